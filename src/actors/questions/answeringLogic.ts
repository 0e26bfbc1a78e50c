import { fromPromise } from 'xstate';
import { answeringMachine, type AnswerRequest } from '#src/machines/questions/answering/answeringMachine.ts';
import type { QuestionAnswer } from '#src/services/questions/questions/contract.ts';
import { createQuestionsService } from '#src/services/questions/questions/questionsService.ts';
import { laterService } from '../servicesOf.ts';
import { provided } from '../provided.ts';

const questionsOf = laterService(({ backend }) => createQuestionsService(backend));

export const answeringLogic = provided(answeringMachine, {
  actors: {
    answerQuestion: fromPromise<QuestionAnswer, AnswerRequest>(({ input, system }) =>
      questionsOf(system).answer(input.questionId, input.text),
    ),
  },
});
