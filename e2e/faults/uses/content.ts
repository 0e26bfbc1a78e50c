import { PHONE, PILLOW, SANDALS, SUITCASE } from '../addresses.ts';
import { SELLER } from '../shared.ts';
import { openDialog, press, type Use } from '../use.ts';

/** Texts and settings that the backend keeps. */
export const contentUses: Use[] = [
  {
    endpoint: 'GET /content/seller-badge',
    what: 'badges of the seller',
    address: SUITCASE,
    from: 'browser',
    owner: SELLER,
    again: 'reload',
    recovered: '#seller >> text=Toko resmi',
  },
  {
    endpoint: 'GET /content/seller-rating',
    what: 'what the rating is made of',
    address: SUITCASE,
    from: 'browser',
    act: press('Rating penjual 4,7 dari 5'),
    owner: ['dialog'],
    again: 'reload',
  },
  {
    endpoint: 'GET /content/product-copy',
    what: 'the link to the sizes',
    address: SANDALS,
    from: 'browser',
    owner: ['#variant .opt-name'],
    again: 'reload',
  },
  {
    endpoint: 'GET /content/product-copy',
    what: 'the guarantees',
    address: PILLOW,
    from: 'browser',
    act: press('Jaminan belanja'),
    owner: ['dialog'],
    told: 'Keterangannya belum tersedia.',
    again: 'reload',
  },
  {
    endpoint: 'GET /content/product-configs',
    what: 'the configuration, page anew',
    address: SUITCASE,
    from: 'fresh',
    owner: ['#seller', '#discussion', '.buybar', '.quick', '.facts-top'],
    again: 'reload',
  },
  {
    endpoint: 'GET /content/return-policy-method',
    what: 'what is done to send it back',
    address: SUITCASE,
    from: 'browser',
    act: openDialog(/^Bisa dikembalikan/),
    owner: ['dialog'],
    again: 'reload',
    recovered: 'dialog >> text=Cara mengembalikan',
  },
  {
    endpoint: 'GET /content/ticket-configs',
    what: 'what customer care is told',
    address: PHONE,
    visitor: 'member',
    from: 'browser',
    act: openDialog('Tanya penjual'),
    owner: ['dialog'],
    again: 'reload',
  },
];
