// Puts text where it can be pasted, and makes of an entry the text one passes on: without marks, with its source.
import type { LibraryEntry } from '../wire/LibraryEntry';
import { blocks, type Block, type Run } from '../rules/prose';
import { idOf, sourceOf } from './words';

/** Whether it lies in the clipboard now. A plain LAN address has no clipboard of its own: there a field is selected. */
export async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  if (navigator.clipboard) {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (copied) return true;
  }
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  field.style.cssText = 'position:absolute;opacity:0;height:1px';
  near.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  return copied;
}

const plain = (runs: Run[]) =>
  runs
    .filter((run) => run.as !== 'rule')
    .map((run) => run.text)
    .join('')
    .replace(/\s+([.,;:])/g, '$1')
    .trim();

/** Where an entry stands, each part once: a rulebook brought along is mostly called like its outermost chapter. */
export function cite(entry: LibraryEntry): string {
  const outermost = `${entry.game_title} › `;
  const chapter = entry.chapter.startsWith(outermost) ? entry.chapter.slice(outermost.length) : entry.chapter;
  const parts = [entry.game_title, chapter, sourceOf(entry.source), idOf(entry)];
  return [...new Set(parts.filter(Boolean))].join(' · ');
}

/** Title, words and source of an entry, as one reads them aloud. */
export function told(entry: LibraryEntry, source: string): string {
  return [entry.title, ...blocks(entry.text).map(aloud), source].join('\n\n');
}

function aloud(block: Block): string {
  if (block.as === 'table') return [block.head, ...block.rows].map((row) => row.map(plain).join(' | ')).join('\n');
  if (block.as !== 'list') return plain(block.runs);
  return block.items.map((item, at) => `${block.list === 'ol' ? `${at + 1}.` : '-'} ${plain(item)}`).join('\n');
}
