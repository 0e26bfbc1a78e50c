import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { product } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { openPage, type Opened, type OpenOptions } from '../support/openPage.tsx';

const BOTH = ['AVAILABLE', 'INSTALLMENT', 'INSTALLMENT_NON_CC'] as const;
const sold = (offered = 1_250_000, facts: Parameters<typeof product>[0] = {}) =>
  product({ tags: [...BOTH], item: { offered, stock: 50 }, ...facts });
const open = (...options: OpenOptions[]) => openPage({ shop: { products: [sold()] } }, ...options);

/** The paths of the calls for installments, in their order. */
const asked = (page: Opened) =>
  page.shop.requests.map(({ path }) => path).filter((path) => path.includes('/installment'));
async function openList(page: Opened, row = /^Cicilan kartu kredit mulai/) {
  await page.user.click(await screen.findByRole('button', { name: row }));
  return within(await screen.findByRole('dialog', { name: 'Cicilan' }));
}
type Sheet = ReturnType<typeof within>;
const lenders = (sheet: Sheet) =>
  sheet
    .getAllByRole('listitem')
    .map((item: HTMLElement) => within(item).getAllByRole('button')[0]?.querySelector('b')?.textContent);
const bank = (sheet: Sheet, name: string) => sheet.getByRole('button', { name: new RegExp(`^${name}`) });
async function pick(page: Opened, sheet: Sheet, name: string, months: number) {
  if (bank(sheet, name).getAttribute('aria-expanded') !== 'true') await page.user.click(bank(sheet, name));
  const group = within(await sheet.findByRole('group', { name: `Pilih tenor untuk dihitung: ${name}` }));
  await page.user.click(group.getByRole('button', { name: new RegExp(`^${months} bulan`) }));
}
/** The columns of the calculator, row by row. */
const compared = (sheet: Sheet) =>
  Object.fromEntries(
    [...sheet.getByRole('table', { name: 'Perbandingan cicilan' }).querySelectorAll('tbody')].map((body) => [
      body.querySelector('th')?.textContent ?? '',
      [...body.querySelectorAll('td')].map((cell) => cell.textContent),
    ]),
  );

describe('the row', () => {
  test('[INSTALL-11, INSTALL-15, INSTALL-18] row and badge tell the least sum, months and pieces', async () => {
    const page = await open({
      shop: { products: [sold(1_250_000, { tags: [...BOTH, 'HIGHLIGHTED_INSTALLMENT'] })] },
    });
    // 1.250.000 over 36 months at 1,05%, with half of the fee of 1,5%.
    expect(screen.getByText('Cicilan kartu kredit mulai Rp48.108/bulan').nextSibling?.textContent).toBe(
      'selama 36 bulan',
    );
    expect(screen.getByText('Cicil mulai Rp48.108/bulan selama 36 bulan')).toBeDefined();
    await page.user.click(screen.getAllByRole('button', { name: 'Tambah' })[0] as HTMLElement);
    expect(screen.queryByText(/Rp48\.108/)).toBeNull();
    expect(await screen.findByText('Cicil mulai Rp96.216/bulan selama 36 bulan (2 barang)')).toBeDefined();
    expect(screen.getByText('Cicilan kartu kredit mulai Rp96.216/bulan')).toBeDefined();
    expect(screen.getAllByText(/^selama \d+ bulan \(2 barang\)$/)).toHaveLength(3);
    expect(asked(page).filter((path) => path.endsWith('installments?qty=2'))).toHaveLength(1);
  });

  test('[INSTALL-15] a voucher that is claimed makes it less', async () => {
    const page = await open({
      visitor: { member: 'ayu' },
      shop: { vouchers: [testVoucher({ value: 250_000 })] },
    });
    const before = screen.getByText(/^Cicilan kartu kredit mulai/).textContent;
    await page.visitor.call('/product/merchant/vouchers/V-1/_claim', {});
    page.root.send({
      type: 'part.told',
      name: 'installment',
      event: { type: 'installment.refreshRequested' },
    });
    await waitFor(() => expect(screen.getByText(/^Cicilan kartu kredit mulai/).textContent).not.toBe(before));
    expect(screen.getByText('Cicilan kartu kredit mulai Rp38.487/bulan')).toBeDefined();
  });
});

