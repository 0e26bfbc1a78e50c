import * as z from 'zod/mini';
import {
  LONGEST_ANSWER,
  LONGEST_NAME,
  LONGEST_QUESTION_DRAFT,
  QUESTIONS_FIRST_PAGE,
  QUESTIONS_PER_PAGE,
} from '#src/domain/shell/limits.ts';
import { ANSWER_AUTHORS, QUESTION_SORTS } from '#src/domain/questions/question.ts';
import { searchText } from '../../searchText.ts';
import { amount, list } from '../../shapes.ts';
import { wire } from '../../http/wire.ts';

/** Questions of a product and their answers, as the backend gives them. Dates are ISO 8601. [QNA-01..03] */
const id = z.string().check(z.minLength(1), z.maxLength(64));
/** Text by a member; cut off when far too long to read. [QNA-10] */
const written = (most: number) =>
  z.string().check(z.overwrite((text) => (text.length > most ? `${text.slice(0, most)}…` : text)));

export const questionAnswer = z.object({
  id,
  /** The seller, a member who bought the product, or another member. [QNA-02, QNA-21] */
  author: z.enum(ANSWER_AUTHORS),
  name: written(LONGEST_NAME),
  text: written(LONGEST_ANSWER),
  createdDate: z.iso.datetime(),
  /** Number of members who found it helpful. */
  helpful: z._default(amount, 0),
  /** True when the visitor found it helpful. */
  isVoted: z._default(z.boolean(), false),
  /** The visitor answered. */
  isOwn: z._default(z.boolean(), false),
  /** True while only its author sees it. [QNA-18] */
  isInReview: z._default(z.boolean(), false),
});
export type QuestionAnswer = z.output<typeof questionAnswer>;

export const question = z.object({
  id,
  name: written(LONGEST_NAME),
  text: written(LONGEST_ANSWER),
  createdDate: z.iso.datetime(),
  /** The visitor asked it. */
  isOwn: z._default(z.boolean(), false),
  /** True while only its author sees it. [QNA-16] */
  isInReview: z._default(z.boolean(), false),
  /** The seller's first, then those that helped most. */
  answers: list(questionAnswer),
});
export type Question = z.output<typeof question>;

const paging = z.object({ page: amount, itemPerPage: amount, totalPage: amount, totalItem: amount });
export type QuestionPaging = z.output<typeof paging>;

export const questionSummary = z.object({
  count: amount,
  /** Number of questions without an answer. */
  unanswered: amount,
});
export type QuestionSummary = z.output<typeof questionSummary>;

/** GET /backend/product/products/{id}/questions, whole. [QNA-01] */
export const questionList = z.object({
  data: z.array(question),
  summary: questionSummary,
  /** The visitor's own that are in review or wait for an answer, the newest first; on the first page alone. [QNA-08] */
  own: list(question),
  paging,
});
export type QuestionList = z.output<typeof questionList>;

export const questionListQuery = z.object({
  page: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
    QUESTIONS_FIRST_PAGE,
  ),
  itemPerPage: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), QUESTIONS_PER_PAGE),
  sortBy: z._default(z.enum(QUESTION_SORTS), 'HELPFUL'),
  search: z.optional(searchText),
});

/** Body of POST …/questions. What is too long to be looked at is refused here; the rest is judged as a question. [QNA-09] */
export const questionBody = z.object({ text: z.string().check(z.maxLength(LONGEST_QUESTION_DRAFT)) });

/** Body of POST /backend/product/questions/{id}/answers: judged as a question. [QNA-19] */
export const answerBody = questionBody;

/** Body of POST /backend/product/answers/{id}/_vote: what the member wants to hold. [QNA-13] */
export const answerVoteBody = z.object({ helpful: z.boolean() });
/** The visitor's vote and the count after the call. */
export const answerVoted = z.object({ isVoted: z.boolean(), helpful: amount });
export type AnswerVoted = z.output<typeof answerVoted>;

export const listQuestions = wire({
  method: 'GET',
  path: '/product/products/{id}/questions',
  answer: questionList,
  isWhole: true,
});
export const askQuestion = wire({
  method: 'POST',
  path: '/product/products/{id}/questions',
  answer: question,
  writes: 'once',
});
export const answerQuestion = wire({
  method: 'POST',
  path: '/product/questions/{id}/answers',
  answer: questionAnswer,
  writes: 'once',
});
export const voteForAnswer = wire({
  method: 'POST',
  path: '/product/answers/{id}/_vote',
  answer: answerVoted,
  writes: 'once',
});
