import { pathsOf } from '../../paths/machinePaths.ts';
import { onboardingMachine } from './onboardingMachine.ts';

export const onboardingPaths = pathsOf(onboardingMachine, {
  inputs: [undefined],
  events: [
    { type: 'onboarding.added', item: 'sellerChat' },
    { type: 'onboarding.offered', item: 'sellerChat' },
    { type: 'onboarding.displayed', item: 'sellerChat' },
    { type: 'onboarding.dismissed' },
    { type: 'onboarding.removed', item: 'sellerChat' },
  ],
  actors: {
    readOnboardingSeen: { outputs: [true, false] },
    rememberOnboardingSeen: { outputs: [undefined] },
    waitFor: { outputs: [undefined] },
  },
});
