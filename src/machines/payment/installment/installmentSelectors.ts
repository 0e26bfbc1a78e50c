import type { SnapshotFrom } from 'xstate';
import { lowestMonthly, type InstallmentType } from '#src/domain/installment.ts';
import type { InstallmentRef } from './installmentMachine.ts';

type InstallmentSnapshot = SnapshotFrom<InstallmentRef>;

/** What it takes a month at least, in rupiah; null while nobody knows, or where there is no such offer. */
export const selectMonthly = (type: InstallmentType) => (snapshot: InstallmentSnapshot) =>
  lowestMonthly(snapshot.context.offers ?? [], type);
