// npm run build: the browser files the server's render and the lab, when the sources have changed.
import { ensureBuilt, ensureLabBuilt } from './setup/ensureBuilt.mjs';
import { ensureInstalled } from './setup/ensureInstalled.mjs';

ensureInstalled();
ensureBuilt();
ensureLabBuilt();
