import type { SnapshotFrom } from 'xstate';
import type { InstallmentType } from '#src/domain/payment/installment.ts';
import type { InstallmentRef } from './installmentMachine.ts';

type InstallmentSnapshot = SnapshotFrom<InstallmentRef>;

/** The offer that takes the least a month; null while nobody knows, or where there is none of that type. [INSTALL-11] */
export const selectLightest =
  (type: InstallmentType) =>
  ({ context }: InstallmentSnapshot) =>
    context.offers?.find((offer) => offer.type === type) ?? null;

/** The one that is told with the price: by credit card, or without one where no card can be used. [TAG-08] */
export const selectLightestOfAll = ({ context }: InstallmentSnapshot) => context.offers?.[0] ?? null;
