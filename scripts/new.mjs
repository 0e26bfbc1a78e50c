// npm run new: a machine, a modal, an endpoint or a product, written as CONTRIBUTING.md says.
import { runProgram } from './setup/runProgram.mjs';

runProgram('scripts/new/main.ts');
