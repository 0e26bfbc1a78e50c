import path from 'node:path';

/**
 * Alias that gives the page's contracts schemas which are built on first use. `src/services/lazySchemas.ts` itself imports
 * zod by another of its names. The render bundle keeps zod's own: a host builds all schemas once and uses most of them.
 */
export const lazyZod = {
  find: /^zod\/mini$/,
  replacement: path.resolve(import.meta.dirname, '../../src/services/lazySchemas.ts'),
};
