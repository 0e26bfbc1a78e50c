import { assign, sendParent, setup } from 'xstate';
import { toFailure } from '#src/domain/shell/failure.ts';
import { LONGEST_QUESTION_DRAFT } from '#src/domain/shell/limits.ts';
import { readQuestion, type QuestionFault } from '#src/domain/questions/question.ts';
import type { QuestionAnswer } from '#src/services/questions/questions/contract.ts';
import { toGate, type WishResumed } from '../../protocol/loginNeeded.ts';
import type { FactsChanged, PartFacts } from '../../protocol/partFacts.ts';
import type { PartTold } from '../../protocol/partTold.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { withEvent } from '../../protocol/withEvent.ts';

/** Why an answer was not taken; the last part of its copy key (`questions.answerFault.<name>`). */
export type AnswerRefusal = QuestionFault | 'before' | 'tooMany' | 'full' | 'gone' | 'failed';

/** The form of one question. */
export interface AnswerForm {
  /** As it is typed. */
  draft: string;
  /** It was to be sent and could not be: what is wrong is said. */
  isChecked: boolean;
  refusal: AnswerRefusal | null;
  /** What was taken, until the form that says so is left. */
  given: QuestionAnswer | null;
}
export const EMPTY_ANSWER: AnswerForm = { draft: '', isChecked: false, refusal: null, given: null };

export interface AnswerRequest {
  questionId: string;
  text: string;
}
export interface AnsweringContext {
  /** An item of the product that is asked about; null while none is shown. */
  itemSku: string | null;
  /** Of each question that was opened: its words wait while another one is answered. */
  forms: Record<string, AnswerForm>;
  /** The question whose answer is on its way. */
  sending: string | null;
}
/** The form of a question is no longer shown. */
type AnswerLeft = { type: 'answer.left'; questionId: string };
type AnswerTyped = { type: 'answer.typed'; questionId: string; text: string };
export type AnsweringEvent =
  | FactsChanged<'item'>
  | AnswerLeft
  | AnswerTyped
  | { type: 'answer.submitted'; questionId: string }
  | WishResumed<'answer'>;

const REFUSALS: Record<string, AnswerRefusal> = {
  ANSWER_TOO_SHORT: 'short',
  ANSWER_TOO_LONG: 'long',
  ANSWER_HAS_CONTACT: 'contact',
  ANSWER_GIVEN_BEFORE: 'before',
  TOO_MANY_ANSWERS: 'tooMany',
  ANSWERS_FULL: 'full',
  QUESTION_NOT_FOUND: 'gone',
};

/** The form of a question as it stands; an empty one where it was not opened yet. */
export const formOf = ({ forms }: AnsweringContext, questionId: string): AnswerForm =>
  forms[questionId] ?? EMPTY_ANSWER;
/** The forms with one of them as it is after a change. */
const changed = (context: AnsweringContext, questionId: string, change: Partial<AnswerForm>) => ({
  forms: { ...context.forms, [questionId]: { ...formOf(context, questionId), ...change } },
});
const sendingOf = ({ sending }: AnsweringContext) => sending ?? '';

