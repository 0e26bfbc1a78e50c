import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { CatalogueGroceryStore } from '#marketplace/grocery/catalogue/groceryStores.ts';
import type { SlottedDelivery } from '#src/domain/grocery/grocerySlots.ts';
import { HERE, testStore } from '../../support/groceryStores.ts';
import { ITEM, product } from '../../support/products.ts';
import { isOff } from '../support/isOff.ts';
import { onPhone } from '../support/onPhone.ts';
import { seeAll } from '../support/farBelow.ts';
import { openPage, type Opened, type OpenOptions } from '../support/openPage.tsx';

const GO = testStore({
  code: 'B',
  group: 'BLIBLI_GO',
  name: 'Go Cikini',
  pickupPointCode: 'PP-B',
  latitude: -6.19,
});
const FAR = testStore({ code: 'C', name: 'Ranch Kemang', pickupPointCode: 'PP-C', latitude: -6.26 });
const KEBON_SIRIH = {
  province: 'DKI Jakarta',
  city: 'Jakarta Pusat',
  district: 'Menteng',
  subdistrict: 'Kebon Sirih',
  postalCode: '10340',
};
const PATH = `/grocery/p/barang-uji/${ITEM}`;

/** A grocery page; noon in Jakarta. */
const open = (stores: CatalogueGroceryStore[] = [testStore()], options: OpenOptions = {}) =>
  openPage(
    {
      path: PATH,
      shop: {
        products: [product({ vendor: 'grocery', item: { pickup: 'AVAILABLE' } })],
        groceryStores: stores,
      },
    },
    options,
  );
const shipping = () => screen.getByRole('region', { name: 'Pengantaran' });
const box = () => within(screen.getByRole('complementary'));
const slotsReady = () => within(shipping()).findByRole('radiogroup', { name: 'Waktu antar' });
const slot = (name: RegExp) => within(shipping()).getByRole('radio', { name });
const opened = (page: Opened) => page.part('modal')?.getSnapshot().context.active?.key;
const calls = (page: Opened, part: string) => page.shop.requests.filter(({ path }) => path.includes(part));
const added = (page: Opened) => calls(page, '/grocery/checkout/_add').map(({ body }) => body);

describe('[ADDRESS-11, SHIP-24] pressed before the saved address has come', () => {
  /** A store by Ayu's office, too far from the page's place before her address is known. */
  const OFFICE = testStore({
    code: 'D',
    name: 'Ranch Menteng',
    pickupPointCode: 'PP-D',
    latitude: -6.1953,
    longitude: 106.8318,
    radiusKm: 1,
  });
  const NEARBY = testStore({ radiusKm: 1 });
  /** Expects no store, slot or arrival of the page's former place meanwhile. [SHIP-24] */
  const nothingSaid = async (page: Opened) => {
    expect(await screen.findByText('Mencari toko terdekat')).toBeDefined();
    await waitFor(() => expect(calls(page, '/member/addresses')).not.toHaveLength(0));
    expect(document.body.textContent).not.toMatch(/Ranch|Gambir|[Tt]iba /);
    expect(calls(page, '/grocery/nearby-stores')).toEqual([]);
  };

  test('it comes from the store of that address', async () => {
    const page = await open([NEARBY, OFFICE], {
      visitor: { member: 'ayu' },
      shop: { held: /member\/addresses/ },
    });
    await nothingSaid(page);
    await page.user.click(box().getByRole('button', { name: 'Keranjang' }));
    expect(
      box()
        .getByRole('button', { name: /Keranjang/ })
        .getAttribute('aria-busy'),
    ).toBe('true');
    expect(added(page)).toEqual([]);
    await page.shop.letGo();
    await waitFor(() => expect(added(page)).toHaveLength(1));
    expect(added(page)).toMatchObject([{ pickupPointCode: 'PP-D' }]);
    expect(screen.getByText('Ranch Menteng')).toBeDefined();
  });

  test('[COST-16] no sum is asked for as from the store of another place', async () => {
    const page = await open([NEARBY, OFFICE], {
      visitor: { member: 'ayu' },
      shop: { held: /member\/addresses/ },
    });
    const letGo = page.shop.hold(/nearby-stores$/);
    await nothingSaid(page);
    await page.shop.letGo();
    await waitFor(() => expect(calls(page, '/grocery/nearby-stores')).not.toHaveLength(0));
    await waitFor(() => expect(page.root.getSnapshot().context.laterParts.orderCost).toBe('running'));
    await letGo();
    await waitFor(() => expect(calls(page, '/grocery/order-costs')).not.toHaveLength(0));
    await page.settle();
    for (const { body } of calls(page, '/grocery/order-costs'))
      expect(body).toMatchObject({ pickupPointCode: 'PP-D' });
    expect(document.body.textContent).not.toContain('Rincian biaya gagal dihitung');
  });

  test('no store goes there: nothing is sent', async () => {
    const page = await open([NEARBY], { visitor: { member: 'ayu' }, shop: { held: /member\/addresses/ } });
    await nothingSaid(page);
    await page.user.click(box().getByRole('button', { name: 'Keranjang' }));
    await page.shop.letGo();
    await waitFor(() => expect(box().queryByRole('button', { name: 'Keranjang' })).toBeNull());
    expect(added(page)).toEqual([]);
  });
});

