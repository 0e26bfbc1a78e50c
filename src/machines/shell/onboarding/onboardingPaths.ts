import { pathsOf } from '../../paths/machinePaths.ts';
import { onboardingMachine } from './onboardingMachine.ts';

export const onboardingPaths = pathsOf(onboardingMachine, {
  inputs: { none: undefined },
  events: {
    onboardingAdded: { type: 'onboarding.added', item: 'sellerChat' },
    onboardingOffered: { type: 'onboarding.offered', item: 'sellerChat' },
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
