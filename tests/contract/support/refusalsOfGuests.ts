import { onceIn, prepare, say, SHELF, type Shop } from './refusals.ts';
import type { RulesTable } from './refusalSteps.ts';
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
export const guestTables: readonly RulesTable[] = [
  {
    write: 'POST /product/products/{id}/_report',
    start: (attempt) => {
      attempt.places['id'] = attempt.item;
      attempt.body = REPORT;
    },
    // The product before the body: the words do not matter where the product is unknown. [REPORT-16]
    rules: [
      '{id}',
      'product',
      'body',
      { status: 400, code: 'UNKNOWN_REASON', make: say({ reason: 'BORING' }) },
      'key',
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
  },
  { write: 'POST /common/users/_session', start: () => {} },
  { write: 'POST /common/users/_logout', start: () => {} },
];