describe('the store', () => {
  test('[GROC-06, GROC-26, API-106] the nearest is found, said, and what is bought comes from it', async () => {
    const page = await open([FAR, testStore(), GO]);
    expect(await screen.findByText('Ranch Gambir')).toBeDefined();
    const [call] = calls(page, '/grocery/nearby-stores');
    expect(call?.method).toBe('POST');
    expect(call?.headers.get('x-channel')).toBe('RANCH');
    expect(Number(call?.headers.get('x-latitude'))).toBeCloseTo(HERE.latitude);
    await slotsReady();
    expect(within(shipping()).getByText(/Dari Ranch Gambir, 100\sm/)).toBeDefined();
    await page.user.click(box().getByRole('button', { name: 'Keranjang' }));
    await page.settle();
    expect(added(page)).toEqual([
      { itemSku: ITEM, pickupPointCode: 'PP-A', quantity: 1, fulfillment: 'DELIVERY' },
    ]);
  });

  test('[GROC-10, GROC-12] a seller group in the address chooses its store', async () => {
    const page = await open([testStore(), GO], { path: `${PATH}?sellerGroup=blibli_go` });
    expect(await screen.findByText('Go Cikini')).toBeDefined();
    expect(calls(page, '/grocery/nearby-stores')[0]?.headers.get('x-channel')).toBe('BLIBLI_GO');
  });

  test('[GROC-02, GROC-03, LIMIT-43] it is kept on the device, and used again on the next visit', async () => {
    await open([testStore(), GO], { path: `${PATH}?sellerGroup=blibli_go` });
    await screen.findByText('Go Cikini');
    expect(JSON.parse(localStorage.getItem('grocerySelectedWarehouse') ?? '')).toEqual({
      code: 'B',
      groupName: 'BLIBLI_GO',
      pickupPoint: { code: 'PP-B', name: 'Go Cikini' },
      available: true,
    });
    expect(localStorage.getItem('groceryChannel')).toBe('BLIBLI_GO');
    document.body.innerHTML = '';
    const next = await open([testStore(), GO]);
    expect(await screen.findByText('Go Cikini')).toBeDefined();
    expect(calls(next, '/grocery/nearby-stores')[0]?.headers.get('x-channel')).toBe('BLIBLI_GO');
  });

  test('[GROC-02] an unreadable stored choice counts as none', async () => {
    localStorage.setItem('grocerySelectedWarehouse', '{"code":1}');
    localStorage.setItem('groceryChannel', 'SUPERINDO');
    await open([testStore(), GO]);
    expect(await screen.findByText('Ranch Gambir')).toBeDefined();
  });

  test('[ERR-61] says that stores failed to load, keeps buying open, and recovers on retry', async () => {
    const page = await open([testStore()], {
      shop: {
        products: [product({ vendor: 'grocery', item: { pickupPointCode: 'PP-A' } })],
        merchant: {
          warehouses: [{ code: 'PP-A', label: 'Gambir', consolidation: false, ...HERE }],
        },
        faults: { 'POST /grocery/nearby-stores': '500' },
      },
    });
    expect(await screen.findByText('Toko terdekat gagal dimuat.')).toBeDefined();
    expect(isOff(box().getByRole('button', { name: 'Keranjang' }))).toBe(false);
    await page.shop.mend();
    await page.user.click(screen.getByRole('button', { name: /Coba lagi/ }));
    expect(await screen.findByText('Ranch Gambir')).toBeDefined();
  });

  test('retail pages know nothing of it', async () => {
    const page = await openPage({ shop: { products: [product()] } });
    expect(calls(page, '/grocery/nearby-stores')).toEqual([]);
    expect(screen.queryByText('Mencari toko terdekat')).toBeNull();
  });
});

