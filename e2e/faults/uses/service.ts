import { AIR_CONDITIONER, SUITCASE } from '../addresses.ts';
import { openDialog, type Use } from '../use.ts';

/** The services of a product, and the sum that they are part of. */
const SERVICES = ['#service', '.buybox'];
const INSTALLATION = '#service >> text=Jasa pasang';
const INSURANCE = '#service >> text=Proteksi 1 tahun';
const INSTALLATIONS = AIR_CONDITIONER.replace('/p/', '/add-on/installation/');

/** Installations, insurances, and how a product is sent back. */
export const serviceUses: Use[] = [
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
    endpoint: 'GET /return/sku-items/*/return-policy',
    what: 'how it can be sent back',
    address: SUITCASE,
    from: 'browser',
    // The words beside the buttons need the call, before the dialog opens.
    isEarly: true,
    act: openDialog(/^Bisa dikembalikan/),
    owner: ['dialog', '.order-rows'],
    told: 'Aturan pengembalian gagal dimuat',
    again: 'button',
    recovered: 'dialog >> text=Barang rusak',
  },
];
