import { assign, enqueueActions, sendParent, setup } from 'xstate';
import { toFailure } from '#src/domain/shell/failure.ts';
import { LONGEST_QUESTION_DRAFT, QUESTIONS_FIRST_PAGE } from '#src/domain/shell/limits.ts';
import { queryOf } from '#src/domain/shell/listAddress.ts';
import {
  areSameQuestions,
  EVERY_QUESTION,
  readQuestion,
  type QuestionCriteria,
} from '#src/domain/questions/question.ts';
import { questionsAsked, questionSearch } from '#src/domain/questions/questionAddress.ts';
import type { AnswerVoted, Question, QuestionList } from '#src/services/questions/questions/contract.ts';
import { toGate, type WishResumed } from '../../protocol/loginNeeded.ts';
import { searchChanged } from '../../protocol/outsideNeeded.ts';
import type { PartFacts } from '../../protocol/partFacts.ts';
import type { AnswerGiven } from '../../protocol/partTold.ts';
import { pagedList, type ListRequest } from '../../protocol/pagedList.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { showToast } from '../../shell/toast/toastMachine.ts';
import type { AnswerVote, QuestionRefusal, QuestionsContext, QuestionsEvent } from './questionsTypes.ts';

export interface AskRequest {
  itemSku: string;
  text: string;
}

export type QuestionsFacts = Pick<PartFacts, 'item' | 'questionCriteria'>;

export const firstContext = ({ item, questionCriteria }: QuestionsFacts): QuestionsContext => ({
  itemSku: item?.itemSku ?? null,
  criteria: { ...EVERY_QUESTION, ...questionCriteria },
  addressed: questionCriteria,
  byId: {},
  ids: [],
  ownIds: [],
  firstIds: null,
  summary: null,
  paging: null,
  pagesWanted: QUESTIONS_FIRST_PAGE,
  draft: '',
  isChecked: false,
  refusal: null,
  voting: [],
  votedMeanwhile: {},
  askedMeanwhile: [],
});

const known = (byId: QuestionsContext['byId'], questions: readonly Question[]) => ({
  ...byId,
  ...Object.fromEntries(questions.map((one) => [one.id, one])),
});
const idsOf = (questions: readonly Question[]) => questions.map(({ id }) => id);

/** A summary with one more question that waits for an answer. */
const counting = ({ count, unanswered }: QuestionList['summary']) => ({
  count: count + 1,
  unanswered: unanswered + 1,
});

/**
 * The visitor's own questions in the list, with those that they sent meanwhile: the list may have been read before them
 * and come after them. [QNA-08, QNA-16]
 */
function withAsked({ byId, askedMeanwhile }: QuestionsContext, { own, summary }: QuestionList) {
  const missing = askedMeanwhile.filter((id) => !own.some((one) => one.id === id));
  const counted = missing.filter((id) => byId[id]?.isInReview === false);
  return { ownIds: [...missing, ...idsOf(own)], summary: counted.reduce(counting, summary) };
}

/** The questions with one answer as it is after a vote. [QNA-13] */
function withVote(
  byId: QuestionsContext['byId'],
  answerId: string,
  change: (answer: Question['answers'][number]) => Partial<Question['answers'][number]>,
): QuestionsContext['byId'] {
  const question = Object.values(byId).find(({ answers }) => answers.some(({ id }) => id === answerId));
  if (question === undefined) return byId;
  const answers = question.answers.map((one) => (one.id === answerId ? { ...one, ...change(one) } : one));
  return { ...byId, [question.id]: { ...question, answers } };
}

/** An answer as it is when the visitor finds it helpful, or no longer. */
const turnedTo = (isVoted: boolean) => (answer: Question['answers'][number]) =>
  answer.isVoted === isVoted ? {} : { isVoted, helpful: Math.max(0, answer.helpful + (isVoted ? 1 : -1)) };

/**
 * Questions of a page of the list, as the visitor voted: the page may have been read before a vote was written, and come
 * after it. [QNA-13]
 */
function asVoted({ voting: [writing], votedMeanwhile }: QuestionsContext, byId: QuestionsContext['byId']) {
  const written = Object.entries(votedMeanwhile).reduce(
    (questions, [answerId, voted]) => withVote(questions, answerId, () => voted),
    byId,
  );
  return writing === undefined ? written : withVote(written, writing.answerId, turnedTo(writing.helpful));
}

const REFUSALS: Record<string, QuestionRefusal> = {
  QUESTION_TOO_SHORT: 'short',
  QUESTION_TOO_LONG: 'long',
  QUESTION_HAS_CONTACT: 'contact',
  QUESTION_ASKED_BEFORE: 'before',
  TOO_MANY_QUESTIONS: 'tooMany',
};

