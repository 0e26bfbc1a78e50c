/** Business constants of the specification, section 9. Units are in the names. */
export const TOAST_DURATION_MS = 5000;
export const ONBOARDING_DURATION_MS = 5000;
export const LIMITED_STOCK_THRESHOLD_ITEMS = 5;
export const DEFAULT_CART_QUANTITY = 1;
export const MINIMUM_CART_QUANTITY = 1;
export const IN_STORE_PICKUP_MAX_QUANTITY = 1;
/** Upper bound of what a visitor may type; the marketplace's own limits are lower. */
export const TYPED_QUANTITY_MAX = 9999;
export const ANALYTICS_CALLBACK_TIMEOUT_MS = 2000;
export const OBSERVER_THRESHOLD_RATIO = 0.5;
export const ADD_TO_CART_RECOMMENDATION_SIZE = 6;
export const ADD_TO_CART_RECOMMENDATION_TIMEOUT_MS = 2000;
/** How long what a member bought waits for their address, which comes a moment after the page. */
export const ADDRESS_PATIENCE_MS = 3000;
/** How long the answer to an add waits for what goes with it, once the add is done. */
export const ADDED_ANSWER_PATIENCE_MS = 500;
export const RECOMMENDATION_PAGE_SIZE = 18;
export const RECOMMENDATION_FIRST_PAGE = 0;
/** Options whose price is asked for at once; what one call of product cards allows. */
export const OPTION_PRICES_PAGE_SIZE = 50;
export const GROCERY_RECOMMENDATION_PAGE_SIZE = 18;
export const REVIEW_FIRST_PAGE = 1;
export const REVIEWS_PER_PAGE = 10;
export const REVIEW_IMAGES_FIRST_PAGE = 1;
export const REVIEW_IMAGES_PER_PAGE = 15;
/** Reviews of a seller's other goods that its section shows, the best first. */
export const SELLER_REVIEWS_SAMPLE = 3;
/** Letters of an album's name, and what one member's wishlist may hold. */
export const ALBUM_NAME_MAX = 30;
export const ALBUMS_MAX = 50;
export const ALBUM_ITEMS_MAX = 500;
/** Products whose pictures are the cover of an album. */
export const ALBUM_COVER_PICTURES = 4;
export const EMAIL_MAX_LENGTH = 254;
/** Other goods of the seller beside the product. */
export const SELLER_PRODUCTS = 12;
/** The chat in its frame is given up after this long, and offered again. */
export const CHAT_PATIENCE_MS = 10_000;
export const PRICE_SUMMARY_DEBOUNCE_MS = 300;
export const SHIPPING_DEBOUNCE_MS = 300;
export const CLOCK_TICK_MS = 1000;
/** How long after a campaign's turn the product is asked once more, should the first answer have come too early. */
export const CAMPAIGN_RECHECK_MS = 3000;
/** What a login interrupted goes on within this time after it was asked for. */
export const LOGIN_WISH_LIFETIME_MS = 30 * 60_000;
/** How long the page may take, after a login, to be as it was when the visitor pressed. */
export const LOGIN_PATIENCE_MS = 10_000;
export const DEFAULT_COUNTRY = 'ID';
/** Customer-care live chat window, in CSS pixels. */
export const LIVE_CHAT_POPUP = { width: 400, height: 450 } as const;
/** Below this width the page uses the mobile presentation (bottom bar, sheets), in CSS pixels. */
export const DESKTOP_MIN_WIDTH_PX = 768;
/** Browser storage keys, spelled as the specification gives them. */
export const STORAGE_KEYS = {
  sellerChatOnboarding: 'sellerChatOnboarding',
  grocerySelectedWarehouse: 'grocerySelectedWarehouse',
  groceryChannel: 'groceryChannel',
  /** Of the tab, not of the device. */
  loginWish: 'loginWish',
  /** Of the tab as well. */
  courier: 'courier',
  recentProducts: 'recentProducts',
  recentProductsV2: 'recentProductsV2',
  recentProductsContextual: 'recentProductsContextual',
  recentProductsGrocery: 'recentProductsGrocery',
} as const;
/** A page's state older than this is not hydrated from, and what is shown is asked for anew. */
export const STATE_LIFETIME_MS = 30 * 60_000;

/** Pieces that a quote can be asked for. [QUOTE-03] */
export const MIN_QUOTE_QUANTITY = 10;
export const MAX_QUOTE_QUANTITY = 100_000;
/** Characters of what goes with it. [QUOTE-03] */
export const MIN_QUOTE_COMPANY = 2;
export const MAX_QUOTE_COMPANY = 100;
export const LONGEST_QUOTE_CONTACT = 100;
export const LONGEST_QUOTE_MESSAGE = 1000;
/** How long a request stands before the same member may ask for the same item again. [QUOTE-04] */
export const QUOTE_OPEN_MS = 14 * 24 * 3600 * 1000;
