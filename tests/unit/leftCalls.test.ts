import { describe, expect, test } from 'vitest';
import { createBackendCalls } from '#src/app/createBackendCalls.ts';
import type { Destination } from '#src/domain/address/destination.ts';
import { listAddresses, syncAddresses } from '#src/services/address/address/contract.ts';
import { readCombo } from '#src/services/promo/combo/contract.ts';
import { readFreeGift } from '#src/services/promo/freeGift/contract.ts';
import { createOptionPricesService } from '#src/services/product/optionPrices/optionPricesService.ts';
import { listWholesaleTiers } from '#src/services/price/wholesale/contract.ts';
import { createGroceryService } from '#src/services/grocery/grocery/groceryService.ts';
import {
  estimateInstallment,
  listInstallmentOffers,
  listInstallmentTenors,
  readInstallmentDetail,
} from '#src/services/payment/installment/contract.ts';
import { createPickupPointsService } from '#src/services/fulfilment/pickupPoints/pickupPointsService.ts';
import { createPromotionsService } from '#src/services/promo/promotions/promotionsService.ts';
import { createRecommendationService } from '#src/services/recommendation/recommendation/recommendationService.ts';
import { createRegionService } from '#src/services/address/region/regionService.ts';
import { createShippingService } from '#src/services/fulfilment/shipping/shippingService.ts';
import { readPayLater } from '#src/services/payment/payLater/contract.ts';

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
const STOCKED = { itemSku: 'A-1', pickupPointCode: 'P', place: HERE };
const TWO = { qty: 2 };
const OF_PLACE = { qty: 2, pickupPointCode: 'P' };

