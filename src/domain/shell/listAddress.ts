import { LONGEST_SEARCH } from './limits.ts';
import { cleanLine, cutText } from './typedText.ts';

/** Cleans the words of a search, typed or from an address; empty for none. Invisible characters are removed. */
export const searchAsked = (text: string): string => cutText(cleanLine(text), LONGEST_SEARCH);

/** The parameters of a list's address, without those that it has not (null). */
export const queryOf = (search: Record<string, string | null>): URLSearchParams =>
  new URLSearchParams(Object.entries(search).filter((pair): pair is [string, string] => pair[1] !== null));