describe('[GROC-35, COST-10] who sells and brings it', () => {
  const TD = { name: 'Ranch', commissionType: 'TD' } as const;
  const row = () => document.querySelector('aside .orderRows li')?.textContent;

  test('is the store that the page names, whatever kind its seller is of', async () => {
    const page = await open([testStore()], { shop: { merchant: TD } });
    await screen.findByText('Ranch Gambir');
    await waitFor(() => expect(row()).toBe('Dijual dan dikirim oleh Ranch Gambir'));
    await page.user.click(within(shipping()).getByRole('radio', { name: 'Ambil di toko' }));
    await waitFor(() => expect(row()).toBe('Dijual oleh Ranch Gambir'));
  });
  test('is the marketplace where it sends what is sold', async () => {
    await open([testStore()], {
      shop: { merchant: TD, products: [product({ vendor: 'grocery', tags: ['AVAILABLE', 'FBB'] })] },
    });
    await waitFor(() => expect(row()).toBe('Dijual oleh Ranch Gambir, dikirim oleh Etalase'));
  });
  test('is the seller until the store is known', async () => {
    await open([testStore()], { shop: { merchant: TD, held: /nearby-stores/ } });
    await waitFor(() => expect(row()).toBe('Dijual dan dikirim oleh Ranch'));
  });
  test('is said in English', async () => {
    await open([testStore()], { visitor: { language: 'en' }, shop: { merchant: TD } });
    await waitFor(() => expect(row()).toBe('Sold and fulfilled by Ranch Gambir'));
  });
});

describe('an address that is not served', () => {
  test('[GROC-04, GROC-07, LINK-18] is said, with another address and the promo, not delivery', async () => {
    const page = await open([FAR]);
    const notice = await within(shipping()).findByText('Alamatmu belum terjangkau layanan belanja harian.');
    expect(notice).toBeDefined();
    expect(within(shipping()).getByRole('link', { name: /promo/ }).getAttribute('href')).toBe(
      '/promosi/bliblimart-belanja-harian',
    );
    const change = await box().findByRole('button', { name: 'Ganti alamat' });
    expect(box().queryByRole('button', { name: 'Keranjang' })).toBeNull();
    expect(box().queryByRole('button', { name: 'Beli sekarang' })).toBeNull();
    await page.user.click(change);
    expect(opened(page)).toBe('addressPicker');
    await page.tell('modal', { type: 'modal.closed' });
    await page.user.click(within(shipping()).getByRole('button', { name: 'Ganti alamat' }));
    expect(opened(page)).toBe('addressPicker');
    expect(added(page)).toEqual([]);
  });

  test('[GROC-07, GROC-32] an unserved area without a pin gets no promise and cannot buy', async () => {
    const page = await open();
    await slotsReady();
    const aceh = {
      ...DEFAULT_DESTINATION,
      province: 'Aceh',
      city: 'Kabupaten Aceh Barat',
      district: 'Johan Pahlawan',
      subdistrict: 'Drien Rampak',
      postalCode: '23617',
    };
    act(() => page.root.send({ type: 'destination.changed', destination: aceh }));
    expect(
      await within(shipping()).findByText('Alamatmu belum terjangkau layanan belanja harian.'),
    ).toBeDefined();
    expect(document.body.textContent).not.toMatch(/[Tt]iba (besok|hari ini)/);
    expect(await box().findByRole('button', { name: 'Ganti alamat' })).toBeDefined();
    expect(box().queryByRole('button', { name: 'Keranjang' })).toBeNull();
    act(() => page.root.send({ type: 'destination.changed', destination: { ...aceh, ...KEBON_SIRIH } }));
    await slotsReady();
    await page.user.click(box().getByRole('button', { name: 'Keranjang' }));
    await page.settle();
    const { postalCode, district, city } = KEBON_SIRIH;
    expect(added(page)).toMatchObject([{ place: { postalCode, district, city } }]);
  });

  test('[GROC-07] is said in English', async () => {
    await open([FAR], { visitor: { language: 'en' } });
    const region = screen.getByRole('region', { name: 'Delivery' });
    expect(
      await within(region).findByText('Your address is not covered by daily groceries yet.'),
    ).toBeDefined();
    expect(within(region).getByRole('button', { name: 'Change address' })).toBeDefined();
  });

  test('[GROC-05, GROC-09] no store of the wanted group is such an address too', async () => {
    await open([GO], { path: `${PATH}?sellerGroup=ranch` });
    expect(
      await within(shipping()).findByText('Alamatmu belum terjangkau layanan belanja harian.'),
    ).toBeDefined();
  });

  test('[GROC-07, GROC-25] can still pick up in store', async () => {
    const page = await open([FAR]);
    await page.user.click(await box().findByRole('button', { name: 'Ambil di toko' }));
    expect(await within(shipping()).findByText('Ambil di Ranch Kemang')).toBeDefined();
    await page.user.click(box().getByRole('button', { name: 'Keranjang' }));
    await page.settle();
    expect(added(page)).toEqual([
      { itemSku: ITEM, pickupPointCode: 'PP-C', quantity: 1, fulfillment: 'PICKUP' },
    ]);
  });
});

