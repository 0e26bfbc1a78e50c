import { QUESTIONS_PER_PAGE } from '#src/domain/shell/limits.ts';
import type { QuestionCriteria } from '#src/domain/questions/question.ts';
import type { Backend } from '../../http/backend.ts';
import { listQuestions, askQuestion, answerQuestion, voteForAnswer } from './contract.ts';

/** Questions and answers of a product. [QNA-01..21] */
export function createQuestionsService(backend: Backend) {
  return {
    list: (itemSku: string, { sort, search }: QuestionCriteria, page: number, signal?: AbortSignal) =>
      backend.call(listQuestions, {
        id: itemSku,
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
      backend.call(askQuestion, { id: itemSku, intent: `question ${itemSku}`, body: { text } }),
    /** The answer as it stands now. [QNA-17] */
    answer: (questionId: string, text: string) =>
      backend.call(answerQuestion, { id: questionId, intent: `answer ${questionId}`, body: { text } }),
    vote: (answerId: string, helpful: boolean) =>
      backend.call(voteForAnswer, { id: answerId, intent: `vote ${answerId}`, body: { helpful } }),
  };
}
