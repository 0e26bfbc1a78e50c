import type { CallArea } from '../calls/call.ts';
import * as contract from './contract.ts';

/** What people ask of a product. */
export const questionCalls: CallArea = {
  tag: 'Questions',
  contract,
  calls: [
    {
      method: 'GET',
      path: '/product/products/{id}/questions',
      summary: 'Questions of a product and their answers, a page of them.',
      ids: ['QNA-01'],
      query: contract.questionListQuery,
      answer: contract.questionList,
      isWhole: true,
      ofProduct: true,
    },
    {
      method: 'POST',
      path: '/product/products/{id}/questions',
      summary: 'Asks a question.',
      ids: ['QNA-07'],
      body: contract.questionBody,
      answer: contract.question,
      ofProduct: true,
      forMembers: true,
      writes: 'once',
      refusals: {
        409: ['QUESTION_ASKED_BEFORE', 'TOO_MANY_QUESTIONS'],
        422: ['QUESTION_TOO_SHORT', 'QUESTION_TOO_LONG', 'QUESTION_HAS_CONTACT'],
      },
    },
    {
      method: 'POST',
      path: '/product/answers/{id}/_vote',
      summary: 'Says that an answer helped, or no longer.',
      ids: ['QNA-13'],
      body: contract.answerVoteBody,
      answer: contract.answerVoted,
      forMembers: true,
      writes: 'once',
      refusals: { 404: ['ANSWER_NOT_FOUND'] },
    },
  ],
};
