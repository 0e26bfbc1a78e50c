import { PHONE, SUITCASE } from './addresses.ts';
import { inTurn, openDialog, pressInDialog, type Use } from './use.ts';

const ROWS = ['#service', '.facts-top', '.order-rows'];
const DIALOG = ['dialog'];
const openOffers = openDialog(/^Cicilan kartu kredit/);
const openBank = inTurn(openOffers, pressInDialog(/^Bank Lintang/));

/** Paying by the month, and pay-later. */
export const paymentUses: Use[] = [
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
