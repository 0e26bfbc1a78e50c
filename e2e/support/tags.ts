// A journey without a tag runs on a phone and on a desktop, by day and by night, and by night in the newer shell too.
// `npm test` runs by day, `npm run nightly` by night; playwright.config.ts reads the tags.

/** Every tag of a journey. */
export type Tag =
  | '@phone-only'
  | '@desktop-only'
  | '@never-on-phone'
  | '@nightly'
  | '@both-shells'
  | '@own-shell'
  | '@alone';

/** Details of a journey, or of all in a `test.describe`: the argument after the title. */
export interface Tagged {
  tag: Tag | Tag[];
}

/** A journey whose subject is the same at every size: by day it runs on a phone only. */
export const PHONE_ONLY: Tagged = { tag: '@phone-only' };

/** A journey whose subject is the same at every size: by day it runs on a desktop only. */
export const DESKTOP_ONLY: Tagged = { tag: '@desktop-only' };

/** A journey that needs a desktop, brings its own sizes, or shows no page: it never runs at the size of a phone. */
export const NEVER_ON_PHONE: Tagged = { tag: '@never-on-phone' };

/** A journey that similar ones cover, or that takes long for its worth: it runs by night only. */
export const NIGHTLY: Tagged = { tag: '@nightly' };

/** A journey of the core: by day it runs in the newer shell too, on a phone. Its other tags count for the older one. */
export const BOTH_SHELLS: Tagged = { tag: '@both-shells' };

/** A journey that chooses its shell, or is not about a product page: it does not run again in the newer shell. */
export const OWN_SHELL: Tagged = { tag: '@own-shell' };

/** A journey that loads the machine far more than others: it runs after them, in the project `alone`, one at a time. */
export const ALONE: Tagged = { tag: '@alone' };

const namesOf = (all: readonly Tagged[]) => all.flatMap(({ tag }) => tag);

/** Several tags for one journey. */
export const tagged = (...all: readonly Tagged[]): Tagged => ({ tag: namesOf(all) });

/** Patterns that find the journeys with one of these tags, each as a whole word. */
export const patternsOf = (...all: readonly Tagged[]): RegExp[] =>
  namesOf(all).map((name) => new RegExp(`${name}(?= |$)`));
