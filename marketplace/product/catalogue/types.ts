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
  /** Present while the store is on a break; without an end nobody knows when it is over. */
  storeClose?: { delayShipping: boolean; endsInMinutes?: number };
  warehouses: { code: string; label: string; consolidation: boolean; latitude: number; longitude: number }[];
  warehouseInfo?: Localised;
  /** Opening hours of its pickup counters; `days` as 1 (Monday) to 7 (Sunday). */
  pickupHours: { days: number[]; open: string; close: string; available: boolean }[];
  /** Ids of marketplace/fulfilment/catalogue/couriers.ts; default those of most sellers. */
  couriers?: readonly string[];
  /** Left out where nothing is known. */
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
  cashback?: number;
  /** Pieces on hand; null when the seller does not tell. */
  stock: number | null;
  /** Names in marketplace/pictures/pictures.json, main picture first. */
  pictures: string[];
  /** Where it is kept: a warehouse code of the merchant. */
  pickupPointCode: string;
  /** Tags of this item beside the product's. */
  tags?: ProductTag[];
  delivery?: FulfilmentStatus;
  pickup?: FulfilmentStatus;
  /** Pieces at the seller's other places, by their code; default a quarter of what the first place has. */
  stockAt?: Record<string, number>;
  /** Where this one differs from its product. */
  weightGrams?: number;
  dimensionsCm?: readonly [length: number, width: number, height: number];
}

export interface PurchaseLimits {
  /** Most pieces a buyer may take in the promotion period, over all purchases. */
  event?: number;
  daily?: number;
  cart?: number;
  cartItemEvent?: number;
  cartItemDaily?: number;
  /** Most pieces of one bag or order; the seller has promised no more. [ERR-11] */
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
  /** The item a link without a choice opens; default the first available one. */
  defaultItemSku?: string;
  selectedFulfilment?: Fulfilment;
  facts: { name: Localised; value: Localised }[];
  specifications: { name: Localised; value: Localised }[];
  highlights: Localised[];
  /** Seller HTML, untrusted on purpose: the page sanitises it. */
  descriptionHtml: string;
  statistics: { rating: number | null; reviewCount: number; sold: number };
  warranty: { type: WarrantyType; period: Localised };
  returnPeriodDays: number;
  weightGrams: number;
  /** Something old is taken for it: of these kinds, for at most so many rupiah. */
  tradeIn?: { kinds: readonly string[]; maxPrice: number };
  /** Sold by a loan too: the least down payment in whole percent, and months without interest from a higher one. */
  loan?: { minimumPercent: number; promo?: { fromPercent: number; months: number } };
  unit?: { size: number; unit: string };
  /** Rupiah that each piece of every item costs less than by itself, from so many on; in the order of `minQty`. */
  wholesale?: TierReduction[];
  /** Times in minutes from when the database was new, negative is before; it comes back after its end. */
  campaign?: {
    id: string;
    name: Localised;
    startsInMinutes: number;
    endsInMinutes: number;
    /** Pieces sold at the campaign's price, and how many of them went before the database was new. */
    quota: number;
    sold: number;
    /** Rupiah while it runs and its quota lasts; without one the items keep their price. */
    price?: number;
  };
  fbbCategoryUrl?: string;
  limits?: PurchaseLimits;
  /** What the whole product answers instead of a page, for the error pages. */
  answers?: 404 | 410 | 429 | 503;
  /** Refused by the bag although the page offers it (its seller withdrew it a moment ago). */
  unbuyable?: boolean;
  /** What it can be bought with; ids of marketplace/service/catalogue/addOns.ts. */
  services?: readonly string[];
  /** Why it may be sent back, where that differs from what is usual. */
  returnReasons?: readonly ReturnReason[];
  /** Size of the parcel. */
  dimensionsCm?: readonly [length: number, width: number, height: number];
  /** Rupiah of the shipping that the seller pays. */
  shippingSubsidy?: number;
  /** Who carries this product, where it differs from its seller's; ids of marketplace/fulfilment/catalogue/couriers.ts. */
  couriers?: readonly string[];
  /** Made or ordered first; null while its seller has named no day. */
  preOrderDays?: number | null;
  /** Pickup is for buyers within so many kilometres of a counter; they carry it home themselves. */
  pickupReachKm?: number;
  /** How it can be had again and again; goes with the tags SUBSCRIPTION and OTHER_PP_SUBSCRIPTION. */
  subscription?: {
    periods: readonly SubscriptionPeriod[];
    /** Pieces of one delivery. */
    minQty: number;
    maxQty: number;
    /** Rupiah off the shipping of a package that is worth enough. */
    shippingDiscount: number;
    /** The only places it is subscribed to from; default where it is kept. */
    places?: readonly string[];
  };
  /** What this demo product shows, for the start page and docs/catalogue.md. */
  shows: Localised[];
}
