import type { SnapshotFrom } from 'xstate';
import type { InstallmentType } from '#src/domain/payment/installment.ts';
import type { InstallmentRef } from './installmentMachine.ts';

type InstallmentSnapshot = SnapshotFrom<InstallmentRef>;

/** The offer of a type with the lowest monthly sum; null while unknown, and without such an offer. [INSTALL-11] */
export const selectLightest =
  (type: InstallmentType) =>
  ({ context }: InstallmentSnapshot) =>
    context.offers?.find((offer) => offer.type === type) ?? null;

/** The offer shown with the price: by credit card, or without one when no card can be used. [TAG-08] */
export const selectLightestOfAll = ({ context }: InstallmentSnapshot) => context.offers?.[0] ?? null;
