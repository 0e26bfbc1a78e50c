import { SUITCASE } from '../addresses.ts';
import { DIALOG, PROMO } from '../shared.ts';
import { inTurn, onDatabase, openDialog, pressInDialog, type Use } from '../use.ts';
import type { Visit } from '../visit.ts';

const openVouchers = openDialog(/voucher toko|Voucher & potongan/);
/** Opens the terms of the first voucher of a section of the list. */
const openTerms = (section: string) => async (visit: Visit) => {
  await openVouchers(visit);
  const group = visit.page.locator(`dialog section:has(h3:has-text("${section}"))`);
  await group.getByRole('button', { name: /^S&K/ }).first().click();
};
const forgetClaim = (visit: Visit) =>
  onDatabase(visit, (database, memberId) => {
    const { changes } = database
      .prepare("DELETE FROM voucher_claims WHERE member_id = ? AND code = 'RIMBA5'")
      .run(memberId);
    database.prepare("UPDATE vouchers SET claimed = claimed - ? WHERE code = 'RIMBA5'").run(changes);
  });
const claims = (visit: Visit) =>
  onDatabase(visit, (database, memberId) =>
    Number(
      database
        .prepare("SELECT COUNT(*) AS n FROM voucher_claims WHERE member_id = ? AND code = 'RIMBA5'")
        .get(memberId)?.['n'],
    ),
  );
const terms = (endpoint: string, what: string, section: string): Use => ({
  endpoint,
  what,
  address: SUITCASE,
  from: 'browser',
  act: openTerms(section),
  owner: DIALOG,
  told: 'Syarat & ketentuan gagal dimuat.',
  again: 'button',
});

/** Promotions, vouchers, the combo and the free gift. */
export const promoUses: Use[] = [
  {
    endpoint: 'GET /product-detail/products/*/promotions',
    what: 'promotions and vouchers',
    address: SUITCASE,
    from: 'browser',
    owner: PROMO,
    told: 'Promo gagal dimuat.',
    again: 'button',
  },
  {
    endpoint: 'GET /product-detail/products/*/promotions',
    what: 'promotions on their page',
    address: `${SUITCASE}/promotions`,
    from: 'browser',
    owner: ['.subpage'],
    told: 'Promo gagal dimuat.',
    again: 'button',
    keeps: ['h1'],
  },
  {
    endpoint: 'GET /product/merchant/vouchers-info',
    what: 'how many vouchers the seller has',
    address: SUITCASE,
    from: 'browser',
    owner: PROMO,
    again: 'reload',
  },
  {
    endpoint: 'GET /product/merchant/vouchers',
    what: 'the seller’s vouchers, opened',
    address: SUITCASE,
    from: 'browser',
    act: openVouchers,
    owner: DIALOG,
    again: 'act',
  },
  {
    endpoint: 'GET /product-detail/products/*/vouchers',
    what: 'the marketplace’s vouchers, opened',
    address: SUITCASE,
    from: 'browser',
    act: openVouchers,
    owner: DIALOG,
    again: 'act',
  },
  terms('GET /product-detail/merchant/vouchers/*/tnc', 'terms of a seller’s voucher', 'Voucher toko'),
  terms('GET /product-detail/vouchers/*/tnc', 'terms of a marketplace’s voucher', 'Voucher Etalase'),
  terms('GET /product-detail/shipping/*/tnc', 'terms of a shipping voucher', 'Voucher ongkir'),
  {
    endpoint: 'POST /product/merchant/vouchers/*/_claim',
    what: 'claiming a voucher',
    address: SUITCASE,
    visitor: 'member',
    from: 'browser',
    prepare: forgetClaim,
    act: inTurn(async (visit) => {
      if ((await visit.page.locator('dialog[open]').count()) === 0) await openVouchers(visit);
    }, pressInDialog('Klaim Diskon 5%')),
    owner: [...DIALOG, ...PROMO],
    told: 'Voucher gagal diklaim. Coba lagi, ya.',
    // A list that is opened anew says what is claimed already; the key shows in the one that is still open.
    again: 'actInDialog',
    recovered: 'dialog >> text=Sudah diklaim',
    written: claims,
  },
  {
    endpoint: 'GET /product/products/*/single-combo',
    what: 'the combo',
    address: SUITCASE,
    from: 'browser',
    owner: PROMO,
    again: 'reload',
  },
  {
    endpoint: 'GET /product-detail/products/*/free-gift',
    what: 'the free gift',
    address: SUITCASE,
    from: 'browser',
    owner: PROMO,
    again: 'reload',
  },
];
