import { describe, expect, test } from 'vitest';
import type { Destination } from '#src/domain/address/destination.ts';
import { EVERY_QUESTION } from '#src/domain/questions/question.ts';
import { EVERY_REVIEW } from '#src/domain/reviews/review.ts';
import { listAddresses, pinAddress, syncAddresses } from '#src/services/address/address/contract.ts';
import { readCombo } from '#src/services/promo/combo/contract.ts';
import { readFreeGift } from '#src/services/promo/freeGift/contract.ts';
import { createOptionPricesService } from '#src/services/product/optionPrices/optionPricesService.ts';
import { listWholesaleTiers } from '#src/services/price/wholesale/contract.ts';
import { createGroceryService } from '#src/services/grocery/grocery/groceryService.ts';
import { listInstallmentOffers } from '#src/services/payment/installment/contract.ts';
import { createPickupPointsService } from '#src/services/fulfilment/pickupPoints/pickupPointsService.ts';
import { createPromotionsService } from '#src/services/promo/promotions/promotionsService.ts';
import { createQuestionsService } from '#src/services/questions/questions/questionsService.ts';
import { askForQuote } from '#src/services/quote/quote/contract.ts';
import { createRegionService } from '#src/services/address/region/regionService.ts';
import { createReviewsService } from '#src/services/reviews/reviews/reviewsService.ts';
import { createShippingService } from '#src/services/fulfilment/shipping/shippingService.ts';
import { createAlbum, listAlbums } from '#src/services/wishlist/wishlist/contract.ts';
import { createWishlistService } from '#src/services/wishlist/wishlist/wishlistService.ts';
import { codeOf, openServices as open } from '../support/pageServices.ts';

const CASE = 'RMB-00012-01';
const CASE_PLACE = 'PP-RMB-60012';
const BANDUNG = { latitude: -6.9, longitude: 107.6 };
const JAKARTA = { latitude: -6.2, longitude: 106.8 };
const SENTANI: Destination = {
  addressId: null,
  province: 'Papua',
  subdistrict: '',
  district: 'Sentani',
  city: 'Kabupaten Jayapura',
  postalCode: '99352',
  geolocation: null,
};

describe('a product', () => {
  test('says what it is, costs and can do, of the item and the quantity that were asked for', async () => {
    const { product } = open();
    const summary = await product.summary(CASE, { pickupPointCode: CASE_PLACE });
    expect([summary.itemSku, summary.productSku]).toEqual([CASE, 'RMB-00012']);
    const two = { qty: 2, pickupPointCode: CASE_PLACE };
    expect((await product.priceSummary(CASE, two)).price.offered).toBe(1_250_000);
    expect(await codeOf(product.priceSummary(CASE, { ...two, qty: 9 }))).toBe('OOS_MAX_QTY_VISIBLE_LIMIT');
    expect(await product.highlights(CASE)).toContain('Kunci TSA tertanam');
    expect(await product.specifications(CASE)).toContainEqual({ name: 'Isi', value: '38 liter' });
    expect(JSON.stringify(await product.description(CASE))).toContain('Cangkang polikarbonatnya');
    const offers = await open().backend.call(listInstallmentOffers, { id: CASE, query: { qty: 1 } });
    expect(new Set(offers.map(({ type }) => type))).toEqual(new Set(['CC', 'NON-CC']));
  });

  test('tells a name with a stroke from a path', async () => {
    const { product, backend } = open();
    const strange = '../products/x?y#z';
    expect(await codeOf(product.highlights(strange))).toBe(await codeOf(product.description(strange)));
    expect(await codeOf(createPickupPointsService(backend).points(strange))).not.toBe('no failure');
  });

  test('reminds a member of the campaign that was asked for', async () => {
    const { product, logIn } = open();
    const item = 'NDA-00203-01';
    const { campaignInfo: campaign } = await product.summary(item, {});
    expect(await codeOf(product.subscribe(item, campaign?.id ?? ''))).toBe('LOGIN_REQUIRED');
    await logIn('ayu');
    expect(await product.subscribe(item, campaign?.id ?? '')).toBe(true);
    expect(await codeOf(product.subscribe(item, 'another'))).not.toBe('no failure');
  });

  test('has its combo, its gift, its steps of price, and what others cost', async () => {
    const { backend } = open();
    expect(await backend.call(readCombo, { id: CASE })).toMatchObject({ id: 'combo-perjalanan' });
    expect(await backend.call(readFreeGift, { id: CASE })).toMatchObject({ id: 'gift-koper' });
    const tiers = await backend.call(listWholesaleTiers, { id: CASE });
    expect(tiers.map(({ minQty }) => minQty)).toEqual([1, 3, 10]);
    const prices = await createOptionPricesService(backend).prices([CASE, 'RMB-00022-01', 'RMB-00099-01']);
    expect(prices).toEqual({ [CASE]: 1_250_000, 'RMB-00022-01': 159_000 });
    const none = { id: 'NDA-00201-01' };
    expect([await backend.call(readCombo, none), await backend.call(readFreeGift, none)]).toEqual([
      null,
      null,
    ]);
  });
});

