import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** The lists of words that come together, each composed of those of areas. */
const LISTS = /\/src\/copy\/((?:id|en)(?:First|Later|Further))\.ts$/;

/** Makes one object of the words that come together: composed by the page, a dozen names and copies would come with them. */
export function mergedWords(): Plugin {
  return {
    name: 'etalase:merged-words',
    enforce: 'pre',
    load: {
      filter: { id: LISTS },
      async handler(id) {
        const name = LISTS.exec(id)?.[1] ?? '';
        const lists = (await import(pathToFileURL(id).href)) as Record<string, Record<string, string>>;
        return `export const ${name} = ${JSON.stringify(lists[name])};`;
      },
    },
  };
}
