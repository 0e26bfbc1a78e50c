import type { Plugin } from 'vite';

/** How every view takes the names of the style sheet. */
const TAKEN_WHOLE = /^import (\w+) from ('[^']+\.module\.css');$/m;

/**
 * Makes each class name of the style sheet an import of its own where the table of all was taken: bundled, the name
 * stands where it is used, and nothing of the table is left. As a whole it would come with the first load.
 */
export function classNames(): Plugin[] {
  return [
    {
      name: 'etalase:class-names',
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx?$/, code: TAKEN_WHOLE },
        handler: (code) => code.replace(TAKEN_WHOLE, 'import * as $1 from $2;'),
      },
    },
    {
      name: 'etalase:class-names-styles',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        // The minifier leaves nothing of its names; were it shaken off before, its styles would go with it.
        handler: (code) => ({ code, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}