describe('[INSTALL-18] for how many months', () => {
  const highlighted = [sold(1_250_000, { tags: [...BOTH, 'HIGHLIGHTED_INSTALLMENT'] })];

  test('is said of each in the list, and where it begins if that is another tenor', async () => {
    const page = await open();
    const sheet = await openList(page);
    const rinjani = within(bank(sheet, 'Bank Rinjani'));
    expect(rinjani.getByText('mulai Rp48.108/bulan selama 36 bulan')).toBeDefined();
    expect(rinjani.getByText('tenor mulai 6 bulan')).toBeDefined();
    await page.user.click(sheet.getByRole('radio', { name: 'Tanpa kartu kredit' }));
    for (const offer of sheet.getAllByRole('button', { name: /Rp[\d.]+\/bulan/ }))
      expect(offer.textContent).toMatch(/mulai Rp[\d.]+\/bulan selama \d+ bulan/);
  });

  test('is not said, nor invented, where it is not told; one tenor is said once', async () => {
    const page = await open({
      shop: {
        products: highlighted,
        answers: (path, data) =>
          /product-detail.*\/installments/.test(path)
            ? (data as { paymentMethod: string; minTenor: number }[]).map((offer) =>
                offer.paymentMethod === 'CC_LINTANG'
                  ? { ...offer, tenor: 24, minTenor: 24 }
                  : { ...offer, tenor: 'long' },
              )
            : data,
      },
    });
    // Below the price, and in the box.
    expect(screen.getAllByText('Cicil mulai Rp48.108/bulan')).toHaveLength(2);
    const row = screen.getByText('Cicilan kartu kredit mulai Rp48.108/bulan');
    expect(row.parentElement?.textContent).toBe('Cicilan kartu kredit mulai Rp48.108/bulan');
    const sheet = await openList(page);
    expect(within(bank(sheet, 'Bank Rinjani')).getByText('mulai Rp48.108/bulan')).toBeDefined();
    const lintang = within(bank(sheet, 'Bank Lintang'));
    expect(lintang.getByText(/^mulai Rp[\d.]+\/bulan selama 24 bulan$/)).toBeDefined();
    expect(lintang.queryByText(/tenor mulai/)).toBeNull();
  });
});

