/** What this player knows and others do not, in words. */

import { text } from '../../lib/text.svelte';
import { LOCATIONS, SLOTS } from './rio';
import type { Scene } from './scene.svelte';
import type { Piece } from './types';

export function notes(scene: Scene): string[] {
  if (scene.hidden || scene.me === null) return [];
  return [...safes(scene), ...cards(scene)];
}

function safes(scene: Scene): string[] {
  const all: [Piece, string][] = LOCATIONS.flatMap((location) =>
    scene
      .safesAt(location)
      .flatMap((piece, i): [Piece, string][] =>
        piece
          ? [[piece, text.say('scoundrels-note-at', { location: scene.location(location), number: i + 1 })]]
          : [],
      ),
  );
  for (const location of LOCATIONS)
    for (const piece of scene.view.places.unused[location])
      all.push([piece, text.say('scoundrels-unused', { location: scene.location(location) })]);
  for (const seat of [scene.me!, ...scene.others])
    for (const piece of scene.stolen(seat))
      all.push([
        piece,
        text.say('scoundrels-note-stolen', { who: scene.who(seat), mine: seat === scene.me }),
      ]);
  return all.flatMap(([piece, where]) => {
    const inside = scene.inside(piece);
    if (inside === undefined) return [];
    const mine = scene.marksOn(piece.piece).find(({ owner }) => owner === scene.me);
    return text.say('scoundrels-note-safe', {
      where,
      inside,
      name: scene.gt.value('safe', scene.faceOf(piece)),
      lie: mine && mine.number !== inside ? mine.number : null,
    });
  });
}

function cards(scene: Scene): string[] {
  return [scene.me!, ...scene.others].flatMap((seat) =>
    SLOTS.flatMap((slot) => {
      const piece = scene.inSlot(seat, slot);
      const face = scene.spied(seat, slot);
      if (!piece || !face || piece.public) return [];
      return text.say('scoundrels-note-card', {
        who: scene.who(seat),
        mine: seat === scene.me,
        slot,
        rank: scene.rank(face),
        bluff: scene.rank(face) !== slot,
      });
    }),
  );
}
