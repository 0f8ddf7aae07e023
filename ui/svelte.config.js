// Only what the editor and svelte-check need; the build is in vite.config.ts.
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default { preprocess: vitePreprocess() };
