import type { LoginWish } from '#src/services/session/login/contract.ts';

/** A part wants something that only a member can do: the gate answers `wish.resumed`, at once or after a login. [AUTH-04] */
export type MemberNeeded = { type: 'member.needed'; wish: LoginWish };
/** A part was refused for want of a login: the marketplace does not know the visitor (any more). */
export type LoginNeeded = { type: 'login.needed'; wish: LoginWish };
/** What the gate let through, or a login interrupted, goes on; told to the part whose kind of wish it is. */
export interface WishResumed<TKind extends LoginWish['kind'] = LoginWish['kind']> {
  type: 'wish.resumed';
  wish: Extract<LoginWish, { kind: TKind }>;
  /** The pieces at the campaign's price are gone meanwhile. [PROMO-10] */
  isFlashSaleGone: boolean;
  /** A login came between the press and this: what was done is said, wherever the page is looked at. [AUTH-17] */
  afterLogin?: true;
}

/** What a part tells the page so that the gate is asked. */
export const toGate = (event: MemberNeeded | LoginNeeded) => ({
  type: 'part.told' as const,
  name: 'memberGate' as const,
  event,
});
