import { openApiText } from '#marketplace/core/openApi/openApi.ts';

process.stdout.write(openApiText());
