// npm run audit: licences of the installed packages, and their known vulnerabilities where the registry lists them.
import { runProgram } from './setup/runProgram.mjs';

runProgram('scripts/audit/main.ts');
