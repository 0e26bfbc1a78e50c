// npm run audit: licences of what is installed, and its known vulnerabilities where the registry tells them.
import { runProgram } from './setup/runProgram.mjs';

runProgram('scripts/audit/main.ts');
