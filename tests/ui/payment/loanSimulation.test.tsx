import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { formatPrice } from '#src/domain/shell/format.ts';
import { loanSimulation } from '#src/services/payment/loanSimulation/contract.ts';
import { product } from '../../support/products.ts';
import { openPage, type Opened, type OpenOptions } from '../support/openPage.tsx';

const PATH = '/product-detail/simulation/automotive-installment';
const RIDDEN = [{ id: 'pdp.loan.categories', value: 'C-LAIN,C2' }];
const loan = { minimumPercent: 20, promo: { fromPercent: 30, months: 6 } };
const bike = (offered = 12_900_000) => product({ loan, item: { offered, stock: 9 } });
const sell = (...options: OpenOptions[]) =>
  openPage({ shop: { products: [bike()], config: RIDDEN } }, ...options);

const row = () => screen.findByRole('button', { name: /^Simulasi cicilan kendaraan/ });
async function openLoan(page: Opened) {
  await page.user.click(await row());
  const sheet = within(await screen.findByRole('dialog', { name: 'Simulasi cicilan kendaraan' }));
  const field = await sheet.findByLabelText('Uang muka');
  return {
    sheet,
    field,
    live: (place: string) => page.user.selectOptions(sheet.getByLabelText('Lokasi tempat tinggal'), place),
    type: async (text: string) => {
      await page.user.clear(field);
      await page.user.type(field, text);
    },
    tenor: () => sheet.findByRole<HTMLInputElement>('slider', { name: 'Lama cicilan' }),
  };
}
/** The body of the last calculation that the page asked for. */
const asked = (page: Opened) =>
  page.shop.requests
    .filter(({ method, path }) => method === 'POST' && path.includes('automotive-installment'))
    .at(-1)?.body;

