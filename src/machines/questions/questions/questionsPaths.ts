import * as contract from '#src/services/questions/questions/contract.ts';
import { partFacts } from '../../paths/exampleFacts.ts';
import { lost, lostOrRefused, refused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { questionsMachine } from './questionsMachine.ts';

const AT = '2026-11-01T03:00:00.000Z';
const question = (id: string, isOwn = false) =>
  contract.question.parse({
    id,
    name: 'Dinda F.',
    text: 'Muat di kabin?',
    createdDate: AT,
    isOwn,
    answers: isOwn
      ? []
      : [{ id: `${id}-1`, author: 'seller', name: 'Rimba', text: 'Muat, Kak.', createdDate: AT, helpful: 4 }],
  });
const [given] = question('Q-3').answers as [contract.QuestionAnswer];
const list = (page: number, totalPage: number, ids: readonly string[]) =>
  contract.questionList.parse({
    data: ids.map((id) => question(id)),
    summary: { count: totalPage === 0 ? 0 : 2, unanswered: 0 },
    paging: { page, itemPerPage: 1, totalPage, totalItem: totalPage },
  });
const resumed = (helpful: boolean) => ({
  type: 'wish.resumed' as const,
  wish: { kind: 'answerVote' as const, itemSku: 'A-01', answerId: 'Q-1-1', helpful },
  isFlashSaleGone: false,
});
const resumedToAsk = (text: string) => ({
  type: 'wish.resumed' as const,
  wish: { kind: 'question' as const, itemSku: 'A-01', text },
  isFlashSaleGone: false,
});

const MEANWHILE =
  'The next page of the list is asked for before the write, or after it: what that page has to be corrected by differs, and no view reads it';

export const questionsPaths = pathsOf(questionsMachine, {
  inputs: {
    item: partFacts({ itemSku: 'A-01' }),
    nothing: { ...partFacts(), item: null },
  },
  events: {
    factsChangedToAddress: {
      type: 'facts.changed',
      facts: partFacts({ itemSku: 'A-01' }, { questionCriteria: { sort: 'NEWEST' } }),
    },
    factsChangedToProduct: { type: 'facts.changed', facts: partFacts({ itemSku: 'A-01' }) },
    listNeeded: { type: 'list.needed' },
    criteriaChanged: { type: 'criteria.changed', criteria: { sort: 'NEWEST' } },
    criteriaChangedToSame: { type: 'criteria.changed', criteria: { sort: 'HELPFUL' } },
    pagesWanted: { type: 'pages.wanted', pages: 2 },
    moreRequested: { type: 'more.requested' },
    askLeft: { type: 'ask.left' },
    askTyped: { type: 'ask.typed', text: 'Muat laptop 15 inci?' },
    askTypedTooLittle: { type: 'ask.typed', text: 'Muat?' },
    askSubmitted: { type: 'ask.submitted' },
    answerGiven: { type: 'answer.given', questionId: 'Q-1', answer: given },
    votePressed: { type: 'vote.pressed', answerId: 'Q-1-1', helpful: true },
    wishResumed: resumed(true),
    wishResumedToTakeBack: { ...resumed(false), afterLogin: true },
    wishResumedToAsk: resumedToAsk('Muat laptop 15 inci?'),
    wishResumedToAskTooLittle: resumedToAsk('Muat?'),
    wishResumedToFillIn: {
      type: 'wish.resumed',
      wish: { kind: 'question', itemSku: 'A-01', text: 'Muat laptop 15 inci?', isDraft: true },
      isFlashSaleGone: false,
    },
    retryRequested: { type: 'retry.requested' },
    networkReturned: { type: 'network.returned' },
  },
  actors: {
    loadQuestions: {
      outputs: { first: list(1, 2, ['Q-1']), last: list(2, 2, ['Q-2']), none: list(1, 0, []) },
      errors: lostOrRefused(),
    },
    askQuestion: {
      outputs: [question('Q-9', true)],
      errors: [lost(), refused('LOGIN_REQUIRED', 401), refused('TOO_MANY_QUESTIONS', 409)],
    },
    voteForAnswer: {
      outputs: [{ isVoted: true, helpful: 5 }],
      errors: [lost(), refused('LOGIN_REQUIRED', 401), refused('OWN_ANSWER', 409)],
    },
  },
  orders: {
    'askQuestion / loadQuestions: context.askedMeanwhile': MEANWHILE,
    'loadQuestions / voteForAnswer: context.votedMeanwhile': MEANWHILE,
  },
  // The parts of the context on which each region's transitions depend.
  abstract: ({ criteria, addressed, firstIds, paging, pagesWanted, draft, voting }) => [
    criteria.sort,
    // When an address names the list's criteria, the first questions do not matter.
    addressed === null && firstIds !== null,
    paging === null ? null : paging.page < paging.totalPage,
    pagesWanted,
    draft === '' ? 'none' : draft.length > 10,
    // `isChecked` and the refusal do not affect which events are possible.
    voting.length,
  ],
});