describe('[INSTALL-20] months first', () => {
  const rows = (sheet: Sheet) =>
    sheet
      .getAllByRole('button', { name: /bulan/ })
      .filter((row: HTMLElement) => row.hasAttribute('aria-pressed'))
      .map((row: HTMLElement) => ({
        name: row.querySelector('b')?.textContent,
        total: Number(/Total dibayar Rp([\d.]+)/.exec(row.textContent ?? '')?.[1]?.replaceAll('.', '')),
        isCheapest: row.textContent?.includes('Paling hemat'),
        row,
      }));

  test('lists what each takes over them, least in total first, and compares by one press', async () => {
    const page = await open();
    const sheet = await openList(page);
    const months = within(sheet.getByRole('radiogroup', { name: 'Pilih lama cicilan' }));
    expect(months.getByRole('radio', { name: 'Semua' })).toHaveProperty('checked', true);
    await page.user.click(months.getByRole('radio', { name: '12 bulan' }));
    const [first, ...others] = rows(sheet);
    const totals = [first, ...others].map((one) => one?.total ?? 0);
    expect(totals.length).toBeGreaterThan(3);
    expect(totals).toEqual(totals.toSorted((one, other) => one - other));
    const least = totals.filter((total) => total === totals[0]).length;
    expect([first, ...others].map((one) => one?.isCheapest)).toEqual(totals.map((_, place) => place < least));
    await page.user.click(first!.row);
    expect(first!.row.getAttribute('aria-pressed')).toBe('true');
    const table = sheet.getByRole('table', { name: 'Perbandingan cicilan' });
    await waitFor(() =>
      expect(table.textContent).toContain(`Rp${new Intl.NumberFormat('id-ID').format(totals[0] ?? 0)}`),
    );
    await page.user.click(months.getByRole('radio', { name: 'Semua' }));
    expect(sheet.getAllByText(/^mulai Rp/).length).toBe(lenders(sheet).length);
  });

  test('shows all of a type that has no offer over them', async () => {
    const page = await open({
      shop: {
        answers: (path, data) =>
          /product-detail.*\/installments/.test(path)
            ? (data as { type: string; tenors: object[] }[]).map((offer) =>
                offer.type === 'CC' ? offer : { ...offer, tenors: [] },
              )
            : data,
      },
    });
    const sheet = await openList(page);
    await page.user.click(sheet.getByRole('radio', { name: '12 bulan' }));
    await page.user.click(sheet.getByRole('radio', { name: 'Tanpa kartu kredit' }));
    expect(sheet.getAllByText(/^mulai Rp/).length).toBe(lenders(sheet).length);
  });

  test('has no choice of months where they are not told, and says equal totals of none', async () => {
    const untold = await open({
      shop: {
        answers: (path, data) =>
          /product-detail.*\/installments/.test(path)
            ? (data as object[]).map((offer) => ({ ...offer, tenors: undefined }))
            : data,
      },
    });
    const sheet = await openList(untold);
    expect(sheet.queryByRole('radiogroup', { name: 'Pilih lama cicilan' })).toBeNull();
    untold.view.unmount();
    const equal = await open({
      shop: {
        answers: (path, data) =>
          /product-detail.*\/installments/.test(path)
            ? (data as object[]).map((offer) => ({
                ...offer,
                amount: 1_200_000,
                tenors: [{ tenor: 12, monthly: 100_000, total: 1_200_000, feePromo: null }],
              }))
            : data,
      },
    });
    const same = await openList(equal);
    await equal.user.click(same.getByRole('radio', { name: '12 bulan' }));
    expect(rows(same).some((one: { isCheapest?: boolean }) => one.isCheapest === true)).toBe(false);
    expect(same.getAllByText('sama dengan harga').length).toBe(rows(same).length);
  });
});

test('[INSTALL-21] the least a month below the price opens the list', async () => {
  const page = await open({
    shop: { products: [sold(1_250_000, { tags: [...BOTH, 'HIGHLIGHTED_INSTALLMENT'] })] },
  });
  await page.user.click(
    await screen.findByRole('button', { name: /^Cicil mulai Rp48\.108\/bulan selama 36 bulan$/ }),
  );
  expect(await screen.findByRole('dialog', { name: 'Cicilan' })).toBeDefined();
});

