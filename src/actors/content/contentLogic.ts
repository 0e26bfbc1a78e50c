import { fromPromise } from 'xstate';
import { contentMachine, type ContentKind } from '#src/machines/content/content/contentMachine.ts';
import { callsOf } from '../servicesOf.ts';
import { provided } from '../provided.ts';

export const contentLogic = provided(contentMachine, {
  actors: {
    loadContent: fromPromise<unknown, { kind: ContentKind }>(async ({ input, signal, system }) =>
      (await callsOf(system)).content[input.kind](signal),
    ),
  },
});