const voteWish = ({ itemSku }: QuestionsContext, { answerId, helpful }: AnswerVote) => ({
  kind: 'answerVote' as const,
  itemSku: itemSku ?? '',
  answerId,
  helpful,
});
type Resumed = WishResumed<'answerVote' | 'question'>;
/** The vote whose turn it is. */
export const firstVote = ({ voting: [vote] }: QuestionsContext): AnswerVote => ({
  answerId: vote?.answerId ?? '',
  helpful: vote?.helpful ?? true,
});

export const questionList = pagedList({
  src: 'loadQuestions',
  firstPage: QUESTIONS_FIRST_PAGE,
  areSame: areSameQuestions,
});

export const questionsSetup = setup({
  types: {
    context: {} as QuestionsContext,
    events: {} as QuestionsEvent,
    input: {} as QuestionsFacts,
    tags: {} as
      | 'listBusy'
      | 'listPending'
      | 'listFailed'
      | 'listEmpty'
      | 'askPending'
      | 'busy'
      | 'pending'
      | 'failed',
  },
  actors: {
    loadQuestions: placeholderPromise<QuestionList, ListRequest<QuestionCriteria>>('loadQuestions'),
    askQuestion: placeholderPromise<Question, AskRequest>('askQuestion'),
    voteForAnswer: placeholderPromise<AnswerVoted, AnswerVote>('voteForAnswer'),
  },
  actions: {
    /** Taken over, and written into the address where there is one of the list. [QNA-28] */
    setCriteria: enqueueActions(({ context, enqueue }, change: { criteria: Partial<QuestionCriteria> }) => {
      const criteria = { ...context.criteria, ...change.criteria };
      enqueue.assign({ criteria, pagesWanted: QUESTIONS_FIRST_PAGE });
      const search = questionSearch(criteria);
      const facts = { questionCriteria: questionsAsked(queryOf(search)) };
      enqueue.sendParent(searchChanged({ page: 'question-details', search, facts }));
    }),
    /**
     * A step in the history, or a link, leads to other questions of the list. Whoever leaves the list leaves it as it is,
     * for the way back; only where the first of all questions are not known they are loaded. [QNA-28, QNA-30]
     */
    followAddress: enqueueActions(({ context, enqueue }, { facts }: { facts: QuestionsFacts }) => {
      const { addressed, firstIds } = context;
      const { questionCriteria } = facts;
      const isSame =
        addressed !== null &&
        questionCriteria !== null &&
        areSameQuestions({ ...EVERY_QUESTION, ...addressed }, { ...EVERY_QUESTION, ...questionCriteria });
      enqueue.assign({ addressed: questionCriteria });
      if (isSame || (questionCriteria === null && firstIds !== null)) return;
      enqueue.raise({ type: 'criteria.changed', criteria: { ...EVERY_QUESTION, ...questionCriteria } });
    }),
    setPagesWanted: assign(questionList.setPagesWanted),
    /** The list anew. */
    setList: assign(({ context }, { output }: { output: QuestionList }) => ({
      byId: asVoted(context, known(context.byId, [...output.own, ...output.data])),
      ids: idsOf(output.data),
      ...withAsked(context, output),
      firstIds:
        areSameQuestions(context.criteria, EVERY_QUESTION) || output.summary.count === 0
          ? idsOf(output.data)
          : context.firstIds,
      paging: output.paging,
      pagesWanted: questionList.wantedAfter(context.pagesWanted, output.paging),
    })),
    beginPage: assign({ votedMeanwhile: {}, askedMeanwhile: [] }),
    /** What moved up meanwhile may stand on two pages. */
    addPage: assign(({ context }, { output }: { output: QuestionList }) => ({
      byId: asVoted(context, known(context.byId, output.data)),
      ids: [...new Set([...context.ids, ...idsOf(output.data)])],
      paging: output.paging,
      pagesWanted: questionList.wantedAfter(context.pagesWanted, output.paging),
    })),
    /** Of what is far too long the rest is not kept: it cannot be sent anyway. [QNA-10] */
    setDraft: assign((_, { text }: { text: string }) => ({
      draft: text.slice(0, LONGEST_QUESTION_DRAFT + 1),
      refusal: null,
    })),
    check: assign({ isChecked: true }),
    /** Shown at once, above the others; counted once others see it too. [QNA-08, QNA-16] */
    setAsked: assign(({ context }, { output }: { output: Question }) => {
      const isCounted = !output.isInReview && !context.ownIds.includes(output.id);
      const { summary } = context;
      return {
        byId: known(context.byId, [output]),
        ownIds: [output.id, ...context.ownIds.filter((id) => id !== output.id)],
        askedMeanwhile: [output.id, ...context.askedMeanwhile.filter((id) => id !== output.id)],
        summary: summary === null || !isCounted ? summary : counting(summary),
        draft: '',
        isChecked: false,
        refusal: null,
      };
    }),
    /** At its question at once, wherever that is shown; counted once others see it too. [QNA-18] */
    setAnswered: assign(({ context: { byId, summary } }, { questionId, answer }: AnswerGiven) => {
      const question = byId[questionId];
      if (question === undefined || question.answers.some(({ id }) => id === answer.id)) return {};
      const isFirst = !answer.isInReview && question.answers.every(({ isInReview }) => isInReview);
      return {
        byId: known(byId, [{ ...question, answers: [...question.answers, answer] }]),
        summary: summary === null || !isFirst ? summary : { ...summary, unanswered: summary.unanswered - 1 },
      };
    }),
    setRefusal: assign((_, { error }: { error: unknown }) => ({
      refusal: REFUSALS[toFailure(error).code ?? ''] ?? ('failed' as const),
    })),
    askForLogin: sendParent(({ context }) =>
      toGate({
        type: 'login.needed',
        wish: { kind: 'question', itemSku: context.itemSku ?? '', text: context.draft },
      }),
    ),
    askGate: sendParent(({ context }, { answerId, helpful }: AnswerVote) =>
      toGate({ type: 'member.needed', wish: voteWish(context, { answerId, helpful }) }),
    ),
    askForLoginToVote: sendParent(({ context }) =>
      toGate({ type: 'login.needed', wish: voteWish(context, firstVote(context)) }),
    ),
    queueVote: assign(({ context }, { wish, afterLogin }: Resumed) =>
      wish.kind === 'answerVote'
        ? {
            voting: [
              ...context.voting,
              { answerId: wish.answerId, helpful: wish.helpful, afterLogin: afterLogin === true },
            ],
          }
        : {},
    ),
    takeDraft: assign(({ context }, { wish }: Resumed) => ({
      draft: wish.kind === 'question' && wish.text !== null ? wish.text : context.draft,
      isChecked: false,
      refusal: null,
    })),
    /** Shown at once. */
    showVote: assign(({ context }) => {
      const { answerId, helpful } = firstVote(context);
      return { byId: withVote(context.byId, answerId, turnedTo(helpful)) };
    }),
    /** The way back when the marketplace refuses. */
    takeVoteBack: assign(({ context }) => {
      const { answerId, helpful } = firstVote(context);
      return { byId: withVote(context.byId, answerId, turnedTo(!helpful)) };
    }),
    /** What the marketplace says holds, whatever the page thought. */
    settleVote: assign(({ context }, { output }: { output: AnswerVoted }) => {
      const { answerId } = firstVote(context);
      return {
        byId: withVote(context.byId, answerId, () => output),
        votedMeanwhile: { ...context.votedMeanwhile, [answerId]: output },
      };
    }),
    dropVote: assign(({ context }) => ({ voting: context.voting.slice(1) })),
    sayFailed: showToast({ copyKey: 'error.ui', tone: 'bad' }),
    sayOwnAnswer: showToast({ copyKey: 'questions.voteForOwn', tone: 'bad' }),
  },
})
  .extend({
    actions: {
      /** What nobody had asked before is asked now: the list that found nothing is no longer so. [QNA-29] */
      leaveEmptySearch: enqueueActions(({ context, enqueue }) => {
        const { ids, criteria } = context;
        if (ids.length === 0 && criteria.search !== '')
          enqueue.raise({ type: 'criteria.changed', criteria: { search: '' } });
      }),
      /** Who has come back from a login sees the button somewhere on a page that was loaded anew. [AUTH-17] */
      sayVoted: enqueueActions(({ context, enqueue }, { output }: { output: AnswerVoted }) => {
        const copyKey = output.isVoted ? 'login.done.answerVote' : 'login.done.voteTakenBack';
        if (context.voting[0]?.afterLogin === true) enqueue(showToast({ copyKey, tone: 'good' }));
      }),
    },
  })
  .extend({
    guards: {
      ...questionList.guards,
      hasLostLogin: (_, { error }: { error: unknown }) => toFailure(error).status === 401,
      isOwnAnswer: (_, { error }: { error: unknown }) => toFailure(error).code === 'OWN_ANSWER',
      isComplete: ({ context: { itemSku, draft } }) => itemSku !== null && readQuestion(draft).fault === null,
      isOnTheWay: ({ context }, { wish }: Resumed) =>
        wish.kind === 'answerVote' && context.voting.some(({ answerId }) => answerId === wish.answerId),
      isVote: (_, { wish }: Resumed) => wish.kind === 'answerVote',
      /** Whoever began to type meanwhile keeps what they typed; words that were pressed just now take its place. */
      isQuestion: ({ context }, { wish, afterLogin }: Resumed) =>
        wish.kind === 'question' && (context.draft === '' || (wish.isDraft === true && afterLogin !== true)),
      isResumable: ({ context: { itemSku, draft } }, { wish }: Resumed) =>
        wish.kind === 'question' &&
        wish.isDraft !== true &&
        draft === '' &&
        wish.itemSku === itemSku &&
        wish.text !== null &&
        readQuestion(wish.text).fault === null,
      isVoteWanted: ({ context }) => context.voting.length > 0,
    },
  });
