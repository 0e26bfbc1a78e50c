import { QUESTION_REPORT_TYPES } from '../questions/question.ts';
import { REVIEW_REPORT_TYPES } from '../reviews/review.ts';

/** Kinds of posts that can be reported. [LIMIT-15, QNA-23] */
export const POST_REPORT_TYPES = [...REVIEW_REPORT_TYPES, ...QUESTION_REPORT_TYPES] as const;
export type PostReportType = (typeof POST_REPORT_TYPES)[number];

/** Of reviews and replies there are other reasons than of questions and answers. */
export type ReportSubject = 'review' | 'question';

/** Whose reasons a report of this type has. */
export const reportSubjectOf = (type: PostReportType): ReportSubject =>
  type === 'question' || type === 'answer' ? 'question' : 'review';
