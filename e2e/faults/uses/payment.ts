import { E_BIKE, PHONE, SUITCASE, TRADE_IN } from '../addresses.ts';
import { DIALOG } from '../shared.ts';
import { inTurn, openDialog, pressInDialog, type Use } from '../use.ts';
import type { Visit } from '../visit.ts';

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

const ROWS = ['#service', '.facts-top', '.order-rows'];
const openOffers = openDialog(/^Cicilan kartu kredit/);
const openBank = inTurn(openOffers, pressInDialog(/^Bank Lintang/));

/** Paying by the month, loans, pay-later and trade-in. */
export const paymentUses: Use[] = [
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
    endpoint: 'GET /product-detail/products/*/installments',
    what: 'what it takes a month',
    address: SUITCASE,
    from: 'browser',
    owner: ROWS,
    again: 'reload',
  },
  {
    endpoint: 'GET /product-detail/products/*/installments',
    what: 'who offers to be paid by the month, on its page',
    address: `${PHONE}/installment`,
    from: 'browser',
    owner: ['main'],
    told: 'Cicilan gagal dimuat.',
    again: 'button',
    keeps: ['h1'],
  },
  {
    endpoint: 'GET /product/products/*/installments',
    what: 'the tenors of a bank, opened',
    address: SUITCASE,
    from: 'browser',
    act: openBank,
    owner: DIALOG,
    told: 'Tenor gagal dimuat.',
    again: 'button',
  },
  {
    endpoint: 'GET /product/products/*/installments/estimation',
    what: 'the lightest tenor of a bank, opened',
    address: SUITCASE,
    from: 'browser',
    act: openBank,
    owner: DIALOG,
    again: 'reload',
  },
  {
    endpoint: 'GET /product-detail/products/*/installment/*',
    what: 'what a tenor costs',
    address: SUITCASE,
    from: 'browser',
    act: inTurn(openBank, pressInDialog(/^12 bulan/)),
    owner: DIALOG,
    told: 'Hitungan Bank Lintang gagal dimuat.',
    again: 'button',
  },
  {
    endpoint: 'GET /wallet/paylater',
    what: 'how the member stands with pay-later',
    address: SUITCASE,
    visitor: 'member',
    from: 'browser',
    owner: ['#service'],
    again: 'reload',
  },
];
