/** Path routing below document.baseURI, which the server sets: the page may live under a sub-path. */
const base = new URL(document.baseURI).pathname;

class Router {
  /** The path below the base, without slashes at its ends: '' is the lobby, 't/kot-4417' a table. */
  path = $state('');
  query = $state.raw(new URLSearchParams());
  hash = $state('');
  readonly parts = $derived(this.path.split('/'));

  constructor() {
    this.read();
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
    document.addEventListener('click', (event) => this.#clicked(event));
  }

  read(): void {
    const { pathname, search, hash } = location;
    const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
    this.path = decoded(path).replace(/^\/+|\/+$/g, '');
    this.query = new URLSearchParams(search);
    this.hash = decoded(hash.slice(1));
  }

  #clicked(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element).closest?.('a');
    if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return;
    // With a <base>, the browser takes '#x' for a place on the lobby.
    const place = link.getAttribute('href')!.startsWith('#');
    const url = new URL(place ? link.getAttribute('href')! : link.href, place ? location.href : undefined);
    const here = url.origin === location.origin && url.pathname.startsWith(base);
    if (!here || url.pathname.slice(base.length).startsWith('api/')) return;
    event.preventDefault();
    visit(url);
  }
}

function visit(url: URL, replace = false): void {
  const samePage = url.pathname === location.pathname && url.search === location.search;
  history[replace ? 'replaceState' : 'pushState'](null, '', url);
  router.read();
  if (!samePage) scrollTo(0, 0);
  else if (url.hash) document.getElementById(decoded(url.hash.slice(1)))?.scrollIntoView();
}

/** Anybody can type an address that is none. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const router = new Router();

/** Goes to a path below the base: go('t/kot-4417'). */
export function go(path: string, options: { replace?: boolean } = {}): void {
  visit(new URL(href(path)), options.replace);
}

const ALONE = ['localhost', '127.0.0.1', '[::1]'];

/** The same as others reach it: who opened the page on the server's own machine has an address that is nobody else's. */
export function address(path: string): string {
  const others = document.querySelector<HTMLMetaElement>('meta[name=malina-address]')?.content;
  return others && ALONE.includes(location.hostname) ? new URL(path, others).href : href(path);
}

/** The whole address of a path below the base. */
export function href(path: string): string {
  return new URL(path.replace(/^\/+/, '') || './', document.baseURI).href;
}