describe('where the visitor is', () => {
  const noPin = (page: Opened) => {
    // An area that the marketplace does not know.
    const area = { ...DEFAULT_DESTINATION, subdistrict: 'Dago', postalCode: '00000' };
    act(() => page.root.send({ type: 'destination.changed', destination: area }));
  };

  test('[GROC-26, GROC-27] without a pin the device is asked when the visitor wants it', async () => {
    const getCurrentPosition = vi.fn((tell: PositionCallback) =>
      tell({ coords: { latitude: -6.19, longitude: 106.8263 } } as GeolocationPosition),
    );
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    const page = await open();
    await screen.findByText('Ranch Gambir');
    expect(getCurrentPosition).not.toHaveBeenCalled();
    noPin(page);
    await page.user.click(await within(shipping()).findByRole('button', { name: 'Pakai lokasi saya' }));
    await waitFor(() => expect(calls(page, '/grocery/nearby-stores')).toHaveLength(3));
    expect(calls(page, '/grocery/nearby-stores')[1]?.headers.get('x-postal-code')).toBe('00000');
    expect(calls(page, '/grocery/nearby-stores')[2]?.headers.get('x-latitude')).toBe('-6.19');
    Reflect.deleteProperty(navigator, 'geolocation');
  });

  test('[GROC-27] a device that does not tell is said, with another way', async () => {
    const page = await open();
    await screen.findByText('Ranch Gambir');
    noPin(page);
    await page.user.click(await within(shipping()).findByRole('button', { name: 'Pakai lokasi saya' }));
    expect(await within(shipping()).findByText(/Lokasimu belum bisa dibaca/)).toBeDefined();
    await page.user.click(within(shipping()).getByRole('button', { name: 'Ganti alamat' }));
    expect(opened(page)).toBe('addressPicker');
  });
});

