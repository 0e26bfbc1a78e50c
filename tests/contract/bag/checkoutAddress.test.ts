import { rmSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { openDatabase } from '#marketplace/core/database/openDatabase.ts';
import { createRegions } from '#marketplace/address/rules/regions.ts';
import { userAddresses } from '#src/services/address/address/contract.ts';
import { keptFolder } from '../../support/keptFolder.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { add, pressed, textOf, type Visitor } from '../support/bagForms.ts';
import { visitor } from '../support/visitor.ts';

const FIRST = 'supaya ongkirnya diketahui.';
const TYPED = {
  label: '  Rumah\u200b baru ',
  recipient: 'Budi  Santoso',
  address: 'Jl. Merdeka 1',
  subdistrict: 'Gambir',
  district: 'gambir',
  city: 'jakarta pusat',
  postalCode: '１０１１０',
  key: 'a1',
};

async function member(name: string, dataDir = ':memory:', facts: Parameters<typeof product>[0] = {}) {
  const shop = createMarketplace({
    dataDir,
    faults: false,
    products: [product({ item: { stock: 9 }, ...facts })],
    merchants: [SELLER],
    vouchers: [],
  });
  onTestFinished(() => shop.close());
  const one = visitor(shop);
  await one.logIn(name);
  return one;
}
/** A member who may check out, and whose account knows no address. */
async function newcomer(facts: Parameters<typeof product>[0] = {}) {
  const dataDir = keptFolder('checkout-address-');
  const one = await member('budi', dataDir, facts);
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const database = openDatabase(dataDir);
  database.run('DELETE FROM account_addresses');
  database.close();
  return one;
}
const due = async (one: Visitor, path: string) =>
  /name="due" value="(\d+)"/.exec(await (await one.call(path)).text())?.[1] ?? '';
const quick = async (one: Visitor, facts: object = {}) => {
  const line = { itemSku: ITEM, pickupPointCode: 'PP-TOK-1', quantity: 1, fulfillment: 'DELIVERY', ...facts };
  return `/retail/checkout/${(await one.write('/retail/checkouts/_quick', line)).body.data.id}`;
};
const atBag = async (one: Visitor) => {
  await add(one, ITEM);
  return (await pressed(one, '/cart/checkout', {})).location ?? '';
};
const place = async (one: Visitor, path: string, key = 'o1') =>
  pressed(one, `${path}/order`, { key, due: await due(one, path) });
const synced = async (one: Visitor) => {
  await one.write('/member/addresses/_sync', undefined);
  return userAddresses.parse((await one.read('/member/addresses')).body.data);
};

describe('a checkout without its shipping', () => {
  test('[BAG-09] says so before the press, and offers addresses that no page brought over', async () => {
    const one = await member('ayu');
    const path = await quick(one);
    expect(await textOf(one, path)).toContain(FIRST);
    const refused = await place(one, path);
    expect([refused.status, refused.text.includes(FIRST)]).toEqual([409, true]);
    expect(await textOf(one, '/member/order/retail')).toContain('Belum dipesan');
    const sent = await pressed(one, `${path}/address`, { address: 'address-ayu-rumah' });
    expect(sent.location).toBe(path);
    const text = await textOf(one, path);
    expect(text).toMatch(/Ongkir ke Mampang Prapatan .* Total Rp/);
    expect(text).not.toContain(FIRST);
    expect((await place(one, path, 'o2')).location).toBe(`${path}?placed=1`);
  });

  test.each([
    ['of one product', quick],
    ['of the bag', atBag],
  ])('[BAG-09] %s is not ordered by a member without any address', async (_, checkout) => {
    const one = await newcomer();
    const path = await checkout(one);
    const { status, text } = await place(one, path);
    expect([status, text.includes(FIRST)]).toEqual([409, true]);
    expect(text).not.toContain('Pilih alamat Rumah');
  });

  test('[BAG-09] is ordered as it is where it is picked up', async () => {
    const one = await member('budi');
    const path = await quick(one, { fulfillment: 'PICKUP' });
    expect(await textOf(one, path)).not.toContain(FIRST);
    expect((await place(one, path)).location).toBe(`${path}?placed=1`);
  });
});

describe('a new address', () => {
  test.each([
    ['of one product', quick],
    ['of the bag', atBag],
  ])('[BAG-10] makes a checkout %s whole, and is the account’s from then on', async (_, checkout) => {
    const one = await newcomer();
    const path = await checkout(one);
    const form = /<details\s+open>/;
    expect(await (await one.call(path)).text()).toMatch(form);
    const [first, second] = await Promise.all([
      pressed(one, `${path}/address/new`, TYPED),
      pressed(one, `${path}/address/new`, TYPED),
    ]);
    expect([first.location, second.location]).toEqual([path, path]);
    expect(await textOf(one, path)).toMatch(/Dikirim ke Gambir.* Ongkir ke Gambir .* Total Rp/);
    expect(await (await one.call(path)).text()).not.toMatch(form);
    const { location } = await place(one, path);
    expect(location).toBe(`${path}?placed=1`);
    const addresses = await synced(one);
    expect(addresses).toHaveLength(1);
    expect(addresses[0]).toMatchObject({
      label: 'Rumah baru',
      isMain: true,
      recipient: { name: 'Budi Santoso' },
      address: { district: 'Gambir', city: 'Jakarta Pusat', state: 'DKI Jakarta', postalCode: '10110' },
      geoLocationProvided: false,
    });
  });

  test.each([
    ['recipient', '\u200b ', 'Isi dulu, ya.'],
    ['address', 'a'.repeat(201), 'Terlalu panjang.'],
    ['district', 'Gambirr', 'Kecamatan ini tidak ada'],
    ['city', 'Surabaya', 'Kecamatan ini tidak ada'],
    ['postalCode', '1011', 'Kode pos terdiri dari 5 angka.'],
    ['postalCode', '10310', 'Kode pos ini bukan untuk kecamatan itu.'],
  ])('[BAG-10] is refused at the field %s, with all that was typed: %#', async (field, value, words) => {
    const one = await newcomer();
    const path = await atBag(one);
    const { status, html, text } = await pressed(one, `${path}/address/new`, { ...TYPED, [field]: value });
    expect([status, text.includes('Alamatnya belum tersimpan.')]).toEqual([400, true]);
    expect(text).toContain(words);
    const marked = [...html.matchAll(/name="(\w+)"[^>]*aria-invalid="true"/g)].map(([, name]) => name);
    expect(marked).toEqual([field === 'city' ? 'district' : field]);
    expect(html).toContain('value="Rumah baru"');
    if (field !== 'recipient') expect(html).toContain(`value="${value}"`);
    expect(await synced(one)).toEqual([]);
  });

  test('[BAG-10] finds “Bandung” by its district, and keeps a postal code that is not known', async () => {
    const one = await newcomer();
    const path = await atBag(one);
    const typed = { ...TYPED, district: 'Coblong', city: 'Bandung', postalCode: '40132' };
    expect((await pressed(one, `${path}/address/new`, typed)).location).toBe(path);
    expect((await synced(one))[0]?.address).toMatchObject({ city: 'Kota Bandung', state: 'Jawa Barat' });
  });

  test.each([
    ['Bogor', 'Bogor Tengah', 'Kota Bogor', 'Bogor Tengah'],
    ['bogor', 'kec. cibinong', 'Kabupaten Bogor', 'Cibinong'],
    ['Kab. Bogor', 'Gunung Putri', 'Kabupaten Bogor', 'Gunungputri'],
    ['Jakarta', 'Gambir', 'Jakarta Pusat', 'Gambir'],
    ['Kota Administrasi Jakarta Pusat', 'Kecamatan Gambir', 'Jakarta Pusat', 'Gambir'],
    ['Bandung', 'Lembang', 'Kabupaten Bandung Barat', 'Lembang'],
  ])('[BAG-10] takes “%s” with the district “%s” for %s', async (city, district, cityMeant, meant) => {
    const one = await newcomer();
    const path = await atBag(one);
    const postalCode = meant === 'Gambir' ? '10110' : '16111';
    const typed = { ...TYPED, subdistrict: 'Paledang', district, city, postalCode };
    expect((await pressed(one, `${path}/address/new`, typed)).location).toBe(path);
    expect((await synced(one))[0]?.address).toMatchObject({ city: cityMeant, district: meant });
  });

  test.each([
    ['Kota Baru', 'Kelumpang Hilir', 'Kabupaten Kotabaru'],
    ['kota waringin barat', 'Kumai', 'Kabupaten Kotawaringin Barat'],
  ])('[BAG-10] knows “%s”, whose name begins as a kind of city does', (city, district, meant) => {
    const regions = createRegions(openDatabase(':memory:'));
    expect(regions.districtsNamed(city, district).map((one) => one.city)).toEqual([meant]);
  });

  test('[BAG-10] asks whether a city or a regency of one name is meant, and keeps the typed words', async () => {
    const one = await newcomer();
    const path = await atBag(one);
    const typed = { ...TYPED, district: 'Sorong', city: 'sorong', postalCode: '98411' };
    const asked = await pressed(one, `${path}/address/new`, typed);
    expect(asked.text).toContain('Nama ini dipakai kota dan kabupaten. Pilih salah satunya di bawah, ya.');
    const offered = (html: string) =>
      [...html.matchAll(/<option( selected)?\s*>(K[^<]+)</g)].map(
        ([, isChosen = '', name]) => name + isChosen,
      );
    expect(offered(asked.html).toSorted()).toEqual(['Kabupaten Sorong', 'Kota Sorong']);
    expect(asked.html).toContain('value="sorong"');
    expect(asked.html).toMatch(/name="city"[^>]*aria-invalid="true"/);
    // The choice stays while another field is wrong.
    const wrong = await pressed(one, `${path}/address/new`, {
      ...typed,
      which: 'Kota Sorong',
      postalCode: '9',
    });
    expect(offered(wrong.html)).toContain('Kota Sorong selected');
    const { location } = await pressed(one, `${path}/address/new`, {
      ...typed,
      key: 'a2',
      which: 'Kota Sorong',
    });
    expect(location).toBe(path);
    expect((await synced(one))[0]?.address).toMatchObject({ city: 'Kota Sorong', district: 'Sorong' });
  });

  test('[BAG-10] takes no choice of a city that the typed name does not mean', async () => {
    const one = await newcomer();
    const path = await atBag(one);
    const { location } = await pressed(one, `${path}/address/new`, { ...TYPED, which: 'Kota Sorong' });
    expect(location).toBe(path);
    expect((await synced(one))[0]?.address).toMatchObject({ city: 'Jakarta Pusat' });
  });

  test('[BAG-10] is not kept where no courier brings the order, and stays in the form', async () => {
    // They want a pin, which no form of the shop tells.
    const one = await newcomer({ couriers: ['instant'] });
    const path = await quick(one);
    const { status, html, text } = await pressed(one, `${path}/address/new`, TYPED);
    expect([status, text.includes('Belum ada kurir')]).toEqual([409, true]);
    for (const typed of ['Rumah baru', 'Budi Santoso', 'Jl. Merdeka 1', '10110'])
      expect(html).toContain(`value="${typed}"`);
    expect(await synced(one)).toEqual([]);
  });

  test('[BAG-10] is neither added to an order that is placed, nor by another member', async () => {
    const one = await member('ayu');
    const path = await quick(one);
    await pressed(one, `${path}/address`, { address: 'address-ayu-rumah' });
    await place(one, path);
    const late = await pressed(one, `${path}/address/new`, TYPED);
    expect([late.status, late.text.includes('jadi alamatnya tidak berubah.')]).toEqual([409, true]);
    expect(await (await one.call(path)).text()).not.toContain('<details');
    expect((await pressed(one, '/retail/checkout/CO-none/address/new', TYPED)).status).toBe(404);
    expect(await synced(one)).toHaveLength(3);
  });
});
