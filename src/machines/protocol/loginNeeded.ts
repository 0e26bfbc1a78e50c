import type { LoginWish } from '#src/services/login/contract.ts';

/** A part was asked for something that only a member can do; told to the page. [AUTH-04] */
export type LoginNeeded = { type: 'login.needed'; wish: LoginWish };
