// npm run where -- AREA, FEATURE or AREA/FEATURE: the files of it in every layer, and how many lie in a folder of its area.
import { runProgram } from './setup/runProgram.mjs';

runProgram('scripts/where/main.ts');
