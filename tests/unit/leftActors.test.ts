import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, StateMachine, toPromise, type AnyActorLogic } from 'xstate';
import type { PageServices } from '#src/actors/pageServices.ts';
import { giveServices } from '#src/actors/servicesOf.ts';
import { waitFor } from '#src/actors/waitFor.ts';
import { waitForClock } from '#src/actors/waitForClock.ts';
import { createBackendCalls } from '#src/app/createBackendCalls.ts';
import type { Destination } from '#src/domain/address/destination.ts';
import { RECOMMENDATION_FIRST_PAGE } from '#src/domain/shell/limits.ts';
import { EVERY_QUESTION } from '#src/domain/questions/question.ts';
import { EVERY_REVIEW } from '#src/domain/reviews/review.ts';
import { CONTENT_KINDS } from '#src/machines/content/content/contentMachine.ts';
import { createServerTime } from '#src/services/serverTime.ts';

type Exports = Record<string, AnyActorLogic | (() => Record<string, AnyActorLogic>)>;
const files = import.meta.glob<Exports>('/src/actors/*/*Logic.ts', { eager: true });

/** Every actor of every part, by the names that lead to it, without waits: these call no backend. */
const actors = new Map<string, AnyActorLogic>();
function collect(name: string, logic: AnyActorLogic): void {
  if (logic instanceof StateMachine) {
    for (const [child, below] of Object.entries(logic.implementations.actors))
      collect(`${name}.${child}`, below as AnyActorLogic);
  } else if (logic !== waitFor && logic !== waitForClock) {
    if (actors.has(name)) throw new Error(`there are two of ${name}`);
    actors.set(name, logic);
  }
}
for (const [path, exported] of Object.entries(files)) {
  const file = /(?<name>\w+)Logic\.ts$/.exec(path)?.groups?.['name'] ?? '';
  const logic = exported[`${file}Logic`];
  if (logic === undefined) throw new Error(`${path} has no ${file}Logic`);
  const parts = typeof logic === 'function' ? logic() : { [file]: logic };
  for (const [name, part] of Object.entries(parts)) collect(name, part);
}

const HERE = { latitude: -6.2, longitude: 106.8 };
const HOME: Destination = {
  addressId: null,
  province: '',
  city: '',
  district: '',
  subdistrict: '',
  postalCode: '12150',
  geolocation: HERE,
};
const ITEM = { itemSku: 'A' };
const OF_PLACE = { itemSku: 'A', pickupPointCode: 'P', quantity: 2 };
const STOCKED = { itemSku: 'A', pickupPointCode: 'P', place: HERE };
const METHOD = { itemSku: 'A', quantity: 2, paymentMethod: 'M' };
const OF_SELLER = { merchantCode: 'M', itemSku: 'A' };
const PURCHASE = { ...OF_PLACE, fulfillment: 'DELIVERY', addOns: [] };
const LINK = { itemSku: 'A', link: '/p/a/A' };
const ADD_ONS = [
  { type: 'INSTALLATION', itemSku: 'A', postalCode: '12150' },
  { type: 'INSURANCE', itemSku: 'A', postalCode: '12150' },
];
const SHELLS = [
  { itemSku: 'A', shell: 'older' },
  { itemSku: 'A', shell: 'newer' },
];
const RETAIL = { base: { vendor: 'retail', itemSku: 'A', categoryIds: [] } };
const GROCERY = { base: { vendor: 'grocery', itemSku: 'A', categoryIds: [] } };

