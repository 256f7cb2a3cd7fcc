/** Whose work the page is made of. Games say it of themselves. Keep NOTICE in step. */

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
