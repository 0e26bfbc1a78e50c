import type { ActorRefFrom, AnyStateMachine, InputFrom } from 'xstate';
import { addToCartMachine } from '../bag/addToCart/addToCartMachine.ts';
import { bagMachine } from '../bag/bag/bagMachine.ts';
import { priceSummaryMachine } from '../price/priceSummary/priceSummaryMachine.ts';
import { fulfilmentMachine } from '../fulfilment/fulfilment/fulfilmentMachine.ts';
import { shippingSummaryMachine } from '../fulfilment/shippingSummary/shippingSummaryMachine.ts';
import { memberGateMachine } from '../session/memberGate/memberGateMachine.ts';
import { wishlistMachine } from '../wishlist/wishlist/wishlistMachine.ts';
import { descriptionMachine } from '../product/description/descriptionMachine.ts';
import { galleryMachine } from '../product/gallery/galleryMachine.ts';
import { productMachine } from '../product/product/productMachine.ts';
import { variantMachine } from '../product/variant/variantMachine.ts';
import { clockMachine } from '../shell/clock/clockMachine.ts';
import { configMachine } from '../shell/config/configMachine.ts';
import { modalMachine } from '../shell/modal/modalMachine.ts';
import { onboardingMachine } from '../shell/onboarding/onboardingMachine.ts';
import { sessionMachine } from '../session/session/sessionMachine.ts';
import { toastMachine } from '../shell/toast/toastMachine.ts';
import type { PartFacts, StartFacts } from '../protocol/partFacts.ts';

/** The life of a part: as long as the page, or anew for each product. */
export type Life = 'page' | 'product';
/**
 * While such a part is `busy` the server's render waits: for critical parts until the request's deadline, for brief
 * ones a moment more. Other parts resume in the browser.
 */
export type Awaited = 'critical' | 'brief';

/** A part of the first load: its machine, and its input. */
export interface FirstPart<TMachine extends AnyStateMachine> {
  machine: TMachine;
  lives: Life;
  awaited?: Awaited;
  /** Its state is private to one visitor; all other state of a guest's page is the same for every guest. */
  own?: true;
  /** Receives every summary. */
  summaries?: true;
  input?: (page: StartFacts) => InputFrom<TMachine>;
  /** The page's facts that `facts.changed` carries to it; parts without this have events of their own. */
  wants?: readonly (keyof PartFacts)[];
}
const first = <TMachine extends AnyStateMachine>(
  machine: TMachine,
  how: Omit<FirstPart<TMachine>, 'machine'>,
): FirstPart<TMachine> => ({ machine, ...how });

/** The input of the product part for an address. */
export function productInput({ route }: Pick<StartFacts, 'route'>): InputFrom<typeof productMachine> {
  return {
    productId: route.productId ?? '',
    query: {
      ...(route.pickupPointCode === null ? {} : { pickupPointCode: route.pickupPointCode }),
      ...(route.fulfilment === null ? {} : { selectedFulfillment: route.fulfilment }),
      ...(route.redirectAction === null ? {} : { redirectAction: route.redirectAction }),
    },
  };
}

/** The parts that the page starts itself, in this order. A part's name is its id, its `src` and its systemId. */
export const FIRST_PARTS = {
  clock: first(clockMachine, {
    lives: 'page',
    input: ({ serverTimeMs }) => ({ serverTimeMs }),
  }),
  toast: first(toastMachine, { lives: 'page' }),
  modal: first(modalMachine, { lives: 'page' }),
  onboarding: first(onboardingMachine, { lives: 'page', wants: ['item', 'config'] }),
  memberGate: first(memberGateMachine, { lives: 'page', wants: ['isMember'] }),
  session: first(sessionMachine, { lives: 'page', awaited: 'critical', own: true }),
  config: first(configMachine, {
    lives: 'page',
    awaited: 'critical',
    input: ({ pageCacheKey }) => ({ pageCacheKey }),
  }),
  bag: first(bagMachine, {
    lives: 'page',
    own: true,
    awaited: 'brief',
    input: ({ route }) => ({ vendor: route.vendor }),
  }),
  product: first(productMachine, {
    lives: 'product',
    awaited: 'critical',
    input: productInput,
  }),
  description: first(descriptionMachine, {
    lives: 'product',
    awaited: 'brief',
    input: ({ route }) => ({ productId: route.productId ?? '' }),
  }),
  gallery: first(galleryMachine, { lives: 'product', summaries: true }),
  variant: first(variantMachine, { lives: 'product', summaries: true }),
  fulfilment: first(fulfilmentMachine, { lives: 'product', summaries: true }),
  shippingSummary: first(shippingSummaryMachine, {
    lives: 'product',
    awaited: 'brief',
    wants: ['vendor', 'item', 'quantity', 'destination', 'isDestinationKnown'],
  }),
  priceSummary: first(priceSummaryMachine, {
    lives: 'product',
    summaries: true,
    awaited: 'brief',
    input: ({ route, superApp }) => ({ isPriced: route.vendor === 'retail' && !superApp }),
  }),
  addToCart: first(addToCartMachine, {
    lives: 'product',
    input: ({ route, superApp, isMember }) => ({ vendor: route.vendor, superApp, isMember }),
  }),
  wishlist: first(wishlistMachine, { lives: 'product', summaries: true }),
};
type FirstParts = typeof FIRST_PARTS;
export type PartName = keyof FirstParts;
export const PART_NAMES = Object.keys(FIRST_PARTS) as PartName[];
/** The machines of the first parts, by name. */
export type PartMachines = { [TName in PartName]: FirstParts[TName]['machine'] };
export type PageParts = { [TName in PartName]: ActorRefFrom<PartMachines[TName]> };

