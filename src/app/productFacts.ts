import type { SnapshotFrom } from 'xstate';
import type { Translate } from '#src/copy/copyTypes.ts';
import { isCampaignOffered, type CampaignInfo } from '#src/domain/promo/campaign.ts';
import { statusOf, type FulfilmentStatus } from '#src/domain/fulfilment/fulfilment.ts';
import type { Language } from '#src/domain/shell/language.ts';
import { struckPrice } from '#src/domain/price/price.ts';
import type { RichTextNode } from '#src/domain/content/richText.ts';
import { isStoreClosed, saleStatusOf, type SaleStatus } from '#src/domain/product/stock.ts';
import { knownTags } from '#src/domain/product/tags.ts';
import { vendorOf } from '#src/domain/product/vendor.ts';
import type { PageRef } from '#src/machines/page/pageMachine.ts';
import type { PageParts } from '#src/machines/page/pageParts.ts';
import { selectDestination } from '#src/machines/page/pageSelectors.ts';
import { purchasableWays } from '#src/machines/protocol/shownItem.ts';
import { links, safeHref } from '#src/router/links.ts';
import type { ShippingSummary } from '#src/services/fulfilment/fulfilment/contract.ts';
import type { ProductSummary, Specification } from '#src/services/product/product/contract.ts';
import type { ReturnPolicy } from '#src/services/service/returnPolicy/contract.ts';
import type { Review } from '#src/services/reviews/reviews/contract.ts';
import type { CustomUrl, SeoContent } from '#src/services/seo/seo/contract.ts';
import { inLanguage, summaryOf } from './documentFacts.ts';

/** Facts of a product that the page's own parts lack when it is sent. */
export interface AboutProduct {
  content: SeoContent | null;
  links: CustomUrl[];
  /** The first reviews of the shown list. */
  reviews: Review[];
  returns: ReturnPolicy | null;
}
export const NOTHING_ABOUT: AboutProduct = { content: null, links: [], reviews: [], returns: null };

/**
 * The facts of a page's product for readers other than visitors: search engines and agents. Read from the page's own
 * parts; an unknown fact is null and left out. Addresses are paths of this site, or https elsewhere.
 */
export interface ProductFacts {
  path: string;
  language: Language;
  name: string;
  itemSku: string;
  productSku: string;
  brand: string;
  /** Null for a seller without a page. */
  seller: { name: string; location: string; path: string | null };
  /** The page's help address. */
  customerCarePath: string;
  /** The start page, as the path to the product names it. */
  home: { name: string; path: string };
  /** From top to current. */
  categories: { name: string; path: string }[];
  images: string[];
  price: {
    /** Rupiah for one piece bought alone, whatever quantity the address names. */
    offered: number;
    listed: number;
    /** Epoch ms; null where no end is known. */
    validUntil: number | null;
  };
  stock: {
    /** Null where unknown. */
    status: SaleStatus | null;
    remaining: number | null;
    /** Epoch ms, of a coming product; null where unknown, and for any other. */
    startsAt: number | null;
  };
  /** True when delivery or pickup is open, here or at another address; false for a product sold in stores only. */
  canBeOrdered: boolean;
  /** The choices, the shown one among them; empty without any. */
  options: {
    itemSku: string;
    path: string;
    attributes: { name: string; value: string }[];
    isShown: boolean;
    isAvailable: boolean;
  }[];
  /** The cheapest delivery to the page's destination. Without days where no arrival is promised. */
  delivery: {
    summary: ShippingSummary;
    place: { district: string; city: string; postalCode: string };
    isArrivalPromised: boolean;
    /** The moment (epoch ms) that its days count from. */
    countedFromMs: number;
  } | null;
  canBePickedUp: boolean;
  /** No courier delivers it anywhere for now: buyers collect it. */
  isForPickupOnly: boolean;
  /** Null where it is unknown whether the product can be returned. */
  returns: ReturnPolicy | null;
  rating: { average: number; count: number } | null;
  reviews: Review[];
  attributes: Specification[];
  specifications: Specification[];
  highlights: string[];
  /** In paragraphs. */
  description: string[];
  seo: { description: string; title: string; text: string[]; links: CustomUrl[] };
}

