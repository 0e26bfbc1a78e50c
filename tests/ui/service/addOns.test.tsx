import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import { ITEM, product } from '../../support/products.ts';
import { onPhone } from '../support/onPhone.ts';
import { openPage, type Opened, type OpenOptions } from '../support/openPage.tsx';

const SERVICES = ['INST-AC-STANDAR', 'INST-AC-VAKUM', 'INS-RUMAH-1', 'INS-RUMAH-2'];
const AC = { services: SERVICES, item: { offered: 4_000_000 } };
const sell = (facts: Parameters<typeof product>[0] = AC, options: OpenOptions = {}) =>
  openPage({ shop: { products: [product(facts)] } }, options);
const PATH = `/add-on/installation/barang-uji/${ITEM}`;

const box = () => screen.getByRole('complementary');
const row = () => screen.findByRole('link', { name: /^Jasa pasang/ });
const protection = (years: number) =>
  screen.findByRole('checkbox', { name: new RegExp(`Proteksi ${years} tahun`) });
const subtotal = () => within(box()).getByText('Subtotal').nextSibling?.textContent;
const put = async (page: Opened, name = 'Keranjang') => {
  await page.user.click(within(box()).getByRole('button', { name }));
  await page.settle();
};
const adds = (page: Opened) =>
  page.shop.requests.filter(({ method, path }) => method === 'POST' && path === '/retail/carts');
const rupiahAfter = (text: string, words: RegExp) =>
  Number((new RegExp(`${words.source} Rp([\\d.]+)`).exec(text)?.[1] ?? '0').replaceAll('.', ''));
/** The total of the bag without shipping. */
const bagTotal = async (page: Opened) => {
  const text = await page.visitor.textAt('/cart');
  return rupiahAfter(text, /Total/) - rupiahAfter(text, /Ongkir ke \w+/);
};

