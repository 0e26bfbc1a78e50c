import type { Plugin } from 'vite';

/** Import of a style sheet's class names, as every view has it. */
const TAKEN_WHOLE = /^import (\w+) from ('[^']+\.module\.css');$/m;
const EACH_TAKEN_WHOLE = new RegExp(TAKEN_WHOLE, 'gm');

/**
 * Replaces the import of a style sheet's table of class names by an import of each name. In the bundle a name then
 * stands where it is used, and the table, which would come with the first load, is gone.
 */
export function classNames(): Plugin[] {
  return [
    {
      name: 'etalase:class-names',
      enforce: 'pre',
      transform: {
        filter: { id: /\.tsx?$/, code: TAKEN_WHOLE },
        handler: (code) => code.replaceAll(EACH_TAKEN_WHOLE, 'import * as $1 from $2;'),
      },
    },
    {
      name: 'etalase:class-names-styles',
      enforce: 'post',
      transform: {
        filter: { id: /\.module\.css$/ },
        // The minifier removes the unused names; tree shaking before it would remove the styles too.
        handler: (code) => ({ code, moduleSideEffects: 'no-treeshake' }),
      },
    },
  ];
}
