import type { RedirectAction } from '#src/domain/session/redirectAction.ts';
import type { LoginWish } from '#src/services/session/login/contract.ts';

/** The redirect action that the login gets for a wish; null when none is specified. [LINK-03, CHAT-13] */
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
