import type { CallArea } from '../../http/call.ts';
import { postReportBody, reportQuestion, reportAnswer } from '../../report/report/contract.ts';
import * as contract from './contract.ts';

const REPORTED = ['UNKNOWN_REASON', 'REPORT_TOO_SHORT'];

/** Questions of members about a product. */
export const questionCalls = {
  tag: 'Questions',
  contract,
  calls: {
    listQuestions: {
      ...contract.listQuestions,
      summary: 'Questions of a product and their answers, a page of them.',
      ids: ['QNA-01'],
      query: contract.questionListQuery,
      ofProduct: true,
    },
    askQuestion: {
      ...contract.askQuestion,
      summary: 'Asks a question.',
      ids: ['QNA-07'],
      body: contract.questionBody,
      ofProduct: true,
      forMembers: true,
      refusals: {
        409: ['QUESTION_ASKED_BEFORE', 'TOO_MANY_QUESTIONS'],
        422: ['QUESTION_TOO_SHORT', 'QUESTION_TOO_LONG', 'QUESTION_HAS_CONTACT'],
      },
    },
    answerQuestion: {
      ...contract.answerQuestion,
      summary: 'Answers a question.',
      ids: ['QNA-17'],
      body: contract.answerBody,
      forMembers: true,
      refusals: {
        404: ['QUESTION_NOT_FOUND'],
        409: ['ANSWER_GIVEN_BEFORE', 'TOO_MANY_ANSWERS', 'ANSWERS_FULL'],
        422: ['ANSWER_TOO_SHORT', 'ANSWER_TOO_LONG', 'ANSWER_HAS_CONTACT'],
      },
    },
    voteForAnswer: {
      ...contract.voteForAnswer,
      summary: 'Says that an answer that somebody else gave helped, or no longer.',
      ids: ['QNA-13', 'QNA-31'],
      body: contract.answerVoteBody,
      forMembers: true,
      refusals: { 404: ['ANSWER_NOT_FOUND'], 409: ['OWN_ANSWER'] },
    },
    reportQuestion: {
      ...reportQuestion,
      summary: 'Reports a question that somebody else asked.',
      ids: ['QNA-23', 'QNA-24'],
      body: postReportBody,
      forMembers: true,
      refusals: { 400: REPORTED, 404: ['QUESTION_NOT_FOUND'], 409: ['OWN_QUESTION', 'ALREADY_REPORTED'] },
    },
    reportAnswer: {
      ...reportAnswer,
      summary: 'Reports an answer that somebody else gave.',
      ids: ['QNA-23', 'QNA-24'],
      body: postReportBody,
      forMembers: true,
      refusals: { 400: REPORTED, 404: ['ANSWER_NOT_FOUND'], 409: ['OWN_ANSWER', 'ALREADY_REPORTED'] },
    },
  },
} satisfies CallArea;
