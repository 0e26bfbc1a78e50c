import { fromPromise } from 'xstate';
import { consentMachine, type ConsentKnown } from '#src/machines/measurement/consent/consentMachine.ts';
import { keepChoice, knownConsent } from '#src/services/measurement/analytics/keptConsent.ts';

export const consentLogic = consentMachine.provide({
  actors: { readConsent: fromPromise<ConsentKnown, void>(async () => knownConsent()) },
  actions: { keepChoice: (_, { choice }) => keepChoice(choice) },
});
