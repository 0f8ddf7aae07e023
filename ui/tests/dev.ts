// The screen against the fake door, for looking at it: `npm run dev`, then tests/dev.html?scene=window. Never shipped.
import { mount } from 'svelte';
import App from '../src/App.svelte';
import '../src/app.css';
import { FakeDoor } from './fake';

const asked = new URLSearchParams(location.search);
const door = new FakeDoor(asked.get('scene') ?? 'window');
if (asked.has('empty')) door.sessions = [];
mount(App, { target: document.getElementById('app')!, props: { door } });
