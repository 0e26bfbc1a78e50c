/** What is mutated, and the tests that are run against it. */
export const PARTS = [
  { part: 'src/domain', tests: ['tests/unit'] },
  { part: 'src/services', tests: ['tests/unit', 'tests/contract/serviceCalls.test.ts', 'tests/server'] },
  { part: 'marketplace/rules', tests: ['tests/unit', 'tests/contract'] },
  { part: 'server', tests: ['tests/unit', 'tests/server'] },
];
/** Per cent of each part that must be killed. */
export const THRESHOLD = 85;

/** Where what is known of a part is kept between runs, and where the last run's report lies. */
export const fileOf = (part, kind) => `.cache/mutants/${part.replaceAll('/', '-')}.${kind}.json`;
