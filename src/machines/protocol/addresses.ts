import type { UserAddress } from '#src/domain/address/address.ts';

export type AddressesAsked =
  /** Somebody needs the addresses; a load that is under way answers them too. [ADDRESS-02] */
  | { type: 'address.requested'; callerId: string }
  /** Somebody who asked is gone. */
  | { type: 'address.callerLeft'; callerId: string };

/** The answer to all who asked; `callerIds` is null when it is for everybody. [ADDRESS-02, ADDRESS-06] */
export interface AddressesAnswered {
  type: 'address.answered';
  callerIds: string[] | null;
  address: UserAddress;
  addresses: UserAddress[];
  hasFailed: boolean;
}
