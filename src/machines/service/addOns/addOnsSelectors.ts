import type { SnapshotFrom } from 'xstate';
import type { AddOnType } from '#src/domain/service/addOn.ts';
import type { addOnsMachine } from './addOnsMachine.ts';

type AddOnsSnapshot = SnapshotFrom<typeof addOnsMachine>;

export const selectAddOns = (type: AddOnType) => (snapshot: AddOnsSnapshot) =>
  snapshot.context.services[type];
export const selectChosen = (type: AddOnType) => (snapshot: AddOnsSnapshot) => snapshot.context.chosen[type];
/** A chosen service of this type is no longer available. [ADDON-10] */
export const selectIsMissed = (type: AddOnType) => (snapshot: AddOnsSnapshot) =>
  snapshot.context.missed[type];
export const selectIsBusy = (type: AddOnType) => (snapshot: AddOnsSnapshot) =>
  snapshot.hasTag(type === 'INSTALLATION' ? 'installationBusy' : 'insuranceBusy');
export const selectHasFailed = (type: AddOnType) => (snapshot: AddOnsSnapshot) =>
  snapshot.hasTag(type === 'INSTALLATION' ? 'installationFailed' : 'insuranceFailed');
