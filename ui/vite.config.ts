// How the screen is built and tested. What it shows stands in src/.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  base: './',
  build: { outDir: 'dist', target: 'es2022', assetsInlineLimit: 0 },
  server: { port: 5178, strictPort: true },
  test: { environment: 'jsdom', setupFiles: ['tests/setup.ts'], include: ['tests/**/*.test.ts'], testTimeout: 30_000 },
});
