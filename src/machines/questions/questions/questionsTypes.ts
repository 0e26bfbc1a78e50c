import type { QuestionCriteria, QuestionFault } from '#src/domain/questions/question.ts';
import type {
  AnswerVoted,
  Question,
  QuestionPaging,
  QuestionSummary,
} from '#src/services/questions/questions/contract.ts';
import type { WishResumed } from '../../protocol/loginNeeded.ts';
import type { FactsChanged } from '../../protocol/partFacts.ts';
import type { AnswerGiven } from '../../protocol/partTold.ts';
import type { PagedListContext, PagedListEvent } from '../../protocol/pagedList.ts';
import type { RetryEvent } from '../../protocol/retry.ts';

/** The reason why a question was refused; the last part of its copy key (`questions.refused.<name>`). */
export type QuestionRefusal = QuestionFault | 'before' | 'tooMany' | 'failed';

/** A requested vote. */
export interface AnswerVote {
  answerId: string;
  helpful: boolean;
}

export interface QuestionsContext extends PagedListContext<QuestionCriteria> {
  /** Every loaded question by its id, shared by all views. */
  byId: Record<string, Question>;
  /** The visitor's own questions in review or without an answer, newest first. [QNA-08] */
  ownIds: string[];
  /** Ids of the first page of all questions, whatever the list's order; null until it has loaded. [QNA-30] */
  firstIds: string[] | null;
  /** Null until the first page has come. */
  summary: QuestionSummary | null;
  /** Paging of the last page of the list. */
  paging: QuestionPaging | null;
  /** The criteria last named by the list's address; null on other pages. [QNA-28] */
  addressed: Partial<QuestionCriteria> | null;
  /** The text as typed. */
  draft: string;
  /** The visitor tried to send it in vain: its fault is shown. */
  isChecked: boolean;
  refusal: QuestionRefusal | null;
  /** Requested votes; the first is being written. After a login a toast tells its result. [AUTH-17] */
  voting: (AnswerVote & { afterLogin: boolean })[];
  /** Votes by answer id that were written since the last page of the list was requested. */
  votedMeanwhile: Record<string, AnswerVoted>;
  /** Questions of the visitor sent since the last page of the list was requested, newest first. */
  askedMeanwhile: string[];
}

export type QuestionsEvent =
  | FactsChanged<'item' | 'questionCriteria'>
  | RetryEvent
  | PagedListEvent<QuestionCriteria>
  /** The form to ask is no longer shown. */
  | { type: 'ask.left' }
  | { type: 'ask.typed'; text: string }
  | { type: 'ask.submitted' }
  /** The visitor marks an answer as helpful, or takes that back. */
  | { type: 'vote.pressed'; answerId: string; helpful: boolean }
  | AnswerGiven
  | WishResumed<'answerVote' | 'question'>;