describe('the list', () => {
  test('[MODAL-35, INSTALL-05, INSTALL-06] shows offers of a type, lightest first, others by tab', async () => {
    const page = await open();
    const sheet = await openList(page);
    expect(sheet.getByText('Rp1.250.000')).toBeDefined();
    const cards = lenders(sheet);
    expect(cards[0]).toBe('Bank Rinjani');
    expect(cards).toContain('Bank Lintang');
    expect(cards).not.toContain('Cicil Maju');
    expect(within(bank(sheet, 'Bank Rinjani')).getByText('Paling ringan')).toBeDefined();
    expect(sheet.getAllByText('Paling ringan')).toHaveLength(1);
    await page.user.click(sheet.getByRole('radio', { name: 'Tanpa kartu kredit' }));
    expect(lenders(sheet)).toContain('Cicil Maju');
    expect(lenders(sheet)).not.toContain('Bank Lintang');
    await page.user.click(sheet.getByRole('button', { name: 'Tutup' }));
    await openList(page, /^Cicilan tanpa kartu kredit mulai/);
    expect(screen.getByRole('radio', { name: 'Tanpa kartu kredit' })).toHaveProperty('checked', true);
  });

  test('[INSTALL-07, INSTALL-08] says how much of the fee is waived, and nothing where none is', async () => {
    const page = await open();
    const sheet = await openList(page);
    expect(bank(sheet, 'Bank Samudra').textContent).toContain('Gratis biaya admin');
    expect(bank(sheet, 'Bank Merapi').textContent).toContain('Diskon biaya admin');
    expect(bank(sheet, 'Bank Kencana').textContent).not.toContain('biaya admin');
  });

  test('[INSTALL-02, INSTALL-03, INSTALL-04] makes each call when needed, once per payment method', async () => {
    const page = await open();
    const sheet = await openList(page);
    const begun = asked(page).length;
    await page.user.click(bank(sheet, 'Bank Lintang'));
    expect(await sheet.findByText('Paling ringan Rp58.959/bulan, selama 24 bulan.')).toBeDefined();
    expect((await sheet.findByRole('button', { name: /^3 bulan/ })).textContent).toBe(
      '3 bulanRp416.667/bulan',
    );
    const query = 'paymentMethod=CC_LINTANG&qty=1';
    expect(asked(page).slice(begun).toSorted()).toEqual([
      `/product/products/UJI-00001-01/installments/estimation?${query}`,
      `/product/products/UJI-00001-01/installments?${query}`,
    ]);
    await pick(page, sheet, 'Bank Lintang', 3);
    await pick(page, sheet, 'Bank Lintang', 6);
    await page.user.click(bank(sheet, 'Bank Lintang'));
    await page.user.click(bank(sheet, 'Bank Lintang'));
    expect(asked(page).slice(begun + 2)).toEqual([
      '/product-detail/products/UJI-00001-01/installment/CC_LINTANG?qty=1',
    ]);
    await page.user.click(bank(sheet, 'Bank Samudra'));
    await sheet.findByRole('group', { name: /Bank Samudra/ });
    expect(
      asked(page)
        .slice(begun + 3)
        .filter((path) => path.includes('CC_SAMUDRA')),
    ).toHaveLength(2);
  });

  test.each([
    ['GET /product/products/*/installments', 'Tenor gagal dimuat.'],
    ['GET /product-detail/products/*/installment/*', 'Hitungan Bank Lintang gagal dimuat.'],
  ])(
    '[INSTALL-03, INSTALL-12] what %s could not say is said, and is asked for again',
    async (endpoint, words) => {
      const page = await open();
      const sheet = await openList(page);
      await page.shop.fault(endpoint, '500');
      await page.user.click(bank(sheet, 'Bank Lintang'));
      if (endpoint.includes('-detail')) await pick(page, sheet, 'Bank Lintang', 12);
      expect((await sheet.findByRole('alert')).textContent).toContain(words);
      await page.shop.mend();
      await page.user.click(within(sheet.getByRole('alert')).getByRole('button', { name: 'Coba lagi' }));
      if (!endpoint.includes('-detail')) await pick(page, sheet, 'Bank Lintang', 12);
      await waitFor(() => expect(compared(sheet)['Total dibayar']).toEqual(['Rp1.250.000sama dengan harga']));
      expect(sheet.queryByRole('alert')).toBeNull();
    },
  );
});

