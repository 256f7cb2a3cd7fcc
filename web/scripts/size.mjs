// Fails when what a newcomer must load before he sees anything grows too large.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 100_000;
const page = resolve(import.meta.dirname, '../../src/malina/server/page');
const manifest = JSON.parse(readFileSync(`${page}/.vite/manifest.json`, 'utf-8'));

const needed = new Set();
const need = (key) => {
    if (needed.has(key)) return;
    needed.add(key);
    manifest[key].imports?.forEach(need);
};
need(Object.keys(manifest).find((key) => manifest[key].isEntry));

const size = [...needed]
    .map((key) => gzipSync(readFileSync(`${page}/${manifest[key].file}`)).length)
    .reduce((sum, length) => sum + length, 0);
console.log(`initial JS: ${(size / 1000).toFixed(1)} KB gzipped of ${LIMIT / 1000} allowed`);
if (size > LIMIT) process.exit(1);
