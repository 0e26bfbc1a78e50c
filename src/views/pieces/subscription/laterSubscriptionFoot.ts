import { laterView } from '../../ui/laterView.tsx';

/** The sum and the add button, at the foot of a sheet. */
export const subscriptionFoot = laterView(
  'subscriptionFoot',
  async () => (await import('./later/SubscriptionActions.tsx')).SubscriptionFoot,
);
