import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const LIMIT = 100_000;

/** Fails the build when what a newcomer must load before he sees anything grows too large. */
export function size(): Plugin {
  return {
    name: 'malina-size',
    apply: 'build',
    enforce: 'post',
    writeBundle(_, bundle) {
      const needed = new Set<string>();
      const need = (file: string): void => {
        const chunk = bundle[file];
        if (chunk?.type !== 'chunk' || needed.has(file)) return;
        needed.add(file);
        chunk.imports.forEach(need);
      };
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.isEntry) need(chunk.fileName);
      const sizes = [...needed].map((file) => {
        const chunk = bundle[file]!;
        return chunk.type === 'chunk' ? gzipSync(chunk.code).length : 0;
      });
      const sum = sizes.reduce((a, b) => a + b, 0);
      const report = `initial JS: ${(sum / 1000).toFixed(1)} KB gzipped of ${LIMIT / 1000} allowed`;
      if (sum > LIMIT) this.error(report);
      this.info(report);
    },
  };
}
