// npm run where -- AREA, FEATURE or AREA/FEATURE: the files of it in every layer, and how many are at home in its area.
import { runProgram } from './setup/runProgram.mjs';

runProgram('scripts/where/main.ts');
