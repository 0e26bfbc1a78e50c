// npm run move -- FROM TO [FROM TO]…, or --list FILE: moves files or folders with git, and writes their new paths into every
// import, link, list and document that names them.
import { runProgram } from './setup/runProgram.mjs';

runProgram('scripts/move/main.ts');
