import type { AnswerAuthor } from '#src/domain/questions/question.ts';

/** An answer that somebody wrote by hand. */
export interface WrittenAnswer {
  author: AnswerAuthor;
  /** First name and initial of a buyer; empty for the seller. */
  by: string;
  /** How many found it helpful by then. */
  helpful: number;
  text: string;
}
/** A question that somebody wrote by hand for a product of the catalogue. */
export interface WrittenQuestion {
  /** First name and initial. */
  by: string;
  /** Days before the database was new. */
  daysAgo: number;
  text: string;
  answers: readonly WrittenAnswer[];
}

/** One question in one line or two, with what was answered. */
export const asked = (
  by: string,
  daysAgo: number,
  text: string,
  ...answers: readonly WrittenAnswer[]
): WrittenQuestion => ({ by, daysAgo, text, answers });
export const seller = (helpful: number, text: string): WrittenAnswer => ({
  author: 'seller',
  by: '',
  helpful,
  text,
});
export const buyer = (by: string, helpful: number, text: string): WrittenAnswer => ({
  author: 'buyer',
  by,
  helpful,
  text,
});
