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
/** Longest wait of a member's purchase for their address, which loads a moment after the page. */
export const ADDRESS_PATIENCE_MS = 3000;
/** Delay of the toast after an add, for a dialog that says the same; too short to be noticed. */
export const ADDED_ANSWER_PATIENCE_MS = 100;
/** Rest of a pointer or the focus on a link before the page reads its product. */
export const POINTED_REST_MS = 65;
/** Age at which a product that was read ahead is read again. */
export const READ_AHEAD_MS = 10_000;
/** Products that the page of one product reads ahead. */
export const READ_AHEAD_MAX = 5;
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
/** Characters that a seller is written at once. [CHAT-20] */
export const LONGEST_CHAT_MESSAGE = 1000;
/** UTF-16 units of a message as it is typed: of a longer one nothing is read. */
export const LONGEST_CHAT_DRAFT = 4000;
/** Characters of words that are looked for. */
export const LONGEST_SEARCH = 100;
/** UTF-16 units of a field of such words: room for a paste with signs that are not seen. */
export const LONGEST_SEARCH_DRAFT = 400;
/** The chat in its frame is given up after this long, and offered again. */
export const CHAT_PATIENCE_MS = 10_000;
/** Time in which a shift above a section that was jumped to is corrected; most pages settle in a second. */
export const JUMP_FOLLOWED_MS = 30_000;
/** A picture that could not be shown is tried once more after this long. */
export const PICTURE_RETRY_MS = 15_000;
export const PRICE_SUMMARY_DEBOUNCE_MS = 300;
export const SHIPPING_DEBOUNCE_MS = 300;
export const CLOCK_TICK_MS = 1000;
/** The wait after the end of a voucher or promotion before the page counts the sum anew: answers give dates in whole seconds. */
export const OFFER_END_PAUSE_MS = 1000;
/** Pause before the product is loaded once more after a campaign's turn: the first answer may have come too early. */
export const CAMPAIGN_RECHECK_MS = 3000;
/** Time in which an action that a login interrupted can resume. */
export const LOGIN_WISH_LIFETIME_MS = 30 * 60_000;
/** So many pages of a list are loaded again after a login, to where the visitor pressed. [AUTH-17] */
export const MAX_PAGES_RESTORED = 50;
/** Longest time after a login until the page is as it was when the visitor pressed. */
export const LOGIN_PATIENCE_MS = 10_000;
export const DEFAULT_COUNTRY = 'ID';
/** Customer-care live chat window, in CSS pixels. */
export const LIVE_CHAT_POPUP = { width: 400, height: 450 } as const;
/** Below this width the page uses the mobile presentation (bottom bar, sheets), in CSS pixels. */
export const DESKTOP_MIN_WIDTH_PX = 768;
/** Browser storage keys, spelled as the specification gives them. */
export const SELLER_CHAT_ONBOARDING_KEY = 'sellerChatOnboarding';
export const GROCERY_SELECTED_WAREHOUSE_KEY = 'grocerySelectedWarehouse';
export const GROCERY_CHANNEL_KEY = 'groceryChannel';
/** Of the tab, not of the device. */
export const LOGIN_WISH_KEY = 'loginWish';
/** Of the tab as well. */
export const COURIER_KEY = 'courier';
/** The destination that the visitor chose, kept in the tab. [ADDRESS-10] */
export const DESTINATION_KEY = 'destination';
/** Of the tab as well. */
export const ENDLESS_PAGES_KEY = 'endlessPages';
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
/** Time before a member may ask for a quote of the same item again. [QUOTE-04] */
export const QUOTE_OPEN_MS = 14 * 24 * 3600 * 1000;

/** A device that has not said by then where it is counts as one that cannot; its question may stand open for ever. [ADDRESS-09] */
export const LOCATION_PATIENCE_MS = 20_000;
/** A link that is not ready by then is shared as it is, in ms. [SHARE-09] */
export const SHARE_LINK_PATIENCE_MS = 3000;
/** A clipboard that has not answered by then counts as one that refused, in ms. [SHARE-02] */
export const COPY_PATIENCE_MS = 3000;
/** A device whose own sharing says nothing for so long is offered other ways; it may still answer. [SHARE-03] */
export const DEVICE_SHARE_PATIENCE_MS = 4000;
/** A visit by an affiliate's link counts for them for so long, in ms. [SHARE-13] */
export const AFFILIATE_SESSION_MS = 24 * 3600 * 1000;

/** Characters of a product's name in a shared message. [SHARE-04..08] */
export const LONGEST_SHARED_NAME = 150;

