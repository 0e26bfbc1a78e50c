import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import type { Offer } from '../protocol/offer.ts';
import type { PartFacts, SummaryArrived } from '../protocol/partFacts.ts';
import { productSummary, type ProductSummary } from '#src/services/product/product/contract.ts';

/** A parsed product summary with the given values. */
export function summary(facts: {
  itemSku: string;
  tags?: string[];
  optionSkus?: string[];
  type?: 'REGULAR' | 'BIG_PRODUCT' | 'BOPIS';
  remaining?: number | null;
  storeClose?: { delayShipping: boolean } | null;
  delivery?: string;
  pickup?: string;
  selected?: string | null;
  campaignInfo?: unknown;
  pickupPointCode?: string;
  optionPickupPoint?: string;
  commissionType?: string;
  merchantCode?: string;
  pictures?: number;
  /** The availability of each pickup hour. */
  pickupHours?: boolean[];
}): ProductSummary {
  return productSummary.parse({
    itemSku: facts.itemSku,
    productSku: 'A',
    productCode: 'MTA-1',
    name: 'Koper',
    urlFriendlyName: 'koper',
    images: Array.from({ length: facts.pictures ?? 2 }, (_, position) => ({
      thumbnail: `/t${position}.webp`,
      full: `/f${position}.webp`,
    })),
    pickupPointCode: facts.pickupPointCode ?? 'PP-1',
    pickupPoint: { code: facts.pickupPointCode ?? 'PP-1', name: 'Gudang' },
    brand: { name: 'Rimba', slug: 'rimba' },
    merchant: {
      code: facts.merchantCode ?? 'RMB',
      name: 'Rimba',
      commissionType: facts.commissionType ?? 'MP',
      storeClose: facts.storeClose ?? null,
      pickupHours: (facts.pickupHours ?? []).map((available, position) => ({
        day: position + 1,
        open: '08:00',
        close: '20:00',
        status: available ? 'AVAILABLE' : 'NOT_AVAILABLE',
      })),
    },
    options: (facts.optionSkus ?? []).map((itemSku, position) => ({
      itemSku,
      pickupPointCode: facts.optionPickupPoint ?? 'PP-1',
      urlFriendlyName: 'koper',
      selected: itemSku === facts.itemSku,
      attributes: [{ name: 'Warna', value: `W${position}` }],
    })),
    tags: facts.tags ?? ['AVAILABLE'],
    type: facts.type ?? 'REGULAR',
    fulfillmentTypes: {
      delivery: { status: facts.delivery ?? 'AVAILABLE' },
      pickup: { status: facts.pickup ?? 'AVAILABLE' },
      selected: facts.selected ?? null,
    },
    categories: [
      { id: 'C1', name: 'Tas', level: 1 },
      { id: 'C2', name: 'Koper', level: 2 },
    ],
    price: { offered: 100_000, listed: 120_000, discount: 17 },
    stock: { remaining: facts.remaining ?? null },
    campaignInfo: facts.campaignInfo ?? null,
  });
}

/** The event of a summary for a part of the first load; by default of a first summary. */
export const arrived = (
  product: ProductSummary,
  rest: { isSame?: boolean; quantity?: number | null; picture?: number } = {},
): SummaryArrived => ({
  type: 'summary.arrived',
  summary: product,
  isSame: rest.isSame ?? false,
  wanted: { quantity: rest.quantity ?? null, picture: rest.picture ?? 0 },
});

/** The facts of a later part, with the given values of the item and of the other facts. */
export function partFacts(
  item: Partial<NonNullable<PartFacts['item']>> = {},
  rest: Partial<Omit<PartFacts, 'item'>> = {},
): PartFacts {
  return {
    vendor: 'retail',
    shell: 'older',
    superApp: false,
    isMember: false,
    config: {},
    destination: DEFAULT_DESTINATION,
    isDestinationKnown: true,
    groceryPlace: null,
    item: {
      itemSku: 'A-01',
      name: 'Koper',
      urlFriendlyName: 'koper',
      pickupPointCode: 'PP-1',
      optionSkus: ['A-01'],
      tags: ['AVAILABLE'],
      brand: 'Rimba',
      campaign: null,
      categoryIds: ['C1', 'C2'],
      type: 'REGULAR',
      offered: 100_000,
      merchant: { code: 'RMB', commissionType: 'MP' },
      types: { delivery: { status: 'AVAILABLE' }, pickup: { status: 'AVAILABLE' }, selected: null },
      remaining: null,
      limits: null,
      hasPickupHour: false,
      isPurchasableByDelivery: true,
      isPurchasableByPickup: true,
      ...item,
    },
    offer: null,
    quantity: 1,
    fulfilment: 'DELIVERY',
    courier: null,
    voucher: null,
    reviewCriteria: null,
    questionCriteria: null,
    sellerGroup: null,
    ...rest,
  };
}

/** An offer of a page. */
export const exampleOffer: Offer = {
  itemSku: 'A-01',
  name: 'Koper',
  pickupPointCode: 'PP-1',
  quantity: 2,
  fulfilment: 'DELIVERY',
  slotId: null,
  place: null,
  destination: null,
  isDestinationSettled: true,
  courier: null,
  isPurchasable: true,
  fitsInBag: true,
  campaign: null,
  categoryId: null,
};
