// npm run lab: the path tools of lab/, on the project's own Node.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureBrowser } from './setup/ensureBrowser.mjs';
import { ensureBuilt } from './setup/ensureBuilt.mjs';
import { ensureInstalled, NODE, projectEnv, ROOT } from './setup/ensureInstalled.mjs';

const words = process.argv.slice(2);
ensureInstalled();
const env = projectEnv();
if (words[0] === 'gallery') {
  // With --json only the answer goes to the standard output.
  const { log } = console;
  console.log = console.error;
  env.CHROME_PATH = ensureBrowser();
  ensureBuilt();
  console.log = log;
}
const lab = spawn(NODE, [path.join(ROOT, 'lab/main.ts'), ...words], { stdio: 'inherit', env });
// Ctrl-C reaches the command by itself; it ends with the results so far.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => lab.kill('SIGTERM'));
lab.on('exit', (code) => process.exit(code ?? 1));
