/** Every modal of specification section 2. */
export const SPECIFIED_MODALS = [
  'askForQuote',
  'notifyMeSuccess',
  'voucherList',
  'voucherTerms',
  'uspInfo',
  'bagFull',
  'clickAndCollectItemExists',
  'productReport',
  'reportMenu',
  'reportOptions',
  'chatConfirmation',
  'shippingOptions',
  'pickupSchedule',
  'addressPicker',
  'reviewPolicy',
  'sellerBadges',
  'sellerRating',
  'sellerNoRating',
  'sellerBadgesAndRating',
  'addToBag',
  'promoCombo',
  'productReview',
  'imagePreview',
  'tradeInAppDownload',
  'reviewVariantFilter',
  'groceryWiki',
  'installmentList',
  'userSummary',
  'addToCartRecommendation',
  'addressChangeInfo',
  'wishlistDetail',
  'moreOptions',
  'share',
  'warrantyInfo',
  'checkoutBlocked',
  'warehouse',
  'sizeChart',
  'sellerReview',
  'fbbDetail',
] as const;
/** Those that are ours beside them. [AUTH-04, GROC-28, LOAN-09, QNA-07, QNA-17, MODAL-50, NOTIFY-03] */
export const MODAL_KEYS = [
  // One a line: another one changes no other.
  ...SPECIFIED_MODALS,
  'loginPrompt',
  'storePicker',
  'loanSimulation',
  'askQuestion',
  'answerQuestion',
  'returnPolicy',
  'notifyMe',
  'orderCost',
] as const;
export type ModalKey = (typeof MODAL_KEYS)[number];

/** Plain data a modal is opened with (a picture number, a reason). */
export type ModalParams = Record<string, string | number | boolean | null>;
