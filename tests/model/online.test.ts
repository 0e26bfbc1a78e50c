import { describe, expect, test } from 'vitest';
import { endOf, type MachinePaths } from '#src/machines/paths/machinePaths.ts';
import { arrived, partFacts, summary } from '#src/machines/paths/exampleFacts.ts';
import { addToCartPaths } from '#src/machines/bag/addToCart/addToCartPaths.ts';
import { bagPaths } from '#src/machines/bag/bag/bagPaths.ts';
import { priceSummaryPaths } from '#src/machines/price/priceSummary/priceSummaryPaths.ts';
import { complementsPaths } from '#src/machines/recommendation/complements/complementsPaths.ts';
import { recommendationPaths } from '#src/machines/recommendation/recommendation/recommendationPaths.ts';
import { pickupPointsPaths } from '#src/machines/fulfilment/pickupPoints/pickupPointsPaths.ts';
import { regionPaths } from '#src/machines/address/region/regionPaths.ts';
import { shippingPaths } from '#src/machines/fulfilment/shipping/shippingPaths.ts';
import { shippingSummaryPaths } from '#src/machines/fulfilment/shippingSummary/shippingSummaryPaths.ts';
import { groceryStorePaths } from '#src/machines/grocery/groceryStore/groceryStorePaths.ts';
import { groceryWikiPaths } from '#src/machines/grocery/groceryWiki/groceryWikiPaths.ts';
import { slottedDeliveryPaths } from '#src/machines/grocery/slottedDelivery/slottedDeliveryPaths.ts';
import { notifyMePaths } from '#src/machines/wishlist/notifyMe/notifyMePaths.ts';
import { wishlistPaths } from '#src/machines/wishlist/wishlist/wishlistPaths.ts';
import { descriptionPaths } from '#src/machines/product/description/descriptionPaths.ts';
import { installmentPaths } from '#src/machines/payment/installment/installmentPaths.ts';
import { installmentMethodPaths } from '#src/machines/payment/installmentMethod/installmentMethodPaths.ts';
import { payLaterPaths } from '#src/machines/payment/payLater/payLaterPaths.ts';
import { optionPricesPaths } from '#src/machines/product/optionPrices/optionPricesPaths.ts';
import { productPaths } from '#src/machines/product/product/productPaths.ts';
import { comboPaths } from '#src/machines/promo/combo/comboPaths.ts';
import { freeGiftPaths } from '#src/machines/promo/freeGift/freeGiftPaths.ts';
import { promotionsPaths } from '#src/machines/promo/promotions/promotionsPaths.ts';
import { voucherClaimPaths } from '#src/machines/promo/voucherClaim/voucherClaimPaths.ts';
import { wholesalePaths } from '#src/machines/price/wholesale/wholesalePaths.ts';
import { configPaths } from '#src/machines/shell/config/configPaths.ts';
import { contentPaths } from '#src/machines/content/content/contentPaths.ts';
import { LATER_PART_NAMES, PART_NAMES } from '#src/machines/page/pageParts.ts';
import { sessionPaths } from '#src/machines/session/session/sessionPaths.ts';
import { drive, lost, refused, type Driven } from './support/drive.ts';
import { missing, ready, start, types } from './support/drivenPage.ts';

const began = (
  { machine, inputs, actors }: MachinePaths,
  input: unknown = Object.values(inputs)[0],
): Driven => drive(machine, { input, actors: Object.keys(actors as object), systemId: machine.id });
const timedOut = () =>
  Object.assign(new Error('late'), { failure: { kind: 'timeout', status: 0, code: null, params: {} } });
const back = { type: 'network.returned' };
const shown = arrived(summary({ itemSku: 'A-01' }), { quantity: 3 });

