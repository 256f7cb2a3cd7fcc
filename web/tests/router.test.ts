import { beforeEach, expect, test, vi } from 'vitest';

const page = Object.assign(new EventTarget(), {
  baseURI: 'https://host.example/den/',
  getElementById: () => null,
});
const at = new URL('https://host.example/den/');
vi.stubGlobal('document', page);
vi.stubGlobal('location', at);
vi.stubGlobal('scrollTo', () => undefined);
vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('history', {
  pushState: (_: unknown, __: string, url: URL) => (at.href = url.href),
  replaceState: (_: unknown, __: string, url: URL) => (at.href = url.href),
});

const { go, href, router } = await import('../src/lib/router.svelte');

beforeEach(() => go(''));

test('paths are below the base', () => {
  expect(router.path).toBe('');
  go('t/KOT4417');
  expect(at.href).toBe('https://host.example/den/t/KOT4417');
  expect(router.parts).toEqual(['t', 'KOT4417']);
  expect(href('guide/crooks#end')).toBe('https://host.example/den/guide/crooks#end');
  expect(href('')).toBe('https://host.example/den/');
});

test('query and hash', () => {
  go('r/KOT?step=12&as=all#%D1%85%D0%BE%D0%B4');
  expect(router.path).toBe('r/KOT');
  expect(router.query.get('step')).toBe('12');
  expect(router.hash).toBe('ход');
});

test('an address that cannot be decoded is taken as it is', () => {
  go('device#100%');
  expect(router.hash).toBe('100%');
});

/** A click as the page sees it; true if the router took it. */
function click(link: Record<string, unknown>, event: Partial<MouseEvent> = {}): boolean {
  const attribute = link.attribute ?? link.href;
  const anchor = { target: '', hasAttribute: () => false, getAttribute: () => attribute, ...link };
  const clicked = Object.assign(new Event('click', { cancelable: true }), { button: 0, ...event });
  Object.defineProperty(clicked, 'target', { value: { closest: () => anchor } });
  page.dispatchEvent(clicked);
  return clicked.defaultPrevented;
}

test('links of the page are taken, all others left to the browser', () => {
  expect(click({ href: 'https://host.example/den/records' })).toBe(true);
  expect(router.path).toBe('records');
  expect(click({ href: 'https://elsewhere.example/' })).toBe(false);
  expect(click({ href: 'https://host.example/other' })).toBe(false);
  expect(click({ href: 'https://host.example/den/api/records/KOT' })).toBe(false);
  expect(click({ href: 'https://host.example/den/mine' }, { ctrlKey: true })).toBe(false);
  expect(click({ href: 'https://host.example/den/mine', target: '_blank' })).toBe(false);
});

test('a place on the page stays on the page', () => {
  go('guide/crooks');
  expect(click({ href: 'https://host.example/den/#end', attribute: '#end' })).toBe(true);
  expect(at.href).toBe('https://host.example/den/guide/crooks#end');
});
