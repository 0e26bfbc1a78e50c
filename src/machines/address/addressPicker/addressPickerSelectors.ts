import type { SnapshotFrom } from 'xstate';
import type { Geolocation } from '#src/domain/address/destination.ts';
import type { RegionContext } from '../region/regionMachine.ts';
import type { addressPickerMachine } from './addressPickerMachine.ts';
import { chosenAddress, chosenDestination } from './pickerChoice.ts';

type PickerSnapshot = SnapshotFrom<typeof addressPickerMachine>;

export const selectAddresses = (snapshot: PickerSnapshot) => snapshot.context.addresses;
export const selectChoice = (snapshot: PickerSnapshot) => snapshot.context.choice;
export const selectNotice = (snapshot: PickerSnapshot) => snapshot.context.notice;
export const selectPin = (snapshot: PickerSnapshot) => snapshot.context.pin;
/** The choice can be confirmed. [REGION-02] */
export const selectIsComplete = (snapshot: PickerSnapshot) => chosenDestination(snapshot.context) !== null;
/** The rough location of an address without a pin, for the middle of the map only. */
export const selectRoughLocation = (snapshot: PickerSnapshot) =>
  chosenAddress(snapshot.context)?.geolocation ?? null;

/** The middle of the district or city that is chosen. */
export function selectRegionMiddle({ context }: { context: RegionContext }): Geolocation | null {
  const { district, city } = context.chosen;
  return district?.geolocation ?? city?.geolocation ?? null;
}
