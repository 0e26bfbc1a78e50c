import type { CopyKey } from '#src/copy/copyTypes.ts';
import type { LaterPartName, PartName } from '#src/machines/page/pageParts.ts';

/**
 * A part's place on the page: the name of the section around it, or of a place inside one. The bar at the top reports a
 * part without a section.
 */
export type LostPlaceName =
  | 'bar'
  | 'buying'
  | 'pictures'
  | 'overview'
  | 'variant'
  | 'shipping'
  | 'promo'
  | 'service'
  | 'description'
  | 'seller'
  | 'reviews'
  | 'recommendation'
  | 'seo';

/** The place and the words of the report that a part has thrown. */
export interface LostPart {
  at: LostPlaceName;
  key: CopyKey;
  /** Its own page reports it by a view of its own, so the part is not reported twice there. */
  hasPage?: true;
}

/** The first parts. Each keeps its last state, and the visitor may reload the page. */
export const LOST_FIRST_PARTS: Record<PartName, LostPart> = {
  clock: { at: 'bar', key: 'lost.clock' },
  toast: { at: 'bar', key: 'lost.toast' },
  modal: { at: 'bar', key: 'lost.modal' },
  onboarding: { at: 'bar', key: 'lost.onboarding' },
  memberGate: { at: 'bar', key: 'lost.memberGate' },
  session: { at: 'bar', key: 'lost.session' },
  config: { at: 'bar', key: 'lost.config' },
  bag: { at: 'bar', key: 'lost.bag' },
  product: { at: 'buying', key: 'lost.product' },
  description: { at: 'description', key: 'description.failed' },
  gallery: { at: 'pictures', key: 'lost.gallery' },
  variant: { at: 'variant', key: 'lost.variant' },
  fulfilment: { at: 'shipping', key: 'lost.fulfilment' },
  shippingSummary: { at: 'shipping', key: 'lost.shippingSummary' },
  priceSummary: { at: 'overview', key: 'lost.priceSummary' },
  addToCart: { at: 'buying', key: 'lost.addToCart' },
  wishlist: { at: 'overview', key: 'lost.wishlist' },
};

/** Parts reported by a view of their own. */
export const SAID_BY_ITSELF = 'itself';
/** Parts without anything to see, so that no place misses them. */
export const UNSEEN = 'unseen';

type SaidOfLater = LostPart | typeof SAID_BY_ITSELF | typeof UNSEEN;

/** The later parts. Each can be requested again. */
export const LOST_LATER_PARTS: Record<LaterPartName, SaidOfLater> = {
  combo: { at: 'promo', key: 'lost.combo', hasPage: true },
  freeGift: { at: 'promo', key: 'lost.freeGift' },
  optionPrices: SAID_BY_ITSELF,
  sizeGuide: SAID_BY_ITSELF,
  nextProduct: UNSEEN,
  installment: { at: 'service', key: 'installment.failed', hasPage: true },
  payLater: { at: 'service', key: 'lost.payLater' },
  address: { at: 'shipping', key: 'address.failed' },
  addressPicker: SAID_BY_ITSELF,
  groceryStore: SAID_BY_ITSELF,
  groceryWiki: SAID_BY_ITSELF,
  slottedDelivery: SAID_BY_ITSELF,
  pickupPoints: { at: 'shipping', key: 'pickup.points.failed', hasPage: true },
  shipping: { at: 'shipping', key: 'shipping.list.failed', hasPage: true },
  recommendation: { at: 'recommendation', key: 'lost.recommendation' },
  complements: { at: 'recommendation', key: 'lost.recommendation' },
  seo: { at: 'seo', key: 'lost.seo' },
  endlessRecommendation: { at: 'recommendation', key: 'recommendation.moreFailed' },
  brandRecommendation: { at: 'recommendation', key: 'lost.recommendation' },
  brandAds: { at: 'recommendation', key: 'lost.recommendation' },
  recentProducts: { at: 'recommendation', key: 'lost.recentProducts' },
  reviewImages: { at: 'reviews', key: 'lost.reviewImages', hasPage: true },
  reviewer: SAID_BY_ITSELF,
  reviewPolicy: SAID_BY_ITSELF,
  reviews: SAID_BY_ITSELF,
  sellerProfile: { at: 'seller', key: 'lost.sellerProfile' },
  follow: { at: 'seller', key: 'lost.follow' },
  chat: { at: 'seller', key: 'chat.failed' },
  chatWindow: SAID_BY_ITSELF,
  wholesale: { at: 'promo', key: 'lost.wholesale' },
  promotions: SAID_BY_ITSELF,
  campaign: { at: 'overview', key: 'lost.campaign' },
  notifyMe: { at: 'buying', key: 'lost.notifyMe' },
  albums: SAID_BY_ITSELF,
  productReport: SAID_BY_ITSELF,
  postReport: SAID_BY_ITSELF,
  questions: SAID_BY_ITSELF,
  answering: SAID_BY_ITSELF,
  addOns: { at: 'service', key: 'lost.addOns', hasPage: true },
  returnPolicy: SAID_BY_ITSELF,
  quote: SAID_BY_ITSELF,
  subscription: { at: 'buying', key: 'lost.subscription' },
  loanSimulation: { at: 'service', key: 'loanSimulation.missed' },
  tradeIn: { at: 'service', key: 'tradeIn.failed' },
  tradeInDevice: SAID_BY_ITSELF,
  share: SAID_BY_ITSELF,
  affiliate: UNSEEN,
  content: { at: 'bar', key: 'lost.content' },
  jump: UNSEEN,
  pictures: { at: 'pictures', key: 'lost.pictures' },
  consent: { at: 'bar', key: 'lost.consent' },
  measurement: UNSEEN,
  login: { at: 'bar', key: 'lost.login' },
  topicWords: { at: 'reviews', key: 'lost.topicWords' },
  orderCost: SAID_BY_ITSELF,
};

/** The sentence about a part; null for one that reports by itself, or that shows nothing. */
export function lostPartOf(name: PartName | LaterPartName): LostPart | null {
  const part = { ...LOST_FIRST_PARTS, ...LOST_LATER_PARTS }[name];
  return typeof part === 'string' ? null : part;
}
