import type { SnapshotFrom } from 'xstate';
import { deliveryDates } from '#src/domain/subscription/subscription.ts';
import type { SubscriptionBundle } from '#src/services/subscription/subscription/contract.ts';
import type { subscriptionMachine } from './subscriptionMachine.ts';
import { bundleOf, worthOf } from './subscriptionRules.ts';

type Snapshot = SnapshotFrom<typeof subscriptionMachine>;

/** The day of the next delivery of a running subscription that can still take an item. */
export const selectBundleDate = ({ firstDelivery, period, frequency, passed }: SubscriptionBundle): string =>
  deliveryDates(firstDelivery, period, frequency)[passed] ?? firstDelivery;

/** Worth of a delivery in rupiah, including its other items; null while unknown. */
export const selectWorth = ({ context }: Snapshot): number | null =>
  context.detail === null ? null : worthOf(context);

export const selectIsJoining = ({ context }: Snapshot): boolean => bundleOf(context) !== null;
