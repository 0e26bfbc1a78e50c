import { MANGO, MONTHLY_SERUM, SUITCASE } from '../addresses.ts';
import { BOX, PROMO, keeps, tick } from '../shared.ts';
import { inTurn, openDialog, type Use } from '../use.ts';

/** Wholesale prices, and what an order costs. */
export const priceUses: Use[] = [
  {
    endpoint: 'GET /product/products/*/wholesale',
    what: 'wholesale prices',
    address: SUITCASE,
    from: 'browser',
    owner: PROMO,
    again: 'reload',
  },
  {
    endpoint: 'POST /retail/order-costs',
    what: 'the total beside the buttons',
    address: SUITCASE,
    from: 'browser',
    owner: ['.kept-total'],
    told: 'Rincian biaya gagal dihitung',
    again: 'button',
  },
  {
    endpoint: 'POST /retail/order-costs',
    what: 'what all of it costs',
    address: SUITCASE,
    from: 'browser',
    // It is counted beside the buttons before the details are opened.
    isEarly: true,
    act: openDialog('Rincian biaya'),
    owner: ['dialog', '.kept-total'],
    told: 'Rincian biaya gagal dihitung',
    again: 'reload',
    recovered: 'dialog >> text=Harga barang',
  },
  {
    endpoint: 'POST /grocery/order-costs',
    what: 'the total of groceries beside the buttons',
    address: MANGO,
    from: 'browser',
    owner: ['.kept-total'],
    told: 'Rincian biaya gagal dihitung',
    again: 'button',
  },
  {
    endpoint: 'POST /grocery/order-costs',
    what: 'what all of the groceries cost',
    address: MANGO,
    from: 'browser',
    // It is counted beside the buttons before the details are opened.
    isEarly: true,
    act: openDialog('Rincian biaya'),
    owner: ['dialog', '.kept-total'],
    told: 'Rincian biaya gagal dihitung',
    again: 'reload',
    recovered: 'dialog >> text=Harga barang',
  },
  {
    endpoint: 'POST /retail/order-costs',
    what: 'what each delivery of a subscription costs',
    address: MONTHLY_SERUM,
    visitor: 'member',
    from: 'browser',
    act: inTurn(tick('Langganan'), tick('Setiap bulan'), openDialog('Rincian biaya')),
    // The choices on the way to the details change the box.
    owner: ['dialog', ...BOX],
    told: 'Rincian biaya gagal dihitung',
    again: 'button',
    keeps,
    recovered: 'dialog >> text=Total 3 kiriman',
  },
];
