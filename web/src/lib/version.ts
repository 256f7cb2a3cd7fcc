/** Has the server another page by now? Then files of this one may be gone. */
export async function outdated(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  const name = script?.src.split('/').at(-1);
  if (!name) return false;
  const html = await fetch(document.baseURI, { cache: 'no-store' }).then(
    (response) => (response.ok ? response.text() : ''),
    () => '',
  );
  return html !== '' && !html.includes(name);
}
