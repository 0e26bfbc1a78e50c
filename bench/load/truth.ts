import * as z from 'zod/mini';
import { envelope } from '#src/services/http/envelope.ts';
import { filledPath } from '#src/services/http/wire.ts';
import { listMerchantVouchers, vouchers } from '#src/services/promo/promotions/contract.ts';
import { productSummary, readProductSummary } from '#src/services/product/product/contract.ts';
import { BACKEND_PREFIX } from '#src/services/http/backend.ts';

const answer = envelope(productSummary);
const vouchersAnswer = envelope(vouchers);
type Summary = z.output<typeof productSummary>;

/** A product as the backend itself has it. */
export interface Product {
  path: string;
  itemSku: string;
  pickupPointCode: string;
  name: string;
  price: number;
  merchantCode: string;
  /** A voucher of its seller that a member can claim. */
  voucherId: string | null;
  /** Other options of it that can be bought. */
  others: readonly string[];
}

/** Page addresses of a sitemap, or addresses of the sitemaps of an index. */
const placesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place);

/** The backend's own word on products, asked past the hosts where the run has started it. */
export function createTruth(origin: string) {
  const get = async (path: string): Promise<string> => {
    const response = await fetch(origin + path);
    if (!response.ok) throw new Error(`${origin}${path} answered ${response.status}`);
    return response.text();
  };
  const products = new Map<string, Promise<Summary>>();
  const summaryOf = (itemSku: string): Promise<Summary> => {
    const known =
      products.get(itemSku) ??
      get(BACKEND_PREFIX + filledPath(readProductSummary.path, { id: itemSku })).then(
        (text) => z.parse(answer, JSON.parse(text)).data as Summary,
      );
    products.set(itemSku, known);
    return known;
  };
  const voucherOf = async (itemSku: string): Promise<string | null> => {
    const text = await get(
      `${BACKEND_PREFIX}${listMerchantVouchers.path}?itemSku=${encodeURIComponent(itemSku)}`,
    );
    const { data } = z.parse(vouchersAnswer, JSON.parse(text));
    return data.find(({ id, status }) => id !== '' && status === 'ACTIVE')?.id ?? null;
  };
  return {
    /** Price of one piece for a guest, in rupiah. */
    priceOf: async (itemSku: string): Promise<number> => offeredOf(await summaryOf(itemSku)),
    /** Products that every guest can buy, at prices that do not end during the run. */
    async products(most: number): Promise<Product[]> {
      const [index = ''] = placesIn(await get('/sitemap.xml')).map((place) => new URL(place).pathname);
      const paths = placesIn(await get(index)).map((place) => new URL(place).pathname);
      const found: Product[] = [];
      for (const path of paths) {
        const itemSku = /^\/p\/[^/]+\/([^/]+)$/.exec(path)?.[1];
        if (itemSku === undefined || found.length >= most) continue;
        const summary = await summaryOf(itemSku);
        if (!isForEveryGuest(summary)) continue;
        found.push({
          path,
          itemSku: summary.itemSku,
          pickupPointCode: summary.pickupPointCode,
          name: summary.name,
          price: offeredOf(summary),
          merchantCode: summary.merchant.code,
          voucherId: await voucherOf(itemSku),
          others: summary.options
            .filter((option) => option.available && option.itemSku !== summary.itemSku)
            .map((option) => option.itemSku),
        });
      }
      if (found.length === 0) throw new Error(`${origin} lists no product that a guest can buy`);
      return found;
    },
  };
}
export type Truth = ReturnType<typeof createTruth>;

const offeredOf = ({ price }: Summary): number => price.offered;

const isForEveryGuest = ({
  tags,
  campaignInfo,
  fulfillmentTypes,
  purchaseLimit,
  itemSku,
}: Summary): boolean =>
  itemSku !== '' &&
  campaignInfo === null &&
  fulfillmentTypes.delivery.status === 'AVAILABLE' &&
  (purchaseLimit?.delivery?.toOrder?.left ?? Infinity) > 2 &&
  !tags.some((tag) => ['OFFLINE_ONLY', 'COMING_SOON', 'OOS', 'SUBSCRIPTION'].includes(tag));