describe('where a product is', () => {
  test('places, the nearest to a pin, and stores by their kind', async () => {
    const pickup = createPickupPointsService(open().backend);
    expect((await pickup.points(CASE)).map(({ code }) => code)).toContain(CASE_PLACE);
    expect((await pickup.nearest(CASE, BANDUNG))?.name).toBe('Rimba Dago');
    expect((await pickup.nearest(CASE, JAKARTA))?.name).toBe('Rimba Senayan');
    expect((await pickup.offlineMerchants('GWA-00111-01', 'OFFLINE_ONLY'))[0]?.name).toBe('Gawai Mangga Dua');
    expect(await codeOf(pickup.offlineMerchants(CASE, 'X' as 'OFFLINE'))).not.toBe('no failure');
    expect((await pickup.other('GWA-00101-01', 'x', null)).delivery?.name).toBe('Gawai Mangga Dua');
    expect((await pickup.other('GWA-00101-01', 'PP-GWA-20410', BANDUNG)).delivery?.code).not.toBe(
      'PP-GWA-20410',
    );
  });

  test('what delivery costs goes by the destination and by how many are sent', async () => {
    const { fulfilment, backend } = open();
    const shipping = createShippingService(backend);
    const least = async (quantity: number, destination: Destination) => {
      const asked = { itemSku: CASE, pickupPointCode: CASE_PLACE, quantity, destination };
      return Math.min(...(await shipping.options(asked)).map(({ price }) => price ?? Infinity));
    };
    const near = { ...SENTANI, postalCode: '10110', district: 'Gambir', city: 'Jakarta Pusat' };
    const here = await least(1, near);
    expect(await least(3, near)).not.toBe(here);
    expect(await least(1, SENTANI)).toBeGreaterThan(here);
    const one = await fulfilment.shippingSummary(CASE, CASE_PLACE, near, 1);
    const far = await fulfilment.shippingSummary(CASE, CASE_PLACE, SENTANI, 1);
    expect(one.destination?.district).toBe('Gambir');
    expect(one.price).toBe(here);
    expect(far.price).toBeGreaterThan(here);
    expect((await fulfilment.shippingSummary(CASE, CASE_PLACE, near, 3)).price).toBe(await least(3, near));
  });

  test('[API-65..69] regions, each level below what was chosen above it', async () => {
    const region = createRegionService(open().backend);
    const nameOf = (list: readonly { code: string; name: string }[], name: string) =>
      list.find((one) => one.name === name)?.code ?? `no ${name}`;
    const province = nameOf(await region.list('province', {}), 'Jawa Barat');
    const city = nameOf(await region.list('city', { province }), 'Kota Bandung');
    const district = nameOf(await region.list('district', { province, city }), 'Coblong');
    const subdistricts = await region.list('subdistrict', { province, city, district });
    const subdistrict = nameOf(subdistricts, 'Dago');
    const codes = await region.list('postalCode', { province, city, district, subdistrict });
    expect(codes.map(({ name }) => name)).toEqual(['40135']);
    expect(await codeOf(region.list('city', {}))).not.toBe('no failure');
    expect((await region.nearest(BANDUNG)).city?.name).toBe('Kota Bandung');
    expect((await region.nearest(JAKARTA)).city?.name).not.toBe('Kota Bandung');
  });
});