/** Actors that load, with the inputs that they may get. */
const LOADS: Record<string, readonly unknown[]> = {
  'session.loadCurrentUser': [undefined],
  'config.loadConfig': [undefined],
  'content.loadContent': CONTENT_KINDS.map((kind) => ({ kind })),
  'product.loadSummary': [{ productId: 'A', query: { pickupPointCode: 'P' } }],
  'description.loadDescription': [{ productId: 'A' }],
  'description.loadSpecifications': [{ productId: 'A' }],
  'description.loadHighlights': [{ productId: 'A' }],
  'shippingSummary.loadShippingSummary': [{ ...OF_PLACE, destination: HOME }],
  'priceSummary.loadPriceSummary': [OF_PLACE],
  'addToCart.loadAddRecommendations': [{ categoryId: 'C', without: [] }],
  'bag.loadBag': [{ vendor: 'retail' }, { vendor: 'grocery' }],
  'addOns.askAvailability': ADD_ONS,
  'addOns.loadAddOns': ADD_ONS,
  'address.syncAddresses': [undefined],
  'address.loadAddresses': [undefined],
  'addressPicker.region.loadRegions': [{ level: 'city', above: { province: 'ID-JK' } }],
  'addressPicker.findNearestRegion': [{ pin: HERE }],
  'albums.loadAlbums': [ITEM],
  'brandAds.loadGoods': SHELLS,
  'brandRecommendation.loadGoods': SHELLS,
  'combo.loadCombo': [ITEM],
  'complements.loadRecommendations': [RETAIL],
  'endlessRecommendation.loadPages': [{ itemSku: 'A', page: RECOMMENDATION_FIRST_PAGE }],
  'freeGift.loadFreeGift': [ITEM],
  'groceryStore.loadNearbyStores': [{ location: HERE, channel: 'RANCH' }],
  'groceryStore.loadStorePicker': [undefined],
  'groceryWiki.loadWiki': [undefined],
  'installment.loadOffers': [{ itemSku: 'A', quantity: 2 }],
  'installment.installmentMethod.listLoad': [METHOD],
  'installment.installmentMethod.detailLoad': [METHOD],
  'installment.installmentMethod.estimationLoad': [METHOD],
  'loanSimulation.loadLoanOptions': [ITEM],
  'loanSimulation.simulateLoan': [
    { request: { itemSku: 'A', downPayment: { unit: 'PERCENT', value: 20 }, location: 'L' } },
  ],
  'login.checkLogin': [undefined],
  'optionPrices.loadPrices': [{ itemSkus: ['A', 'B'] }],
  'orderCost.loadCost': [
    { vendor: 'retail', body: PURCHASE, isMember: false },
    { vendor: 'grocery', body: PURCHASE, isMember: false },
  ],
  'payLater.loadStanding': [undefined],
  'pickupPoints.loadPickupPoints': [ITEM],
  'pickupPoints.loadNearestPickupPoint': [{ itemSku: 'A', geolocation: HERE }],
  'pickupPoints.loadOtherPickupPoint': [{ itemSku: 'A', pickupPointCode: 'P', geolocation: HERE }],
  'pickupPoints.loadOfflineMerchants': [{ itemSku: 'A', type: 'OFFLINE' }],
  'postReport.loadReasons': ['review', 'question'],
  'productReport.loadReasons': [undefined],
  'promotions.loadPromotions': [OF_PLACE],
  'promotions.loadMerchantVouchersInfo': [ITEM],
  'promotions.loadMerchantVouchers': [ITEM],
  'promotions.loadProductVouchers': [ITEM],
  'promotions.voucherTerms.loadTerms': [{ group: 'blibliVouchers', id: 'V', code: 'C' }],
  'questions.loadQuestions': [{ itemSku: 'A', criteria: EVERY_QUESTION, page: 1 }],
  'recentProducts.loadProducts': [{ skus: ['A', 'B'] }],
  'recommendation.loadRecommendations': [{ base: null }, RETAIL, GROCERY],
  'returnPolicy.load': [ITEM],
  'reviewImages.loadImages': [{ itemSku: 'A', page: 1 }],
  'reviewPolicy.loadPolicy': [undefined],
  'reviewer.loadReviewer': [{ id: 'R' }],
  'reviewer.loadMore': [{ id: 'R', page: 2 }],
  'reviews.loadReviews': [{ itemSku: 'A', criteria: EVERY_REVIEW, page: 1 }],
  'reviews.loadReview': [{ id: 'R' }],
  'sellerProfile.loadInfo': [OF_SELLER],
  'sellerProfile.loadRating': [OF_SELLER],
  'sellerProfile.loadGoods': [OF_SELLER],
  'sellerProfile.loadReviews': [OF_SELLER],
  'seo.loadContent': [{ url: '/p/a/A' }],
  'seo.loadLinks': [{ url: '/p/a/A' }],
  'share.loadAffiliateConfig': [undefined],
  'share.makeAffiliateLink': [LINK],
  'share.shortenLink': [LINK],
  'shipping.loadShippingOptions': [{ request: { ...OF_PLACE, destination: HOME } }],
  'slottedDelivery.loadSlottedDelivery': [STOCKED],
  'slottedDelivery.resolveSlot': [{ item: STOCKED, slotId: 'S' }],
  'subscription.loadOffer': [ITEM],
  'subscription.findPlace': [{ itemSku: 'A', quantity: 2, address: HOME }],
  'topicWords.load': [ITEM],
  'tradeIn.load': [ITEM],
  'tradeInDevice.loadTradeInCategories': [ITEM],
  'tradeInDevice.estimateDevice': [
    { itemSku: 'A', device: { subcategory: 'S', brand: 'B', model: 'M', answers: [] } },
  ],
  'wholesale.load': [ITEM],
};
/** Those that ask at two places at once. */
const ASKS_TWICE = new Set(['albums.loadAlbums', 'reviewer.loadReviewer', 'subscription.loadOffer']);

