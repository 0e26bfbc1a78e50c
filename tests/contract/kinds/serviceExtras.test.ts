import { describe, expect, test } from 'vitest';
import { month, week } from '#marketplace/product/catalogue/makeProduct.ts';
import { PRODUCT_REPORT_REASONS } from '#src/domain/report/report.ts';
import { EVERY_QUESTION } from '#src/domain/questions/question.ts';
import { EVERY_REVIEW } from '#src/domain/reviews/review.ts';
import {
  checkInstallation,
  checkInsurance,
  listInstallations,
  listInsurances,
} from '#src/services/service/addOns/contract.ts';
import { readLoanOptions, simulateLoan } from '#src/services/payment/loanSimulation/contract.ts';
import { createOrderCostService } from '#src/services/price/orderCost/orderCostService.ts';
import { readPayLater } from '#src/services/payment/payLater/contract.ts';
import { createQuestionsService } from '#src/services/questions/questions/questionsService.ts';
import { createReportService } from '#src/services/report/report/reportService.ts';
import { readReturnPolicy } from '#src/services/service/returnPolicy/contract.ts';
import { createReviewsService } from '#src/services/reviews/reviews/reviewsService.ts';
import { createSellerService } from '#src/services/seller/seller/sellerService.ts';
import {
  findSubscriptionPlace,
  joinBundle,
  readSubscription,
  readSubscriptionBenefit,
  subscribe,
} from '#src/services/subscription/subscription/contract.ts';
import { createTradeInService } from '#src/services/payment/tradeIn/tradeInService.ts';
import { createAlbum, moveWishlistEntry } from '#src/services/wishlist/wishlist/contract.ts';
import { createWishlistService } from '#src/services/wishlist/wishlist/wishlistService.ts';
import { product, SELLER } from '../../support/products.ts';
import { codeOf, openServices } from '../support/pageServices.ts';

const CASE = 'RMB-00012-01';
const PHONE = 'GWA-00101-01';
const SOFA = 'GRM-00501-01';
const NOWHERE = 'XXX-99999-01';

