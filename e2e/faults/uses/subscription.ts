import { FROM_ELSEWHERE, MONTHLY_SERUM } from '../addresses.ts';
import { BOX, keeps, tick } from '../shared.ts';
import { inTurn, onDatabase, press, type Use } from '../use.ts';
import type { Visit } from '../visit.ts';

const lines = (visit: Visit) =>
  onDatabase(visit, (database, memberId) =>
    Number(
      database
        .prepare('SELECT COALESCE(SUM(quantity), 0) AS n FROM subscription_lines WHERE member_id = ?')
        .get(memberId)?.['n'],
    ),
  );
const joined = (visit: Visit) =>
  onDatabase(visit, (database, memberId) =>
    Number(
      database
        .prepare(
          `SELECT COALESCE(SUM(quantity), 0) AS n FROM subscription_bundle_items i
           JOIN subscription_bundles b ON b.id = i.bundle_id WHERE b.member_id = ? AND i.item_sku = 'KNG-00901-01'`,
        )
        .get(memberId)?.['n'],
    ),
  );
const emptyBag = (visit: Visit) =>
  onDatabase(visit, (database, memberId) => {
    database.prepare('DELETE FROM subscription_lines WHERE member_id = ?').run(memberId);
    database.prepare('DELETE FROM subscription_bundles WHERE member_id = ?').run(memberId);
  });
/** A subscription of another product runs, which there is something to join. */
const runOne = (visit: Visit) =>
  onDatabase(visit, (database, memberId) => {
    database.prepare('DELETE FROM subscription_bundles WHERE member_id = ?').run(memberId);
    const day = new Date(Date.now() + 20 * 24 * 3600 * 1000).toISOString().slice(0, 10);
    database
      .prepare(
        `INSERT INTO subscription_bundles (id, member_id, unit, every, frequency, first_delivery, started_at)
         VALUES ('SUB-matrix', ?, 'MONTH', 1, 6, ?, ?)`,
      )
      .run(memberId, day, Date.now());
    database
      .prepare(
        `INSERT INTO subscription_bundle_items (bundle_id, item_sku, pickup_point_code, joined, quantity, price,
         shipping_discount) VALUES ('SUB-matrix', 'GRO-10008-01', 'PP-RNC-90001', 0, 2, 22900, 10000)`,
      )
      .run();
  });
const failed = 'Langganan gagal diproses. Coba lagi, ya.';

/** Subscriptions. */
export const subscriptionUses: Use[] = [
  {
    endpoint: 'GET /subscription/products/*',
    what: 'what can be subscribed to',
    address: MONTHLY_SERUM,
    from: 'browser',
    owner: BOX,
    again: 'reload',
  },
  {
    endpoint: 'GET /subscription/products/*/benefit',
    what: 'the benefit of subscribing',
    address: MONTHLY_SERUM,
    from: 'browser',
    owner: BOX,
    again: 'reload',
  },
  {
    endpoint: 'POST /subscription/subscriptions/calculateNearestPickupPoint',
    what: 'where a subscription comes from',
    address: FROM_ELSEWHERE,
    visitor: 'member',
    from: 'browser',
    act: tick('Langganan'),
    owner: BOX,
    told: 'Belum ada lokasi yang bisa melayani alamatmu.',
    again: 'button',
    keeps,
    recovered: '.buybox >> text=Dikirim dari Kenanga Sudirman',
  },
  {
    endpoint: 'POST /subscription/carts',
    what: 'subscribing',
    address: MONTHLY_SERUM,
    visitor: 'member',
    from: 'browser',
    prepare: emptyBag,
    act: inTurn(tick('Langganan'), tick('Setiap bulan'), press('Masukkan keranjang langganan')),
    owner: BOX,
    told: failed,
    again: 'act',
    keeps,
    recovered: '.buybox >> text=Buka keranjang langganan',
    written: lines,
  },
  {
    endpoint: 'POST /subscription/bundles/*',
    what: 'joining a subscription that runs',
    address: MONTHLY_SERUM,
    visitor: 'member',
    from: 'browser',
    prepare: runOne,
    act: inTurn(
      tick('Langganan'),
      async (visit) => {
        const join = visit.page.getByRole('radio', { name: /^Gabung ke langganan yang ada/ });
        await join.locator('visible=true').first().check();
      },
      press('Tambahkan ke langganan'),
    ),
    owner: BOX,
    told: failed,
    again: 'act',
    keeps,
    recovered: '.buybox >> text=Lihat langgananku',
    written: joined,
  },
];