type Client = ReturnType<typeof createBackendCalls>;
type Read = (client: Client, signal: AbortSignal) => Promise<unknown>;
/** Reads of the page's parts, with a piece of the address that identifies each. */
const READS: [asked: string, read: Read][] = [
  [
    '/_summary?pickupPointCode=P',
    ({ calls }, signal) => calls.product.summary('A', { pickupPointCode: 'P' }, signal),
  ],
  [
    '/price-summary?qty=2&pickupPointCode=P',
    ({ calls }, signal) => calls.product.priceSummary('A', OF_PLACE, signal),
  ],
  ['/description', ({ calls }, signal) => calls.product.description('A', signal)],
  ['/specifications', ({ calls }, signal) => calls.product.specifications('A', signal)],
  ['/highlights', ({ calls }, signal) => calls.product.highlights('A', signal)],
  [
    '/shipping-summary?qty=2&pickupPointCode=P&subdistrict=&district=&city=&postalCode=12150&latitude=-6.2&longitude=106.8',
    ({ calls }, signal) => calls.fulfilment.shippingSummary('A', 'P', HOME, 2, signal),
  ],
  ['/users/_current', ({ calls }, signal) => calls.session.currentUser(signal)],
  ['/product-configs', ({ calls }, signal) => calls.content.productConfigs(signal)],
  ['/product-copy', ({ calls }, signal) => calls.content.productCopy(signal)],
  ['/seller-badge', ({ calls }, signal) => calls.content.sellerBadge(signal)],
  ['/seller-rating', ({ calls }, signal) => calls.content.sellerRating(signal)],
  ['/return-policy-method?lang=id', ({ calls }, signal) => calls.content.returnPolicyMethod(signal)],
  ['/ticket-configs', ({ calls }, signal) => calls.content.ticketConfigs(signal)],
  ['/retail/carts', ({ calls }, signal) => calls.cart.bag(signal)],
  ['/grocery/checkout/_summary', ({ calls }, signal) => calls.cart.grocerySummary(signal)],
  [
    '/addresses/_sync',
    ({ backend }, signal) => backend.call(syncAddresses, { body: {}, intent: 'sync', signal }),
  ],
  ['/member/addresses', ({ backend }, signal) => backend.call(listAddresses, { signal })],
  ['/A/single-combo', ({ backend }, signal) => backend.call(readCombo, { id: 'A', signal })],
  ['/A/free-gift', ({ backend }, signal) => backend.call(readFreeGift, { id: 'A', signal })],
  ['/A/wholesale', ({ backend }, signal) => backend.call(listWholesaleTiers, { id: 'A', signal })],
  [
    '/_basic?sku=A&sku=B',
    ({ backend }, signal) => createOptionPricesService(backend).prices(['A', 'B'], signal),
  ],
  [
    '/slotted-delivery?pickupPointCode=P&latitude=-6.2',
    ({ backend }, signal) => createGroceryService(backend).slottedDelivery(STOCKED, signal),
  ],
  [
    '/_resolve?slotId=S&pickupPointCode=P',
    ({ backend }, signal) => createGroceryService(backend).resolveSlot(STOCKED, 'S', signal),
  ],
  [
    '/nearby-stores',
    ({ backend }, signal) => createGroceryService(backend).nearbyStores(HERE, 'RANCH', signal),
  ],
  ['/store-picker-config', ({ backend }, signal) => createGroceryService(backend).storePickerConfig(signal)],
  ['/grocery-wiki/id', ({ backend }, signal) => createGroceryService(backend).wiki(signal)],
  [
    '/grocery/recommendations?itemSku=A',
    ({ backend }, signal) => createGroceryService(backend).recommendations('A', signal),
  ],
  [
    '/search/products/A/recommendations',
    ({ backend }, signal) => createRecommendationService(backend).forProduct('A', [], signal),
  ],
  [
    '/search/homepage-recommendation',
    ({ backend }, signal) => createRecommendationService(backend).homepage(signal),
  ],
  [
    '/product-detail/products/A/installments?qty=2',
    ({ backend }, signal) => backend.call(listInstallmentOffers, { id: 'A', query: TWO, signal }),
  ],
  [
    '/product/products/A/installments?paymentMethod=M&qty=2',
    ({ backend }, signal) =>
      backend.call(listInstallmentTenors, { id: 'A', query: { paymentMethod: 'M', ...TWO }, signal }),
  ],
  [
    '/product-detail/products/A/installment/M?qty=2',
    ({ backend }, signal) =>
      backend.call(readInstallmentDetail, { id: 'A', paymentMethod: 'M', query: TWO, signal }),
  ],
  [
    '/product/products/A/installments/estimation?paymentMethod=M&qty=2',
    ({ backend }, signal) =>
      backend.call(estimateInstallment, { id: 'A', query: { paymentMethod: 'M', ...TWO }, signal }),
  ],
  ['/wallet/paylater', ({ backend }, signal) => backend.call(readPayLater, { signal })],
  ['/A/pickup-points', ({ backend }, signal) => createPickupPointsService(backend).points('A', signal)],
  [
    '/nearest-pickup-point?latitude=-6.2&longitude=106.8',
    ({ backend }, signal) => createPickupPointsService(backend).nearest('A', HERE, signal),
  ],
  [
    '/A/other-pickup-point?pickupPointCode=P&latitude=-6.2',
    ({ backend }, signal) => createPickupPointsService(backend).other('A', 'P', HERE, signal),
  ],
  [
    '/offline-merchants?type=OFFLINE',
    ({ backend }, signal) => createPickupPointsService(backend).offlineMerchants('A', 'OFFLINE', signal),
  ],
  [
    '/A/promotions?qty=2&pickupPointCode=P',
    ({ backend }, signal) => createPromotionsService(backend).promotions('A', OF_PLACE, signal),
  ],
  ['/A/vouchers', ({ backend }, signal) => createPromotionsService(backend).productVouchers('A', signal)],
  [
    '/vouchers-info?itemSku=A',
    ({ backend }, signal) => createPromotionsService(backend).merchantVouchersInfo('A', signal),
  ],
  [
    '/merchant/vouchers?itemSku=A',
    ({ backend }, signal) => createPromotionsService(backend).merchantVouchers('A', signal),
  ],
  [
    '/product-detail/vouchers/C/tnc',
    ({ backend }, signal) =>
      createPromotionsService(backend).terms({ group: 'blibliVouchers', id: 'V', code: 'C' }, signal),
  ],
  [
    '/product-detail/merchant/vouchers/V/tnc',
    ({ backend }, signal) =>
      createPromotionsService(backend).terms({ group: 'merchantVouchers', id: 'V', code: 'C' }, signal),
  ],
  [
    '/product-detail/shipping/C/tnc',
    ({ backend }, signal) =>
      createPromotionsService(backend).terms({ group: 'merchantShipping', id: 'V', code: 'C' }, signal),
  ],
  [
    '/product-detail/shipping/C/tnc',
    ({ backend }, signal) =>
      createPromotionsService(backend).terms({ group: 'blibliShipping', id: 'V', code: 'C' }, signal),
  ],
  [
    '/countries/ID/provinces',
    ({ backend }, signal) => createRegionService(backend).list('province', {}, signal),
  ],
  [
    '/countries/ID/_nearest?latitude=-6.2',
    ({ backend }, signal) => createRegionService(backend).nearest(HERE, signal),
  ],
  [
    '/A-1/shipping?qty=2&pickupPointCode=P',
    ({ backend }, signal) =>
      createShippingService(backend).options(
        { itemSku: 'A-1', pickupPointCode: 'P', quantity: 2, destination: HOME },
        signal,
      ),
  ],
];

describe('leaving ends the calls of the caller', () => {
  test.each(READS)('%s', async (asked, read) => {
    const sent: Request[] = [];
    const client = createBackendCalls({
      fetch: (input, init) => {
        sent.push(new Request(input, init));
        return new Promise<Response>(() => {});
      },
      origin: 'http://shop.test',
      language: 'id',
      timeoutMs: 60_000,
    });
    const leaving = new AbortController();
    const call = read(client, leaving.signal);
    leaving.abort();
    await expect(call).rejects.toMatchObject({ failure: { kind: 'network' } });
    expect(sent[0]?.url).toContain(asked);
    expect(sent[0]?.signal.aborted).toBe(true);
  });
});
