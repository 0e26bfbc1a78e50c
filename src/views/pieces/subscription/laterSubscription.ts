import { laterView } from '../../ui/laterView.tsx';

/** The choice between buying once and subscribing, with what a subscription needs to know. */
export const subscriptionChoice = laterView(
  'subscriptionChoice',
  async () => (await import('./later/SubscriptionChoice.tsx')).SubscriptionChoice,
);
