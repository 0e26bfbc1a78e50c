import { links } from './links.ts';

/** Addresses used by later views only: the first load leaves them out. [LINK-01..25] */
export const laterLinks = {
  /** Everything of a combo promotion. [LINK-12] */
  bundlingCatalogue: (comboId: string) => `/retail/bundling-catalog/${encodeURIComponent(comboId)}`,
  /** Returns to a voucher of the page, or of the product when the page is another one. [VOUCHER-16] */
  loginForVoucher: (productPath: string, path: string, code: string) => {
    const url = new URL(
      path.split('?')[0] === productPath.split('?')[0] ? path : productPath,
      'http://page.invalid',
    );
    url.searchParams.set('voucher', code);
    return links.login(url.pathname + url.search, null);
  },
  /** The reviews on a store's own page. [MODAL-46] */
  storeReviews: (store: string) => `${store.split('#')[0]}#ulasan`,
  /** The member's albums. [LINK-25] */
  wishlist: () => '/member/wishlist',
  reviewSettings: () => '/member/review/settings',
  hallOfFame: () => '/hall-of-fame',
  verifyEmail: () => '/verify-email',
  /** Products side by side, by their items. [RECO-15] */
  compare: (skus: readonly string[]) => `/compare?products=${encodeURIComponent(skus.join())}`,
  dailyGroceries: () => '/promosi/bliblimart-belanja-harian',
} as const;