describe('what goes with a product', () => {
  test('installations are done where it goes, insurances everywhere', async () => {
    const { backend } = openServices();
    const installations = ({ itemSku, postalCode }: typeof near) =>
      backend.call(listInstallations, { id: itemSku, query: { postalCode } });
    const insurances = ({ itemSku, postalCode }: typeof near) =>
      backend.call(listInsurances, { id: itemSku, query: { postalCode } });
    const near = { itemSku: SOFA, postalCode: '10110' };
    const far = { itemSku: SOFA, postalCode: '99352' };
    expect((await installations(near)).map(({ id }) => id)).toEqual(['INST-RAKIT-SOFA']);
    expect(await installations(far)).toEqual([]);
    expect((await insurances(far)).map(({ id }) => id)).toEqual(['INS-MEBEL-1']);
    expect(await backend.call(checkInstallation, { body: near })).toEqual({ available: true });
    expect(await backend.call(checkInstallation, { body: far })).toEqual({ available: false });
    expect(await backend.call(checkInsurance, { body: far })).toEqual({ available: true });
    const ofCase = { ...far, itemSku: CASE };
    expect(await backend.call(checkInsurance, { body: ofCase })).toEqual({ available: false });
    expect(await codeOf(insurances({ ...near, itemSku: NOWHERE }))).toBe('PRODUCT_NOT_FOUND');
    expect(await codeOf(installations({ ...near, postalCode: 'x' }))).toBe('INVALID_QUERY');
    expect(await codeOf(insurances({ ...near, postalCode: 'x' }))).toBe('INVALID_QUERY');
  });

  test('something old is worth what its answers leave of it', async () => {
    const tradeIn = createTradeInService(openServices('en').backend);
    expect(await tradeIn.eligibility(PHONE)).toEqual({ eligible: true, maxPrice: 2_500_000 });
    expect((await tradeIn.eligibility(CASE)).eligible).toBe(false);
    const [kind] = await tradeIn.categories('GWA-00101');
    expect(kind?.questions[1]?.text).toBe('How is the screen?');
    const answers = [
      { question: 'POWER', answer: 'YES' },
      { question: 'SCREEN', answer: 'CLEAR' },
      { question: 'BODY', answer: 'LIKE_NEW' },
      { question: 'COMPLETE', answer: 'YES' },
    ];
    const device = { subcategory: 'PONSEL', brand: 'KIRANA', model: 'KIRANA-5', answers };
    expect(await tradeIn.estimate(PHONE, device)).toMatchObject({ name: 'Kirana 5', amount: 1_100_000 });
    expect(await codeOf(tradeIn.estimate(PHONE, { ...device, model: 'X' }))).toBe('TRADE_IN_DEVICE_UNKNOWN');
    expect(await codeOf(tradeIn.estimate(CASE, device))).toBe('TRADE_IN_NOT_ELIGIBLE');
  });

  test('a loan, and what is refused of it', async () => {
    const { backend } = openServices();
    const options = (sku: string) => backend.call(readLoanOptions, { query: { itemSku: sku } });
    const simulate = (body: object) => backend.call(simulateLoan, { body });
    const itemSku = 'LJO-01001-01';
    expect((await options(itemSku)).downPayment).toEqual({ price: 12_900_000, minimumPercent: 20 });
    const asked = { itemSku, downPayment: { unit: 'PERCENT', value: 20 }, location: 'JABODETABEK' } as const;
    expect(await simulate(asked)).toMatchObject({ downPayment: 2_580_000, financed: 10_320_000 });
    expect(await codeOf(simulate({ ...asked, location: 'NOWHERE' }))).toBe('LOAN_LOCATION_UNKNOWN');
    expect(await codeOf(options(NOWHERE))).toBe('PRODUCT_NOT_FOUND');
  });

  test('what an order would cost, of goods and of groceries', async () => {
    const costs = createOrderCostService(openServices().backend);
    const body = { itemSku: CASE, pickupPointCode: 'PP-RMB-60012', quantity: 2, addOns: [] };
    const retail = { vendor: 'retail', body: { ...body, fulfillment: 'DELIVERY' } } as const;
    expect(await costs.ofPurchase(retail)).toMatchObject({ quantity: 2, subtotal: 2_400_000 });
    // Groceries go into a slot, and a case is none of them.
    const grocery = { vendor: 'grocery', body: retail.body } as never;
    expect(await codeOf(costs.ofPurchase(grocery))).not.toMatch(/^(?:no failure|NOT_FOUND)$/);
  });

  test('how it is sent back, and what a member can pay later with', async () => {
    const { backend, logIn } = openServices();
    const policy = (id: string) => backend.call(readReturnPolicy, { id });
    expect(await policy(CASE)).not.toEqual(await policy('WRT-00801-01'));
    expect(await codeOf(policy(NOWHERE))).toBe('PRODUCT_NOT_FOUND');
    const payLater = () => backend.call(readPayLater);
    expect(await codeOf(payLater())).toBe('LOGIN_REQUIRED');
    await logIn('ayu');
    expect(await payLater()).toEqual({ status: 'ACTIVE', limit: 8_000_000, remaining: 6_250_000 });
  });
});

