// Makes src/lib/wire.ts of the server's JSON schema. With --check only says whether it is up to date.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { compile } from 'json-schema-to-typescript';

const target = resolve(import.meta.dirname, '../src/lib/wire.ts');
const venv = resolve(import.meta.dirname, '../../.venv/bin/python');
const python = process.env.PYTHON ?? (existsSync(venv) ? venv : 'python3');
const program = 'import json; from malina.server.wire import schema; print(json.dumps(schema()))';
const schema = JSON.parse(execFileSync(python, ['-c', program], { encoding: 'utf-8' }));
const defs = schema.$defs;

const told = ['State', 'Ack', 'Refused', 'Considered', 'Hinted', 'Pong', 'Bye'];
const commands = Object.keys(defs).filter((name) => defs[name].properties?.do);
// What a client says may leave out what has a default, and so may these; all else is always sent whole.
const partial = new Set([...told, ...commands, 'ChatLine', 'NewTable', 'SomeSettings']);

for (const [name, def] of Object.entries(defs)) {
  for (const field of Object.values(def.properties ?? {})) {
    // Names of fields are no names for types, and a default would make a type of its own.
    delete field.title;
    delete field.default;
  }
  if (def.properties && !partial.has(name)) def.required = Object.keys(def.properties);
}

/** An object of which nothing is said may hold anything. */
function open(value) {
  if (!value || typeof value !== 'object') return;
  if (value.type === 'object' && !value.properties) value.additionalProperties ??= true;
  Object.values(value).forEach(open);
}
open(defs);

const types = await compile({ ...schema, title: 'Wire' }, 'Wire', {
  additionalProperties: false,
  bannerComment: '// Made by scripts/wire.mjs from malina.server.wire; do not edit.',
  ignoreMinAndMaxItems: true,
  unknownAny: false,
  unreachableDefinitions: true,
  style: { singleQuote: true, printWidth: 110 },
});
const unions = `
export type AnyCommand = ${commands.join(' | ')};
export type AnyTold = ${told.join(' | ')};
`;
const noise =
  /\n \*\n \* This interface was referenced by [^]*?(?=\n \*\/)|\/\*\*\n \* This interface was referenced by [^]*?\*\/\n/g;
const made = types.replace(/export interface Wire \{[^}]*\}\n/, '').replace(noise, '') + unions;

if (process.argv.includes('--check')) {
  if (!existsSync(target) || readFileSync(target, 'utf-8') !== made) {
    console.error('src/lib/wire.ts is not what malina.server.wire says: run npm run wire');
    process.exit(1);
  }
} else writeFileSync(target, made);
