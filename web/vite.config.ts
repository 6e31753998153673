import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const server = process.env.TABULARIUM_SERVER ?? 'http://127.0.0.1:8000';
const root = fileURLToPath(new URL('..', import.meta.url));

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('./src', import.meta.url)),
      // the texts live beside the engine, once for all
      '@locale': `${root}src/tabularium/locale`,
    },
  },
  server: {
    fs: { allow: [root] },
    proxy: {
      '/api': { target: server, ws: true },
      '/docs': { target: server },
      '/health': { target: server },
    },
  },
  build: {
    target: 'es2022',
    // a data: address would need a hole in the content security policy
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['tests/jsdom.ts'],
    include: ['tests/**/*.test.ts'],
  },
});
