import type { FulfilmentStatus, Fulfilment } from '#src/domain/fulfilment/fulfilment.ts';
import type { TierReduction } from '#src/domain/price/itemPrice.ts';
import type { ProductType } from '#src/domain/product/productType.ts';
import type { ReturnReason } from '#src/domain/service/returnReason.ts';
import type { CommissionType } from '#src/domain/seller/seller.ts';
import type { SubscriptionPeriod } from '#src/domain/subscription/subscription.ts';
import type { ProductTag } from '#src/domain/product/tags.ts';
import type { WarrantyType } from '#src/domain/service/warranty.ts';
import type { SellerProfile } from '../../seller/catalogue/sellerProfiles.ts';

/** Seller text that is the same in both languages, or one text per language. */
export type Localised = string | { id: string; en: string };

export interface CatalogueMerchant {
  code: string;
  name: string;
  commissionType: CommissionType;
  location: string;
  badges: string[];
  /** Present while the store is on a break; without an end its length is unknown. */
  storeClose?: { delayShipping: boolean; endsInMinutes?: number };
  warehouses: { code: string; label: string; consolidation: boolean; latitude: number; longitude: number }[];
  warehouseInfo?: Localised;
  /** Opening hours of its pickup counters; `days` as 1 (Monday) to 7 (Sunday). */
  pickupHours: { days: number[]; open: string; close: string; available: boolean }[];
  /** Ids of marketplace/fulfilment/catalogue/couriers.ts; default those of most sellers. */
  couriers?: readonly string[];
  /** Left out where the seller has none. */
  profile?: SellerProfile;
}

/** One thing that can be bought: a product in one combination of its attributes. */
export interface CatalogueItem {
  itemSku: string;
  /** Values in the order of the product's `attributes`; empty for a product without variants. */
  values: Localised[];
  /** Rupiah. `listed` only when it is higher than `offered`. */
  offered: number;
  listed?: number;
  /** Offered prices before the present one, oldest first, each from its minute on (as of a campaign) until the next. */
  formerPrices?: { offered: number; sinceMinutes: number }[];
  /** The minute in which the present reduction began; left out where it is unknown. */
  reducedSinceMinutes?: number;
  cashback?: number;
  /** Pieces on hand; null when the seller names no number. */
  stock: number | null;
  /** Names in marketplace/pictures/pictures.json, main picture first. */
  pictures: string[];
  /** The place that keeps it: a warehouse code of the merchant. */
  pickupPointCode: string;
  /** Tags of this item beside the product's. */
  tags?: ProductTag[];
  delivery?: FulfilmentStatus;
  pickup?: FulfilmentStatus;
  /** Pieces at the seller's other places, by their code; default a quarter of the first place's stock. */
  stockAt?: Record<string, number>;
  /** Present where the item differs from its product. */
  weightGrams?: number;
  dimensionsCm?: readonly [length: number, width: number, height: number];
}

export interface CatalogueLimits {
  /** The most pieces of a buyer in the promotion period, over all purchases. */
  event?: number;
  daily?: number;
  cart?: number;
  cartItemEvent?: number;
  cartItemDaily?: number;
  /** The most pieces of one bag or order; the seller has promised no more. [ERR-11] */
  promotionQuota?: number;
}

export interface CatalogueProduct {
  productSku: string;
  productCode: string;
  urlFriendlyName: string;
  name: string;
  brand: { name: string; slug: string };
  merchantCode: string;
  vendor: 'retail' | 'grocery';
  type: ProductType;
  tags: ProductTag[];
  /** From top to current. */
  categories: { id: string; name: string }[];
  /** Names of the variant attributes, at most three. */
  attributes: Localised[];
  items: CatalogueItem[];
  /** The item that a link without a choice opens; default the first available one. */
  defaultItemSku?: string;
  selectedFulfilment?: Fulfilment;
  facts: { name: Localised; value: Localised }[];
  specifications: { name: Localised; value: Localised }[];
  highlights: Localised[];
  /** Seller HTML, untrusted on purpose: the page sanitises it. */
  descriptionHtml: string;
  statistics: { rating: number | null; reviewCount: number; sold: number };
  /** Null for goods without terms of warranty, such as groceries. */
  warranty: { type: WarrantyType; period: Localised } | null;
  returnPeriodDays: number;
  weightGrams: number;
  /** Kinds of devices that it takes in exchange, and the most rupiah for one. */
  tradeIn?: { kinds: readonly string[]; maxPrice: number };
  /** Terms of a loan: the least down payment in whole percent, and months without interest from a higher one. */
  loan?: { minimumPercent: number; promo?: { fromPercent: number; months: number } };
  unit?: { size: number; unit: string };
  /** Rupiah off each piece of every item, from a number of pieces on; in the order of `minQty`. */
  wholesale?: TierReduction[];
  /** Times in minutes from the start of the database, negative before it; the campaign comes back after its end. */
  campaign?: {
    id: string;
    name: Localised;
    startsInMinutes: number;
    endsInMinutes: number;
    /** Pieces at the campaign's price, and those of them sold before the database was new. */
    quota: number;
    sold: number;
    /** Rupiah while it runs and its quota lasts; without one the items keep their price. */
    price?: number;
  };
  fbbCategoryUrl?: string;
  limits?: CatalogueLimits;
  /** The status that the whole product answers, for the error pages. */
  answers?: 404 | 410 | 429 | 503;
  /** Refused by the bag although the page offers it (its seller withdrew it a moment ago). */
  unbuyable?: boolean;
  /** Ids of its add-on services in marketplace/service/catalogue/addOns.ts. */
  services?: readonly string[];
  /** Reasons for a return, where they differ from the usual ones. */
  returnReasons?: readonly ReturnReason[];
  /** Size of the parcel. */
  dimensionsCm?: readonly [length: number, width: number, height: number];
  /** Rupiah of the shipping that the seller pays. */
  shippingSubsidy?: number;
  /** Its couriers where its seller's differ; ids of marketplace/fulfilment/catalogue/couriers.ts. */
  couriers?: readonly string[];
  /** Days until it is made or arrives; null while the seller has named none. */
  preOrderDays?: number | null;
  /** Pickup is for buyers within this distance of a counter, in kilometres. */
  pickupReachKm?: number;
  /** Terms of a subscription; goes with the tags SUBSCRIPTION and OTHER_PP_SUBSCRIPTION. */
  subscription?: {
    periods: readonly SubscriptionPeriod[];
    /** Pieces of one delivery. */
    minQty: number;
    maxQty: number;
    /** Rupiah off the shipping of a package that is worth enough. */
    shippingDiscount: number;
    /** The only places that sell its subscription; default the one that keeps it. */
    places?: readonly string[];
  };
  /** States that this demo product shows, for /demo and docs/catalogue.md. */
  shows: Localised[];
}
