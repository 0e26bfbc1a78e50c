import { LONGEST_QUESTION, LONGEST_QUESTION_DRAFT, SHORTEST_QUESTION } from '../shell/limits.ts';
import { cleanText, textLength } from '../shell/typedText.ts';

/** How questions can be sorted, in the order of the choice. [QNA-05] */
export const QUESTION_SORTS = ['HELPFUL', 'NEWEST', 'UNANSWERED'] as const;
export type QuestionSort = (typeof QUESTION_SORTS)[number];

/** Who can answer: the seller, a member who bought it, any other member. [QNA-02, QNA-21] */
export const ANSWER_AUTHORS = ['seller', 'buyer', 'member'] as const;
export type AnswerAuthor = (typeof ANSWER_AUTHORS)[number];

/** What of a discussion is reported: a question, or an answer. [QNA-23] */
export const QUESTION_REPORT_TYPES = ['question', 'answer'] as const;
export type QuestionReportType = (typeof QUESTION_REPORT_TYPES)[number];

/** Which questions of a product are asked for, and in which order. */
export interface QuestionCriteria {
  sort: QuestionSort;
  /** Empty for any words. */
  search: string;
}
export const EVERY_QUESTION: QuestionCriteria = { sort: 'HELPFUL', search: '' };

/** Whether two ask for the same questions in the same order. */
export const areSameQuestions = (one: QuestionCriteria, other: QuestionCriteria): boolean =>
  one.sort === other.sort && one.search === other.search;

/** A sort by its name; HELPFUL for anything that is none. */
export const questionSortOf = (value: string): QuestionSort =>
  QUESTION_SORTS.find((sort) => sort === value) ?? 'HELPFUL';

const MAIL = /[^\s@]+@[^\s@]+\.[^\s@]{2,}/;
/** A telephone of Indonesia, however it is spaced, or one with the sign of another country. */
const TELEPHONE = /(?<![\d.,])(?:\+\d|62[\s.-]?8|0[\s.-]?\d)(?:[\s.()-]{0,2}\d){7,13}(?!\d)/;
const MESSENGER = /\b(?:wa\.me|t\.me|line\.me|api\.whatsapp\.com)\b/i;

/** Whether a text tells how somebody can be reached: a mail address, a telephone, a messenger's link. [QNA-11] */
export const hasContact = (text: string): boolean =>
  MAIL.test(text) || TELEPHONE.test(text) || MESSENGER.test(text);

/** Why a question or an answer cannot be sent; the last part of its copy key (`questions.fault.<fault>`). */
export type QuestionFault = 'short' | 'long' | 'contact';

/** What is sent for what was typed as a question or an answer, and why it cannot be; null where it can. [QNA-09..11, QNA-19] */
export function readQuestion(draft: string): { text: string; fault: QuestionFault | null } {
  // Of what is far too long nothing more is read.
  if (draft.length > LONGEST_QUESTION_DRAFT) return { text: '', fault: 'long' };
  const text = cleanText(draft);
  const length = textLength(text);
  if (length > LONGEST_QUESTION) return { text, fault: 'long' };
  if (length < SHORTEST_QUESTION || !/\p{L}/u.test(text)) return { text, fault: 'short' };
  return { text, fault: hasContact(text) ? 'contact' : null };
}
