import type { Fulfilment } from '#src/domain/fulfilment/fulfilment.ts';
import type { Language } from '#src/domain/shell/language.ts';
import { parsedUrl } from '#src/domain/shell/parsedUrl.ts';
import { productPath, vendorPrefix } from '#src/domain/product/productPath.ts';
import type { RedirectAction } from '#src/domain/session/redirectAction.ts';
import type { SecondaryPage } from '#src/domain/page/route.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';

const part = encodeURIComponent;
/** Lower case with hyphens, for addresses. */
export const slug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || '-';

/** Every address the page leads to is built here, those of modals in laterLinks.ts. [LINK-01..25] */
export const links = {
  home: () => '/',
  /** The bag of goods, of groceries, or of subscriptions. [LINK-01, LINK-02, LINK-06] */
  bag: (of: Vendor | 'subscription') => `${of === 'subscription' ? '/subscription' : vendorPrefix(of)}/cart`,
  subscriptions: () => '/subscription',
  product: productPath,
  /** The product from a place of the visitor's choice. [PICKUP-02] */
  productAt: (
    vendor: Vendor,
    urlFriendlyName: string,
    id: string,
    place: { pickupPointCode: string; fulfilment: Fulfilment },
  ) => {
    const search = new URLSearchParams({
      pickupPointCode: place.pickupPointCode,
      fulfillment: place.fulfilment,
    });
    return `${links.product(vendor, urlFriendlyName, id)}?${search.toString()}`;
  },
  secondary: (vendor: Vendor, urlFriendlyName: string, id: string, name: SecondaryPage) =>
    `${productPath(vendor, urlFriendlyName, id)}/${name}`,
  /** The page of one review. [ROUTE-08] */
  review: (vendor: Vendor, urlFriendlyName: string, id: string, reviewId: string) =>
    `${links.secondary(vendor, urlFriendlyName, id, 'detail-review')}?reviewId=${part(reviewId)}`,
  priceList: (urlFriendlyName: string, id: string) =>
    `/p/daftar-harga/${part(urlFriendlyName || '-')}/${part(id)}`,
  pickupPoints: (id: string) => `/click-and-collect/p/${part(id)}/pickup-points`,
  tradeIn: (urlFriendlyName: string, id: string) => `/trade-in/s/${part(urlFriendlyName || '-')}/${part(id)}`,
  installation: (urlFriendlyName: string, id: string) =>
    `/add-on/installation/${part(urlFriendlyName || '-')}/${part(id)}`,
  /** Returns to `path` after the login, with the interrupted action. [LINK-03] */
  login: (path: string, action: RedirectAction | null): string => {
    const search = new URLSearchParams({ redirect: path });
    if (action !== null) search.set('action', action);
    return `/login?${search.toString()}`;
  },
  /** The address that the logout's form posts to. [AUTH-14] */
  logout: () => '/backend/common/users/_logout',
  sellerChat: (merchantCode: string) => `/member/seller-chat/${part(merchantCode)}`,
  /** The same, about a product, in the page's language. [CHAT-08] */
  sellerChatAbout: (merchantCode: string, itemSku: string, lang: Language) =>
    `${links.sellerChat(merchantCode)}?${new URLSearchParams({ itemSku, lang }).toString()}`,
  category: (level: number, name: string, id: string, topId: string) =>
    `/c/${level}/${slug(name)}/${part(id)}/${part(topId)}`,
  orders: () => '/member/order/retail',
  search: (vendor: Vendor, term: string) =>
    vendor === 'grocery' ? `/grocery/cari/${part(term)}` : `/_search?searchTerm=${part(term)}`,
  brand: (vendor: Vendor, brandSlug: string) => `${vendorPrefix(vendor)}/brand/${part(brandSlug)}`,
  /** The introduction of pay-later, with the application for it. [LINK-07] */
  payLater: () => '/member/blipay/paylater/introduction',
  customerCare: () => '/bliblicare',
} as const;

/**
 * An address from outside (a backend answer, a config value) as something a link may lead to: a path of this site, or
 * https elsewhere. Everything else, scripts and data among it, is null.
 */
export function safeHref(address: string | null): string | null {
  if (address === null || address === '' || /[\u0000-\u001f\\]/.test(address)) return null;
  if (address.startsWith('/') && !address.startsWith('//')) return address;
  return parsedUrl(address)?.protocol === 'https:' ? address : null;
}

/** The address of the live chat with its topic; customer care where its own is unsafe. [LINK-22, CHAT-18] */
export function liveChatAddress(address: string, topic: string | null): string {
  const href = safeHref(address) ?? links.customerCare();
  if (topic === null) return href;
  const url = new URL(href, location.href);
  url.searchParams.set('topic', topic);
  return url.href;
}

/** A safe path of this site; null for any address with a host. [SEO-04] */
export const siteHref = (address: string | null): string | null => {
  const href = safeHref(address);
  return href?.startsWith('/') === true ? href : null;
};

/** Search part of a product's address: quantity and picture, each only when it differs from the default. */
export function productSearch(facts: { quantity: number | null; picture: number }): Record<string, string> {
  return {
    ...(facts.quantity !== null && facts.quantity > 1 ? { qty: String(facts.quantity) } : {}),
    ...(facts.picture > 0 ? { foto: String(facts.picture + 1) } : {}),
  };
}