describe('services beside the product', () => {
  test('[ADDON-01, ADDON-02, SECTION-04] offers installation and protection with prices by piece', async () => {
    await sell();
    const link = await row();
    expect(link.textContent).toContain('Mulai Rp350.000 per barang');
    expect(link.getAttribute('href')).toBe(PATH);
    const box1 = await protection(1);
    // 4,75 % of Rp4.000.000.
    expect(box1.closest('label')?.textContent).toContain('Rp190.000 per barang');
    expect(box1.closest('section')?.id).toBe('service');
    expect(screen.getByRole('group', { name: 'Asuransi' })).toBeDefined();
  });

  test('[ADDON-11] the cover of a protection stands apart from its sentence, a line for each thing', async () => {
    await sell();
    const label = (await protection(1)).closest('label')!;
    const covers = [...label.querySelectorAll('.serviceIncludes > *')].map(({ textContent }) => textContent);
    expect(covers.length).toBeGreaterThan(1);
    const sentence = label.querySelector('.sub')?.textContent ?? '';
    expect(sentence).toMatch(/\.$/);
    expect(covers.filter((one) => sentence.includes(one ?? ''))).toEqual([]);
    expect(label.textContent).not.toContain(' · ');
  });

  test('[ADDON-01, ADDON-02] in English too', async () => {
    await sell(AC, { visitor: { language: 'en' } });
    expect((await screen.findByRole('link', { name: /^Installation service/ })).textContent).toContain(
      'From Rp350.000 a piece',
    );
    expect(await screen.findByRole('group', { name: 'Insurance' })).toBeDefined();
  });

  test('[ADDON-01, ADDON-03] without an installer offers no installation, but the protection', async () => {
    const destination = { ...DEFAULT_DESTINATION, postalCode: '97124', district: 'Sirimau', city: 'Ambon' };
    await sell(AC, { visitor: { destination } });
    await protection(1);
    expect(screen.queryByText('Jasa pasang')).toBeNull();
  });

  test('[ADDON-06] a service that fails to load is not offered, and the rest is', async () => {
    const page = await sell(AC, { shop: { faults: { 'POST /add-on/installations/_availability': '500' } } });
    await protection(1);
    expect(screen.queryByText('Jasa pasang')).toBeNull();
    expect(subtotal()).toBe('Rp4.000.000');
    await put(page);
    expect(adds(page)[0]?.body).toMatchObject({ addOns: [] });
  });

  test('[COST-24] with a service the price of goods stands above the subtotal, and goes with it', async () => {
    const page = await sell();
    const lines = () =>
      [...box().querySelectorAll('.sumline')].map((line) =>
        [...line.children].map(({ textContent }) => textContent),
      );
    const box1 = await protection(1);
    expect(lines()).toEqual([['Subtotal', 'Rp4.000.000']]);
    await page.user.click(box1);
    expect(lines()).toEqual([
      ['Harga barang', 'Rp4.000.000'],
      [expect.stringContaining('1 tahun'), 'Rp190.000'],
      ['Subtotal', 'Rp4.190.000'],
    ]);
    await page.user.click(box1);
    expect(lines()).toEqual([['Subtotal', 'Rp4.000.000']]);
  });

  test('[ADDON-06, ADDON-08] a price that is none is not offered', async () => {
    const answers = (path: string, data: unknown) =>
      path.includes('/add-on/insurances/') && Array.isArray(data)
        ? data.map((one: object) => ({ ...one, price: -5 }))
        : data;
    await sell(AC, { shop: { answers } });
    await row();
    expect(screen.queryByRole('group', { name: 'Asuransi' })).toBeNull();
  });

  test('[ADDON-04, ADDON-07, ADDON-10] a ticked service counts per piece, is added and is kept', async () => {
    const page = await sell(AC, { path: `/p/barang-uji/${ITEM}?qty=2` });
    await page.user.click(await protection(2));
    // 8,25 % of Rp4.000.000 for each of two pieces.
    expect(within(box()).getByText('Rp660.000')).toBeDefined();
    expect(subtotal()).toBe('Rp8.660.000');
    await put(page);
    expect(adds(page)[0]?.body).toMatchObject({
      quantity: 2,
      addOns: [{ type: 'INSURANCE', id: 'INS-RUMAH-2' }],
    });
    expect(await bagTotal(page)).toBe(8_660_000);
    expect(((await protection(2)) as HTMLInputElement).checked).toBe(true);
    await page.user.click(within(box()).getByRole('button', { name: /Kurangi/ }));
    await waitFor(() => expect(subtotal()).toBe('Rp4.330.000'));
    await put(page);
    expect(await bagTotal(page)).toBe(12_990_000);
    await page.user.click(await protection(2));
    expect(subtotal()).toBe('Rp4.000.000');
  });

  test('[ADDON-02] one of two protections can be chosen at a time', async () => {
    const page = await sell();
    await page.user.click(await protection(1));
    await page.user.click(await protection(2));
    expect(((await protection(1)) as HTMLInputElement).checked).toBe(false);
    expect(subtotal()).toBe('Rp4.330.000');
  });

  test('[ADDON-10] another option keeps a service it has; one it lacks is said and not charged', async () => {
    const values = (value: string, more: object = {}) => ({ values: [value], offered: 1_000_000, ...more });
    const page = await openPage({
      shop: {
        products: [
          product({
            services: ['INST-AC-STANDAR', 'INS-RUMAH-1'],
            attributes: ['Warna'],
            items: [
              values('Putih', { pickup: 'AVAILABLE' }),
              values('Hitam', { offered: 2_000_000, pickup: 'AVAILABLE' }),
            ],
          }),
        ],
      },
    });
    await page.user.click(await protection(1));
    expect(subtotal()).toBe('Rp1.047.500');
    await page.user.click(screen.getByRole('link', { name: 'Hitam' }));
    await waitFor(() => expect(subtotal()).toBe('Rp2.095.000'));
    await page.user.click(await row());
    await page.user.click(await screen.findByRole('link', { name: 'Pilih, Pasang AC standar' }));
    await waitFor(() => expect(subtotal()).toBe('Rp2.445.000'));
    await page.user.click(screen.getByRole('radio', { name: /Ambil di toko/ }));
    expect(
      await screen.findByText(/Jasa pasang yang kamu pilih tidak tersedia untuk pilihan ini/),
    ).toBeDefined();
    await waitFor(() => expect(subtotal()).toBe('Rp2.095.000'));
  });

  test('[TAG-32] gadgets tell the warranty and the months first, then services', async () => {
    const facts = {
      ...AC,
      warranty: { type: 'RESMI' as const, period: '1 tahun' },
      installment: { creditCard: 350_000 },
    };
    const order = () =>
      [...(document.getElementById('service')?.querySelectorAll('.rows > *') ?? [])].map(
        ({ textContent }) => /Garansi|Cicilan|Jasa pasang|Asuransi|dikembalikan/.exec(textContent ?? '')?.[0],
      );
    const page = await sell({ ...facts, tags: ['AVAILABLE', 'INSTALLMENT', 'CONTEXTUAL_GADGETS'] });
    await row();
    await screen.findByText(/Cicilan/);
    expect(order().slice(0, 5)).toEqual(['Garansi', 'Cicilan', 'Jasa pasang', 'Asuransi', 'dikembalikan']);
    page.view.unmount();
    await sell({ ...facts, tags: ['AVAILABLE', 'INSTALLMENT'] });
    await row();
    await screen.findByText(/Cicilan/);
    expect(order().slice(0, 5)).toEqual(['Jasa pasang', 'Asuransi', 'Garansi', 'dikembalikan', 'Cicilan']);
  });
});