describe('slots', () => {
  test('[GROC-18, GROC-19] delivery now, and slots by day', async () => {
    const page = await open();
    await slotsReady();
    expect(slot(/Kirim sekarang/)).toBeDefined();
    expect(within(shipping()).getByText('Pilih jadwal')).toBeDefined();
    expect(slot(/14.00–\u206016.00/)).toBeDefined();
    await page.user.click(within(shipping()).getByRole('button', { name: 'Besok' }));
    expect(slot(/08.00–\u206010.00/)).toBeDefined();
    expect(within(shipping()).queryByRole('radio', { name: /Kirim sekarang/ })).toBeNull();
    expect(within(shipping()).getByRole('button', { name: 'Senin, 23\u00a0Nov' })).toBeDefined();
  });

  test('[GROC-18, GROC-19] in English', async () => {
    await open([testStore()], { visitor: { language: 'en' } });
    expect(await screen.findByRole('radio', { name: /Deliver now/ })).toBeDefined();
    expect(screen.getByText('Schedule delivery', { selector: 'b' })).toBeDefined();
  });

  test('[GROC-31, API-19, API-95, CART-29] the picked slot is resolved, said, and added with', async () => {
    const page = await open();
    await slotsReady();
    await page.user.click(slot(/14.00–\u206016.00/));
    expect(
      await within(shipping()).findByText('Tiba hari ini, 21 Nov 14.00–\u206016.00 ke Gambir, Rp8.000'),
    ).toBeDefined();
    expect(calls(page, '/_resolve').map(({ path }) => path)).toEqual([
      `/product-detail/products/${ITEM}/slotted-delivery/_resolve?slotId=A.20261121.1400&pickupPointCode=PP-A`,
    ]);
    expect(box().getByText('Tiba hari ini, 21 Nov 14.00–\u206016.00 ke Gambir, Rp8.000')).toBeDefined();
    await page.user.click(box().getByRole('button', { name: 'Keranjang' }));
    await page.settle();
    expect(added(page)[0]).toMatchObject({ pickupPointCode: 'PP-A', slotId: 'A.20261121.1400' });
  });

  test.each([
    ['id', 'Keranjang', 'Berhasil masuk keranjang.', 'Buka keranjang'],
    ['en', 'Bag', 'Added to your bag.', 'Open bag'],
  ] as const)(
    '[CART-01, CART-29, LINK-02] what was added is named, with the way to the bag (%s)',
    async (language, button, words, link) => {
      const page = await open([testStore()], { visitor: { language } });
      await screen.findAllByRole('radiogroup');
      await page.user.click(box().getByRole('button', { name: button }));
      await page.settle();
      const toast = (await screen.findByText(words)).closest('[role=status]') as HTMLElement;
      expect(within(toast).getByText('Barang Uji')).toBeDefined();
      expect(within(toast).getByRole('link', { name: link }).getAttribute('href')).toBe('/grocery/cart');
    },
  );

  test.each([
    ['id', 'Jadwal antar belum dipilih.', 'Pilih jadwal', 'Ubah jadwal', 'Keranjang'],
    ['en', 'No delivery time is chosen yet.', 'Schedule delivery', 'Change the time', 'Bag'],
  ] as const)(
    '[GROC-33] says beside the buttons that no slot is chosen, and offers the slots (%s)',
    async (language, unchosen, choose, change, add) => {
      const page = await open([testStore()], { visitor: { language } });
      expect(await box().findByText(unchosen)).toBeDefined();
      expect(box().queryByRole('radio', { name: /14.00–\u206016.00/ })).toBeNull();
      await page.user.click(box().getByRole('button', { name: choose }));
      await page.user.click(box().getByRole('radio', { name: /14.00–\u206016.00/ }));
      await box().findByText(/ 14.00–\u206016.00 .*Rp8\.000/);
      expect(box().queryByText(unchosen)).toBeNull();
      // The focus stays where it was.
      expect(document.activeElement).toBe(box().getByRole('radio', { name: /14.00–\u206016.00/ }));
      await page.user.click(box().getByRole('button', { name: change }));
      expect(box().queryByRole('radio')).toBeNull();
      await page.user.click(box().getByRole('button', { name: add }));
      await page.settle();
      expect(added(page)).toMatchObject([{ slotId: 'A.20261121.1400' }]);
    },
  );

  test('[GROC-16] a full slot stays visible, says so, and cannot be chosen', async () => {
    const page = await open([testStore({ slotCapacity: 0 })]);
    await slotsReady();
    const full = slot(/14.00–\u206016.00/);
    expect(isOff(full)).toBe(true);
    expect(within(shipping()).getAllByText('Penuh').length).toBeGreaterThan(0);
    await page.user.click(full);
    expect(calls(page, '/_resolve')).toEqual([]);
  });

  test('[GROC-16, GROC-19] counts only the slots of another day that can be chosen', async () => {
    const tomorrow = '2026-11-22';
    let left = 0;
    await open([testStore()], {
      shop: {
        answers: (path, data) => {
          if (!path.endsWith('/slotted-delivery')) return data;
          const delivery = structuredClone(data) as SlottedDelivery;
          const slots = delivery.shippings.flatMap((shipping) => shipping.slots);
          for (const slot of slots) if (slot.date === tomorrow) slot.status = 'NOT_AVAILABLE';
          const few = slots.filter(({ date }) => date === tomorrow).slice(0, 2);
          for (const slot of few) slot.status = 'AVAILABLE';
          left = few.length;
          return delivery;
        },
      },
    });
    await slotsReady();
    expect(left).toBe(2);
    expect(within(shipping()).getByRole('button', { name: /^Masih ada 2 jadwal: Besok$/i })).toBeDefined();
  });

  test('[GROC-15] says that slots failed to load, offers a retry, and delivers nothing', async () => {
    const page = await open([testStore()], {
      shop: { faults: { 'GET /product-detail/products/*/slotted-delivery': '500' } },
    });
    expect(await within(shipping()).findByText('Waktu antar gagal dimuat.')).toBeDefined();
    expect(await box().findByRole('button', { name: 'Coba lagi' })).toBeDefined();
    expect(box().queryByRole('button', { name: 'Keranjang' })).toBeNull();
    await page.shop.mend();
    await page.user.click(within(shipping()).getByRole('button', { name: 'Coba lagi' }));
    await slotsReady();
    expect(isOff(box().getByRole('button', { name: 'Keranjang' }))).toBe(false);
  });

  test('[GROC-21, GROC-24] without a slot that is left nothing is delivered', async () => {
    await open([testStore({ slotCapacity: 0, hourCapacity: 0 })]);
    expect(await within(shipping()).findByText('Semua jadwal antar sedang penuh.')).toBeDefined();
    expect(await box().findByRole('button', { name: 'Ganti toko' })).toBeDefined();
    expect(box().queryByRole('button', { name: 'Keranjang' })).toBeNull();
  });

  test('[GROC-21, GROC-28] another store is offered there, where there is a choice of them', async () => {
    const full = [testStore({ slotCapacity: 0, hourCapacity: 0 })];
    const other = async () => {
      await within(shipping()).findByText('Semua jadwal antar sedang penuh.');
      return within(shipping()).queryByRole('button', { name: 'Ganti toko' });
    };
    const alone = await open(full, { shop: { storePicker: { enabled: false, stores: [] } } });
    expect(await other()).toBeNull();
    alone.view.unmount();
    const page = await open(full);
    await page.user.click((await other()) as HTMLElement);
    expect(opened(page)).toBe('storePicker');
  });

  test('[GROC-23, GROC-24] a store that is turned off delivers nothing', async () => {
    await open([testStore({ state: 'TURNED_OFF' })]);
    expect(await within(shipping()).findByText('Toko ini sedang tidak mengantar.')).toBeDefined();
    expect(await box().findByRole('button', { name: 'Ganti toko' })).toBeDefined();
    expect(box().queryByRole('button', { name: 'Beli sekarang' })).toBeNull();
  });

  test('a slot that could not be asked for is said, and can be tried again', async () => {
    const page = await open();
    await slotsReady();
    await page.shop.fault('GET /product-detail/products/*/slotted-delivery/_resolve', '500', 1);
    await page.user.click(slot(/14.00–\u206016.00/));
    expect(await within(shipping()).findByText('Jadwalnya belum bisa dipastikan.')).toBeDefined();
    await page.user.click(within(shipping()).getByRole('button', { name: 'Coba lagi' }));
    expect(await within(shipping()).findByText(/Tiba hari ini, 21 Nov 14.00/)).toBeDefined();
  });

  test('[SHELL-04] an old page asks for its slots anew and drops a chosen one that filled up', async () => {
    const page = await open([testStore({ slotCapacity: 1 })]);
    await slotsReady();
    await page.user.click(slot(/14.00–\u206016.00/));
    await page.settle();
    const before = calls(page, '/slotted-delivery?').length;
    await page.shop.asAnotherGuest('/grocery/checkout/_add', {
      itemSku: ITEM,
      pickupPointCode: 'PP-A',
      quantity: 1,
      fulfillment: 'DELIVERY',
      slotId: 'A.20261121.1400',
      place: { district: 'Gambir', city: 'Jakarta Pusat', postalCode: '10110', geolocation: HERE },
    });
    act(() => page.root.send({ type: 'page.outdated' }));
    await page.settle();
    expect(calls(page, '/slotted-delivery?')).toHaveLength(before + 1);
    await waitFor(() => expect(isOff(slot(/14.00–\u206016.00/))).toBe(true));
    expect(slot(/14.00–\u206016.00/)).toHaveProperty('checked', false);
  });

  test('[GROC-34, COST-09] the order time stands with the chosen slot; the page says when both go', async () => {
    const page = await open(undefined, { shop: { now: Date.UTC(2026, 10, 21, 5, 50) } });
    await slotsReady();
    expect(document.body.textContent).not.toContain('Pesan sebelum');
    await page.user.click(within(shipping()).getByRole('button', { name: 'Besok' }));
    await page.user.click(slot(/08.00–\u206010.00/));
    for (const place of [within(shipping()), box()])
      expect(await place.findByText('Pesan sebelum 22 Nov 07.00 WIB')).toBeDefined();
    expect(within(shipping()).getByText(/^Tiba besok, 22\sNov 08.00–\u206010.00 ke /)).toBeDefined();
    await page.user.click(within(shipping()).getByRole('button', { name: 'Hari ini' }));
    await page.user.click(slot(/14.00–\u206016.00/));
    for (const place of [within(shipping()), box()])
      expect(await place.findByText('Pesan sebelum 13.00 WIB')).toBeDefined();
    act(() => page.passTime(11 * 60_000));
    for (const place of [within(shipping()), box()])
      expect(
        await place.findByText('Waktu pesan untuk jadwal ini sudah lewat. Pilih jadwal lain, ya.'),
      ).toBeDefined();
    expect(document.body.textContent).not.toContain('Pesan sebelum');
    expect(within(shipping()).queryByRole('radio', { name: /14.00–\u206016.00/ })).toBeNull();
    expect(box().getByText('Jadwal antar belum dipilih.')).toBeDefined();
    await page.user.click(slot(/16.00–\u206018.00/));
    for (const place of [within(shipping()), box()])
      expect(await place.findByText('Pesan sebelum 15.00 WIB')).toBeDefined();
    expect(screen.queryByText(/sudah lewat/)).toBeNull();
  });

  test('tells a late visitor beside the buttons that the slot is full, who chooses another', async () => {
    const page = await open([testStore({ slotCapacity: 1 })]);
    await slotsReady();
    await page.user.click(slot(/14.00–\u206016.00/));
    await within(shipping()).findByText(/Tiba hari ini, 21 Nov 14.00/);
    await page.shop.asAnotherGuest('/grocery/checkout/_add', {
      itemSku: ITEM,
      pickupPointCode: 'PP-A',
      quantity: 1,
      fulfillment: 'DELIVERY',
      slotId: 'A.20261121.1400',
    });
    await page.user.click(box().getByRole('button', { name: 'Keranjang' }));
    await page.settle();
    expect(box().getByText('Jadwal yang kamu pilih baru saja penuh. Pilih jadwal lain, ya.')).toBeDefined();
    expect(isOff(slot(/14.00–\u206016.00/))).toBe(true);
    await page.user.click(slot(/16.00–\u206018.00/));
    await within(shipping()).findByText(/Tiba hari ini, 21 Nov 16.00/);
    await page.user.click(box().getByRole('button', { name: 'Keranjang' }));
    await page.settle();
    expect(await screen.findByText('Berhasil masuk keranjang.')).toBeDefined();
  });
});

