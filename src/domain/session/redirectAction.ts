/** Actions that resume after the login that interrupted them. [AUTH-05..09] */
export const REDIRECT_ACTIONS = [
  'ask_for_quote',
  'notify_me',
  'flash_sale_oos',
  'seller_chat_click_mobile',
] as const;
export type RedirectAction = (typeof REDIRECT_ACTIONS)[number];

export function toRedirectAction(value: unknown): RedirectAction | null {
  return REDIRECT_ACTIONS.find((action) => action === value) ?? null;
}