/** Answering the questions of a product: a form for each of them, of which one is sent at a time. [QNA-17..22] */
export const answeringMachine = setup({
  types: {
    context: {} as AnsweringContext,
    events: {} as AnsweringEvent,
    input: {} as Pick<PartFacts, 'item'>,
    tags: {} as 'busy' | 'pending' | 'failed',
  },
  actors: { answerQuestion: placeholderPromise<QuestionAnswer, AnswerRequest>('answerQuestion') },
  actions: {
    /** What was said of an answer is not in the way of another one. A login may send it before its form is there. */
    leave: assign(({ context }, { questionId }: { questionId: string }) =>
      formOf(context, questionId).given === null ? {} : changed(context, questionId, EMPTY_ANSWER),
    ),
    /** Of what is far too long the rest is not kept: it cannot be sent anyway. [QNA-10] */
    setDraft: assign(({ context }, { questionId, text }: { questionId: string; text: string }) =>
      changed(context, questionId, { draft: text.slice(0, LONGEST_QUESTION_DRAFT + 1), refusal: null }),
    ),
    check: assign(({ context }, { questionId }: { questionId: string }) =>
      changed(context, questionId, { isChecked: true }),
    ),
    setSending: assign((_, { questionId }: { questionId: string }) => ({ sending: questionId })),
    takeDraft: assign(({ context }, { wish }: WishResumed<'answer'>) =>
      changed(context, wish.questionId, { draft: wish.text ?? '' }),
    ),
    sendWish: assign((_, { wish }: WishResumed<'answer'>) => ({ sending: wish.questionId })),
    setGiven: assign(({ context }, { output }: { output: QuestionAnswer }) => ({
      ...changed(context, sendingOf(context), { ...EMPTY_ANSWER, given: output }),
      sending: null,
    })),
    setRefusal: assign(({ context }, { error }: { error: unknown }) => ({
      ...changed(context, sendingOf(context), {
        refusal: REFUSALS[toFailure(error).code ?? ''] ?? 'failed',
      }),
      sending: null,
    })),
    stopSending: assign({ sending: null }),
    /** The list shows it at once. [QNA-18] */
    tellGiven: sendParent(({ context }, { output: answer }: { output: QuestionAnswer }): PartTold => ({
      type: 'part.told',
      name: 'questions',
      event: { type: 'answer.given', questionId: sendingOf(context), answer },
    })),
    askForLogin: sendParent(({ context }) =>
      toGate({
        type: 'login.needed',
        wish: {
          kind: 'answer',
          itemSku: context.itemSku ?? '',
          questionId: sendingOf(context),
          text: formOf(context, sendingOf(context)).draft,
        },
      }),
    ),
  },
  guards: {
    isComplete: ({ context }, { questionId }: { questionId: string }) =>
      formOf(context, questionId).given === null &&
      readQuestion(formOf(context, questionId).draft).fault === null,
    isOfOther: ({ context }, { questionId }: { questionId: string }) => questionId !== context.sending,
    hasLostLogin: (_, { error }: { error: unknown }) => toFailure(error).status === 401,
    /** Whoever began to type meanwhile keeps what they typed. */
    isUntouched: ({ context }, { wish }: WishResumed<'answer'>) =>
      formOf(context, wish.questionId).draft === '',
    isResumable: ({ context }, { wish }: WishResumed<'answer'>) =>
      formOf(context, wish.questionId).draft === '' &&
      wish.text !== null &&
      readQuestion(wish.text).fault === null,
  },
}).createMachine({
  id: 'answering',
  context: ({ input: { item } }) => ({ itemSku: item?.itemSku ?? null, forms: {}, sending: null }),
  initial: 'editing',
  on: { 'answer.left': { actions: withEvent('leave') } },
  states: {
    editing: {
      on: {
        'answer.typed': { actions: withEvent('setDraft') },
        'answer.submitted': [
          { guard: withEvent('isComplete'), target: 'sending', actions: withEvent('setSending') },
          { actions: withEvent('check') },
        ],
        // What a login interrupted is sent, once; what cannot be sent is filled in. [QNA-22]
        'wish.resumed': [
          {
            guard: withEvent('isResumable'),
            target: 'sending',
            actions: [withEvent('takeDraft'), withEvent('sendWish')],
          },
          { guard: withEvent('isUntouched'), actions: withEvent('takeDraft') },
        ],
      },
    },
    sending: {
      tags: 'pending',
      // Another question may be opened and its answer begun; it is sent once this one has ended.
      on: {
        'answer.typed': { guard: withEvent('isOfOther'), actions: withEvent('setDraft') },
      },
      invoke: {
        id: 'answerQuestion',
        src: 'answerQuestion',
        input: ({ context }) => ({
          questionId: sendingOf(context),
          text: readQuestion(formOf(context, sendingOf(context)).draft).text,
        }),
        onDone: { target: 'editing', actions: [withEvent('tellGiven'), withEvent('setGiven')] },
        onError: [
          { guard: withEvent('hasLostLogin'), target: 'editing', actions: ['askForLogin', 'stopSending'] },
          { target: 'editing', actions: withEvent('setRefusal') },
        ],
      },
    },
  },
});
