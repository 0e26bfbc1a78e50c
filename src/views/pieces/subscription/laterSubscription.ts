import { laterView } from '../../ui/laterView.tsx';

/** The choice between buying once and subscribing, with the fields of a subscription. */
export const subscriptionChoice = laterView(
  'subscriptionChoice',
  async () => (await import('./later/SubscriptionChoice.tsx')).SubscriptionChoice,
);
