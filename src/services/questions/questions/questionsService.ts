import { QUESTIONS_PER_PAGE } from '#src/domain/shell/limits.ts';
import type { QuestionCriteria } from '#src/domain/questions/question.ts';
import type { Backend } from '../../http/backend.ts';
import { answerVoted, question, questionAnswer, questionList } from './contract.ts';

const part = encodeURIComponent;

/** What people ask of a product, and what is answered. [QNA-01..21] */
export function createQuestionsService(backend: Backend) {
  return {
    list: (itemSku: string, { sort, search }: QuestionCriteria, page: number, signal?: AbortSignal) =>
      backend.readWhole(`/product/products/${part(itemSku)}/questions`, questionList, {
        query: {
          page,
          itemPerPage: QUESTIONS_PER_PAGE,
          sortBy: sort,
          search: search === '' ? undefined : search,
        },
        signal,
      }),
    /** The question as it stands now. */
    ask: (itemSku: string, text: string) =>
      backend.write('POST', `/product/products/${part(itemSku)}/questions`, question, {
        intent: `question ${itemSku}`,
        body: { text },
      }),
    /** The answer as it stands now. [QNA-17] */
    answer: (questionId: string, text: string) =>
      backend.write('POST', `/product/questions/${part(questionId)}/answers`, questionAnswer, {
        intent: `answer ${questionId}`,
        body: { text },
      }),
    vote: (answerId: string, helpful: boolean) =>
      backend.write('POST', `/product/answers/${part(answerId)}/_vote`, answerVoted, {
        intent: `vote ${answerId}`,
        body: { helpful },
      }),
  };
}
