import type { SnapshotFrom } from 'xstate';
import { lowestMonthly, type InstallmentType } from '#src/domain/installment.ts';
import type { InstallmentRef } from './installmentMachine.ts';

/** What it takes a month at least, in rupiah; null while nobody knows, or where there is no such offer. */
export const selectMonthly = (type: InstallmentType) => (snapshot: SnapshotFrom<InstallmentRef>) =>
  lowestMonthly(snapshot.context.loaded ?? [], type);

/** Whether offers may still come: their place is kept until then. */
export const selectIsComing = (snapshot: SnapshotFrom<InstallmentRef>) => snapshot.hasTag('busy');
