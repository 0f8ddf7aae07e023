// Opens the door this page has and hangs the screen into it. Nothing else.
import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { insideTheApp, ipcDoor } from './lib/api/ipc';
import { ownAddress, SocketDoor } from './lib/api/socket';

const door = insideTheApp() ? await ipcDoor() : new SocketDoor(ownAddress(location));
const target = document.getElementById('app');
if (target) mount(App, { target, props: { door } });
