/** The release that a page's own script is of, by the hash in its name; where it was not built there is none. */
export const releaseOf = (script: string | undefined): string =>
  /\/entryClient-([\w-]+)\.js$/.exec(script ?? '')?.[1] ?? 'unbuilt';
