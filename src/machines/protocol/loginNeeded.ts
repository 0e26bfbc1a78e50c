import type { LoginWish } from '#src/services/session/login/contract.ts';

/** A part has a wish for members only: the gate answers `wish.resumed`, at once or after a login. [AUTH-04] */
export type MemberNeeded = { type: 'member.needed'; wish: LoginWish };
/** A call of a part was refused for lack of a login: the marketplace does not know the visitor any more. */
export type LoginNeeded = { type: 'login.needed'; wish: LoginWish };
/** Resumes a wish after the gate or a login. Sent to the part that owns this kind of wish. */
export interface WishResumed<TKind extends LoginWish['kind'] = LoginWish['kind']> {
  type: 'wish.resumed';
  wish: Extract<LoginWish, { kind: TKind }>;
  /** The pieces at the campaign's price have sold out meanwhile. [PROMO-10] */
  isFlashSaleGone: boolean;
  /** A login came between: the result is shown even when its place is out of view. [AUTH-17] */
  afterLogin?: true;
}

/** Wraps a request to the gate as an event for the page. */
export const toGate = (event: MemberNeeded | LoginNeeded) => ({
  type: 'part.told' as const,
  name: 'memberGate' as const,
  event,
});
