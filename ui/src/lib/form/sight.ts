// What unfolds below the visible part of a scroller would seem dead: it comes into sight as it appears.
import type { Attachment } from 'svelte/attachments';

export const intoSight: Attachment<HTMLElement> = (node) => node.scrollIntoView({ block: 'nearest' });
