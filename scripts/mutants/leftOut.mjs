/** Tests that start a process: no mutant is active there, so they may report more than elsewhere. */
const STARTING_PROCESSES = /node:child_process|hostProcess/;
/**
 * The kept threads have no document, and such a test would wait there for ever. Its first line is the second one in the
 * mutated copy, where each file begins with a directive for the type checker.
 */
const NEEDING_DOCUMENT = /^\/\/ @vitest-environment jsdom/m;
/** The mutated copy has no journeys, so a test that imports from them cannot be loaded there. */
const ABOUT_JOURNEYS = /from '(\.\.\/)+e2e\//;

/** Tells by its text whether a test file cannot run against mutants. */
export const isLeftOut = (text) =>
  [STARTING_PROCESSES, NEEDING_DOCUMENT, ABOUT_JOURNEYS].some((one) => one.test(text));