describe('the page of installations', () => {
  test('[ROUTE-21, ADDON-05] shows them all; choosing one leads back to the product with it', async () => {
    const page = await sell(AC, { path: PATH });
    expect(await screen.findByRole('heading', { level: 1, name: 'Jasa pasang' })).toBeDefined();
    expect(await screen.findByText('Pasang AC standar')).toBeDefined();
    expect(screen.getByText('Vakum mesin 30 menit').closest('ul')).toBe(
      screen.getAllByRole('list', { name: 'Termasuk' }).at(-1),
    );
    await page.user.click(screen.getByRole('link', { name: 'Pilih, Pasang AC dengan vakum' }));
    await waitFor(() => expect(page.router.state.location.pathname).toBe(`/p/barang-uji/${ITEM}`));
    expect((await row()).textContent).toContain('Pasang AC dengan vakum · Rp525.000 per barang');
    expect(subtotal()).toBe('Rp4.525.000');
    await page.user.click(await row());
    const cancel = await screen.findByRole('button', { name: 'Batal pilih, Pasang AC dengan vakum' });
    expect(screen.getByText('Dipilih').closest('li')?.textContent).toContain('Pasang AC dengan vakum');
    await page.user.click(cancel);
    expect(screen.queryByText('Dipilih')).toBeNull();
  });

  test('[ADDON-05, ADDON-06] one that failed says so, and is loaded again by its button', async () => {
    const again = await sell(AC, {
      path: PATH,
      shop: { faults: { 'POST /add-on/installations/_availability': '500' } },
    });
    expect(await screen.findByText('Jasa pasang gagal dimuat')).toBeDefined();
    await again.shop.mend();
    await again.user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText('Pasang AC standar')).toBeDefined();
  });

  test('[ADDON-05] where there is none it says for where', async () => {
    await sell({ services: [] }, { path: PATH });
    expect(await screen.findByText('Belum ada jasa pasang untuk barang ini di Gambir.')).toBeDefined();
  });
});

describe('[CART-26, ERR-14, ERR-65] a service that cannot be had after all', () => {
  test('one piece too many for the technicians: without the service the add goes on, once', async () => {
    const facts = { services: ['INST-RAKIT-KILAT', 'INS-MEBEL-1'], item: { offered: 1_000_000 } };
    const page = await sell(facts, { path: `/p/barang-uji/${ITEM}?qty=2` });
    await page.user.click(await row());
    await page.user.click(await screen.findByRole('link', { name: /^Pilih, Rakit hari ini juga/ }));
    await page.user.click(await protection(1));
    expect(subtotal()).toBe('Rp2.628.000');
    await put(page);
    expect(
      within(box()).getByText('Jasa pasang tidak tersedia. Hapus layanannya untuk lanjut.'),
    ).toBeDefined();
    await page.user.click(within(box()).getByRole('button', { name: 'Hapus layanan' }));
    await page.settle();
    expect(screen.getByText('Berhasil masuk keranjang.')).toBeDefined();
    expect(adds(page).map(({ body }) => body.addOns.length)).toEqual([2, 1]);
    expect(subtotal()).toBe('Rp2.078.000');
    expect(await bagTotal(page)).toBe(2_078_000);
  });

  test('taken out by hand, the message goes', async () => {
    const page = await sell({ services: ['INS-RUMAH-1'] });
    page.tell('addToCart', { type: 'addOns.changed', addOns: [{ type: 'INSURANCE', id: 'INS-GONE' }] });
    await put(page);
    const words = 'Proteksi tidak tersedia lagi. Hapus proteksinya untuk lanjut.';
    expect(within(box()).getByText(words)).toBeDefined();
    page.tell('addToCart', { type: 'addOns.changed', addOns: [] });
    await waitFor(() => expect(within(box()).queryByText(words)).toBeNull());
  });

  test('a protection that is gone is removed by its button', async () => {
    const page = await sell({ services: [] });
    page.tell('addToCart', { type: 'addOns.changed', addOns: [{ type: 'INSURANCE', id: 'INS-GONE' }] });
    await put(page);
    await page.user.click(within(box()).getByRole('button', { name: 'Hapus proteksi' }));
    await page.settle();
    expect(adds(page).map(({ body }) => body.addOns.length)).toEqual([1, 0]);
    expect(await bagTotal(page)).toBe(100_000);
  });
});

