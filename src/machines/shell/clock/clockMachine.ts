import { assign, setup, type ActorRefFrom } from 'xstate';
import { placeholderCallback } from '../../protocol/placeholders.ts';
import { withEvent } from '../../protocol/withEvent.ts';

export interface ClockContext {
  /** Epoch ms of the marketplace. */
  serverTimeMs: number;
}
export type ClockEvent = { type: 'clock.ticked'; serverTimeMs: number };
export type ClockRef = ActorRefFrom<typeof clockMachine>;

/**
 * Server time: set by the date header of every response and advanced every second by elapsed monotonic time, so that
 * a throttled timer does not fall behind. [CLOCK-01, CLOCK-02]
 */
export const clockMachine = setup({
  types: {
    context: {} as ClockContext,
    events: {} as ClockEvent,
    input: {} as { serverTimeMs: number },
  },
  actors: { watchServerTime: placeholderCallback<{ serverTimeMs: number }>('watchServerTime') },
  actions: {
    setServerTime: assign((_, { serverTimeMs }: { serverTimeMs: number }) => ({ serverTimeMs })),
  },
}).createMachine({
  id: 'clock',
  context: ({ input }) => ({ serverTimeMs: input.serverTimeMs }),
  initial: 'ticking',
  states: {
    ticking: {
      invoke: {
        id: 'watchServerTime',
        src: 'watchServerTime',
        input: ({ context }) => ({ serverTimeMs: context.serverTimeMs }),
      },
      on: {
        'clock.ticked': {
          actions: withEvent('setServerTime'),
        },
      },
    },
  },
});