export function productFactsOf(
  snapshot: SnapshotFrom<PageRef>,
  about: AboutProduct,
  nowMs: number,
  t: Translate,
): ProductFacts | null {
  const { route, errorKind, language } = snapshot.context;
  const destination = selectDestination(snapshot);
  const summary = errorKind === null ? summaryOf(snapshot) : null;
  if (summary === null || route.page.kind !== 'product') return null;
  const vendor = vendorOf(summary) ?? route.vendor;
  const parts = snapshot.children as Partial<PageParts>;
  const shipping = parts.shippingSummary?.getSnapshot().context.summary ?? null;
  const options = parts.variant?.getSnapshot().context.options ?? summary.options;
  const told = parts.description?.getSnapshot().context;
  const tags = knownTags(summary.tags);
  const status = saleStatusOf(tags);
  const delivery = statusOf(summary.fulfillmentTypes, 'DELIVERY');
  const pickup = statusOf(summary.fulfillmentTypes, 'PICKUP');
  const ways = purchasableWays(summary);
  const canBePickedUp = pickup === 'AVAILABLE' && ways.isPurchasableByPickup;
  const canBeSent =
    ways.isPurchasableByDelivery && isSomewhere(delivery) && !tags.includes('ONLY_AVAILABLE_CNC');
  const isForPickupOnly = canBePickedUp && !canBeSent;
  // The page of a store on a break that still hands over explains the pickup, and names no couriers.
  const isHandedOver = pickup === 'AVAILABLE' && isStoreClosed(summary.merchant.storeClose);
  const isSent = delivery === 'AVAILABLE' && status !== 'OFFLINE_ONLY' && !isForPickupOnly && !isHandedOver;
  const { rating, reviewCount } = summary.statistics;
  const topId = summary.categories[0]?.id ?? '';
  const { price } = summary;
  return {
    path: inLanguage(links.product(vendor, summary.urlFriendlyName, summary.itemSku), language),
    language,
    name: summary.name,
    itemSku: summary.itemSku,
    productSku: summary.productSku,
    brand: summary.brand.name,
    seller: {
      name: summary.merchant.name,
      location: summary.merchant.location,
      path: safeHref(summary.merchant.url),
    },
    customerCarePath: links.customerCare(),
    home: { name: t(vendor === 'grocery' ? 'title.grocery' : 'breadcrumb.home'), path: links.home() },
    categories: summary.categories.map(({ level, name, id }) => ({
      name,
      path: links.category(level, name, id, topId),
    })),
    images: summary.images.map(({ full }) => full),
    price: {
      offered: price.offered,
      listed: price.listed,
      // A campaign that takes nothing off ends without a change of the price.
      validUntil:
        isCampaignOffered(summary.campaignInfo, nowMs) && struckPrice(price) !== null
          ? (summary.campaignInfo?.endTime ?? null)
          : null,
    },
    stock: {
      status: summary.tags.length === 0 ? null : status,
      remaining: summary.stock.remaining,
      startsAt: status === 'COMING_SOON' ? startOf(summary.campaignInfo, nowMs) : null,
    },
    canBeOrdered: canBeSent || (ways.isPurchasableByPickup && isSomewhere(pickup)),
    options: options.map((option) => ({
      itemSku: option.itemSku,
      path: inLanguage(links.product(vendor, option.urlFriendlyName, option.itemSku), language),
      attributes: option.attributes,
      isShown: option.itemSku === summary.itemSku,
      isAvailable: option.available,
    })),
    delivery:
      shipping === null || destination === null || !isSent
        ? null
        : {
            summary: shipping,
            place: {
              district: destination.district,
              city: destination.city,
              postalCode: destination.postalCode,
            },
            isArrivalPromised:
              summary.merchant.storeClose === null && status !== 'OUT_OF_STOCK' && status !== 'COMING_SOON',
            countedFromMs: nowMs,
          },
    canBePickedUp,
    isForPickupOnly,
    returns: returnsOf(summary, about.returns),
    rating: rating === null || !reviewCount ? null : { average: rating, count: reviewCount },
    // A page without a section of reviews shows none.
    reviews: reviewCount ? about.reviews : [],
    attributes: summary.attributes,
    specifications: told?.specifications ?? [],
    highlights: told?.highlights ?? [],
    description: told === undefined ? [] : paragraphsOf(told.description),
    seo: {
      description: about.content?.description ?? '',
      title: about.content?.title ?? '',
      text: about.content?.text ?? [],
      links: about.links,
    },
  };
}

/** True when a way is open for some address, if not for the visitor's. */
const isSomewhere = (status: FulfilmentStatus) => status === 'AVAILABLE' || status === 'LOCATION_UNAVAILABLE';

const startOf = (campaign: CampaignInfo | null, nowMs: number) =>
  campaign !== null && nowMs < campaign.startTime ? campaign.startTime : null;

/** The returns as in the page's row: none for a product without tags; the product's days go before the policy's. */
function returnsOf(
  { tags, returnPeriodDays }: ProductSummary,
  policy: ReturnPolicy | null,
): ReturnPolicy | null {
  if (tags.length === 0) return null;
  if (!knownTags(tags).includes('RETURNABLE'))
    return { returnable: false, days: null, reasons: [], buyerPays: null };
  const days = returnPeriodDays !== null && returnPeriodDays > 0 ? returnPeriodDays : null;
  return {
    returnable: true,
    days: days ?? policy?.days ?? null,
    reasons: policy?.reasons ?? [],
    buyerPays: policy?.buyerPays ?? null,
  };
}

const BLOCKS = new Set(['p', 'li', 'h3', 'h4', 'tr', 'br']);

/** Seller text as plain paragraphs. */
function paragraphsOf(nodes: readonly RichTextNode[]): string[] {
  const lines = [''];
  const walk = (node: RichTextNode): void => {
    if (typeof node === 'string') {
      lines.push((lines.pop() ?? '') + node);
      return;
    }
    const isBlock = BLOCKS.has(node.tag);
    if (isBlock) lines.push('');
    for (const child of node.children) walk(child);
    if (isBlock) lines.push('');
  };
  for (const node of nodes) walk(node);
  return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).filter((line) => line !== '');
}
