// node_modules/.bin/node scripts/openApi.mjs > docs/openapi.json: what the page asks of a backend, from its contracts.
import { openApiText } from '#marketplace/core/openApi/openApi.ts';

process.stdout.write(openApiText());
