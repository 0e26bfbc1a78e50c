import type { UserAddress } from '#src/domain/address/address.ts';

export type AddressesAsked =
  /** A caller needs the addresses; a load in flight answers this caller too. [ADDRESS-02] */
  | { type: 'address.requested'; callerId: string }
  /** A caller has ended and needs no answer any more. */
  | { type: 'address.callerLeft'; callerId: string };

/** The answer to all callers; `callerIds` is null when every caller is meant. [ADDRESS-02, ADDRESS-06] */
export interface AddressesAnswered {
  type: 'address.answered';
  callerIds: string[] | null;
  address: UserAddress;
  addresses: UserAddress[];
  hasFailed: boolean;
}