describe('pickup', () => {
  test('[GROC-17, GROC-25] says store and hours; what is not available is said', async () => {
    const page = await open();
    await screen.findByText('Ranch Gambir');
    await page.user.click(within(shipping()).getByRole('radio', { name: 'Ambil di toko' }));
    expect(await within(shipping()).findByText('Ambil di Ranch Gambir')).toBeDefined();
    expect(box().getByText('Ambil di Ranch Gambir')).toBeDefined();
    expect(within(shipping()).getByText('08.00–\u206022.00')).toBeDefined();
    expect(within(shipping()).getByText('Setiap hari 08.00–\u206022.00')).toBeDefined();
    expect(within(shipping()).getByText('Tersedia')).toBeDefined();
    expect(within(shipping()).queryByText('Tidak tersedia')).toBeNull();
    page.view.unmount();
    const closed = await open([testStore()], {
      shop: {
        answers: (path, data) =>
          path === '/grocery/nearby-stores'
            ? (JSON.parse(
                JSON.stringify(data).replace(
                  /("pickupHours":\[)(.*?)(\])/,
                  (_, start: string, hours: string, end: string) =>
                    `${start}${hours},${hours.replaceAll('"AVAILABLE"', '"NOT_AVAILABLE"').replaceAll(/"open":"[^"]*"/g, '"open":"06:00"')}${end}`,
                ),
              ) as object)
            : data,
      },
    });
    await screen.findByText('Ranch Gambir');
    await closed.user.click(within(shipping()).getByRole('radio', { name: 'Ambil di toko' }));
    expect(await within(shipping()).findByText('Tidak tersedia')).toBeDefined();
  });

  test('[GROC-25] without an hour that is available nothing can be picked up', async () => {
    const page = await open([testStore({ state: 'CLOSED' })]);
    await screen.findByText('Alamatmu belum terjangkau');
    await page.user.click(within(shipping()).getByRole('radio', { name: 'Ambil di toko' }));
    expect(await within(shipping()).findByText('Toko ini belum melayani ambil di toko.')).toBeDefined();
    expect(isOff(box().getByRole('button', { name: 'Keranjang' }))).toBe(true);
  });
});

