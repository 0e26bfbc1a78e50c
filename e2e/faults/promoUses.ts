import { COMING_SOON, E_BIKE, PHONE, PRICE_LIST, SUITCASE, TRADE_IN } from './addresses.ts';
import { inTurn, onDatabase, openDialog, press, pressInDialog, type Use } from './use.ts';
import { ADDED, askToBeTold, bag, NOT_ADDED } from './visitorUses.ts';
import type { Visit } from './visit.ts';

const PROMO = ['#promo'];
const DIALOG = ['dialog'];
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
const forgetQuotes = (visit: Visit) =>
  onDatabase(visit, (database, memberId) => {
    database.prepare('DELETE FROM quotes WHERE member_id = ?').run(memberId);
  });
const quotes = (visit: Visit) =>
  onDatabase(visit, (database, memberId) =>
    Number(database.prepare('SELECT COUNT(*) AS n FROM quotes WHERE member_id = ?').get(memberId)?.['n']),
  );
const fillQuote = async (visit: Visit) => {
  if ((await visit.page.locator('dialog[open]').count()) === 0) await openDialog('Minta penawaran')(visit);
  await visit.page.getByLabel('Jumlah barang').fill('50');
  await visit.page.getByLabel('Nama perusahaan').fill('PT Contoh');
};
const tellDevice = async ({ page }: Visit) => {
  await page.getByRole('radio', { name: 'Jam pintar', exact: true }).check();
  await page.getByLabel('Merek').selectOption({ label: 'Nada' });
  await page.getByLabel('Model').selectOption({ label: 'Nada Gerak 2' });
  await page.getByRole('radio', { name: 'Ya', exact: true }).check();
  await page.getByRole('radio', { name: 'Mulus', exact: true }).check();
};
const simulateLoan = async (visit: Visit) => {
  await visit.page.locator('#service').scrollIntoViewIfNeeded();
  await openDialog(/^Simulasi cicilan kendaraan/)(visit);
  await visit.page.getByLabel('Lokasi tempat tinggal').selectOption({ label: 'Bandung Raya' });
};
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

/** Promotions, vouchers, campaigns, combos, gifts and wholesale prices. */
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
    endpoint: 'POST /product/products/*/_ask-for-quote',
    what: 'asking for a quote',
    address: SUITCASE,
    visitor: 'member',
    from: 'browser',
    prepare: forgetQuotes,
    act: inTurn(fillQuote, pressInDialog('Kirim permintaan')),
    owner: [...DIALOG, '.toast'],
    told: 'Permintaan penawaran gagal dikirim. Coba lagi, ya.',
    // The form that is still open has the same words, and so the same key.
    again: 'actInDialog',
    recovered: 'dialog >> text=Permintaan penawaran terkirim.',
    written: quotes,
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
  {
    endpoint: 'GET /product/products/*/single-combo',
    what: 'the combo',
    address: SUITCASE,
    from: 'browser',
    owner: PROMO,
    again: 'reload',
  },
  {
    endpoint: 'POST /retail/carts/_add-bulk',
    what: 'adding a combo',
    address: SUITCASE,
    from: 'browser',
    act: inTurn(openDialog(/Paket combo/), pressInDialog('Tambah paket')),
    owner: ADDED,
    told: NOT_ADDED,
    again: 'act',
    recovered: 'text=Berhasil masuk keranjang.',
    // Two items of one combo.
    written: async (visit) => (await bag(visit)) / 2,
  },
  {
    endpoint: 'GET /product-detail/products/*/free-gift',
    what: 'the free gift',
    address: SUITCASE,
    from: 'browser',
    owner: PROMO,
    again: 'reload',
  },
  {
    endpoint: 'POST /retail/free-gift/carts',
    what: 'adding with a gift',
    address: SUITCASE,
    from: 'browser',
    act: press('Keranjang'),
    owner: ['.buybox', ...ADDED],
    told: NOT_ADDED,
    again: 'act',
    recovered: 'text=Berhasil masuk keranjang.',
    // The gift is not counted.
    written: bag,
  },
  {
    endpoint: 'GET /product/products/*/wholesale',
    what: 'wholesale prices',
    address: SUITCASE,
    from: 'browser',
    owner: PROMO,
    again: 'reload',
  },
  {
    endpoint: 'GET /product-detail/simulation/automotive-installment',
    what: 'what a loan for a vehicle can be',
    address: E_BIKE,
    from: 'browser',
    owner: ['#service', '.order-rows'],
    again: 'reload',
  },
  {
    endpoint: 'POST /product-detail/simulation/automotive-installment',
    what: 'what a loan takes a month',
    address: E_BIKE,
    from: 'browser',
    act: simulateLoan,
    owner: DIALOG,
    told: 'Simulasi gagal dihitung.',
    again: 'button',
  },
  {
    endpoint: 'GET /trade-in/products/*',
    what: 'whether something old is taken',
    address: PHONE,
    from: 'browser',
    owner: ['#service'],
    again: 'reload',
  },
  {
    endpoint: 'GET /trade-in/products/*/category-info',
    what: 'what is taken in exchange',
    address: TRADE_IN,
    from: 'browser',
    owner: ['main'],
    told: 'Tukar tambah gagal dimuat.',
    again: 'button',
    keeps: ['h1'],
  },
  {
    endpoint: 'POST /trade-in/products/*/_estimate',
    what: 'what a device is worth',
    address: TRADE_IN,
    from: 'browser',
    act: tellDevice,
    owner: ['main'],
    told: 'Perkiraan gagal dihitung.',
    again: 'button',
    keeps: ['h1'],
  },
  {
    endpoint: 'GET /product/products/_basic',
    what: 'prices of all options',
    address: PRICE_LIST,
    from: 'browser',
    owner: ['main'],
    told: 'Harga gagal dimuat.',
    again: 'button',
    keeps: ['h1'],
  },
];
