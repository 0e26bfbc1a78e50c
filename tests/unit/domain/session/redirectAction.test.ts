import { expect, test } from 'vitest';
import { toRedirectAction } from '#src/domain/session/redirectAction.ts';

test('[AUTH-09] only the four redirect actions are known', () => {
  expect(
    ['ask_for_quote', 'notify_me', 'flash_sale_oos', 'seller_chat_click_mobile'].every(
      (action) => toRedirectAction(action) === action,
    ),
  ).toBe(true);
  expect(['buy_now', '', null, 'NOTIFY_ME'].map(toRedirectAction)).toEqual([null, null, null, null]);
});
