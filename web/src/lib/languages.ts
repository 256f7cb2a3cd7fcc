/** The languages that people may choose. A new one needs its texts, its guides, and one entry here. */
interface Language {
  /** As its speakers call it. */
  name: string;
  /** Whose speakers mostly read it too, where their own is missing. */
  also: readonly string[];
}

export const LANGUAGES = {
  ru: { name: 'Русский', also: ['be', 'uk', 'kk'] },
  en: { name: 'English', also: [] },
} as const satisfies Record<string, Language>;

export type Lang = keyof typeof LANGUAGES;
export const LANGS = Object.keys(LANGUAGES) as Lang[];
export const DEFAULT: Lang = 'en';

/** The next one, for a button that goes through all of them. */
export const nextLang = (lang: Lang): Lang => LANGS[(LANGS.indexOf(lang) + 1) % LANGS.length]!;

/** The language for somebody whose device speaks this one: `uk-UA`. */
export function fitting(device: string): Lang {
  const spoken = device.toLowerCase().split(/[-_]/)[0]!;
  const close = (lang: Lang) => (LANGUAGES[lang].also as readonly string[]).includes(spoken);
  return LANGS.find((lang) => lang === spoken) ?? LANGS.find(close) ?? DEFAULT;
}