describe('a subscription', () => {
  const TERMS = { periods: [week(2), month(1)], minQty: 2, maxQty: 6, shippingDiscount: 10_000 };
  const subscribable = (productSku: string) =>
    product({
      productSku,
      tags: ['AVAILABLE', 'SUBSCRIPTION'],
      subscription: TERMS,
      item: { offered: 30_000 },
    });
  const MARKET = { products: [subscribable('UJI-00001'), subscribable('UJI-00002')], merchants: [SELLER] };
  const BODY = {
    itemSku: 'UJI-00001-01',
    pickupPointCode: `PP-${SELLER.code}`,
    quantity: 2,
    period: { unit: 'MONTH', every: 1 },
    frequency: 3,
  } as const;

  test('is offered, begins in a bag, and takes in another product', async () => {
    const { backend, logIn, call } = openServices('id', MARKET);
    const detail = () => backend.call(readSubscription, { id: BODY.itemSku });
    const add = () => backend.call(subscribe, { intent: `subscribe ${BODY.itemSku}`, body: BODY });
    const join = (bundleId: string, body: object) =>
      backend.call(joinBundle, { id: bundleId, intent: `join ${bundleId}`, body });
    expect(await detail()).toMatchObject({ price: 30_000, minQty: 2, bundles: [] });
    const benefit = await backend.call(readSubscriptionBenefit, { id: BODY.itemSku });
    expect(benefit).toEqual({ shippingDiscount: 10_000, minimumPackage: 50_000 });
    expect(await codeOf(add())).toBe('LOGIN_REQUIRED');
    await logIn('ayu');
    expect(await add()).toMatchObject({ quantity: 2, firstDelivery: '2026-11-24' });
    await call('/subscription/cart/start', { method: 'POST' });
    const id = (await detail()).bundles[0]?.id ?? '';
    const { pickupPointCode, quantity } = BODY;
    const joining = { itemSku: 'UJI-00002-01', pickupPointCode, quantity };
    expect(await join(id, joining)).toMatchObject({ id, quantity: 2, price: 30_000 });
    expect((await detail()).bundles).toMatchObject([{ id, items: 2 }]);
    expect(await codeOf(join('SUB-none', joining))).toBe('GENERAL_ERROR');
  });

  test('goes out from the place that is nearest to the member', async () => {
    const { backend } = openServices('id', MARKET);
    const nearest = (body: object) => backend.call(findSubscriptionPlace, { body });
    const address = { district: 'Gambir', city: 'Jakarta Pusat', postalCode: '10110', geolocation: null };
    const asked = { itemSku: BODY.itemSku, quantity: 2, address };
    expect(await nearest(asked)).toMatchObject({ pickupPointCode: BODY.pickupPointCode });
    expect(await codeOf(nearest({ ...asked, itemSku: NOWHERE }))).not.toBe('no failure');
  });
});

describe('a seller', () => {
  const RIMBA = 'RMB-60012';
  test('is known by facts, a rating, three reviews and other goods', async () => {
    const seller = createSellerService(openServices().backend);
    expect(await seller.info(RIMBA)).toMatchObject({ followed: false });
    expect((await seller.rating(RIMBA))?.rating).toBeGreaterThan(3);
    const reviews = (await seller.reviews(RIMBA)).data;
    expect(reviews.map(({ rating }) => rating)).toEqual([5, 5, 5]);
    expect((await seller.reviews('GWA-20410')).data[0]?.id).not.toBe(reviews[0]?.id);
    const goods = (await seller.products(RIMBA, CASE)).map(({ itemSku }) => itemSku);
    expect(goods.length).toBeGreaterThan(1);
    expect(goods.filter((sku) => sku.startsWith('RMB-00012'))).toEqual([]);
    const beside = (await seller.products(RIMBA, goods[0] ?? '')).map(({ itemSku }) => itemSku);
    expect(beside).not.toContain(goods[0]);
    expect(await codeOf(seller.info('NOBODY'))).not.toBe('no failure');
  });

  test('is followed by a member, and no longer', async () => {
    const { backend, logIn } = openServices();
    const seller = createSellerService(backend);
    expect(await codeOf(seller.follow(RIMBA))).toBe('LOGIN_REQUIRED');
    await logIn('budi');
    const { followers } = await seller.info(RIMBA);
    expect(await seller.follow(RIMBA)).toEqual({ followed: true, followers: (followers ?? 0) + 1 });
    expect((await seller.info(RIMBA)).followed).toBe(true);
    expect(await seller.unfollow(RIMBA)).toEqual({ followed: false, followers });
    expect(await seller.follow(RIMBA)).toMatchObject({ followed: true });
  });
});