test('[MODAL-28, ADDON-04] on a phone the sheet has the services, and its sum', async () => {
  const page = await sell();
  await onPhone(() =>
    page.user.click(screen.getAllByRole('button', { name: 'Keranjang' })[0] as HTMLElement),
  );
  // Found by its name: before its code has come another dialog stands in for it.
  const sheet = within(await screen.findByRole('dialog', { name: 'Tambah ke keranjang' }));
  await page.user.click(await sheet.findByRole('checkbox', { name: /Pasang AC standar/ }));
  await page.user.click(await sheet.findByRole('checkbox', { name: /Proteksi 1 tahun/ }));
  expect(await sheet.findByText('Rp4.540.000')).toBeDefined();
  await page.user.click(sheet.getByRole('button', { name: 'Tambah ke keranjang' }));
  await page.settle();
  expect(adds(page)[0]?.body).toMatchObject({
    addOns: [
      { type: 'INSTALLATION', id: 'INST-AC-STANDAR' },
      { type: 'INSURANCE', id: 'INS-RUMAH-1' },
    ],
  });
  expect(await bagTotal(page)).toBe(4_540_000);
});

describe('sending back', () => {
  const RETURNABLE = { tags: ['AVAILABLE' as const, 'RETURNABLE' as const], returnPeriodDays: 15 };
  const openPolicy = async (page: Opened, name: RegExp) => {
    await page.user.click(
      within(document.querySelector<HTMLElement>('#service')!).getByRole('button', { name }),
    );
    // Found by its name: before its code has come another dialog stands in for it.
    return within(await screen.findByRole('dialog', { name: /^(Pengembalian barang|Returns)$/ }));
  };

  test('[MODAL-50, RETURN-01..07, RETURN-09] tells period, reasons and steps in both languages', async () => {
    const returnReasons = ['DAMAGE', 'MISMATCH', 'MISS_ETD', 'CHANGE_MIND', 'NOT_SUITABLE_SIZE'] as const;
    const page = await sell({ ...RETURNABLE, returnReasons });
    const sheet = await openPolicy(page, /Bisa dikembalikan dalam 15 hari/);
    const reasons = await sheet.findByRole('region', { name: 'Alasan yang diterima' });
    expect(
      within(reasons)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Barang rusak',
      'Barang tidak sesuai',
      'Barang terlambat sampai',
      'Berubah pikiranOngkir ditanggung pembeli',
      'Ukuran tidak pasOngkir ditanggung pembeli',
    ]);
    expect(sheet.getByText('Kirim balik gratis, kecuali: berubah pikiran, ukuran tidak pas')).toBeDefined();
    expect(sheet.getByText('Bisa dikembalikan dalam 15 hari')).toBeDefined();
    const how = await sheet.findByRole('region', { name: 'Cara mengembalikan' });
    expect(within(how).getAllByRole('listitem').length).toBeGreaterThan(0);
    const indonesian = how.textContent;
    page.view.unmount();

    const english = await sell({ ...RETURNABLE, returnReasons }, { visitor: { language: 'en' } });
    const inEnglish = await openPolicy(english, /Returnable within 15 days/);
    for (const reason of [
      'Damaged item',
      'Item does not match',
      'Item arrived late',
      'Changed my mind',
      'Size does not fit',
    ]) {
      expect(await inEnglish.findByText(reason)).toBeDefined();
    }
    const told = await inEnglish.findByRole('region', { name: 'How to return it' });
    expect(told.textContent).not.toBe(indonesian);
  });

  test.each([
    [{ buyerPays: [] }, ['Kirim balik gratis']],
    // The payer stands beside its reason as well.
    [
      { reasons: ['CHANGE_MIND'], buyerPays: ['CHANGE_MIND'] },
      ['Ongkir ditanggung pembeli', 'Ongkir ditanggung pembeli'],
    ],
    [{ buyerPays: undefined }, []],
  ])('[RETURN-09] says who pays for sending back where the policy tells it: %o', async (told, words) => {
    const page = await sell(RETURNABLE, {
      shop: {
        answers: (path, data) =>
          path.endsWith('/return-policy') ? { ...(data as Record<string, unknown>), ...told } : data,
      },
    });
    const sheet = await openPolicy(page, /Bisa dikembalikan dalam 15 hari/);
    await sheet.findByRole('region', { name: 'Alasan yang diterima' });
    const said = sheet.queryAllByText(/^(?:Kirim balik|Ongkir)/).map(({ textContent }) => textContent);
    expect(said).toEqual(words);
  });

  test('[RETURN-08] one that fails claims nothing, and is loaded again by its button', async () => {
    const page = await sell(RETURNABLE, {
      shop: {
        faults: {
          'GET /return/sku-items/*/return-policy': '500',
          'GET /content/return-policy-method': '500',
        },
      },
    });
    const sheet = await openPolicy(page, /Bisa dikembalikan/);
    expect(await sheet.findByText('Aturan pengembalian gagal dimuat')).toBeDefined();
    expect(sheet.queryByText(/15 hari|Barang rusak|Cara mengembalikan/)).toBeNull();
    await page.shop.mend();
    await page.user.click(sheet.getByRole('button', { name: 'Coba lagi' }));
    expect(await sheet.findByText('Barang rusak')).toBeDefined();
    expect(sheet.queryByText('Cara mengembalikan')).toBeNull();
  });
});