/** Every read of every part: the events that begin it, and the call that is lost. */
const READS: [
  name: string,
  paths: MachinePaths<never>,
  call: string,
  prepare: (part: Driven) => void,
  input: unknown,
][] = [];
function read(paths: unknown, call: string, prepare: (part: Driven) => void = () => {}, input?: unknown) {
  const known = paths as MachinePaths<never>;
  READS.push([`${(paths as MachinePaths).machine.id}: ${call}`, known, call, prepare, input]);
}
read(productPaths, 'loadSummary');
read(descriptionPaths, 'loadDescription');
read(descriptionPaths, 'loadSpecifications');
read(descriptionPaths, 'loadHighlights');
read(priceSummaryPaths, 'loadPriceSummary', (part) => part.send(shown));
read(shippingSummaryPaths, 'loadShippingSummary', (part) =>
  part.send(shippingSummaryPaths.events.factsChanged),
);
read(bagPaths, 'loadBag');
read(sessionPaths, 'loadCurrentUser');
read(configPaths, 'loadConfig', (part) => part.reject('readEmbeddedConfig'));
read(contentPaths, 'load-sellerRating', (part) =>
  part.send({ type: 'content.requested', kind: 'sellerRating' }),
);
read(shippingPaths, 'loadShippingOptions', (part) => part.resolve('readKeptCourier', null));
read(pickupPointsPaths, 'loadPickupPoints', (part) => part.send({ type: 'points.requested' }), partFacts());
read(pickupPointsPaths, 'loadOtherPickupPoint', undefined, partFacts({ tags: ['OOS'] }));
read(pickupPointsPaths, 'loadOfflineMerchants', undefined, partFacts({ tags: ['OFFLINE'] }));
read(regionPaths, 'loadRegions');
read(groceryStorePaths, 'loadNearbyStores', (part) => part.reject('readKeptStore'));
read(groceryStorePaths, 'loadStorePicker');
read(slottedDeliveryPaths, 'loadSlottedDelivery');
read(groceryWikiPaths, 'loadWiki');
read(promotionsPaths, 'loadPromotions');
read(promotionsPaths, 'loadMerchantVouchersInfo');
read(optionPricesPaths, 'loadPrices');
read(comboPaths, 'loadCombo');
read(freeGiftPaths, 'loadFreeGift');
read(wholesalePaths, 'load');
read(installmentPaths, 'loadOffers');
for (const name of ['list', 'detail', 'estimation'] as const)
  read(installmentMethodPaths, `${name}Load`, (part) => part.send({ type: `${name}.wanted` }));
read(payLaterPaths, 'loadStanding');
read(recommendationPaths, 'loadRecommendations');
read(complementsPaths, 'loadRecommendations');

describe('[ERR-62] the device is online again', () => {
  test.each(READS)('%s was never answered: it is asked once more', (_, paths, call, prepare, input) => {
    for (const error of [lost(), timedOut()]) {
      const part = began(paths as never, input);
      prepare(part);
      part.reject(call, error);
      expect(part.waiting()).not.toContain(call);
      part.send(back);
      expect(part.waiting()).toContain(call);
    }
  });

  test.each(READS)('%s was refused: it is left alone', (_, paths, call, prepare, input) => {
    const part = began(paths as never, input);
    prepare(part);
    part.reject(call, refused(null, 500));
    part.send(back);
    expect(part.waiting()).not.toContain(call);
  });

  test.each(READS)(
    '[EMPTY-05] %s that was refused waits for nothing, and a shown failure can be retried',
    (_, paths, call, prepare, input) => {
      const part = began(paths as never, input);
      prepare(part);
      part.reject(call, refused(null, 500));
      expect(part.waiting()).not.toContain(call);
      const isSaid = [...part.snapshot().tags].some((tag) => /failed$/i.test(tag));
      part.send({ type: 'retry.requested' });
      if (isSaid) expect(part.waiting()).toContain(call);
    },
  );

  test('what is on its way is not asked for twice, nor what has come', () => {
    const part = began(productPaths as never);
    part.send(back);
    expect(part.waiting()).toEqual(['loadSummary']);
    part.resolve('loadSummary', endOf(productPaths.actors.loadSummary.outputs, 'asked'));
    part.send(back);
    expect(part.waiting()).toEqual([]);
  });

  test('reloads a changed product after a lost call and shows the former one meanwhile', () => {
    const part = began(productPaths as never);
    part.resolve('loadSummary', endOf(productPaths.actors.loadSummary.outputs, 'asked'));
    part.send({ type: 'product.reloadRequested' });
    part.reject('loadNextSummary', lost());
    expect(part.context()['summary']).not.toBeNull();
    part.send(back);
    expect(part.waiting()).toEqual(['loadNextSummary']);
  });

  test('asks for a lost price at the quantity it went back to, and clears the message', () => {
    const part = began(priceSummaryPaths as never);
    part.send(shown);
    part.resolve('loadPriceSummary', endOf(priceSummaryPaths.actors.loadPriceSummary.outputs));
    part.send({ type: 'quantity.typed', text: '7' });
    part.resolve('waitBeforePricing');
    part.reject('loadPriceSummary', lost());
    expect(part.context()).toMatchObject({ quantity: 3, issue: 'priceFailed' });
    part.send(back);
    expect(part.inputOf('loadPriceSummary')).toMatchObject({ quantity: 3 });
    expect(part.context()).toMatchObject({ issue: null });
  });
});

