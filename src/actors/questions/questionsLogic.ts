import { fromPromise } from 'xstate';
import { questionsMachine } from '#src/machines/questions/questions/questionsMachine.ts';
import type { QuestionCriteria } from '#src/domain/questions/question.ts';
import type { ListRequest } from '#src/machines/protocol/pagedList.ts';
import type { AskRequest } from '#src/machines/questions/questions/questionsSetup.ts';
import type { AnswerVote } from '#src/machines/questions/questions/questionsTypes.ts';
import type { AnswerVoted, Question, QuestionList } from '#src/services/questions/questions/contract.ts';
import { createQuestionsService } from '#src/services/questions/questions/questionsService.ts';
import { laterService } from '../servicesOf.ts';
import { provided } from '../provided.ts';

const questionsOf = laterService(({ backend }) => createQuestionsService(backend));

export const questionsLogic = provided(questionsMachine, {
  actors: {
    loadQuestions: fromPromise<QuestionList, ListRequest<QuestionCriteria>>(({ input, signal, system }) =>
      questionsOf(system).list(input.itemSku, input.criteria, input.page, signal),
    ),
    askQuestion: fromPromise<Question, AskRequest>(({ input, system }) =>
      questionsOf(system).ask(input.itemSku, input.text),
    ),
    voteForAnswer: fromPromise<AnswerVoted, AnswerVote>(({ input, system }) =>
      questionsOf(system).vote(input.answerId, input.helpful),
    ),
  },
});