/** Actors without a call that could end with them, by reason. */
const OTHERS: Record<string, readonly string[]> = {
  'a write that was begun goes on': [
    'addToCart.addToBag',
    'addToCart.createCheckout',
    'addressPicker.savePin',
    'affiliate.openSession',
    'albums.createAlbum',
    'albums.saveAlbums',
    'answering.answerQuestion',
    'follow.writeFollow',
    'notifyMe.requestNotification',
    'postReport.sendReport',
    'productReport.sendReport',
    'promotions.voucherClaim.claimVoucher',
    'questions.askQuestion',
    'questions.voteForAnswer',
    'quote.askForQuote',
    'reviews.toggleLike',
    'subscription.addSubscription',
    'wishlist.addToWishlist',
    'wishlist.removeFromWishlist',
  ],
  'a product that is read ahead is for the page that follows': ['nextProduct.readAhead'],
  'what is kept on the device, or came with the document, is there at once': [
    'address.readKeptDestination',
    'config.readEmbeddedConfig',
    'consent.readConsent',
    'groceryStore.readKeptStore',
    'login.readWish',
    'memberGate.tryKeeping',
    'onboarding.readOnboardingSeen',
    'onboarding.rememberOnboardingSeen',
    'recentProducts.keepViewed',
    'shipping.readKeptCourier',
  ],
  'the device is asked, which cannot be called off': [
    'addressPicker.locateDevice',
    'groceryStore.locateDevice',
    'share.copyLink',
    'share.shareByDevice',
  ],
  'analytics are told before the page is left': ['addToCart.reportBuyNow'],
  'a wait calls nobody': ['addToCart.waitForAddress', 'campaign.waitUntil', 'orderCost.waitUntil'],
  'the page or the device is watched, and no backend': [
    'chatWindow.listenToChat',
    'clock.watchServerTime',
    'jump.keepSection',
    'jump.watchSection',
    'orderCost.watchPurchase',
    'pictures.watchPictures',
  ],
};

beforeEach(() => void vi.stubGlobal('location', { origin: 'http://shop.test' }));
afterEach(() => void vi.unstubAllGlobals());

/** Starts an actor over a backend that never answers; the requests that it sends. */
async function start(name: string, input: unknown) {
  const sent: Request[] = [];
  const fetch: typeof globalThis.fetch = (asked, init) => {
    sent.push(new Request(new URL(asked instanceof Request ? asked.url : asked, 'http://shop.test'), init));
    return new Promise<Response>(() => {});
  };
  const options = { fetch, origin: 'http://shop.test', language: 'id', timeoutMs: 60_000 } as const;
  const { backend, calls } = createBackendCalls(options);
  const actor = createActor(actors.get(name) as AnyActorLogic, { input: input as never });
  const services: Partial<PageServices> = {
    backend,
    fetch,
    calls: async () => calls,
    serverTime: createServerTime(0, () => 0),
    tabStorage: { read: () => null, write: () => true },
    isBackFromLogin: true,
    isBrowser: true,
  };
  giveServices(actor.system, services as PageServices);
  actor.start();
  // After a turn of the event loop all that is asked at once is asked.
  await new Promise((done) => setImmediate(done));
  return { actor, sent };
}

describe('stopping a part that loads ends its call', () => {
  test.each(Object.entries(LOADS))('%s', async (name, inputs) => {
    for (const input of inputs) {
      const { actor, sent } = await start(name, input);
      const asked = sent.map(({ url }) => url);
      expect(asked, JSON.stringify(input)).toHaveLength(ASKS_TWICE.has(name) ? 2 : 1);
      expect(sent.filter(({ signal }) => signal.aborted)).toEqual([]);
      actor.stop();
      const goingOn = sent.filter(({ signal }) => !signal.aborted).map(({ url }) => url);
      expect(goingOn, JSON.stringify(input)).toEqual([]);
    }
  });

  test('every actor loads, or is said to have nothing to end', () => {
    const known = [...Object.keys(LOADS), ...Object.values(OTHERS).flat()];
    expect(known.toSorted()).toEqual([...actors.keys()].toSorted());
  });
});

/** Writes that a part sends by itself, each with the input of another one. */
const WRITES: Record<string, readonly [unknown, unknown]> = {
  'addressPicker.savePin': [
    { id: 'home', pin: HERE },
    { id: 'office', pin: HERE },
  ],
  'albums.createAlbum': [
    { itemSku: 'A', name: 'Liburan' },
    { itemSku: 'A', name: 'Kantor' },
  ],
  'quote.askForQuote': [
    { itemSku: 'A', request: { quantity: 100, message: '' } },
    { itemSku: 'B', request: { quantity: 100, message: '' } },
  ],
  'subscription.addSubscription': [
    { bundleId: null, body: { itemSku: 'A' } },
    { bundleId: 'A-1', body: { itemSku: 'A' } },
  ],
};

describe('a write of a part that is tried again', () => {
  test.each(Object.entries(WRITES))(
    '%s has its key of before, another write has its own',
    async (name, inputs) => {
      const used: (string | null)[] = [];
      const fetch: typeof globalThis.fetch = async (asked, init) => {
        used.push(new Request(asked, init).headers.get('idempotency-key'));
        throw new TypeError('reset');
      };
      const { backend } = createBackendCalls({
        fetch,
        origin: 'http://shop.test',
        language: 'id',
        timeoutMs: 60_000,
      });
      const lose = async (input: unknown) => {
        const actor = createActor(actors.get(name) as AnyActorLogic, { input: input as never });
        giveServices(actor.system, { backend } as PageServices);
        actor.subscribe({ error: () => {} });
        actor.start();
        await expect(toPromise(actor)).rejects.toThrow('network');
      };
      await lose(inputs[0]);
      await lose(inputs[0]);
      await lose(inputs[1]);
      expect(used[0]).toMatch(/^[0-9a-f]{32}$/);
      expect(used[1]).toBe(used[0]);
      expect(used[2]).not.toBe(used[0]);
    },
  );
});
