import { mount } from 'svelte';
import './styles/index.css';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { text } from './lib/text.svelte';
import { show } from './lib/theme.svelte';

show(document.documentElement);
text.use(settings.lang).then(
  () => mount(App, { target: document.getElementById('app')! }),
  // Without words nothing can be said, not even that they are missing.
  () => setTimeout(() => location.reload(), 3000),
);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // A convenience: without it (no https, private window) everything works as well.
  void navigator.serviceWorker.register(new URL('sw.js', document.baseURI)).catch(() => undefined);
}
