import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { product } from '../../support/products.ts';
import { isOff } from '../support/isOff.ts';
import { dialogShown } from '../support/dialogShown.ts';
import { followLogin } from '../support/followLogin.ts';
import { openPage, type Opened, type OpenOptions } from '../support/openPage.tsx';

const wholesale = [{ minQty: 3, off: 10_000 }];
const sell = (options: OpenOptions = { visitor: { member: 'ayu' } }) =>
  openPage(
    { shop: { products: [product({ tags: ['AVAILABLE', 'WHOLESALE'], wholesale, item: { stock: 500 } })] } },
    options,
  );

async function openForm(page: Opened) {
  await page.user.click(await screen.findByRole('button', { name: 'Minta penawaran' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Minta penawaran' }));
  await sheet.findByLabelText('Jumlah barang');
  return {
    sheet,
    fill: async (quantity = '50') => {
      await page.user.type(sheet.getByLabelText('Jumlah barang'), quantity);
      await page.user.type(sheet.getByLabelText('Nama perusahaan'), 'PT Contoh');
    },
    send: () => page.user.click(sheet.getByRole('button', { name: 'Kirim permintaan' })),
  };
}

beforeEach(() => sessionStorage.clear());

describe('asking for a quote', () => {
  test('[QUOTE-06, AUTH-13, AUTH-16] reports an ended session; sends the entries once after login', async () => {
    const page = await sell();
    const { sheet, fill, send } = await openForm(page);
    await fill();
    await page.user.type(sheet.getByLabelText('Pesan (boleh kosong)'), 'Kirim ke Medan');
    await page.visitor.submit('/backend/common/users/_logout');
    await send();
    const title = 'Masuk untuk minta penawaran';
    const prompt = within(await screen.findByRole('dialog', { name: title }));
    expect(prompt.getByText('Sesimu sudah berakhir. Yang kamu isi atau pilih tetap ada.')).toBeDefined();
    const href = await followLogin(page, title);
    page.view.unmount();
    page.root.stop();
    const path = new URL(href, 'http://shop.test').searchParams.get('redirect') ?? '';
    const back = await sell({ path, visitor: { member: 'ayu' } });
    const again = within(await screen.findByRole('dialog', { name: 'Minta penawaran' }));
    expect(await again.findByText(/^PN-\d{6}$/)).toBeDefined();
    const sent = back.shop.requests.filter((one) => one.path.endsWith('_ask-for-quote'));
    expect(sent.map(({ body }) => body)).toMatchObject([
      { quantity: 50, company: 'PT Contoh', message: 'Kirim ke Medan' },
    ]);
  });

  test('[QUOTE-06] a visitor who puts the login off finds the typed entries in place', async () => {
    const page = await sell();
    const { sheet, fill, send } = await openForm(page);
    await fill();
    await page.visitor.submit('/backend/common/users/_logout');
    await send();
    await page.user.click(await screen.findByRole('button', { name: 'Nanti saja' }));
    const form = within(await screen.findByRole('dialog', { name: 'Minta penawaran' }));
    expect(form.getByLabelText<HTMLInputElement>('Nama perusahaan').value).toBe('PT Contoh');
    expect(form.getByLabelText<HTMLInputElement>('Jumlah barang').value).toBe('50');
    expect(sheet).toBeDefined();
  });

  test('[QUOTE-02, AUTH-04] a guest is asked to log in, with the way back to the form', async () => {
    const page = await sell({});
    await page.user.click(await screen.findByRole('button', { name: 'Minta penawaran' }));
    expect(await followLogin(page, 'Masuk untuk minta penawaran')).toContain('action=ask_for_quote');
  });

  test('[MODAL-09, QUOTE-01, QUOTE-04, TRANSLATE-04] shows its number when sent and opened again', async () => {
    const page = await sell();
    const { sheet, fill, send } = await openForm(page);
    expect(sheet.getByText('Barang Uji')).toBeDefined();
    expect((sheet.getByLabelText('Email atau nomor telepon') as HTMLInputElement).value).toContain('@');
    await fill();
    await send();
    expect((await sheet.findByText(/^PN-\d{6}$/)).getAttribute('translate')).toBe('no');
    // Said in the sheet and by the toast.
    expect((await screen.findAllByText(/Permintaan penawaran terkirim\./)).length).toBe(2);
    expect(sheet.queryByRole('button', { name: 'Kirim permintaan' })).toBeNull();
    await page.user.click(sheet.getAllByRole('button', { name: 'Tutup' }).at(-1) as HTMLElement);
    await page.user.click(screen.getByRole('button', { name: 'Minta penawaran' }));
    expect(await within(await dialogShown()).findByText(/^PN-\d{6}$/)).toBeDefined();
  });

  test('[QUOTE-03] says what is missing at its field, leads to the first, and sends nothing', async () => {
    const page = await sell();
    const { sheet, fill, send } = await openForm(page);
    expect(sheet.queryByText('Isi jumlah antara 10 dan 100.000.')).toBeNull();
    await send();
    const quantity = sheet.getByRole('textbox', {
      name: 'Jumlah barang',
      description: /antara 10 dan 100\.000/,
    });
    expect(quantity.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(quantity);
    expect(sheet.getByText(/Isi nama perusahaan/)).toBeDefined();
    expect(sheet.queryByText(/Isi email/)).toBeNull();
    await fill('9');
    expect(sheet.getByText(/antara 10 dan/)).toBeDefined();
    await page.user.type(quantity, '0');
    expect(sheet.queryByText(/antara 10 dan/)).toBeNull();
    expect(screen.queryByText(/terkirim/)).toBeNull();
  });

  test('[QUOTE-03] the missing entries of one option are not told of the next before it is sent', async () => {
    const page = await sell({
      visitor: { member: 'ayu' },
      shop: {
        products: [
          product({
            tags: ['AVAILABLE', 'WHOLESALE'],
            wholesale,
            attributes: ['Warna'],
            items: ['Merah', 'Biru'].map((colour) => ({ values: [colour], stock: 500 })),
          }),
        ],
      },
    });
    const { sheet, send } = await openForm(page);
    await send();
    expect(sheet.getByText(/antara 10 dan/)).toBeDefined();
    await page.user.click(sheet.getByRole('button', { name: 'Batal' }));
    await page.user.click(screen.getByRole('link', { name: /^Biru/ }));
    await page.settle();
    const again = await openForm(page);
    expect(again.sheet.queryByText(/antara 10 dan/)).toBeNull();
    await again.send();
    expect(again.sheet.getByText(/antara 10 dan/)).toBeDefined();
  });

  test('[QUOTE-05] while sending, the button says so and takes no press; then it can be retried', async () => {
    const page = await sell();
    const { sheet, fill, send } = await openForm(page);
    await fill();
    await page.shop.fault('POST /product/products/*/_ask-for-quote', '500', 1);
    const letGo = page.shop.hold(/_ask-for-quote$/);
    await send();
    const button = sheet.getByRole<HTMLButtonElement>('button', { name: 'Kirim permintaan' });
    expect([isOff(button), button.getAttribute('aria-busy')]).toEqual([true, 'true']);
    // The fields are read-only meanwhile: a change would not be sent.
    const fields = () => sheet.getAllByRole<HTMLInputElement>('textbox');
    expect(fields().map(({ readOnly }) => readOnly)).toEqual([true, true, true, true]);
    await letGo();
    await waitFor(() => expect([isOff(button), button.getAttribute('aria-busy')]).toEqual([false, 'false']));
    expect(fields().map(({ readOnly }) => readOnly)).toEqual([false, false, false, false]);
  });

  test('[QUOTE-05] a form that could not be brought is said; asked for again it comes, and is sent', async () => {
    const page = await sell();
    const told: boolean[] = [];
    const missing = page.root.subscribe(({ context }) => {
      if (context.laterParts.quote !== 'coming') return;
      told.push(screen.queryByText('Memuat formulir') !== null);
      page.root.send({ type: 'part.missed', name: 'quote' });
    });
    await page.user.click(await screen.findByRole('button', { name: 'Minta penawaran' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Minta penawaran' }));
    expect((await sheet.findByRole('alert')).textContent).toContain('Formulir gagal dimuat.');
    expect(told).toEqual([true]);
    expect(sheet.queryByText('Memuat formulir')).toBeNull();
    missing.unsubscribe();
    await page.user.click(sheet.getByRole('button', { name: 'Coba lagi' }));
    await page.user.type(await sheet.findByLabelText('Jumlah barang'), '50');
    expect(sheet.queryByText(/^(Formulir gagal dimuat\.|Memuat formulir)$/)).toBeNull();
    await page.user.type(sheet.getByLabelText('Nama perusahaan'), 'PT Contoh');
    await page.user.click(sheet.getByRole('button', { name: 'Kirim permintaan' }));
    expect(await sheet.findByText(/^PN-/)).toBeDefined();
  });

  test('[QUOTE-05] a failure is said, keeps what was typed, and is sent again', async () => {
    const page = await sell();
    const { sheet, fill, send } = await openForm(page);
    await page.shop.fault('POST /product/products/*/_ask-for-quote', '500');
    await fill();
    await send();
    expect((await sheet.findByRole('alert')).textContent).toContain(
      'Permintaan penawaran gagal dikirim. Coba lagi, ya.',
    );
    // The form itself is there.
    expect(sheet.queryByText('Formulir gagal dimuat.')).toBeNull();
    expect((sheet.getByLabelText('Nama perusahaan') as HTMLInputElement).value).toBe('PT Contoh');
    await page.shop.mend();
    await send();
    expect(await sheet.findByText(/^PN-/)).toBeDefined();
    await waitFor(() => expect(screen.queryByText(/gagal dikirim/)).toBeNull());
  });
});
