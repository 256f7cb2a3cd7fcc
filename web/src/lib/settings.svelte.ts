import { DEFAULT, fitting, LANGS, LANGUAGES, nextLang, type Lang } from './languages';

/** What this device remembers of how somebody likes it. Kept in the browser, never sent. */
export type { Lang };
export type Scheme = 'auto' | 'dark' | 'light';
export type Motion = 'full' | 'fast' | 'off';
export type CardSize = 's' | 'm' | 'l';

interface Values {
  lang: Lang;
  scheme: Scheme;
  motion: Motion;
  sound: boolean;
  /** Call me by a message of the system while nobody looks at the window. */
  notify: boolean;
  cardSize: CardSize;
}

const KEY = 'malina';

class Settings {
  lang = $state<Lang>(DEFAULT);
  scheme = $state<Scheme>('auto');
  motion = $state<Motion>('full');
  sound = $state(false);
  notify = $state(false);
  cardSize = $state<CardSize>('m');

  constructor() {
    Object.assign(this, byDevice(), stored());
  }

  /** What the button that changes the language says: where we are, and what comes next. */
  readonly languageSwitch = $derived({
    now: this.lang.toUpperCase(),
    next: LANGUAGES[nextLang(this.lang)].name,
  });

  switchLanguage(): void {
    this.lang = nextLang(this.lang);
  }

  /** Called by the shell whenever something changed. What is as the device has it goes on following the device. */
  keep(): void {
    const { lang, scheme, motion, sound, notify, cardSize } = this;
    const own = Object.entries(byDevice());
    const values: Partial<Values> = { lang, scheme, motion, sound, notify, cardSize };
    for (const [name, value] of own)
      if (values[name as keyof Values] === value) delete values[name as keyof Values];
    try {
      localStorage.setItem(KEY, JSON.stringify(values));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

function byDevice(): Values {
  return {
    scheme: 'auto',
    cardSize: 'm',
    lang: fitting(navigator.language ?? ''),
    motion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'full',
    sound: !matchMedia('(pointer: coarse)').matches,
    notify: false,
  };
}

const ALLOWED: { [K in keyof Values]: readonly Values[K][] } = {
  lang: LANGS,
  scheme: ['auto', 'dark', 'light'],
  motion: ['full', 'fast', 'off'],
  sound: [true, false],
  notify: [true, false],
  cardSize: ['s', 'm', 'l'],
};

function stored(): Partial<Values> {
  try {
    const found: Record<string, unknown> = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return Object.fromEntries(
      Object.entries(ALLOWED).flatMap(([name, allowed]) =>
        (allowed as readonly unknown[]).includes(found[name]) ? [[name, found[name]]] : [],
      ),
    );
  } catch {
    return {};
  }
}

export const settings = new Settings();
