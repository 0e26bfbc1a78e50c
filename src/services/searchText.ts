import * as z from 'zod/mini';
import { LONGEST_SEARCH, LONGEST_SEARCH_DRAFT } from '#src/domain/shell/limits.ts';
import { cleanLine, textLength } from '#src/domain/shell/typedText.ts';

const isShortEnough = (text: string): boolean => textLength(text) <= LONGEST_SEARCH;

/** The words that a list is asked for; a longer text is refused. [SHELL-21] */
export const searchText = z
  .string()
  .check(z.maxLength(LONGEST_SEARCH_DRAFT), z.overwrite(cleanLine), z.refine(isShortEnough));
