import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { IconifyJSON } from '@iconify/types';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const PREFIX = 'virtual:sprite/';
const SRC = resolve(import.meta.dirname, '../src');

/** One SVG sprite for the room and one for each game, made of the icons that its icons.json names. Whoever
 * imports `virtual:sprite/<game>` gets the sprite's address and the names in it. */
export function sprites(): Plugin {
  let dev = false;
  return {
    name: 'malina-sprites',
    configResolved(config) {
      dev = config.command === 'serve';
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return;
      const sheet = id.slice(PREFIX.length + 1);
      const file = tableOf(sheet);
      this.addWatchFile(file);
      const names = namesIn(file);
      const source = spriteOf(names);
      const url = dev
        ? JSON.stringify(`/@sprite/${sheet}.svg?${Buffer.from(source).length}`)
        : `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `icons-${sheet}.svg`, source })}`;
      return `export const url = ${url};\nexport const names = ${JSON.stringify(names)};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const sheet = /^\/@sprite\/(\w+)\.svg/.exec(request.url ?? '')?.[1];
        if (!sheet) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(spriteOf(namesIn(tableOf(sheet))));
      });
    },
  };
}

function tableOf(sheet: string): string {
  return sheet === 'room' ? resolve(SRC, 'icons/room.json') : resolve(SRC, `games/${sheet}/icons.json`);
}

function namesIn(file: string): string[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value === 'string') found.add(value);
    else if (value && typeof value === 'object') Object.values(value).forEach(walk);
  };
  walk(JSON.parse(readFileSync(file, 'utf-8')));
  return [...found].sort();
}

function spriteOf(names: string[]): string {
  const symbols = names.map((name) => {
    const [set, id] = name.startsWith('l-') ? ['lucide', name.slice(2)] : ['game-icons', name];
    const icons = iconSet(set!);
    const icon = icons.icons[id!] ?? icons.icons[icons.aliases?.[id!]?.parent ?? ''];
    if (!icon) throw new Error(`there is no icon ${name}`);
    const size = icon.width ?? icons.width ?? 16;
    return `<symbol id="${name}" viewBox="0 0 ${size} ${icon.height ?? icons.height ?? size}">${icon.body}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

const sets = new Map<string, IconifyJSON>();

function iconSet(set: string): IconifyJSON {
  if (!sets.has(set))
    sets.set(set, JSON.parse(readFileSync(require.resolve(`@iconify-json/${set}/icons.json`), 'utf-8')));
  return sets.get(set)!;
}
