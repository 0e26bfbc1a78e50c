/** So many characters of words are looked for in a list. */
const LONGEST_SEARCH = 100;

/** The words that an address has looked for in a list; empty for none. What nobody can see is no word to look for. */
export const searchAsked = (text: string): string =>
  [
    ...text
      .replaceAll(/\p{Cc}/gu, ' ')
      .replaceAll(/\p{Cf}/gu, '')
      .trim(),
  ]
    .slice(0, LONGEST_SEARCH)
    .join('');

/** The parameters of a list's address, without those that it has not (null). */
export const queryOf = (search: Record<string, string | null>): URLSearchParams =>
  new URLSearchParams(Object.entries(search).filter((pair): pair is [string, string] => pair[1] !== null));