describe('[ERR-62] only the visitor repeats a write', () => {
  const MEMBER = { ...addToCartPaths.inputs.retail, isMember: true };
  test.each([
    [
      'an add',
      addToCartPaths,
      'addToBag',
      (part: Driven) => {
        part.send(addToCartPaths.events.offerChanged);
        part.send({ type: 'add.requested', initiator: 'ADD_TO_CART', mode: 'DESKTOP_CTA' });
      },
      MEMBER,
    ],
    [
      'a claim',
      voucherClaimPaths,
      'claimVoucher',
      (part: Driven) => part.send({ type: 'claim.requested', asker: 'voucherList' }),
    ],
    [
      'a notification',
      notifyMePaths,
      'requestNotification',
      (part: Driven) => {
        part.send({ type: 'wish.resumed', wish: { kind: 'notify', itemSku: 'A-01', email: null } });
      },
    ],
    [
      'a wish',
      wishlistPaths,
      'addToWishlist',
      (part: Driven) => {
        part.send(shown);
        part.send({ type: 'wish.resumed', wish: { kind: 'wishlist', itemSku: 'A-01' } });
      },
    ],
  ] as [string, unknown, string, (part: Driven) => void, unknown?][])(
    '%s that was lost, or refused, is not sent again',
    (_, paths, call, prepare, input) => {
      for (const error of [lost(), refused('SOMETHING', 400)]) {
        const part = began(paths as never, input);
        prepare(part);
        expect(part.waiting()).toContain(call);
        part.reject(call, error);
        part.send(back);
        expect(part.waiting()).not.toContain(call);
      }
    },
  );
});

describe('[ERR-62] the page passes it on', () => {
  test('to every part that runs, later ones too', () => {
    const page = ready();
    for (const name of LATER_PART_NAMES) {
      page.send({ type: 'part.needed', name });
      page.send({ type: 'part.arrived', name });
    }
    page.send(back);
    for (const name of [...PART_NAMES, ...LATER_PART_NAMES]) {
      if (name === 'modal' || name === 'toast' || name === 'onboarding') continue;
      expect(types(page, name), name).toContain('network.returned');
    }
  });

  test('code that did not come is asked for again', () => {
    const page = ready();
    page.send({ type: 'part.needed', name: 'shipping' });
    page.send({ type: 'part.missed', name: 'shipping' });
    page.send(back);
    expect(page.context()['laterParts']).toMatchObject({ shipping: 'coming' });
  });

  test('where the address leads nowhere the parts of a product are not there to be told', () => {
    const page = start(missing);
    page.send(back);
    expect(types(page, 'bag')).toContain('network.returned');
    expect(page.value()).toBe('missing');
  });

  test('a product that was never answered is on its way again; one that is gone stays gone', () => {
    const page = start();
    page.send({ type: 'product.failed', failure: lost().failure });
    page.send(back);
    expect(page.snapshot().hasTag('busy')).toBe(true);
    const gone = start();
    gone.send({ type: 'product.failed', failure: refused(null, 410).failure });
    gone.send(back);
    expect(gone.snapshot().hasTag('busy')).toBe(false);
  });
});
