// npm run openapi --silent > openapi.json: the calls of the page as an OpenAPI document, made from its contracts.
import { runProgram } from './setup/runProgram.mjs';

runProgram('scripts/openApi/main.ts');
