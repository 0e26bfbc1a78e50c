/** What runs in a process of its own meets no mutant there, and may say more than it does elsewhere. */
const STARTING_PROCESSES = /node:child_process|hostProcess/;
/**
 * The threads that are kept have no document: such a test waits there for ever. Its first line is the second one in the
 * copy that is mutated, where every file begins with a word to the type checker.
 */
const NEEDING_DOCUMENT = /^\/\/ @vitest-environment jsdom/m;
/** The copy that is mutated has no journeys: a test that imports from them cannot be loaded there. */
const ABOUT_JOURNEYS = /from '(\.\.\/)+e2e\//;

/** Whether a test file, by its text, cannot run against mutants. */
export const isLeftOut = (text) =>
  [STARTING_PROCESSES, NEEDING_DOCUMENT, ABOUT_JOURNEYS].some((one) => one.test(text));