/** Rupiah: more is no sum of this shop, and is refused where it enters. */
export const LARGEST_RUPIAH = 1_000_000_000_000;
/** A down payment stays below the price, in whole percent. [LOAN-02] */
export const LARGEST_LOAN_PERCENT = 99;
/** Months of the tenor that is shown first, or the one nearest to it. */
export const DEFAULT_TENOR_MONTHS = 12;
/** Down payments that are offered to be pressed, in percent of the price. */
export const PROPOSED_DOWN_PAYMENTS = [0, 10, 20, 30, 40, 50] as const;
/** Pause after the last key before a loan is calculated. */
export const LOAN_DEBOUNCE_MS = 300;

/** Questions of a product: how many a page of the list has, and how many its section shows. [QNA-01, QNA-04] */
export const QUESTIONS_FIRST_PAGE = 1;
export const QUESTIONS_PER_PAGE = 10;
export const QUESTIONS_SAMPLE = 3;
/** Characters of a question. [QNA-09] */
export const SHORTEST_QUESTION = 10;
export const LONGEST_QUESTION = 500;
/** Of a longer text not even the spaces are looked at. */
export const LONGEST_QUESTION_DRAFT = 2000;
/** Of what a backend says was written, so many characters are shown. [QNA-10] */
export const LONGEST_ANSWER = 5000;
export const LONGEST_NAME = 100;
/** Questions that one member may ask in a day. [QNA-12] */
export const QUESTIONS_PER_DAY = 10;
export const QUESTIONS_DAY_MS = 24 * 3600 * 1000;
/** Answers that one member may give in a day, and that one question may have. [QNA-20] */
export const ANSWERS_PER_DAY = 20;
export const ANSWERS_PER_QUESTION = 50;
/** Time in which the embedded marketplace hides a new question or answer from others. [QNA-16, QNA-18] */
export const REVIEWED_AFTER_MS = 3 * 60_000;

/** Rupiah between which installments without credit card are offered, unless the config says otherwise. [INSTALL-09] */
export const NON_CARD_MIN_RUPIAH = 100_000;
export const NON_CARD_MAX_RUPIAH = 30_000_000;
/** The longest that anything is paid off. */
export const MAX_TENOR_MONTHS = 60;
/** Installments that can be laid side by side. [INSTALL-14] */
export const MAX_COMPARED_INSTALLMENTS = 3;
/** Pay-later limit a month, in rupiah. [PAYLATER-01] */
export const PAYLATER_MONTHLY_LIMIT = 8_000_000;
/** Time in which an application for pay-later is reviewed. [PAYLATER-03] */
export const PAYLATER_REVIEW_MS = 10 * 60_000;
/** Characters of a link that is shared. */
export const LONGEST_SHARED_LINK = 2000;

/** The longest a subscription runs, in either unit of its period. [SUBS-06] */
export const MAX_SUBSCRIPTION_MONTHS = 12;
export const MAX_SUBSCRIPTION_WEEKS = 52;
/** Fewer deliveries than this are no subscription. */
export const MIN_SUBSCRIPTION_DELIVERIES = 2;
export const DEFAULT_SUBSCRIPTION_DELIVERIES = 3;
/** Days from subscribing to the first delivery. [SUBS-14] */
export const SUBSCRIPTION_LEAD_DAYS = 3;
/** Least value of a package for a discount on its shipping, in rupiah. [SUBS-04] */
export const SUBSCRIPTION_SHIPPING_MINIMUM_RUPIAH = 50_000;
/** Pieces of one delivery at most, whatever a product allows. */
export const MAX_SUBSCRIPTION_QUANTITY = 9999;
/** No piece is dearer, in rupiah: a subscription's sums stay exact. [SUBS-15] */
export const MAX_SUBSCRIPTION_PRICE_RUPIAH = 10_000_000_000;

/** No service costs more, in rupiah: what is beyond it was not meant. [ADDON-08] */
export const MAX_ADD_ON_PRICE = 100_000_000;

/** The return period that texts for search engines name, whatever a product's own. [LIMIT-28] */
export const SEO_RETURN_DAYS = 15;
/** Characters of what is told to search engines; what is longer is cut off. [SEO-03, SEO-04] */
export const LONGEST_SEO_NAME = 120;
export const LONGEST_SEO_DESCRIPTION = 320;
export const LONGEST_SEO_TEXT = 4000;
export const MOST_SEO_KEYWORDS = 20;
export const MOST_SEO_LINKS = 12;
/** Reviews that a page tells search engines and agents of. [SEO-10] */
export const TOLD_REVIEWS = 3;
