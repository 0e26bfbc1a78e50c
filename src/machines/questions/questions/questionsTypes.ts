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

/** Why a question was not taken; the last part of its copy key (`questions.refused.<name>`). */
export type QuestionRefusal = QuestionFault | 'before' | 'tooMany' | 'failed';

/** A vote that was asked for. */
export interface AnswerVote {
  answerId: string;
  helpful: boolean;
}

export interface QuestionsContext extends PagedListContext<QuestionCriteria> {
  /** Every question that has come, by its id: all views share it. */
  byId: Record<string, Question>;
  /** The visitor's own that are in review or wait for an answer, the newest first. [QNA-08] */
  ownIds: string[];
  /** Ids of the first page of every question, as the product's page shows them, however the list is sorted; null until it has come. [QNA-30] */
  firstIds: string[] | null;
  /** Null until the first page has come. */
  summary: QuestionSummary | null;
  /** Of the last page of the list. */
  paging: QuestionPaging | null;
  /** What the address of the list asked for last; null where no address does. [QNA-28] */
  addressed: Partial<QuestionCriteria> | null;
  /** As it is typed. */
  draft: string;
  /** It was to be sent and could not be: what is wrong is said. */
  isChecked: boolean;
  refusal: QuestionRefusal | null;
  /** Votes that were asked for; the first is being written. What becomes of one that a login interrupted is said. [AUTH-17] */
  voting: (AnswerVote & { afterLogin: boolean })[];
  /** Answers, by their ids, as votes left them that were written since a page of the list was asked for last. */
  votedMeanwhile: Record<string, AnswerVoted>;
  /** Questions of the visitor that came since a page of the list was asked for last, the newest first. */
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
  /** The visitor finds an answer helpful, or no longer. */
  | { type: 'vote.pressed'; answerId: string; helpful: boolean }
  | AnswerGiven
  | WishResumed<'answerVote' | 'question'>;
