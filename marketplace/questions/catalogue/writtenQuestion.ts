import type { AnswerAuthor } from '#src/domain/questions/question.ts';

/** A hand-written answer. */
export interface WrittenAnswer {
  author: AnswerAuthor;
  /** First name and initial of a buyer; empty for the seller. */
  by: string;
  /** Number of readers who found it helpful by then. */
  helpful: number;
  text: string;
}
/** A hand-written question about a product of the catalogue. */
export interface WrittenQuestion {
  /** First name and initial. */
  by: string;
  /** Days before the database was new. */
  daysAgo: number;
  text: string;
  answers: readonly WrittenAnswer[];
}

/** Makes one question with its answers, in one line or two. */
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
