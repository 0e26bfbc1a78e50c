import { partFacts } from '../../paths/exampleFacts.ts';
import { pathsOf } from '../../paths/machinePaths.ts';
import { onboardingMachine } from './onboardingMachine.ts';

const config = {
  'pdp.chat.enabled': 'true',
  'pdp.chat.allowed-commission-types': 'TD,TC,MP',
  'pdp.chat.onboarding-enabled': 'true',
};

export const onboardingPaths = pathsOf(onboardingMachine, {
  inputs: { none: undefined },
  events: {
    onboardingAdded: { type: 'onboarding.added', item: 'sellerChat' },
    factsChanged: { type: 'facts.changed', facts: partFacts({}, { config }) },
    factsChangedWithoutConfig: { type: 'facts.changed', facts: partFacts({}, { config: null }) },
    onboardingDisplayed: { type: 'onboarding.displayed', item: 'sellerChat' },
    onboardingDismissed: { type: 'onboarding.dismissed' },
    onboardingRemoved: { type: 'onboarding.removed', item: 'sellerChat' },
  },
  actors: {
    readOnboardingSeen: { outputs: [true, false] },
    rememberOnboardingSeen: { outputs: [undefined] },
    waitFor: { outputs: [undefined] },
  },
});