describe('a report', () => {
  const REPORT = { reason: 'OTHER', description: 'Fotonya bukan foto barang yang dijual di sini.' };

  test('of a product is made for a reason in the language of the page, once', async () => {
    const { backend } = openServices('en');
    const service = createReportService(backend);
    const reasons = await service.productReasons();
    expect(reasons.map(({ id }) => id)).toEqual(PRODUCT_REPORT_REASONS);
    const inIndonesian = await createReportService(openServices('id').backend).productReasons();
    expect(inIndonesian.map(({ label }) => label).filter((label) => label === '')).toEqual([]);
    expect(reasons.some(({ label }, at) => label === inIndonesian[at]?.label)).toBe(false);
    expect(await service.product(CASE, REPORT)).toBe(true);
    expect(await codeOf(service.product(CASE, REPORT))).toBe('ALREADY_REPORTED');
    expect(await codeOf(service.product(PHONE, { ...REPORT, reason: 'BORING' }))).toBe('UNKNOWN_REASON');
    expect(await codeOf(service.product(NOWHERE, REPORT))).toBe('PRODUCT_NOT_FOUND');
  });

  test('of what people write is of that post, and for its own reasons', async () => {
    const { backend, logIn } = openServices();
    const service = createReportService(backend);
    const needing = async (subject: 'review' | 'question') =>
      (await service.postReasons(subject)).filter(({ needsText }) => needsText === true).length;
    expect([await needing('review'), await needing('question')]).toEqual([0, 1]);
    const { data } = await createQuestionsService(backend).list(CASE, EVERY_QUESTION, 1);
    const question = data[0]?.id ?? '';
    const answer = data.flatMap(({ answers }) => answers)[0]?.id ?? '';
    const review = (await createReviewsService(backend).list('RMB-00012', EVERY_REVIEW, 1)).data[0]?.id ?? '';
    const spam = { reason: 'SPAM', description: '' };
    expect(await codeOf(service.post('review', review, spam))).toBe('LOGIN_REQUIRED');
    await logIn('budi');
    for (const [type, id] of [
      ['review', review],
      ['question', question],
      ['answer', answer],
    ] as const) {
      expect(await service.post(type, id, spam), type).toBe(true);
      expect(await codeOf(service.post(type, id, spam)), type).toBe('ALREADY_REPORTED');
      expect(await codeOf(service.post(type, 'nobody', spam)), type).toMatch(/_NOT_FOUND$/);
    }
    expect(await codeOf(service.post('reviewReply', 'nobody', spam))).toMatch(/_NOT_FOUND$/);
  });
});

describe('reviews', () => {
  test('are found by words, have pictures, and writers who have written more', async () => {
    const reviews = createReviewsService(openServices('en').backend);
    const list = async (wish: object) =>
      (await reviews.list('RMB-00012', { ...EVERY_REVIEW, ...wish }, 1)).data;
    const pictures = await reviews.images('RMB-00012', 1);
    expect(pictures.data.length).toBeGreaterThan(0);
    expect((await reviews.images('RMB-00012', 2)).data).not.toEqual(pictures.data);
    const [first] = await list({});
    expect((await list({ sort: 'LOWEST' }))[0]?.rating).toBeLessThan(first?.rating ?? 0);
    const writer = first?.author.id ?? '';
    expect((await reviews.reviewer(writer)).name).toBe(first?.author.name);
    const written = await reviews.ofReviewer(writer, 1);
    expect(written.data.map(({ id }) => id)).toContain(first?.id);
    expect((await reviews.ofReviewer(writer, 2)).data).not.toEqual(written.data);
  });
});

describe('a wishlist', () => {
  test('an item is moved to another album, and goes from many at once', async () => {
    const { backend, logIn } = openServices();
    await logIn('ayu');
    const wishlist = createWishlistService(backend);
    const create = (name: string, sku: string) =>
      backend.call(createAlbum, { body: { name, sku }, intent: 'album' });
    const gift = await create('Kado Ibu', CASE);
    const trip = await create('Liburan', PHONE);
    const groups = async () => (await wishlist.entriesOf(CASE)).map(({ groupId }) => groupId);
    const [entry] = await wishlist.entriesOf(CASE);
    expect(entry).toMatchObject({ groupId: gift.id, name: 'Kado Ibu' });
    const move = { id: entry?.id ?? '', groupId: trip.id };
    expect(await backend.call(moveWishlistEntry, { body: move })).toBe(true);
    expect(await groups()).toEqual([trip.id]);
    await wishlist.add({ sku: CASE, groupId: gift.id });
    const ids = (await wishlist.entriesOf(CASE)).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(await wishlist.removeMany(ids)).toBe(true);
    expect(await groups()).toEqual([]);
  });
});
