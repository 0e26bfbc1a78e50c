import { AIR_CONDITIONER, MANGO, SUITCASE } from './addresses.ts';
import { openDialog, type Use } from './use.ts';

/** The services of a product, and the sum that they are part of. */
const SERVICES = ['#service', '.buybox'];
const INSTALLATION = '#service >> text=Jasa pasang';
const INSURANCE = '#service >> text=Proteksi 1 tahun';
const INSTALLATIONS = AIR_CONDITIONER.replace('/p/', '/add-on/installation/');

/** What can be bought with a product, and how it is sent back. */
export const addOnUses: Use[] = [
  {
    endpoint: 'POST /add-on/installations/_availability',
    what: 'whether it can be installed',
    address: AIR_CONDITIONER,
    from: 'browser',
    owner: SERVICES,
    again: 'reload',
    recovered: INSTALLATION,
  },
  {
    endpoint: 'GET /add-on/installations/*',
    what: 'what its installation costs at least',
    address: AIR_CONDITIONER,
    from: 'browser',
    owner: SERVICES,
    again: 'reload',
    recovered: INSTALLATION,
  },
  {
    endpoint: 'GET /add-on/installations/*',
    what: 'installations on their page',
    address: INSTALLATIONS,
    from: 'browser',
    owner: ['.subpage'],
    told: 'Jasa pasang gagal dimuat',
    again: 'button',
    keeps: ['h1', '.mini'],
    recovered: '.subpage >> text=Pasang AC standar',
  },
  {
    endpoint: 'POST /add-on/insurances/_availability',
    what: 'whether it can be protected',
    address: AIR_CONDITIONER,
    from: 'browser',
    owner: SERVICES,
    again: 'reload',
    recovered: INSURANCE,
  },
  {
    endpoint: 'GET /add-on/insurances/*',
    what: 'what it can be protected by',
    address: AIR_CONDITIONER,
    from: 'browser',
    owner: SERVICES,
    again: 'reload',
    recovered: INSURANCE,
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
    endpoint: 'GET /return/sku-items/*/return-policy',
    what: 'how it can be sent back',
    address: SUITCASE,
    from: 'browser',
    // It is said beside the buttons, before anybody asks for all of it.
    isEarly: true,
    act: openDialog(/^Bisa dikembalikan/),
    owner: ['dialog', '.order-rows'],
    told: 'Aturan pengembalian gagal dimuat',
    again: 'button',
    recovered: 'dialog >> text=Barang rusak',
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
];
