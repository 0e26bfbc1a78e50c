import { BOTTLE, COMING_SOON, PHONE, SUITCASE } from '../addresses.ts';
import { PRODUCT, askToBeTold } from '../shared.ts';
import { choose, onDatabase, press, type Use } from '../use.ts';
import type { Visit } from '../visit.ts';

const SUMMARY_TOLD = (fault: string) =>
  fault === '429' ? 'Pengunjung sedang ramai.' : 'Sedang ada perbaikan.';
/** Places of the price summary: price, tiers, and the sum of the purchase. */
const PRICE_PLACES = ['.facts-top', '#promo', '.buybox'];

const forgetReminder = (visit: Visit) =>
  onDatabase(visit, (database, memberId) => {
    database.prepare('DELETE FROM campaign_subscriptions WHERE member_id = ?').run(memberId);
  });
const reminders = (visit: Visit) =>
  onDatabase(visit, (database, memberId) =>
    Number(
      database
        .prepare('SELECT COUNT(*) AS n FROM campaign_subscriptions WHERE member_id = ?')
        .get(memberId)?.['n'],
    ),
  );

/** The product itself: its summary, price, description, facts, and the reminder of its campaign. */
export const productUses: Use[] = [
  {
    endpoint: `${PRODUCT}/_summary`,
    what: 'the product, first page',
    address: SUITCASE,
    from: 'server',
    owner: 'page',
    told: SUMMARY_TOLD,
    again: 'button',
  },
  {
    endpoint: `${PRODUCT}/_summary`,
    what: 'the product, next page',
    address: SUITCASE,
    from: 'navigation',
    owner: 'page',
    told: SUMMARY_TOLD,
    again: 'button',
  },
  {
    endpoint: `${PRODUCT}/_summary`,
    what: 'another option',
    address: BOTTLE,
    from: 'browser',
    act: choose('Krem'),
    holdsBuying: true,
    owner: ['#variant'],
    told: 'Pilihan ini belum bisa dibuka.',
    again: 'act',
  },
  {
    endpoint: `${PRODUCT}/price-summary`,
    what: 'price, first page',
    address: SUITCASE,
    from: 'server',
    owner: PRICE_PLACES,
    told: 'Harga gagal dimuat.',
    again: 'reload',
  },
  {
    endpoint: `${PRODUCT}/price-summary`,
    what: 'price, next page',
    address: SUITCASE,
    from: 'navigation',
    owner: PRICE_PLACES,
    told: 'Harga gagal dimuat.',
    again: 'reload',
  },
  {
    endpoint: `${PRODUCT}/price-summary`,
    what: 'price of two',
    address: SUITCASE,
    from: 'browser',
    act: press('Tambah'),
    owner: PRICE_PLACES,
    told: 'Harga gagal dimuat.',
    again: 'act',
  },
  {
    endpoint: `${PRODUCT}/description`,
    what: 'description, first page',
    address: SUITCASE,
    from: 'server',
    owner: ['#description'],
    told: 'Deskripsi gagal dimuat.',
    again: 'button',
  },
  {
    endpoint: `${PRODUCT}/description`,
    what: 'description, next page',
    address: SUITCASE,
    from: 'navigation',
    owner: ['#description'],
    told: 'Deskripsi gagal dimuat.',
    again: 'button',
  },
  {
    endpoint: `${PRODUCT}/specifications`,
    what: 'facts, first page',
    address: SUITCASE,
    from: 'server',
    owner: ['#description'],
    told: 'Deskripsi gagal dimuat.',
    again: 'button',
  },
  {
    endpoint: `${PRODUCT}/specifications`,
    what: 'facts, next page',
    address: SUITCASE,
    from: 'navigation',
    owner: ['#description'],
    told: 'Deskripsi gagal dimuat.',
    again: 'button',
  },
  {
    endpoint: `${PRODUCT}/highlights`,
    what: 'highlights, first page',
    address: PHONE,
    from: 'server',
    owner: ['#description', '.facts-top .bullets'],
    again: 'reload',
  },
  {
    endpoint: `${PRODUCT}/highlights`,
    what: 'highlights, next page',
    address: SUITCASE,
    from: 'navigation',
    owner: ['#description'],
    again: 'reload',
  },
  {
    endpoint: 'POST /product-detail/products/*/campaign/*/_subscribe',
    what: 'being reminded of a campaign',
    address: COMING_SOON,
    visitor: 'member',
    from: 'browser',
    prepare: forgetReminder,
    act: askToBeTold('Ingatkan saya'),
    owner: ['.buybox', '.toast', 'dialog'],
    told: 'Ada kendala. Coba lagi nanti, ya.',
    again: 'act',
    recovered: 'dialog',
    written: reminders,
  },
];