/** A part whose code loads on demand; it runs in the browser only and starts with the page's facts. */
interface LaterPart<TMachine extends AnyStateMachine> {
  lives: Life;
  /** The page's facts that it starts with and that `facts.changed` carries to it. */
  wants: readonly (keyof PartFacts)[];
  /** Type only: the machine's code is loaded when it is needed. */
  machine?: TMachine;
}
/** The machine of its file. */
type MachineIn<TModule> = Extract<TModule[keyof TModule], AnyStateMachine>;
/** Exactly the facts that the machine starts with; the type check names a missing or superfluous one. */
type Wants<TModule> = Record<keyof PartFacts & keyof InputFrom<MachineIn<TModule>>, true>;
const wanting = (wants: object) => Object.keys(wants) as (keyof PartFacts)[];
const ofPage = <TModule>(wants: Wants<TModule>): LaterPart<MachineIn<TModule>> => ({
  lives: 'page',
  wants: wanting(wants),
});
const ofProduct = <TModule>(wants: Wants<TModule>): LaterPart<MachineIn<TModule>> => ({
  lives: 'product',
  wants: wanting(wants),
});

/** The parts that start on demand. The code of each is `src/actors/<area>/<name>Logic.ts`. */
export const LATER_PARTS = {
  combo: ofProduct<typeof import('../promo/combo/comboMachine.ts')>({ vendor: true, item: true }),
  freeGift: ofProduct<typeof import('../promo/freeGift/freeGiftMachine.ts')>({
    vendor: true,
    item: true,
    quantity: true,
  }),
  optionPrices: ofProduct<typeof import('../product/optionPrices/optionPricesMachine.ts')>({ item: true }),
  sizeGuide: ofPage<typeof import('../product/sizeGuide/sizeGuideMachine.ts')>({}),
  nextProduct: ofPage<typeof import('../product/nextProduct/nextProductMachine.ts')>({ item: true }),
  installment: ofProduct<typeof import('../payment/installment/installmentMachine.ts')>({
    item: true,
    quantity: true,
    isMember: true,
    config: true,
  }),
  payLater: ofPage<typeof import('../payment/payLater/payLaterMachine.ts')>({ isMember: true }),
  address: ofPage<typeof import('../address/address/addressMachine.ts')>({
    isMember: true,
    destination: true,
  }),
  addressPicker: ofProduct<typeof import('../address/addressPicker/addressPickerMachine.ts')>({
    item: true,
    isMember: true,
    destination: true,
  }),
  groceryStore: ofPage<typeof import('../grocery/groceryStore/groceryStoreMachine.ts')>({
    vendor: true,
    destination: true,
    isDestinationKnown: true,
    sellerGroup: true,
  }),
  groceryWiki: ofPage<typeof import('../grocery/groceryWiki/groceryWikiMachine.ts')>({}),
  slottedDelivery: ofProduct<typeof import('../grocery/slottedDelivery/slottedDeliveryMachine.ts')>({
    vendor: true,
    item: true,
    groceryPlace: true,
  }),
  pickupPoints: ofProduct<typeof import('../fulfilment/pickupPoints/pickupPointsMachine.ts')>({
    item: true,
    destination: true,
  }),
  shipping: ofProduct<typeof import('../fulfilment/shipping/shippingMachine.ts')>({
    item: true,
    quantity: true,
    destination: true,
    isDestinationKnown: true,
    courier: true,
  }),
  recommendation: ofProduct<typeof import('../recommendation/recommendation/recommendationMachine.ts')>({
    vendor: true,
    item: true,
  }),
  complements: ofProduct<typeof import('../recommendation/complements/complementsMachine.ts')>({
    vendor: true,
    item: true,
  }),
  seo: ofProduct<typeof import('../seo/seo/seoMachine.ts')>({ vendor: true, item: true, config: true }),
  endlessRecommendation: ofProduct<
    typeof import('../recommendation/endlessRecommendation/endlessRecommendationMachine.ts')
  >({ item: true }),
  brandRecommendation: ofProduct<
    typeof import('../recommendation/brandRecommendation/brandRecommendationMachine.ts')
  >({ shell: true, item: true }),
  brandAds: ofProduct<typeof import('../recommendation/brandAds/brandAdsMachine.ts')>({
    shell: true,
    item: true,
  }),
  recentProducts: ofPage<typeof import('../recommendation/recentProducts/recentProductsMachine.ts')>({
    vendor: true,
    shell: true,
    item: true,
    config: true,
  }),
  reviewImages: ofProduct<typeof import('../reviews/reviewImages/reviewImagesMachine.ts')>({ item: true }),
  reviewer: ofPage<typeof import('../reviews/reviewer/reviewerMachine.ts')>({}),
  reviewPolicy: ofPage<typeof import('../reviews/reviewPolicy/reviewPolicyMachine.ts')>({}),
  reviews: ofProduct<typeof import('../reviews/reviews/reviewsMachine.ts')>({
    item: true,
    config: true,
    reviewCriteria: true,
  }),
  sellerProfile: ofProduct<typeof import('../seller/sellerProfile/sellerProfileMachine.ts')>({ item: true }),
  follow: ofProduct<typeof import('../seller/follow/followMachine.ts')>({ item: true }),
  chat: ofPage<typeof import('../seller/chat/chatMachine.ts')>({ item: true, config: true }),
  chatWindow: ofPage<typeof import('../seller/chatWindow/chatWindowMachine.ts')>({ item: true }),
  wholesale: ofProduct<typeof import('../price/wholesale/wholesaleMachine.ts')>({ item: true }),
  promotions: ofProduct<typeof import('../promo/promotions/promotionsMachine.ts')>({
    item: true,
    quantity: true,
    isMember: true,
    voucher: true,
  }),
  campaign: ofProduct<typeof import('../promo/campaign/campaignMachine.ts')>({ item: true }),
  notifyMe: ofProduct<typeof import('../wishlist/notifyMe/notifyMeMachine.ts')>({ item: true }),
  albums: ofProduct<typeof import('../wishlist/albums/albumsMachine.ts')>({ item: true }),
  productReport: ofProduct<typeof import('../report/productReport/productReportMachine.ts')>({ item: true }),
  postReport: ofProduct<typeof import('../report/postReport/postReportMachine.ts')>({ item: true }),
  questions: ofProduct<typeof import('../questions/questions/questionsMachine.ts')>({
    item: true,
    questionCriteria: true,
  }),
  answering: ofProduct<typeof import('../questions/answering/answeringMachine.ts')>({ item: true }),
  addOns: ofProduct<typeof import('../service/addOns/addOnsMachine.ts')>({
    vendor: true,
    item: true,
    destination: true,
    isDestinationKnown: true,
    fulfilment: true,
  }),
  returnPolicy: ofProduct<typeof import('../service/returnPolicy/returnPolicyMachine.ts')>({ item: true }),
  quote: ofProduct<typeof import('../quote/quote/quoteMachine.ts')>({ item: true }),
  subscription: ofProduct<typeof import('../subscription/subscription/subscriptionMachine.ts')>({
    item: true,
    isMember: true,
    destination: true,
    isDestinationKnown: true,
    quantity: true,
  }),
  loanSimulation: ofProduct<typeof import('../payment/loanSimulation/loanSimulationMachine.ts')>({
    item: true,
  }),
  tradeIn: ofProduct<typeof import('../payment/tradeIn/tradeInMachine.ts')>({ item: true }),
  tradeInDevice: ofProduct<typeof import('../payment/tradeInDevice/tradeInDeviceMachine.ts')>({ item: true }),
  share: ofProduct<typeof import('../share/share/shareMachine.ts')>({
    vendor: true,
    item: true,
    isMember: true,
  }),
  affiliate: ofPage<typeof import('../share/affiliate/affiliateMachine.ts')>({ item: true }),
  content: ofPage<typeof import('../content/content/contentMachine.ts')>({}),
  jump: ofProduct<typeof import('../shell/jump/jumpMachine.ts')>({}),
  pictures: ofPage<typeof import('../shell/pictures/picturesMachine.ts')>({}),
  consent: ofPage<typeof import('../measurement/consent/consentMachine.ts')>({}),
  measurement: ofPage<typeof import('../measurement/measurement/measurementMachine.ts')>({
    item: true,
    config: true,
  }),
  login: ofPage<typeof import('../session/login/loginMachine.ts')>({
    isMember: true,
    item: true,
    config: true,
    offer: true,
    quantity: true,
    fulfilment: true,
    courier: true,
  }),
  topicWords: ofPage<typeof import('../reviews/topicWords/topicWordsMachine.ts')>({ item: true }),
  orderCost: ofProduct<typeof import('../price/orderCost/orderCostMachine.ts')>({ item: true }),
};
export type LaterPartName = keyof typeof LATER_PARTS;
export const LATER_PART_NAMES = Object.keys(LATER_PARTS) as LaterPartName[];
/** The machines of the later parts, by name, as types only. */
export type LaterMachines = {
  [TName in LaterPartName]: NonNullable<(typeof LATER_PARTS)[TName]['machine']>;
};
export type LaterParts = { [TName in LaterPartName]: ActorRefFrom<LaterMachines[TName]> };

/** Every part by its name, as the chart of the page names it. */
export type PartsByName = { [TName in PartName | LaterPartName]: TName };
