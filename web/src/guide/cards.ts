/** Cards as the guide finds them: what is printed on them, in words. */

import type { Extras } from '../games';
import type { Card } from '../lib/api';
import type { GameText } from '../lib/text.svelte';
import type { Entry } from './search';

export interface CardEntry extends Entry {
  id: string;
  icon: string | undefined;
  anchor: string | undefined; // the section that explains it
}

export function cardEntries(
  cards: Record<string, Card>,
  gt: GameText,
  icon: Extras['icon'],
  lang = '',
): CardEntry[] {
  const kinds = gt.has('pieces') ? gt.say('pieces').split(' ') : [];
  // cards that differ in their signs only are one to a reader
  const named = new Map(Object.entries(cards).map(([id, card]) => [id.split('.')[0]!, card]));
  return [...named].map(([id, card]) => {
    const kind = kinds.find((kind) => gt.has(`${kind}-${id}`)) ?? kinds[0] ?? 'card';
    const fields = Object.entries(card)
      .filter(([field]) => !SIGN.has(field))
      .flatMap(([field, value]) => (isObject(value) ? Object.entries(value) : [[field, value] as const]));
    const printed = fields.flatMap(([field, value]) => described(field, value, gt));
    const rules = fields.flatMap(([field, value]) => explained(field, value, gt));
    const shipped = gt.has(`${kind}-${id}-text`) ? gt.say(`${kind}-${id}-text`) : '';
    const own = (card.texts?.[lang] || shipped).replace(/\.$/, '');
    const group = fields.find(([field, value]) => gt.has(`${field}-${value}`));
    return {
      id,
      title: gt.value(kind, id),
      text: [own, capital(printed.join(', ')), ...rules.map(({ text }) => text)].filter(Boolean).join('. '),
      icon: icon?.(kind, id),
      anchor: rules[0]?.anchor ?? (group ? group.join('-') : `${kind}s`),
    };
  });
}

/** In which copies of a card differ. */
const SIGN = new Set(['suit', 'rank']);

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

/** A number with a name of its own, or things that have names and no explanation. */
function described(field: string, value: unknown, gt: GameText): string[] {
  if (typeof value === 'number' && value && gt.has(`board-${field}`)) {
    return [gt.say(`board-${field}`, { [field]: field === 'modifier' ? signed(value) : value })];
  }
  const one = field.replace(/s$/, '');
  if (Array.isArray(value)) return value.filter((v) => gt.has(`${one}-${v}`)).map((v) => gt.value(one, v));
  const id = `${field}-${value}`;
  return typeof value === 'string' && gt.has(id) && !gt.has(`${id}-text`) ? [gt.say(id)] : [];
}

/** A word that has an explanation: `action-spy` has `action-spy-text`. */
function explained(field: string, value: unknown, gt: GameText): { text: string; anchor: string }[] {
  const id = `${field}-${value}`;
  if (typeof value !== 'string' || !value || !gt.has(`${id}-text`)) return [];
  return [{ text: `${gt.value(field, value)}. ${gt.say(`${id}-text`).replace(/\.$/, '')}`, anchor: id }];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
