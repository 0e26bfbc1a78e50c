import {
  badId,
  BODY,
  COOKIES,
  CROSS_SITE,
  keyed,
  onceIn,
  prepare,
  say,
  SHELF,
  SOLD,
  type RefusalTable,
  type Shop,
} from './refusals.ts';
import { visitor } from './visitor.ts';

const REPORT = { reason: 'FAKE_PRODUCT', description: 'a'.repeat(25) };
/** The id of an affiliate that is known by then, of a member who sends none of these writes. */
const affiliateIn = (shop: Shop): Promise<string> =>
  onceIn(shop, 'affiliate', async () => {
    const who = visitor(shop);
    await who.logIn('dewi');
    const url = `https://shop.test/p/barang-uji/${SHELF}`;
    const { link } = await prepare(who, '/affiliate/share-link', { itemSku: SHELF, url });
    return new URL(String(link)).searchParams.get('affiliateId') ?? '';
  });

/** Writes of guests other than those to a bag. */
export const guestTables: readonly RefusalTable[] = [
  {
    write: 'POST /product/products/{id}/_report',
    start: (attempt) => {
      attempt.places['id'] = attempt.item;
      attempt.body = REPORT;
    },
    // The product before the body: the words do not matter where the product is unknown. [REPORT-16]
    refusals: [
      CROSS_SITE,
      badId(),
      ...SOLD,
      ...BODY,
      { status: 400, code: 'UNKNOWN_REASON', make: say({ reason: 'BORING' }) },
      ...keyed('session'),
      {
        status: 409,
        code: 'ALREADY_REPORTED',
        needs: ['session', 'id', 'product'],
        make: (attempt) => {
          attempt.steps.push(async (who) => {
            await prepare(who, `/product/products/${attempt.item}/_report`, REPORT);
          });
        },
      },
      COOKIES,
    ],
  },
  {
    write: 'POST /affiliate/session',
    start: (attempt) => {
      attempt.body = { itemSku: attempt.item, affiliateId: '<affiliate>' };
      attempt.steps.push(async (_, shop) => {
        attempt.names['affiliate'] = await affiliateIn(shop);
      });
    },
    refusals: [CROSS_SITE, ...BODY, ...SOLD, COOKIES],
  },
  { write: 'POST /common/users/_session', start: () => {}, refusals: [CROSS_SITE, COOKIES] },
  { write: 'POST /common/users/_logout', start: () => {}, refusals: [CROSS_SITE] },
];
