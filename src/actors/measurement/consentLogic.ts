import { fromPromise } from 'xstate';
import { consentMachine, type ConsentKnown } from '#src/machines/measurement/consent/consentMachine.ts';
import { keepChoice, knownConsent } from '#src/services/measurement/analytics/keptConsent.ts';
import { provided } from '../provided.ts';

export const consentLogic = provided(consentMachine, {
  actors: { readConsent: fromPromise<ConsentKnown, void>(async () => knownConsent()) },
  actions: { keepChoice: (_, { choice }) => keepChoice(choice) },
});