describe('what takes off a price', () => {
  test('promotions, vouchers of both kinds, their terms and their claim', async () => {
    const { backend, logIn } = open();
    const service = createPromotionsService(backend);
    const found = await service.promotions(CASE, { qty: 1, pickupPointCode: CASE_PLACE });
    expect(JSON.stringify(found)).toContain('Teman koper diskon 10%');
    expect((await service.productVouchers(CASE)).map(({ code }) => code)).toContain('LAWU100');
    const merchants = await service.merchantVouchers(CASE);
    expect(merchants.map(({ code }) => code)).toContain('RIMBA5');
    expect(merchants.map(({ code }) => code)).not.toContain('LAWU100');
    expect((await service.merchantVouchersInfo(CASE)).count).toBe(merchants.length);
    const terms = async (group: 'blibliVouchers' | 'merchantVouchers', code: string) =>
      JSON.stringify((await service.terms({ group, id: `V-${code}`, code })).termsAndCondition);
    expect(await terms('merchantVouchers', 'RIMBA5')).not.toBe(await terms('blibliVouchers', 'LAWU100'));
    expect(await codeOf(service.terms({ group: 'merchantVouchers', id: 'RIMBA5', code: 'V-RIMBA5' }))).toBe(
      'VOUCHER_NOT_FOUND',
    );
    expect(await codeOf(service.claim('V-RIMBA5'))).toBe('LOGIN_REQUIRED');
    await logIn('ayu');
    expect(await service.claim('V-RIMBA5')).toBe(true);
    expect(await codeOf(service.claim('V-RIMBA5'))).toBe('VOUCHER_CLAIMED');
  });
});

describe('a visitor', () => {
  test('is a guest, then a member with a wishlist, a bag and addresses', async () => {
    const { session, cart, backend, logIn } = open();
    expect(await session.currentUser()).toBeNull();
    await logIn('ayu');
    expect(await session.currentUser()).toMatchObject({ id: 'member-ayu' });
    const wishlist = createWishlistService(backend);
    const { id } = await wishlist.add({ sku: CASE, isNotify: false });
    expect((await wishlist.entriesOf(CASE)).map((entry) => entry.id)).toEqual([id]);
    expect(await wishlist.entriesOf('NDA-00201-01')).toEqual([]);
    expect(await wishlist.remove(id)).toBe(true);
    expect(await wishlist.entriesOf(CASE)).toEqual([]);
    expect((await cart.bag()).totalItems).toBe(0);
    expect((await cart.grocerySummary()).totalItems).toBe(0);
    const { count } = await backend.call(syncAddresses, { body: {}, intent: 'sync' });
    expect(count).toBe((await backend.call(listAddresses)).length);
    const [first] = await backend.call(listAddresses);
    const pinned = await backend.call(pinAddress, { id: first?.id ?? '', body: BANDUNG, intent: 'pin' });
    expect(pinned.geolocation).toEqual(BANDUNG);
  });
});

describe('what members write', () => {
  test('questions: asked for by words and order, a new one, its answer, and a vote', async () => {
    const { backend, logIn } = open();
    const questions = createQuestionsService(backend);
    const first = await questions.list(CASE, EVERY_QUESTION, 1);
    const second = await questions.list(CASE, EVERY_QUESTION, 2);
    expect(second.data.map(({ id }) => id)).not.toEqual(first.data.map(({ id }) => id));
    const found = await questions.list(CASE, { ...EVERY_QUESTION, search: 'roda' }, 1);
    expect(found.paging.totalItem).toBeLessThan(first.paging.totalItem);
    const newest = await questions.list(CASE, { ...EVERY_QUESTION, sort: 'NEWEST' }, 1);
    expect(newest.data[0]?.id).not.toBe(first.data[0]?.id);
    const answered = first.data.flatMap(({ answers }) => answers)[0]?.id ?? '';
    const text = 'Apakah rodanya bisa diganti sendiri?';
    expect(await codeOf(questions.ask(CASE, text))).toBe('LOGIN_REQUIRED');
    await logIn('ayu');
    const asked = await questions.ask(CASE, text);
    expect(asked.text).toBe(text);
    expect((await questions.answer(first.data[0]?.id ?? '', 'Bisa, dengan obeng kecil.')).text).toBe(
      'Bisa, dengan obeng kecil.',
    );
    expect(await questions.vote(answered, true)).toMatchObject({ isVoted: true });
    expect(await questions.vote(answered, false)).toMatchObject({ isVoted: false });
  });

  test('reviews: by every wish, one of them, its writer, and a like', async () => {
    const { backend, logIn } = open();
    const reviews = createReviewsService(backend);
    const count = async (wish: object) =>
      (await reviews.list('RMB-00012', { ...EVERY_REVIEW, ...wish }, 1)).paging.totalItem;
    const all = await count({});
    for (const wish of [{ rating: 1 }, { withImages: true }, { search: 'roda' }, { topic: 'delivery' }])
      expect(await count(wish), JSON.stringify(wish)).toBeLessThan(all);
    const of = (opinion: string) => count({ topic: 'delivery', opinion });
    expect((await of('praise')) + (await of('complaint'))).toBe(await count({ topic: 'delivery' }));
    const { data } = await reviews.list('RMB-00012', EVERY_REVIEW, 1);
    const id = data[0]?.id ?? '';
    expect((await reviews.one(id)).id).toBe(id);
    expect((await reviews.topics()).length).toBeGreaterThan(0);
    expect((await reviews.policy()).length).toBeGreaterThan(0);
    await logIn('ayu');
    expect(await reviews.toggleLike(id)).not.toEqual(await reviews.toggleLike(id));
  });

  test('an album with an item in it, and a quote', async () => {
    const { backend, logIn } = open();
    await logIn('ayu');
    const before = await backend.call(listAlbums);
    await backend.call(createAlbum, { body: { name: 'Kado Ibu', sku: CASE }, intent: 'album' });
    expect(await backend.call(listAlbums)).toHaveLength(before.length + 1);
    const body = { quantity: 50, company: 'PT Contoh', contact: 'ayu@contoh.id', message: '' };
    const asked = await backend.call(askForQuote, { id: CASE, intent: `quote ${CASE}`, body });
    expect(asked).toHaveProperty('number');
  });
});