describe('the loan simulation', () => {
  test('[LOAN-07] is offered where a loan is given, with the least down payment', async () => {
    await sell();
    expect((await row()).textContent).toContain('Uang muka mulai Rp2.580.000');
  });

  test('[LOAN-07, LOAN-12] without a down payment it says so, and has no least one', async () => {
    const page = await sell({ shop: { products: [product({ loan: { minimumPercent: 0 } })] } });
    expect((await row()).textContent).toContain('Bisa tanpa uang muka');
    const { sheet } = await openLoan(page);
    expect(sheet.queryByText(/^Paling sedikit/)).toBeNull();
  });

  test('[LOAN-12] the form says the least down payment before anything is wrong', async () => {
    const { sheet, field } = await openLoan(await sell());
    const least = sheet.getByText('Paling sedikit 20% (Rp2.580.000)');
    expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(least.id);
  });

  test('[LOAN-07] asks for loans of vehicles alone, and offers nothing where there is none', async () => {
    const other = await sell({ shop: { config: [{ id: 'pdp.loan.categories', value: 'C-LAIN' }] } });
    expect(await screen.findByText('Jaminan belanja')).toBeDefined();
    expect(other.shop.requests.filter(({ path }) => path.includes('automotive'))).toEqual([]);
    other.view.unmount();
    const none = await sell({ shop: { products: [product()] } });
    await waitFor(() =>
      expect(none.shop.requests.some(({ path }) => path.includes('automotive'))).toBe(true),
    );
    await waitFor(() => expect(none.view.container.querySelector('#service [aria-busy="true"]')).toBeNull());
    expect(screen.queryByText('Simulasi cicilan kendaraan')).toBeNull();
  });

  test('[LOAN-08] options that cannot be loaded offer nothing, and nothing is loading any more', async () => {
    const page = await sell({ shop: { faults: { [`GET ${PATH}`]: '500' } } });
    await waitFor(() =>
      expect(page.shop.requests.some(({ path }) => path.includes('automotive'))).toBe(true),
    );
    await waitFor(() => expect(page.view.container.querySelector('#service [aria-busy="true"]')).toBeNull());
    expect(screen.queryByText('Simulasi cicilan kendaraan')).toBeNull();
  });

  test('[LOAN-04, LOAN-10] shows the sums for down payment and place, by slider and in a table', async () => {
    const page = await sell();
    const { sheet, live, tenor } = await openLoan(page);
    expect(sheet.getByText(/nanti kamu langsung lihat cicilannya/)).toBeDefined();
    await live('Bandung Raya');
    const slider = await tenor();
    expect(asked(page)).toEqual({
      itemSku: 'UJI-00001-01',
      downPayment: { unit: 'PERCENT', value: 20 },
      location: 'BANDUNG',
    });
    const { tenors, financed } = loanSimulation.parse(
      ((await (await page.visitor.call(PATH, asked(page))).json()) as { data: unknown }).data,
    );
    const said = (months: number) => {
      const one = tenors.find((each) => each.months === months);
      if (one === undefined) throw new Error(`No tenor of ${months} months`);
      return one;
    };
    expect(slider.getAttribute('aria-valuetext')).toBe(
      `12 bulan, ${formatPrice(said(12).monthlyAmount)} per bulan`,
    );
    expect(sheet.getByText(`${formatPrice(said(12).monthlyAmount)}/bulan`)).toBeDefined();
    fireEvent.change(slider, { target: { value: '5' } });
    expect(slider.getAttribute('aria-valuetext')).toBe(
      `36 bulan, ${formatPrice(said(36).monthlyAmount)} per bulan`,
    );
    const sums = (name: string) => sheet.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
    expect(sums('Uang muka')).toBe('Rp2.580.000');
    expect(sums('Yang dicicil')).toBe(formatPrice(financed));
    expect(sums('Bunganya')).toBe(formatPrice(said(36).interest));
    expect(sums('Total cicilan')).toBe(formatPrice(said(36).total));
    const rows = within(sheet.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows.slice(1).map((one) => one.textContent)).toEqual(
      tenors.map(
        ({ months, monthlyAmount, total }) =>
          `${months} bulan${formatPrice(monthlyAmount)}${formatPrice(total)}`,
      ),
    );
    expect(rows.find((one) => one.getAttribute('aria-current') === 'true')?.textContent).toContain(
      '36 bulan',
    );
  });

  test('[LOAN-02, LOAN-09] refuses and does not send a down payment at the price, too low, or none', async () => {
    const page = await sell();
    const { sheet, live, type, field } = await openLoan(page);
    await type('100');
    await live('Medan');
    expect(sheet.getByText('Uang muka harus di bawah harga produk.')).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    // A screen reader says both notes with the field, the fault last.
    const described = (description: RegExp) => sheet.getByRole('textbox', { name: 'Uang muka', description });
    expect(described(/^Paling sedikit 20% \(Rp2\.580\.000\) .*harus di bawah harga produk/)).toBe(field);
    await type('19');
    expect(sheet.getByText('Uang muka paling sedikit 20%, yaitu Rp2.580.000.')).toBeDefined();
    expect(described(/^Paling sedikit .* Uang muka paling sedikit 20%/)).toBe(field);
    await type('20,5');
    expect(sheet.getByText('Isi uang muka dengan angka bulat.')).toBeDefined();
    expect(asked(page)).toBeUndefined();
    await page.user.click(sheet.getByRole('radio', { name: 'Rupiah' }));
    await type('12.900.000');
    expect(sheet.getByText('Uang muka harus di bawah harga produk.')).toBeDefined();
    expect(asked(page)).toBeUndefined();
    await type('Rp4.000.000');
    expect(sheet.getByText('Rp4.000.000 dari harga Rp12.900.000')).toBeDefined();
    await waitFor(() => expect(asked(page)?.downPayment).toEqual({ unit: 'RUPIAH', value: 4_000_000 }));
  });

  describe('opened where nothing on the page has asked for it', () => {
    const LOADING = 'Memuat simulasi cicilan';
    /** Opens the sheet for goods not known to be vehicles: the sheet alone asks, and says that it is loading. */
    const openAlone = async (options: OpenOptions = {}) => {
      const page = await sell({ shop: { config: [] } }, options);
      const letGo = page.shop.hold(/automotive-installment$/);
      page.tell('modal', { type: 'modal.opened', key: 'loanSimulation', params: {} });
      const sheet = within(await screen.findByRole('dialog', { name: 'Simulasi cicilan kendaraan' }));
      expect(await sheet.findByText(LOADING)).toBeDefined();
      await letGo();
      return { page, sheet };
    };

    test('[LOAN-09] it takes a down payment in rupiah, and is loading no more', async () => {
      const { page, sheet } = await openAlone();
      const field = await sheet.findByLabelText('Uang muka');
      expect(sheet.queryByText(LOADING)).toBeNull();
      await page.user.click(sheet.getByRole('radio', { name: 'Rupiah' }));
      await page.user.clear(field);
      await page.user.type(field, '4000000');
      expect(sheet.getByText('Rp4.000.000 dari harga Rp12.900.000')).toBeDefined();
    });

    test('[LOAN-08, LOAN-09] a failure is said, and once it is loaded a down payment is refused', async () => {
      const { page, sheet } = await openAlone({ shop: { faults: { [`GET ${PATH}`]: '500' } } });
      expect((await sheet.findByRole('alert')).textContent).toContain('Simulasi gagal dimuat.');
      expect(sheet.queryByText(LOADING)).toBeNull();
      await page.shop.mend();
      await page.user.click(sheet.getByRole('button', { name: 'Coba lagi' }));
      const field = await sheet.findByLabelText('Uang muka');
      await page.user.clear(field);
      await page.user.type(field, '20,5');
      expect(sheet.getByText('Isi uang muka dengan angka bulat.')).toBeDefined();
    });

    test('[LOAN-08, LOAN-09] without a loan it says so, and has no down payment to fill in', async () => {
      const { sheet } = await openAlone({ shop: { products: [product()] } });
      expect(await sheet.findByText('Produk ini sedang tidak bisa dicicil.')).toBeDefined();
      expect(sheet.queryByText(LOADING)).toBeNull();
      expect(sheet.queryByLabelText('Uang muka')).toBeNull();
    });
  });

  test('[LOAN-06, LOAN-11] says the promise where there is one, and keeps it', async () => {
    const page = await sell();
    const { sheet, live, tenor } = await openLoan(page);
    expect(sheet.getByText('Bunga 0% untuk tenor 6 bulan dengan uang muka mulai 30%.')).toBeDefined();
    await live('Jabodetabek');
    await page.user.click(sheet.getByRole('button', { name: '30%' }));
    const marked = sheet.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    expect(marked).toContain('30%');
    expect(marked.filter((name) => name?.endsWith('%'))).toHaveLength(1);
    fireEvent.change(await tenor(), { target: { value: '0' } });
    expect(sheet.getByText('Tanpa bunga')).toBeDefined();
    page.view.unmount();
    const without = await sell({ shop: { products: [product({ loan: { minimumPercent: 20 } })] } });
    expect((await openLoan(without)).sheet.queryByText(/Bunga 0%/)).toBeNull();
  });

  test('[LOAN-05] shows what was chosen when it is opened again', async () => {
    const page = await sell();
    const { sheet, live, type, tenor } = await openLoan(page);
    await live('Makassar');
    await type('45');
    fireEvent.change(await tenor(), { target: { value: '4' } });
    await page.user.click(sheet.getByRole('button', { name: 'Tutup' }));
    const again = await openLoan(page);
    expect((again.field as HTMLInputElement).value).toBe('45');
    expect((again.sheet.getByLabelText('Lokasi tempat tinggal') as HTMLSelectElement).value).toBe('MAKASSAR');
    expect((await again.tenor()).getAttribute('aria-valuetext')).toMatch(/^30 bulan/);
  });

  test('[LOAN-08] a simulation that fails is told, leaves no numbers, and can be tried again', async () => {
    const page = await sell();
    const { sheet, live, tenor } = await openLoan(page);
    await page.shop.fault(`POST ${PATH}`, '500');
    await live('Denpasar');
    expect((await sheet.findByRole('alert')).textContent).toContain('Simulasi gagal dihitung.');
    expect(sheet.queryByRole('slider')).toBeNull();
    expect(sheet.queryByText('Menghitung cicilan')).toBeNull();
    await page.shop.mend();
    await page.user.click(sheet.getByRole('button', { name: 'Coba lagi' }));
    expect(await tenor()).toBeDefined();
  });

  test('[LOAN-08] an answer with sums that are none is as good as none', async () => {
    for (const monthlyAmount of [-1, 0.5, 1e21, 'Rp1.000']) {
      const page = await sell({
        shop: {
          answers: (path, data) =>
            path.includes('automotive') && 'tenors' in (data as object)
              ? { ...(data as object), tenors: [{ months: 6, monthlyAmount, total: 6, interest: 0 }] }
              : data,
        },
      });
      const { sheet, live } = await openLoan(page);
      await live('Medan');
      expect((await sheet.findByRole('alert')).textContent).toContain('Simulasi gagal dihitung.');
      page.view.unmount();
    }
  });
});
