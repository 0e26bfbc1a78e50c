import { describe, expect, test } from 'vitest';
import { month, week } from '#marketplace/product/catalogue/makeProduct.ts';
import { PRODUCT_REPORT_REASONS } from '#src/domain/report/report.ts';
import { EVERY_QUESTION } from '#src/domain/questions/question.ts';
import { EVERY_REVIEW } from '#src/domain/reviews/review.ts';
import { createAddOnsService } from '#src/services/service/addOns/addOnsService.ts';
import { createLoanSimulationService } from '#src/services/payment/loanSimulation/loanSimulationService.ts';
import { createOrderCostService } from '#src/services/price/orderCost/orderCostService.ts';
import { createPayLaterService } from '#src/services/payment/payLater/payLaterService.ts';
import { createQuestionsService } from '#src/services/questions/questions/questionsService.ts';
import { createReportService } from '#src/services/report/report/reportService.ts';
import { createReturnPolicyService } from '#src/services/service/returnPolicy/returnPolicyService.ts';
import { createReviewsService } from '#src/services/reviews/reviews/reviewsService.ts';
import { createSellerService } from '#src/services/seller/seller/sellerService.ts';
import { createSubscriptionService } from '#src/services/subscription/subscription/subscriptionService.ts';
import { createTradeInService } from '#src/services/payment/tradeIn/tradeInService.ts';
import { createAlbumsService } from '#src/services/wishlist/wishlist/albumsService.ts';
import { createWishlistService } from '#src/services/wishlist/wishlist/wishlistService.ts';
import { product, SELLER } from '../../support/products.ts';
import { codeOf, openServices } from '../support/pageServices.ts';

const CASE = 'RMB-00012-01';
const PHONE = 'GWA-00101-01';
const SOFA = 'GRM-00501-01';
const NOWHERE = 'XXX-99999-01';

describe('what goes with a product', () => {
  test('installations are done where it goes, insurances everywhere', async () => {
    const addOns = createAddOnsService(openServices().backend);
    const near = { itemSku: SOFA, postalCode: '10110' };
    const far = { itemSku: SOFA, postalCode: '99352' };
    expect((await addOns.installations(near)).map(({ id }) => id)).toEqual(['INST-RAKIT-SOFA']);
    expect(await addOns.installations(far)).toEqual([]);
    expect((await addOns.insurances(far)).map(({ id }) => id)).toEqual(['INS-MEBEL-1']);
    expect(await addOns.isInstallationAvailable(near)).toEqual({ available: true });
    expect(await addOns.isInstallationAvailable(far)).toEqual({ available: false });
    expect(await addOns.isInsuranceAvailable(far)).toEqual({ available: true });
    expect(await addOns.isInsuranceAvailable({ ...far, itemSku: CASE })).toEqual({ available: false });
    expect(await codeOf(addOns.insurances({ ...near, itemSku: NOWHERE }))).toBe('PRODUCT_NOT_FOUND');
    expect(await codeOf(addOns.installations({ ...near, postalCode: 'x' }))).toBe('INVALID_QUERY');
    expect(await codeOf(addOns.insurances({ ...near, postalCode: 'x' }))).toBe('INVALID_QUERY');
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
    const loans = createLoanSimulationService(openServices().backend);
    const itemSku = 'LJO-01001-01';
    expect((await loans.options(itemSku)).downPayment).toEqual({ price: 12_900_000, minimumPercent: 20 });
    const asked = { itemSku, downPayment: { unit: 'PERCENT', value: 20 }, location: 'JABODETABEK' } as const;
    expect(await loans.simulate(asked)).toMatchObject({ downPayment: 2_580_000, financed: 10_320_000 });
    expect(await codeOf(loans.simulate({ ...asked, location: 'NOWHERE' }))).toBe('LOAN_LOCATION_UNKNOWN');
    expect(await codeOf(loans.options(NOWHERE))).toBe('PRODUCT_NOT_FOUND');
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
    expect(await createReturnPolicyService(backend).policy(CASE)).not.toEqual(
      await createReturnPolicyService(backend).policy('WRT-00801-01'),
    );
    expect(await codeOf(createReturnPolicyService(backend).policy(NOWHERE))).toBe('PRODUCT_NOT_FOUND');
    const { payLater } = createPayLaterService(backend);
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
    const service = createSubscriptionService(backend);
    expect(await service.detail(BODY.itemSku)).toMatchObject({ price: 30_000, minQty: 2, bundles: [] });
    expect(await service.benefit(BODY.itemSku)).toEqual({ shippingDiscount: 10_000, minimumPackage: 50_000 });
    expect(await codeOf(service.add(BODY))).toBe('LOGIN_REQUIRED');
    await logIn('ayu');
    expect(await service.add(BODY)).toMatchObject({ quantity: 2, firstDelivery: '2026-11-24' });
    await call('/subscription/cart/start', { method: 'POST' });
    const id = (await service.detail(BODY.itemSku)).bundles[0]?.id ?? '';
    const { pickupPointCode, quantity } = BODY;
    const joining = { itemSku: 'UJI-00002-01', pickupPointCode, quantity };
    expect(await service.join(id, joining)).toMatchObject({ id, quantity: 2, price: 30_000 });
    expect((await service.detail(BODY.itemSku)).bundles).toMatchObject([{ id, items: 2 }]);
    expect(await codeOf(service.join('SUB-none', joining))).toBe('GENERAL_ERROR');
  });

  test('goes out from the place that is nearest to the member', async () => {
    const service = createSubscriptionService(openServices('id', MARKET).backend);
    const address = { district: 'Gambir', city: 'Jakarta Pusat', postalCode: '10110', geolocation: null };
    const asked = { itemSku: BODY.itemSku, quantity: 2, address };
    expect(await service.nearestPickupPoint(asked)).toMatchObject({ pickupPointCode: BODY.pickupPointCode });
    expect(await codeOf(service.nearestPickupPoint({ ...asked, itemSku: NOWHERE }))).not.toBe('no failure');
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
    const [albums, wishlist] = [createAlbumsService(backend), createWishlistService(backend)];
    const gift = await albums.create('Kado Ibu', CASE);
    const trip = await albums.create('Liburan', PHONE);
    const groups = async () => (await wishlist.entriesOf(CASE)).map(({ groupId }) => groupId);
    const [entry] = await wishlist.entriesOf(CASE);
    expect(entry).toMatchObject({ groupId: gift.id, name: 'Kado Ibu' });
    expect(await albums.move(entry?.id ?? '', trip.id)).toBe(true);
    expect(await groups()).toEqual([trip.id]);
    await wishlist.add({ sku: CASE, groupId: gift.id });
    const ids = (await wishlist.entriesOf(CASE)).map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(await wishlist.removeMany(ids)).toBe(true);
    expect(await groups()).toEqual([]);
  });
});
