import * as contract from '#src/services/questions/questions/contract.ts';
import { partFacts } from '../../paths/exampleFacts.ts';
import { lost, refused } from '../../paths/failures.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { answeringMachine } from './answeringMachine.ts';

const given = contract.questionAnswer.parse({
  id: 'A-1',
  author: 'member',
  name: 'Budi S.',
  text: 'Muat, saya sudah coba.',
  createdDate: '2026-11-01T03:00:00.000Z',
  isOwn: true,
  isInReview: true,
});
const resumed = (text: string | null) => ({
  type: 'wish.resumed' as const,
  wish: { kind: 'answer' as const, itemSku: 'A-01', questionId: 'Q-1', text },
  isFlashSaleGone: false,
});

export const answeringPaths = pathsOf(answeringMachine, {
  inputs: { item: partFacts({ itemSku: 'A-01' }) },
  events: {
    answerLeft: { type: 'answer.left', questionId: 'Q-1' },
    answerLeftByOther: { type: 'answer.left', questionId: 'Q-2' },
    answerTyped: { type: 'answer.typed', questionId: 'Q-1', text: 'Muat, saya sudah coba.' },
    answerTypedTooLittle: { type: 'answer.typed', questionId: 'Q-1', text: 'Muat.' },
    answerTypedOfOther: { type: 'answer.typed', questionId: 'Q-2', text: 'Bisa, saya sudah coba.' },
    answerSubmitted: { type: 'answer.submitted', questionId: 'Q-1' },
    answerSubmittedOfOther: { type: 'answer.submitted', questionId: 'Q-2' },
    wishResumed: resumed('Muat, saya sudah coba.'),
    wishResumedWithTooLittle: resumed('Muat.'),
  },
  actors: {
    answerQuestion: {
      outputs: [given],
      errors: [lost(), refused('LOGIN_REQUIRED', 401), refused('TOO_MANY_ANSWERS', 409)],
    },
  },
  // The parts of each form on which the transitions depend.
  abstract: ({ forms, sending }) => [
    sending,
    ...['Q-1', 'Q-2'].map((id) => {
      const form = forms[id];
      return form === undefined
        ? null
        : [
            form.draft === '' ? 'none' : form.draft.length > 10,
            form.isChecked,
            form.refusal,
            form.given !== null,
          ];
    }),
  ],
});
