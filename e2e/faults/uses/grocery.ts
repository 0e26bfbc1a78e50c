import { MANGO } from '../addresses.ts';
import { DIALOG, RECOMMENDATION } from '../shared.ts';
import { press, type Use } from '../use.ts';
import type { Visit } from '../visit.ts';

/** Places that show the store and the time of a grocery delivery. */
const GROCERY = ['.storestrip', '#shipping', '#service', '.buybox', '.order-rows'];
const pickSlot = async ({ page }: Visit) => {
  const shipping = page.locator('#shipping');
  await shipping.getByRole('button', { name: 'Besok', exact: true }).click();
  await shipping.getByRole('radio', { name: /08.00–\u206010.00/ }).check();
};

/** Stores and slots of groceries, and what else only they have. */
export const groceryUses: Use[] = [
  {
    endpoint: 'POST /grocery/nearby-stores',
    what: 'grocery stores near the destination',
    address: MANGO,
    from: 'browser',
    owner: GROCERY,
    told: 'Toko terdekat gagal dimuat.',
    again: 'button',
  },
  {
    endpoint: 'GET /grocery/store-picker-config',
    what: 'the way to other stores',
    address: MANGO,
    from: 'browser',
    owner: GROCERY,
    again: 'reload',
  },
  {
    endpoint: 'GET /product-detail/products/*/slotted-delivery',
    what: 'when a grocery can come',
    address: MANGO,
    from: 'browser',
    owner: GROCERY,
    told: 'Waktu antar gagal dimuat.',
    again: 'button',
  },
  {
    endpoint: 'GET /product-detail/products/*/slotted-delivery/_resolve',
    what: 'whether a time can be had',
    address: MANGO,
    from: 'browser',
    act: pickSlot,
    // It is bought with the slot that is being asked for.
    holdsBuying: true,
    owner: GROCERY,
    told: 'Jadwalnya belum bisa dipastikan.',
    again: 'button',
  },
  {
    endpoint: 'GET /content/grocery-wiki/*',
    what: 'about groceries',
    address: MANGO,
    from: 'browser',
    act: press('Tentang belanja harian'),
    owner: DIALOG,
    told: 'Keterangan gagal dimuat.',
    again: 'button',
  },
  {
    endpoint: 'GET /grocery/recommendations',
    what: 'recommended groceries',
    address: MANGO,
    from: 'browser',
    owner: RECOMMENDATION,
    again: 'reload',
  },
];