describe('[INSTALL-14] the calculator', () => {
  test('lays up to three side by side: each month, interest, fee and the whole cost', async () => {
    const page = await open();
    const sheet = await openList(page);
    expect(sheet.getByText(/Bisa sampai 3 sekaligus/)).toBeDefined();
    await pick(page, sheet, 'Bank Lintang', 12);
    expect(sheet.getByRole('button', { name: /^12 bulan/ }).getAttribute('aria-pressed')).toBe('true');
    await pick(page, sheet, 'Bank Merapi', 12);
    await pick(page, sheet, 'Bank Tirtamas', 24);
    await waitFor(() => expect(Object.values(compared(sheet)).flat().join()).not.toContain('Menghitung'));
    expect(compared(sheet)).toEqual({
      'Cicilan per bulan': [
        'Rp104.167bulan ke-12 Rp104.163',
        'Rp114.584bulan ke-12 Rp114.576',
        'Rp63.959bulan ke-24 Rp63.943Paling ringan',
      ],
      Bunga: ['Rp00% per bulan', 'Rp112.5000,75% per bulan', 'Rp285.0000,95% per bulan'],
      'Biaya admin': ['Rp0', 'Biaya admin sebelumnya Rp25.000Rp12.500Diskon biaya admin', 'Rp0'],
      'Total dibayar': [
        'Rp1.250.000sama dengan hargaPaling hemat',
        'Rp1.375.000Rp125.000 di atas harga',
        'Rp1.535.000Rp285.000 di atas harga',
      ],
    });
    // A fourth is not taken, and the page says why.
    await pick(page, sheet, 'Bank Lintang', 3);
    expect(sheet.getAllByRole('columnheader').length).toBe(3 + 4);
    const fourth = sheet.getByRole('button', {
      name: /^3 bulan/,
      description: 'Sudah 3 cicilan dibandingkan. Hapus satu dulu untuk memilih yang lain.',
    });
    expect(fourth.getAttribute('aria-pressed')).toBe('false');
    await page.user.click(sheet.getByRole('button', { name: 'Hapus Bank Merapi, 12 bulan' }));
    expect(sheet.getByText('2 dari 3 cicilan dibandingkan')).toBeDefined();
    expect(compared(sheet)['Bunga']).toHaveLength(2);
    // Each bank's months stand below its name.
    const schedule = sheet.getByText('Lihat tiap bulan').closest('details');
    const heads = [...(schedule?.querySelectorAll('thead th') ?? [])].map((one) => one.textContent);
    const firsts = [...(schedule?.querySelectorAll('tbody tr:first-child td') ?? [])];
    expect([heads, firsts.map((one) => one.textContent)]).toEqual([
      ['Bulan ke-', 'Bank Lintang, 12 bulan', 'Bank Tirtamas, 24 bulan'],
      ['Rp104.167', 'Rp63.959'],
    ]);
  });

  test('calls the least total the cheapest, though others have less interest or pay less a month', async () => {
    const page = await open({
      shop: {
        answers: (path, data) => {
          if (!path.includes('/installment/')) return data;
          const { tenors } = data as { tenors: { interest: number | null }[] };
          // Without interest, and with a fee that is dearer than the interest of others.
          const dear = {
            fee: 200_000,
            feeWaived: 0,
            total: 1_450_000,
            monthly: 120_834,
            lastMonthly: 120_826,
          };
          return {
            ...(data as object),
            tenors: tenors.map((one) => (one.interest === 0 ? { ...one, ...dear } : one)),
          };
        },
      },
    });
    const sheet = await openList(page);
    await pick(page, sheet, 'Bank Lintang', 12);
    await pick(page, sheet, 'Bank Merapi', 12);
    await pick(page, sheet, 'Bank Tirtamas', 24);
    await waitFor(() => expect(Object.values(compared(sheet)).flat().join()).not.toContain('Menghitung'));
    const { Bunga: interest, 'Total dibayar': total, 'Cicilan per bulan': monthly } = compared(sheet);
    expect(interest?.[0]).toBe('Rp00% per bulan');
    expect(total?.map((text: string | null) => text?.includes('Paling hemat'))).toEqual([false, true, false]);
    expect(monthly?.map((text: string | null) => text?.includes('Paling ringan'))).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('[INSTALL-13] every month can be seen, and together they are the whole cost', async () => {
    const page = await open();
    const sheet = await openList(page);
    await pick(page, sheet, 'Bank Merapi', 12);
    await page.user.click(await sheet.findByText('Lihat tiap bulan'));
    const rows = [...sheet.getAllByRole('table').at(-1)!.querySelectorAll('tbody tr td')];
    const rupiah = rows.map(({ textContent }) => Number(textContent?.replaceAll(/\D/g, '')));
    expect(rupiah).toHaveLength(12);
    expect(rupiah.reduce((sum, month) => sum + month, 0)).toBe(1_375_000);
  });

  test('[INSTALL-13] the months go on to the last of the longest one', async () => {
    const page = await open();
    const sheet = await openList(page);
    await pick(page, sheet, 'Bank Merapi', 12);
    await pick(page, sheet, 'Bank Tirtamas', 24);
    await page.user.click(await sheet.findByText('Lihat tiap bulan'));
    const months = () => [...sheet.getAllByRole('table').at(-1)!.querySelectorAll('tbody tr')];
    await waitFor(() => expect(months()).toHaveLength(24));
    const cells = months().map((row) =>
      [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
    );
    expect(cells.map(([short]) => short !== '').lastIndexOf(true)).toBe(11);
    expect(cells.every(([, long]) => long !== '')).toBe(true);
  });

  test('[INSTALL-14, INSTALL-16] says what is unknown, and takes no sum that contradicts itself', async () => {
    const page = await open({
      shop: {
        answers: (path, data) => {
          if (!path.includes('/installment/')) return data;
          const { tenors } = data as { tenors: { tenor: number; monthly: number; total: number }[] };
          return {
            ...(data as object),
            tenors: tenors.map(({ tenor, monthly, ...rest }) =>
              tenor === 3 ? { tenor, monthly } : { ...rest, tenor, monthly, total: rest.total + 1 },
            ),
          };
        },
      },
    });
    const sheet = await openList(page);
    await pick(page, sheet, 'Bank Lintang', 3);
    await pick(page, sheet, 'Bank Lintang', 12);
    const unknown = 'belum ada keterangan';
    await waitFor(() =>
      expect(compared(sheet)).toEqual({
        'Cicilan per bulan': ['Rp416.667', unknown],
        Bunga: [unknown, unknown],
        'Biaya admin': [unknown, unknown],
        'Total dibayar': [unknown, unknown],
      }),
    );
    expect(sheet.queryByText('Lihat tiap bulan')).toBeNull();
  });

  test('[INSTALL-15] follows the quantity, with what was chosen', async () => {
    const page = await open();
    const sheet = await openList(page);
    await pick(page, sheet, 'Bank Lintang', 12);
    await page.user.click(sheet.getByRole('button', { name: 'Tutup' }));
    await page.user.click(screen.getAllByRole('button', { name: 'Tambah' })[0] as HTMLElement);
    await screen.findAllByText(/\(2 barang\)$/);
    const again = await openList(page);
    expect(again.getByText('Harga 2 barang yang dicicil')).toBeDefined();
    await waitFor(() => expect(compared(again)['Total dibayar']).toEqual(['Rp2.500.000sama dengan harga']));
  });
});

describe('[ROUTE-09] the page', () => {
  const path = '/p/barang-uji/UJI-00001-01/installment';
  test('shows list and calculator under its title, in both languages', async () => {
    const page = await open({ path });
    expect(screen.getByRole('heading', { level: 1, name: 'Cicilan' })).toBeDefined();
    expect(await screen.findByRole('radio', { name: 'Kartu kredit' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: 'Kalkulator cicilan' })).toBeDefined();
    page.view.unmount();
    await open({ path, visitor: { language: 'en' } });
    expect(await screen.findByRole('radio', { name: 'Non credit card' })).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Credit card' })).toBeDefined();
  });
  test('begins with credit cards, and with what is paid off as the lightest offer tells it', async () => {
    await open({
      path,
      shop: {
        answers: (asked, data) =>
          asked.endsWith('/installments') && Array.isArray(data)
            ? (data as { lowestMonthly: number }[])
                .toSorted((one, other) => other.lowestMonthly - one.lowestMonthly)
                .map((offer, position, { length }) => ({
                  ...offer,
                  ...(position === length - 1 ? {} : { amount: 1_250_001 }),
                }))
            : data,
      },
    });
    expect(await screen.findByRole('radio', { name: 'Kartu kredit' })).toHaveProperty('checked', true);
    const list = within(screen.getByRole('region', { name: 'Cicilan' }));
    expect(list.getByText('Rp1.250.000')).toBeDefined();
  });

  test('is led to from the list, and keeps what was chosen there', async () => {
    const page = await open();
    const sheet = await openList(page);
    await pick(page, sheet, 'Bank Lintang', 12);
    await page.user.click(sheet.getByRole('link', { name: 'Buka halaman cicilan' }));
    await screen.findByRole('heading', { level: 1, name: 'Cicilan' });
    await waitFor(() => expect(compared(screen)['Total dibayar']).toEqual(['Rp1.250.000sama dengan harga']));
    await page.user.click(screen.getByRole('button', { name: 'Lihat hitungan (1)' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Kalkulator cicilan' }));
  });
  test('[INSTALL-12] says that it failed, tries again, and says so where there are none', async () => {
    const page = await open({
      path,
      shop: { faults: { 'GET /product-detail/products/*/installments': '500' } },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Cicilan gagal dimuat.');
    await page.shop.mend();
    await page.user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByRole('radio', { name: 'Kartu kredit' })).toBeDefined();
    page.view.unmount();
    await open({ path, shop: { products: [sold(90_000)] } });
    expect(await screen.findByText('Belum ada cicilan untuk pilihan ini.')).toBeDefined();
  });
});

describe('pay-later', () => {
  const LIMIT = 'Limit hingga Rp8 juta per bulan';
  const introduction = '/member/blipay/paylater/introduction';
  const row = (name: RegExp) => screen.findByRole('link', { name });
  const standingAsked = (page: Opened) =>
    page.shop.requests.filter(({ path }) => path === '/wallet/paylater');

  test('[PAYLATER-01, PAYLATER-02, LINK-07] shows a guest limit and introduction, without a call', async () => {
    const page = await open();
    const link = await row(/^Bayar nanti dengan PayLater/);
    expect([link.textContent, link.getAttribute('href')]).toEqual([
      expect.stringContaining(LIMIT),
      introduction,
    ]);
    expect(standingAsked(page)).toEqual([]);
    page.view.unmount();
    await open({ visitor: { language: 'en' } });
    expect((await row(/^Pay later with PayLater/)).textContent).toContain('Limit up to Rp8 million a month');
  });

  test('[PAYLATER-02] a member can activate it; one who has applied sees what is left', async () => {
    const budi = await open({ visitor: { member: 'budi' } });
    expect((await row(/^Aktifkan PayLater/)).getAttribute('href')).toBe(introduction);
    expect(screen.getByText(LIMIT)).toBeDefined();
    budi.view.unmount();
    const page = await open({ visitor: { member: 'ayu' } });
    expect((await row(/^Sisa limit PayLater Rp6\.250\.000/)).textContent).toContain(
      'dari Rp8.000.000 bulan ini',
    );
    expect(standingAsked(page)).toHaveLength(1);
  });

  test('[PAYLATER-02] an application in review leads nowhere, and who is blocked to customer care', async () => {
    const dewi = await open({ visitor: { member: 'dewi' } });
    expect(await screen.findByText('Pengajuan PayLater sedang ditinjau')).toBeDefined();
    expect(screen.queryByRole('link', { name: /PayLater/ })).toBeNull();
    dewi.view.unmount();
    await open({ visitor: { member: 'citra' } });
    expect((await row(/^PayLater kamu belum bisa dipakai/)).getAttribute('href')).toBe('/bliblicare');
  });

  test.each([
    [
      'another status',
      {
        shop: {
          answers: (path: string, data: unknown) => (path === '/wallet/paylater' ? { status: 'VIP' } : data),
        },
      },
    ],
    ['a failed load', { shop: { faults: { 'GET /wallet/paylater': '500' } } }],
  ] as const)('[PAYLATER-02] %s says nothing, and the page is whole', async (_, options) => {
    await open({ visitor: { member: 'ayu' } }, options);
    await waitFor(() => expect(document.querySelector('#service [aria-busy="true"]')).toBeNull());
    expect(screen.queryByText(/PayLater/)).toBeNull();
    expect(screen.getByText(/^Cicilan kartu kredit mulai/)).toBeDefined();
  });

  test('[PAYLATER-01] what is not told of an active one is not said; other products offer none', async () => {
    const page = await open({
      visitor: { member: 'ayu' },
      shop: { answers: (path, data) => (path === '/wallet/paylater' ? { status: 'ACTIVE' } : data) },
    });
    expect((await row(/^PayLater kamu aktif/)).textContent).toContain(LIMIT);
    page.view.unmount();
    await open({ shop: { products: [sold(1_250_000, { tags: ['INSTALLMENT'] })] } });
    expect(screen.queryByText(/PayLater/)).toBeNull();
  });
});