describe('the wiki', () => {
  const ask = async (page: Opened, label: string) => {
    const service = screen.getByRole('region', {
      name: label === 'Tentang belanja harian' ? 'Layanan' : 'Services',
    });
    await page.user.click(await within(service).findByRole('button', { name: label }));
    return within(await screen.findByRole('dialog', { name: label }));
  };

  test('[MODAL-34, API-52, LINK-18] opens from the service row, in the page’s language', async () => {
    const page = await open();
    const dialog = await ask(page, 'Tentang belanja harian');
    expect(await dialog.findByText(/disiapkan di toko terdekat/)).toBeDefined();
    expect(calls(page, '/content/grocery-wiki/')[0]?.path).toBe('/content/grocery-wiki/id');
    expect(dialog.getByRole('link', { name: 'Lihat promo belanja harian' }).getAttribute('href')).toBe(
      '/promosi/bliblimart-belanja-harian',
    );
    await page.user.click(dialog.getAllByRole('button', { name: 'Tutup' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('[MODAL-34] in English', async () => {
    const page = await open([testStore()], { visitor: { language: 'en' } });
    const dialog = await ask(page, 'About daily groceries');
    expect(await dialog.findByText(/picked at the store nearest/)).toBeDefined();
  });

  test('[MODAL-34] a failed one is said and can be tried again', async () => {
    const page = await open([testStore()], {
      shop: { faults: { 'GET /content/grocery-wiki/*': 'malformed' } },
    });
    const dialog = await ask(page, 'Tentang belanja harian');
    expect(await dialog.findByText('Keterangan gagal dimuat.')).toBeDefined();
    await page.shop.mend();
    await page.user.click(dialog.getByRole('button', { name: 'Coba lagi' }));
    expect(await dialog.findByText(/disiapkan di toko terdekat/)).toBeDefined();
  });
});

test('[GROC-30, API-107, LIMIT-19] groceries have recommendations of their own, 18 at a time', async () => {
  seeAll();
  const page = await openPage({ path: '/grocery/p/mangga-harum-manis/GRO-10001-01' });
  const recommended = await screen.findByRole('list', { name: 'Mungkin kamu suka' });
  expect(await within(recommended).findByRole('link', { name: /Jeruk Medan Manis/ })).toBeDefined();
  expect(calls(page, '/recommendations').map(({ method, path }) => [method, path])).toEqual([
    ['GET', '/grocery/recommendations?itemSku=GRO-10001-01&page=0&size=18'],
  ]);
});

test('[LINK-02, LINK-17, LINK-20] a grocery page leads to grocery places', async () => {
  await open();
  expect(screen.getByRole('link', { name: /Keranjang/ }).getAttribute('href')).toBe('/grocery/cart');
  expect(screen.getByRole('search').getAttribute('action')).toBe('/grocery/cari');
  expect(screen.getByRole('link', { name: 'Merek Uji' }).getAttribute('href')).toBe(
    '/grocery/brand/merek-uji',
  );
});

test.each([
  ['WIT', 9],
  ['WITA', 8],
  ['WIB', 7],
])(
  '[GROC-34, GROC-16] today’s order time has no date and is of the store, in %s at 00.30',
  async (zone, utcOffsetHours) => {
    const now = Date.UTC(2026, 10, 22, 0, 30) - utcOffsetHours * 3_600_000;
    const { user } = await open([testStore({ utcOffsetHours, open: '00:00', close: '23:59' })], {
      shop: { now },
    });
    await slotsReady();
    const page = within(shipping());
    await user.click(page.getByRole('button', { name: 'Hari ini' }));
    await user.click(slot(/10.00–\u206012.00/));
    expect(await page.findByText(`Pesan sebelum 09.00 ${zone}`)).toBeDefined();
    await user.click(page.getByRole('button', { name: 'Besok' }));
    await user.click(slot(/10.00–\u206012.00/));
    expect(await page.findByText(`Pesan sebelum 23 Nov 09.00 ${zone}`)).toBeDefined();
  },
);

test.each([
  ['WIT', 9, Date.UTC(2026, 10, 21, 14, 59), Date.UTC(2026, 10, 21, 15, 1)],
  ['WITA', 8, Date.UTC(2026, 10, 21, 15, 59), Date.UTC(2026, 10, 21, 16, 1)],
  ['WIB', 7, Date.UTC(2026, 10, 21, 16, 59), Date.UTC(2026, 10, 21, 17, 1)],
])(
  '[GROC-16] today is the day at the store: in %s it turns at its own midnight',
  async (_, utcOffsetHours, before, after) => {
    const dayShown = async (now: number) => {
      await open([testStore({ utcOffsetHours, open: '00:00', close: '23:59' })], { shop: { now } });
      await slotsReady();
      const of = (date: Date) => new Date(date.getTime() + utcOffsetHours * 3_600_000).getUTCDate();
      const days = within(shipping()).getAllByRole('button', { pressed: false });
      const texts = [...days, ...within(shipping()).queryAllByRole('button', { pressed: true })].map(
        ({ textContent }) => textContent,
      );
      cleanup();
      return { localDay: of(new Date(now)), texts };
    };
    const late = await dayShown(before);
    const early = await dayShown(after);
    expect(late.localDay).toBe(21);
    expect(early.localDay).toBe(22);
    // The last minute of a day leaves its slots to tomorrow; the first of the next has all of its own.
    expect(early.texts).toContain('Hari ini');
    expect(late.texts).toContain('Besok');
  },
);
