import { readdirSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { size } from './scripts/size';
import { sprites } from './scripts/sprites';
import { words } from './scripts/words';
import { worker } from './scripts/worker';

const server = process.env.MALINA_SERVER ?? 'http://127.0.0.1:8123';

const GAMES = readdirSync(new URL('../src/malina/games', import.meta.url));

export default defineConfig({
  // Relative, because the server may sit under a sub-path; it writes the <base href>.
  base: './',
  plugins: [svelte(), sprites(), words(), worker(), size()],
  resolve: { conditions: process.env.VITEST ? ['browser', 'module', 'import', 'default'] : undefined },
  server: {
    fs: { allow: ['..'] },
    // The host stays as it is: the server compares it with the page's origin.
    proxy: { '/api': { target: server, ws: true } },
  },
  build: {
    outDir: '../src/malina/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // data: URLs would need a wider content security policy.
    assetsInlineLimit: 0,
    // The licences of what is bundled ask for their texts.
    license: { fileName: 'licenses.md' },
    rollupOptions: {
      output: {
        // All words of a language in one request, those of a game in another.
        manualChunks(id) {
          const [, game, ofGame] = /\/games\/(\w+)\/text\/(\w+)\.ftl\?raw$/.exec(id) ?? [];
          if (game) return `words-${game}-${ofGame}`;
          const [, lang, file] = /\/text\/(\w+)(?:\/(\w+))?\.ftl\?raw$/.exec(id) ?? [];
          if (!lang) return undefined;
          return file && GAMES.includes(file) ? `words-${file}-${lang}` : `words-${lang}`;
        },
      },
    },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    // As a browser gets them: on a server effects do not run.
    testTransformMode: { web: ['**'] },
  },
});
