import { assign, setup, type ActorRefFrom } from 'xstate';
import { readFootLength } from '#src/domain/product/sizeGuide.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export interface SizeGuideContext {
  /** The length of the foot as typed; it stays for other products. */
  text: string;
  /** Millimetres; null while none is read. */
  length: number | null;
}
type LengthTyped = { type: 'length.typed'; text: string };
/** The visitor leaves the field, or sends it. */
type LengthLeft = { type: 'length.left' };

/** The length of the visitor's foot, for the size that fits it. What is half typed is no mistake yet. [PRODUCT-32] */
export const sizeGuideMachine = setup({
  types: {
    context: {} as SizeGuideContext,
    events: {} as LengthTyped | LengthLeft,
    input: {} as Record<never, never>,
    tags: {} as 'busy' | 'refused',
  },
  actions: {
    setText: assign((_, { text }: LengthTyped) => ({ text, length: readFootLength(text) })),
  },
  guards: {
    isLength: (_, { text }: LengthTyped) => readFootLength(text) !== null,
    isTyped: ({ context: { text } }) => text.trim() !== '',
  },
}).createMachine({
  id: 'sizeGuide',
  context: { text: '', length: null },
  initial: 'asking',
  on: {
    'length.typed': [
      { guard: withEvent('isLength'), target: '.told', actions: withEvent('setText') },
      { target: '.asking', actions: withEvent('setText') },
    ],
  },
  states: {
    /** No length is known. */
    asking: { on: { 'length.left': { guard: 'isTyped', target: 'refused' } } },
    /** The typed text is no length of a foot. */
    refused: { tags: 'refused' },
    told: {},
  },
});
export type SizeGuideRef = ActorRefFrom<typeof sizeGuideMachine>;
