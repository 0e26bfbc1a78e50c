import { laterView } from '../../ui/laterView.tsx';

/** What it comes to and the way to add it, at the foot of a sheet. */
export const subscriptionFoot = laterView(
  'subscriptionFoot',
  async () => (await import('./later/SubscriptionActions.tsx')).SubscriptionFoot,
);
