// npm run -s openapi > openapi.json: the calls of the page as an OpenAPI document, made from its contracts.
import { openApiText } from '#marketplace/core/openApi/openApi.ts';

process.stdout.write(openApiText());
