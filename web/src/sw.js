/* Keeps the page's own files, whose names change with their content; never what the server says. Whoever has an
   old page open keeps the old files until he closes it: nobody is thrown out of a game by an update. ASSETS is
   put here by the build. */
const cacheName = `assets-${ASSETS.version}`;
const folder = new URL('assets/', self.registration.scope).href;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(ASSETS.files)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))),
  );
});

const isOld = (name) => name.startsWith('assets-') && name !== cacheName;

self.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && event.request.url.startsWith(folder)) {
    event.respondWith(kept(event.request));
  }
});

async function kept(request) {
  const cache = await caches.open(cacheName);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
