/** Whose work this is. Names are not translated; what is said about them is in the texts. Keep NOTICE in step. */

export interface GameCredit {
  id: string;
  title: string;
  design: string;
  art?: string;
  publisher: string;
  publisherRu?: string;
}

export const games: GameCredit[] = [
  {
    id: 'crooks',
    title: 'Crooks',
    design: 'Neil Crowley',
    art: 'Dennis Lohausen',
    publisher: 'White Goblin Games',
    publisherRu: 'Игровед',
  },
  { id: 'bang', title: 'BANG!', design: 'Emiliano Sciarra', publisher: 'dV Giochi' },
  {
    id: 'sheriff',
    title: 'Sheriff of Nottingham',
    design: 'Sérgio Halaban, André Zatz',
    publisher: 'Arcane Wonders, CMON',
  },
  {
    id: 'lockup',
    title: 'Lockup: A Roll Player Tale',
    design: 'Stan Kordonskiy',
    publisher: 'Thunderworks Games',
    publisherRu: 'Мир Хобби',
  },
  { id: 'scoundrels', title: '3000 Scoundrels', design: 'Corey Konieczka', publisher: 'Unexpected Games' },
];

export const icons = {
  site: 'game-icons.net',
  url: 'https://game-icons.net',
  licence: 'CC BY 3.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
  authors: ['Lorc', 'Delapouite', 'Skoll', 'Caro Asercion'],
};
export const lucide = { site: 'Lucide', url: 'https://lucide.dev', licence: 'ISC' };

export const fonts = [
  'Golos Text',
  'Yeseva One',
  'Oranienbaum',
  'Poiret One',
  'Podkova',
  'Oi',
  'Kurale',
  'Philosopher',
  'Tektur',
];
export const fontLicence = { name: 'SIL Open Font License 1.1', url: 'https://openfontlicense.org' };

export const libraries: { name: string; licence: string; url: string }[] = [
  { name: 'Svelte', licence: 'MIT', url: 'https://svelte.dev' },
  { name: 'Fluent', licence: 'Apache 2.0', url: 'https://projectfluent.org' },
  { name: 'marked', licence: 'MIT', url: 'https://marked.js.org' },
  { name: 'uqr', licence: 'MIT', url: 'https://github.com/unjs/uqr' },
  { name: 'Litestar', licence: 'MIT', url: 'https://litestar.dev' },
  { name: 'Uvicorn', licence: 'BSD', url: 'https://www.uvicorn.org' },
  { name: 'msgspec', licence: 'BSD', url: 'https://jcristharif.com/msgspec' },
  { name: 'SQLAlchemy', licence: 'MIT', url: 'https://www.sqlalchemy.org' },
  { name: 'Alembic', licence: 'MIT', url: 'https://alembic.sqlalchemy.org' },
  { name: 'structlog', licence: 'MIT, Apache 2.0', url: 'https://www.structlog.org' },
  { name: 'itsdangerous', licence: 'BSD', url: 'https://itsdangerous.palletsprojects.com' },
  { name: 'prometheus_client', licence: 'Apache 2.0', url: 'https://github.com/prometheus/client_python' },
  { name: 'Typer', licence: 'MIT', url: 'https://typer.tiangolo.com' },
  { name: 'Rich', licence: 'MIT', url: 'https://github.com/Textualize/rich' },
];
