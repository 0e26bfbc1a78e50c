// npm run plain [-- --lower] [-- --list ROOM]: words that a reader stumbles over, in numbers that may only fall.
import { runProgram } from './setup/runProgram.mjs';

runProgram('scripts/plain/main.ts');