describe('texts and lists', () => {
  test('the content of the page', async () => {
    const { content } = open();
    expect(await content.productConfigs()).toMatchObject({ 'pdp.cs.operational-hours': '08:00-22:00' });
    expect(JSON.stringify(await content.productCopy())).toContain('Dijamin asli');
    expect((await content.sellerBadge()).map(({ name }) => name)).toContain('Toko resmi');
    expect(await content.sellerRating()).toMatchObject({ title: 'Rating penjual' });
    const titles = (await content.returnPolicyMethod()).map(({ title }) => title);
    expect(titles).toContain('Dijemput kurir');
    expect((await content.ticketConfigs()).length).toBeGreaterThan(0);
    const english = await open('en').content.returnPolicyMethod();
    expect(english.map(({ title }) => title).filter((title) => titles.includes(title))).toEqual([]);
  });

  test('recommendations leave out what is being added, and are as many as a page of them', async () => {
    const { recommendation, product } = open();
    const shown = await recommendation.homepage();
    expect(shown.length).toBeGreaterThan(0);
    const { categories } = await product.summary(CASE, {});
    const category = categories.at(0)?.id ?? '';
    const all = await recommendation.forCategory(category, []);
    expect(all.length).toBeGreaterThan(1);
    const [first] = all;
    const rest = await recommendation.forCategory(category, [first?.itemSku ?? '']);
    expect(rest.length).toBeGreaterThan(0);
    expect(rest.map(({ itemSku }) => itemSku)).not.toContain(first?.itemSku);
    const related = await recommendation.forProduct(CASE, [category]);
    expect(related.map(({ itemSku }) => itemSku)).not.toContain(CASE);
    expect(related.length).toBeGreaterThan(0);
  });

  test('groceries: stores to pick from, what goes with an item, its slots, and what it is about', async () => {
    const grocery = createGroceryService(open('en').backend);
    expect((await grocery.storePickerConfig()).enabled).toBe(true);
    expect((await grocery.wiki()).title).not.toBe('Tentang belanja harian');
    const mango = { itemSku: 'GRO-10001-01', pickupPointCode: 'PP-RNC-90001' };
    const [beside] = await grocery.recommendations(mango.itemSku);
    expect(beside?.itemSku).toMatch(/^GRO-/);
    const near = { ...mango, place: { latitude: -6.2607, longitude: 106.8138 } };
    const far = { ...mango, place: { latitude: -4.0894, longitude: 138.945 } };
    const { shippings } = await grocery.slottedDelivery(near);
    expect((await grocery.slottedDelivery(far)).conditions).toEqual(['NOT_COVERED']);
    const slot = shippings.flatMap(({ slots }) => slots).find(({ status }) => status === 'AVAILABLE');
    expect(await grocery.resolveSlot(near, slot?.id ?? '')).toMatchObject({ id: slot?.id });
    expect(await codeOf(grocery.resolveSlot(near, 'another'))).toBe('SLOT_NOT_FOUND');
    expect(await codeOf(grocery.resolveSlot(far, slot?.id ?? ''))).toBe('SHIP_NOT_COVERED');
  });
});
