import { pathsOf } from '../../paths/machinePaths.ts';
import { consentMachine } from './consentMachine.ts';

export const consentPaths = pathsOf(consentMachine, {
  inputs: { none: undefined },
  events: {
    consentAccepted: { type: 'consent.accepted' },
    consentRefused: { type: 'consent.refused' },
    consentReopened: { type: 'consent.reopened' },
    consentClosed: { type: 'consent.closed' },
    consentToldAccepted: { type: 'consent.told', known: 'accepted' },
    consentToldRefused: { type: 'consent.told', known: 'refused' },
    consentToldByBrowser: { type: 'consent.told', known: 'browser' },
    consentToldUnanswered: { type: 'consent.told', known: null },
  },
  notShown: 'It stands outside the page’s own root: src/app/measure draws it once it is asked.',
  actors: {
    readConsent: {
      outputs: { accepted: 'accepted', refused: 'refused', byBrowser: 'browser', unanswered: null } as const,
    },
  },
});
