import { mount } from 'svelte';
import './styles/index.css';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { text } from './lib/text.svelte';

await text.use(settings.lang);
mount(App, { target: document.getElementById('app')! });
