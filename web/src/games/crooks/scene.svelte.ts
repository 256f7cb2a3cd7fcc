import { getContext, setContext } from 'svelte';
import type { GameText } from '../../lib/text.svelte';
import { text } from '../../lib/text.svelte';
import type { SeatView } from '../../lib/wire';
import type { Choice } from '../../table/choice.svelte';
import type { BoardProps } from '..';
import {
  jobsOf,
  label,
  modifier,
  notes,
  onlyMine,
  rowOrder,
  signed,
  silent,
  slotOf,
  type Note,
} from './city';
import pictures from './icons.json';
import type { Action, Crook, CrooksOutlook, CrooksView, JobOutlook, Piece } from './types';

const icons: Record<string, Record<string, string> | undefined> = pictures;
const KEY = Symbol('crooks');

/** The table as its parts need it: what lies where, what it is called and who knows it. */
export class Scene {
  readonly #props: () => BoardProps;

  constructor(props: () => BoardProps) {
    this.#props = props;
    setContext(KEY, this);
  }

  readonly choice: Choice = $derived.by(() => this.#props().choice);
  /** My cards lie face down for the neighbours' sake; the view says so, what they are worth must not tell. */
  readonly hidden: boolean = $derived.by(() => this.#props().hidden ?? false);
  readonly view: CrooksView = $derived.by(() => this.#props().client.view as CrooksView);
  readonly outlook: CrooksOutlook | null = $derived.by(() => {
    const outlook = (this.#props().client.outlook ?? null) as CrooksOutlook | null;
    return outlook && this.hidden ? silent(outlook, (job) => modifier(this.view, job, this.crook)) : outlook;
  });
  readonly onrules = $derived.by(() => this.#props().onrules);
  readonly me: number | null = $derived.by(() => this.#props().me);
  readonly gt: GameText = $derived.by(() => this.#props().gt);
  readonly seats: SeatView[] = $derived.by(() => this.#props().seats);

  readonly jobs: number[] = $derived(jobsOf(this.view));
  readonly rows: number[] = $derived(rowOrder(this.view.seats, this.me));
  readonly letters: string[] = $derived(Object.keys(this.view.places.hideout));
  readonly notes: Map<string, Note> = $derived(new Map(notes(this.view).map((note) => [note.letter, note])));

  /** Who decides now, and what. */
  readonly asked = $derived(this.view.asked[0] ?? null);

  /** The card on its way to a job, if I may see it. */
  readonly hired: Piece | null = $derived.by(() => {
    const piece = this.asked?.kind === 'place' ? this.view.places.hand[this.asked.seat]?.[0] : undefined;
    return piece?.face ? piece : null;
  });

  /** The cards of the hideout that is being searched, if I may see them. */
  readonly open: Piece[] = $derived.by(() => {
    const pile = this.asked?.kind === 'choose' ? this.view.places.hideout[this.view.opened ?? ''] : undefined;
    return pile?.every(({ face }) => face) ? pile : [];
  });

  readonly action: Action | null = $derived.by(() => (this.choice.filled.action as Action | null) ?? null);

  // ---- cards and places ----

  crook = (face: string): Crook | undefined => this.#props().client.cards[face] as Crook | undefined;

  slot(seat: number, job: number): Piece[] {
    return slotOf(this.view, seat, job);
  }

  job(job: number): JobOutlook | undefined {
    return this.outlook?.jobs.find((one) => one.job === job);
  }

  // ---- names ----

  name(face: string): string {
    return label(this.gt.value('crook', face));
  }

  /** A seat as a word in a sentence: I am «you». */
  who(seat: number): string {
    return seat === this.me ? text.say('crooks-you-in') : this.player(seat);
  }

  player(seat: number): string {
    return this.gt.player(seat, this.#props().names);
  }

  gang(gang: string): string {
    return this.gt.value('gang', gang);
  }

  /** Where there is no room for «Chicago». */
  gangShort(gang: string): string {
    const id = `crooks-gang-${gang}`;
    return text.has(id) ? text.say(id) : this.gang(gang);
  }

  /** Its name if our texts have one; a place of a host's own card file is called by its number or letter. */
  jobName(job: number): string {
    return this.gt.has(`job-${job}`) ? this.gt.say(`job-${job}`) : text.say('crooks-job', { job });
  }

  denName(letter: string): string {
    return this.gt.has(`hideout-${letter}`)
      ? this.gt.say(`hideout-${letter}`)
      : text.say('crooks-den', { letter });
  }

  /** Everything that is printed on a crook, as a phrase. */
  card(face: string): string {
    const crook = this.crook(face);
    return text.say('crooks-card', {
      name: this.name(face),
      rating: crook?.rating ?? null,
      modifier: crook?.modifier ? signed(crook.modifier) : null,
      emblems: (crook?.gangs ?? []).map((gang) => this.gang(gang)),
      does: crook?.action ? this.gt.value('action', crook.action) : null,
    });
  }

  /** A card on the table, as this viewer knows it. */
  piece(piece: Piece): string {
    if (!piece.face) return text.say('crooks-face-down');
    return onlyMine(piece)
      ? text.say('crooks-only-mine', { card: this.card(piece.face), mine: this.me !== null })
      : this.card(piece.face);
  }

  // ---- pictures ----

  icon(kind: 'crook' | 'gang' | 'action' | 'job' | 'hideout', id: string | number): string {
    return icons[kind]?.[kind === 'job' ? `job_${id}` : id] ?? icons.unknown?.[kind] ?? '';
  }
}

export const useScene = (): Scene => getContext(KEY);
