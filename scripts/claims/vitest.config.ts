import { readFileSync } from 'node:fs';
import path from 'node:path';
import { mergeConfig, type Plugin } from 'vitest/config';
import usual from '../../vitest.config.ts';
import { changed, type Change } from './changes.ts';

/** A run for `breakClaims.ts`. */
export interface Asked {
  /** Full names of the tests; null for all of the files. */
  titles: string[] | null;
  change: Change | null;
  /** The folder for the coverage; null where none is wanted. */
  coverage: string | null;
}

const { titles, change, coverage } = JSON.parse(
  readFileSync(process.env['CLAIM_RUN'] ?? '', 'utf8'),
) as Asked;

/** The runner joins names of suites by `>`; titles have a space alone there. */
const patternOf = (title: string) => RegExp.escape(title).replaceAll(String.raw`\x20`, ' (?:> )?');

/** Serves one file of the product with a change in it; the file itself stays as it is. */
function withChange(one: Change): Plugin {
  const file = path.resolve(one.file);
  return {
    name: 'claim-change',
    enforce: 'pre',
    // A cached module is found by the text of its file, which the change does not alter.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (id.split('?')[0] === file ? false : undefined)),
    load: (id) => (id.split('?')[0] === file ? changed(readFileSync(file, 'utf8'), one) : null),
  };
}

// oxlint-disable-next-line import/no-default-export -- the tool asks for one
export default mergeConfig(usual, {
  plugins: change === null ? [] : [withChange(change)],
  test: {
    ...(titles === null
      ? {}
      : {
          testNamePattern: new RegExp(`^(?:${titles.map(patternOf).join('|')})$`),
        }),
    bail: 1,
    testTimeout: 60_000,
    ...(coverage === null
      ? {}
      : {
          coverage: {
            enabled: true,
            provider: 'v8' as const,
            reporter: ['json'],
            reportsDirectory: coverage,
          },
        }),
  },
});
