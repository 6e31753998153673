import './lib/fonts.css';
import './lib/look.css';
import './lib/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { show } from './lib/prefs.svelte';

show();
const target = document.getElementById('app');
if (target) mount(App, { target });
