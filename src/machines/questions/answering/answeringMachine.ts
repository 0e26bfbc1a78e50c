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

/** The reason why an answer was refused; the last part of its copy key (`questions.answerFault.<name>`). */
export type AnswerRefusal = QuestionFault | 'before' | 'tooMany' | 'full' | 'gone' | 'failed';

/** The form of one question. */
export interface AnswerForm {
  /** The text as typed. */
  draft: string;
  /** The visitor tried to send it in vain: its fault is shown. */
  isChecked: boolean;
  refusal: AnswerRefusal | null;
  /** The accepted answer, until the form that shows it is left. */
  given: QuestionAnswer | null;
}
export const EMPTY_ANSWER: AnswerForm = { draft: '', isChecked: false, refusal: null, given: null };

export interface AnswerRequest {
  questionId: string;
  text: string;
}
export interface AnsweringContext {
  /** An item of the product in question; null while none is shown. */
  itemSku: string | null;
  /** The forms of all opened questions: each keeps its text while another question is answered. */
  forms: Record<string, AnswerForm>;
  /** The question whose answer is being sent. */
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

/** The form of a question; an empty one before it is opened. */
export const formOf = ({ forms }: AnsweringContext, questionId: string): AnswerForm =>
  forms[questionId] ?? EMPTY_ANSWER;
/** The forms after a change of one of them. */
const changed = (context: AnsweringContext, questionId: string, change: Partial<AnswerForm>) => ({
  forms: { ...context.forms, [questionId]: { ...formOf(context, questionId), ...change } },
});
const sendingOf = ({ sending }: AnsweringContext) => sending ?? '';

/** Answers to the questions of a product: one form for each question, of which one is sent at a time. [QNA-17..22] */
export const answeringMachine = setup({
  types: {
    context: {} as AnsweringContext,
    events: {} as AnsweringEvent,
    input: {} as Pick<PartFacts, 'item'>,
    tags: {} as 'busy' | 'pending' | 'failed',
  },
  actors: { answerQuestion: placeholderPromise<QuestionAnswer, AnswerRequest>('answerQuestion') },
  actions: {
    /** Clears the form of an accepted answer, for another one. A login may send the answer before its form is shown. */
    leave: assign(({ context }, { questionId }: { questionId: string }) =>
      formOf(context, questionId).given === null ? {} : changed(context, questionId, EMPTY_ANSWER),
    ),
    /** Drops the rest of a text far beyond the limit, which cannot be sent anyway. [QNA-10] */
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
    /** Adds the answer to the list at once. [QNA-18] */
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
    /** A visitor who began to type meanwhile keeps that text. */
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
        // An interrupted answer is sent once; one that cannot be sent is filled in. [QNA-22]
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
      // Another question's answer may be written meanwhile; it is sent once this one has ended.
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
