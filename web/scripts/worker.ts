import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Writes sw.js with the list of what a page may still ask for after the server was updated. */
export function worker(): Plugin {
  return {
    name: 'malina-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        .filter((file) => /^assets\/.*\.(js|css|svg)$/.test(file))
        .sort();
      const version = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const source = readFileSync(resolve(import.meta.dirname, '../src/sw.js'), 'utf-8');
      const assets = `const ASSETS = ${JSON.stringify({ version, files })};\n`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: assets + source });
    },
  };
}
