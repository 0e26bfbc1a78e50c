import { LONGEST_QUESTION, LONGEST_QUESTION_DRAFT, SHORTEST_QUESTION } from '../shell/limits.ts';
import { cleanText, textLength } from '../shell/typedText.ts';

/** Sorts of questions, in the order of the choice. [QNA-05] */
export const QUESTION_SORTS = ['HELPFUL', 'NEWEST', 'UNANSWERED'] as const;
export type QuestionSort = (typeof QUESTION_SORTS)[number];

/** Authors of answers: the seller, a member who bought the product, any other member. [QNA-02, QNA-21] */
export const ANSWER_AUTHORS = ['seller', 'buyer', 'member'] as const;
export type AnswerAuthor = (typeof ANSWER_AUTHORS)[number];

/** Posts of a discussion that can be reported: a question, or an answer. [QNA-23] */
export const QUESTION_REPORT_TYPES = ['question', 'answer'] as const;
export type QuestionReportType = (typeof QUESTION_REPORT_TYPES)[number];

/** Which questions of a product are asked for, and in which order. */
export interface QuestionCriteria {
  sort: QuestionSort;
  /** Empty for any words. */
  search: string;
}
export const EVERY_QUESTION: QuestionCriteria = { sort: 'HELPFUL', search: '' };

/** Tells whether two criteria select the same questions in the same order. */
export const areSameQuestions = (one: QuestionCriteria, other: QuestionCriteria): boolean =>
  one.sort === other.sort && one.search === other.search;

/** A sort by its name; HELPFUL for anything that is none. */
export const questionSortOf = (value: string): QuestionSort =>
  QUESTION_SORTS.find((sort) => sort === value) ?? 'HELPFUL';

const MAIL = /[^\s@]+@[^\s@]+\.[^\s@]{2,}/;
/** A telephone of Indonesia, however it is spaced, or one with the sign of another country. */
const TELEPHONE = /(?<![\d.,])(?:\+\d|62[\s.-]?8|0[\s.-]?\d)(?:[\s.()-]{0,2}\d){7,13}(?!\d)/;
const MESSENGER = /\b(?:wa\.me|t\.me|line\.me|api\.whatsapp\.com)\b/i;

/** Tells whether a text holds a contact: a mail address, a telephone, a messenger's link. [QNA-11] */
export const hasContact = (text: string): boolean =>
  MAIL.test(text) || TELEPHONE.test(text) || MESSENGER.test(text);

/** Why a question or an answer cannot be sent; the last part of its copy key (`questions.fault.<fault>`). */
export type QuestionFault = 'short' | 'long' | 'contact';

/** Cleans a typed question or answer; `fault` says why it cannot be sent, null when it can. [QNA-09..11, QNA-19] */
export function readQuestion(draft: string): { text: string; fault: QuestionFault | null } {
  // Of what is far too long nothing more is read.
  if (draft.length > LONGEST_QUESTION_DRAFT) return { text: '', fault: 'long' };
  const text = cleanText(draft);
  const length = textLength(text);
  if (length > LONGEST_QUESTION) return { text, fault: 'long' };
  if (length < SHORTEST_QUESTION || !/\p{L}/u.test(text)) return { text, fault: 'short' };
  return { text, fault: hasContact(text) ? 'contact' : null };
}
