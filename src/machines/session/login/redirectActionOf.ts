import type { RedirectAction } from '#src/domain/session/redirectAction.ts';
import type { LoginWish } from '#src/services/session/login/contract.ts';

/** The redirect action a login is given for what waits for it; null for what the requirements name none. [LINK-03, CHAT-13] */
export function redirectActionOf(wish: LoginWish | null): RedirectAction | null {
  switch (wish?.kind) {
    case 'quote':
      return 'ask_for_quote';
    case 'notify':
      return 'notify_me';
    case 'chat':
      return wish.isMobile ? 'seller_chat_click_mobile' : null;
    case 'buy':
      return wish.isFlashSaleGone ? 'flash_sale_oos' : null;
    default:
      return null;
  }
}
