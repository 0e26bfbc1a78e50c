// npm run build: the browser files and the server's render, when the sources have changed.
import { ensureBuilt } from './setup/ensureBuilt.mjs';
import { ensureInstalled } from './setup/ensureInstalled.mjs';

ensureInstalled();
ensureBuilt();
