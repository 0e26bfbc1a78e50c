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

/** A summary with one more unanswered question. */
const counting = ({ count, unanswered }: QuestionList['summary']) => ({
  count: count + 1,
  unanswered: unanswered + 1,
});

/**
 * The visitor's own questions of the list, with those sent meanwhile: the list may have been read before them and
 * arrive after them. [QNA-08, QNA-16]
 */
function withAsked({ byId, askedMeanwhile }: QuestionsContext, { own, summary }: QuestionList) {
  const missing = askedMeanwhile.filter((id) => !own.some((one) => one.id === id));
  const counted = missing.filter((id) => byId[id]?.isInReview === false);
  return { ownIds: [...missing, ...idsOf(own)], summary: counted.reduce(counting, summary) };
}

/** The questions after a vote for one answer. [QNA-13] */
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

/** Returns an answer with the visitor's vote set or removed. */
const turnedTo = (isVoted: boolean) => (answer: Question['answers'][number]) =>
  answer.isVoted === isVoted ? {} : { isVoted, helpful: Math.max(0, answer.helpful + (isVoted ? 1 : -1)) };

/**
 * Questions of a page of the list with the visitor's votes: the page may have been read before a vote was written,
 * and arrive after it. [QNA-13]
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
/** The vote that is being written. */
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
    /** Takes the criteria over, and writes them into the address of a list page. [QNA-28] */
    setCriteria: enqueueActions(({ context, enqueue }, change: { criteria: Partial<QuestionCriteria> }) => {
      const criteria = { ...context.criteria, ...change.criteria };
      enqueue.assign({ criteria, pagesWanted: QUESTIONS_FIRST_PAGE });
      const search = questionSearch(criteria);
      const facts = { questionCriteria: questionsAsked(queryOf(search)) };
      enqueue.sendParent(searchChanged({ page: 'question-details', search, facts }));
    }),
    /**
     * Follows a step in the history, or a link, to other criteria. A visitor who leaves the list finds it unchanged
     * on return; the first questions load only if they are unknown. [QNA-28, QNA-30]
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
    /** Replaces the list. */
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
    /** Questions that moved up meanwhile may be on two pages. */
    addPage: assign(({ context }, { output }: { output: QuestionList }) => ({
      byId: asVoted(context, known(context.byId, output.data)),
      ids: [...new Set([...context.ids, ...idsOf(output.data)])],
      paging: output.paging,
      pagesWanted: questionList.wantedAfter(context.pagesWanted, output.paging),
    })),
    /** Drops the rest of a text far beyond the limit, which cannot be sent anyway. [QNA-10] */
    setDraft: assign((_, { text }: { text: string }) => ({
      draft: text.slice(0, LONGEST_QUESTION_DRAFT + 1),
      refusal: null,
    })),
    check: assign({ isChecked: true }),
    /** Shows the question at once, above the others; counts it once other visitors see it too. [QNA-08, QNA-16] */
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
    /** Shows the answer at once in every view of its question; counts it once other visitors see it too. [QNA-18] */
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
    /** Shows the vote before it is written. */
    showVote: assign(({ context }) => {
      const { answerId, helpful } = firstVote(context);
      return { byId: withVote(context.byId, answerId, turnedTo(helpful)) };
    }),
    /** Takes a vote back that the marketplace refused. */
    takeVoteBack: assign(({ context }) => {
      const { answerId, helpful } = firstVote(context);
      return { byId: withVote(context.byId, answerId, turnedTo(!helpful)) };
    }),
    /** Takes the marketplace's answer over, whatever the page showed. */
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
      /** Leaves a search without results: a question has been asked since. [QNA-29] */
      leaveEmptySearch: enqueueActions(({ context, enqueue }) => {
        const { ids, criteria } = context;
        if (ids.length === 0 && criteria.search !== '')
          enqueue.raise({ type: 'criteria.changed', criteria: { search: '' } });
      }),
      /** Shows a toast to a visitor back from a login: the reloaded page may show the button out of view. [AUTH-17] */
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
      /** A visitor who began to type meanwhile keeps that text; a text pressed just now replaces it. */
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
