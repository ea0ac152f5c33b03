// Where the app begins.

import './look/tokens.css';
import './look/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { comeIn } from './shell/me.svelte';
import { follow } from './shell/route.svelte';
import { fetchSettings, firstLanguage, followDevice, show } from './shell/settings.svelte';
import { need, speak } from './words';

show();
followDevice();
follow();
await Promise.all([speak(firstLanguage()).then(() => need('shell', 'game')), comeIn().catch(() => null)]);
mount(App, { target: document.body });
void fetchSettings();
if ('serviceWorker' in navigator && import.meta.env.PROD) void navigator.serviceWorker.register('/sw.js');
