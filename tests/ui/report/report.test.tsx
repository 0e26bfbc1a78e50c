import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { products } from '#marketplace/product/catalogue/products.ts';
import type { LaterParts } from '#src/machines/page/pageParts.ts';
import { openPage, type OpenOptions } from '../support/openPage.tsx';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const suitcase = products.filter(({ productSku }) => productSku === 'RMB-00012');
const open = (options: OpenOptions = {}) =>
  openPage({ path: SUITCASE, shop: { products: suitcase } }, options);
type Opened = Awaited<ReturnType<typeof open>>;
const TEXT = 'Ukurannya berbeda dari yang tertulis di sini.';

const sent = (page: Opened) =>
  page.shop.requests.filter(({ path, method }) => method === 'POST' && path.includes('_report'));
const openForm = async (page: Opened) => {
  await page.user.click(screen.getByRole('button', { name: 'Opsi produk' }));
  const menu = await screen.findByRole('dialog', { name: 'Opsi produk' });
  await page.user.click(within(menu).getByRole('button', { name: 'Laporkan produk' }));
  const form = await screen.findByRole('dialog', { name: 'Laporkan produk' });
  await within(form).findByRole('radio', { name: 'Produk palsu' });
  return form;
};

describe('[MODAL-16, MODAL-40] a report of the product', () => {
  test('[REPORT-02..06, REPORT-08, REPORT-16, API-28, API-49] a guest reports once for a reason', async () => {
    const page = await open();
    const form = await openForm(page);
    expect(
      within(form)
        .getAllByRole('radio')
        .map((one) => one.closest('label')?.textContent),
    ).toEqual([
      'Produk palsu',
      'Informasi produk tidak sesuai',
      'Harga tidak wajar',
      'Produk terlarang atau berbahaya',
      'Lainnya',
    ]);
    const send = within(form).getByRole<HTMLButtonElement>('button', { name: 'Kirim laporan' });
    const text = within(form).getByRole('textbox', { name: 'Ceritakan lebih lengkap' });
    await page.user.click(within(form).getByRole('radio', { name: 'Informasi produk tidak sesuai' }));
    await page.user.type(text, TEXT.slice(0, 24));
    expect(send.disabled).toBe(true);
    expect(within(form).getByText('Tambahkan sedikit lagi, ya (min. 25 karakter).')).toBeDefined();
    expect(within(form).getByText('24/25')).toBeDefined();
    expect(within(form).getByText('24 dari 25 karakter')).toBeDefined();
    await page.user.type(text, TEXT.slice(24));
    expect(within(form).queryByText('Tambahkan sedikit lagi, ya (min. 25 karakter).')).toBeNull();
    expect(within(form).getByText(`${TEXT.length}/1000`)).toBeDefined();
    await page.user.click(send);
    expect(await screen.findByText('Laporanmu sudah kami terima.')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(page).map(({ body }) => body)).toEqual([{ reason: 'INCORRECT_INFO', description: TEXT }]);
    await page.user.click(screen.getByRole('button', { name: 'Opsi produk' }));
    await page.user.click(
      within(await screen.findByRole('dialog', { name: 'Opsi produk' })).getByRole('button', {
        name: 'Laporkan produk',
      }),
    );
    expect(await screen.findByText('Laporanmu sudah kami terima sebelumnya.')).toBeDefined();
    expect(sent(page)).toHaveLength(1);
  });

  test('[REPORT-07] while it is sent the text is not written in, and then can be again', async () => {
    const page = await open({ shop: { faults: { 'POST *_report': '500' } } });
    const form = await openForm(page);
    await page.user.click(within(form).getByRole('radio', { name: 'Lainnya' }));
    const text = within(form).getByRole<HTMLTextAreaElement>('textbox', { name: 'Ceritakan lebih lengkap' });
    await page.user.type(text, TEXT);
    const letGo = page.shop.hold(/_report/);
    await page.user.click(within(form).getByRole('button', { name: 'Kirim laporan' }));
    await waitFor(() => expect(text.readOnly).toBe(true));
    await page.user.type(text, ' dan lagi');
    expect(text.value).toBe(TEXT);
    await letGo();
    await waitFor(() => expect(text.readOnly).toBe(false));
    await page.user.type(text, '!');
    expect(text.value).toBe(`${TEXT}!`);
  });

  test('[REPORT-18] one that is received late leaves what was opened meanwhile', async () => {
    const page = await open();
    const form = await openForm(page);
    await page.user.click(within(form).getByRole('radio', { name: 'Lainnya' }));
    await page.user.type(within(form).getByRole('textbox'), TEXT);
    const letGo = page.shop.hold(/_report$/);
    await page.user.click(within(form).getByRole('button', { name: 'Kirim laporan' }));
    await page.tell('modal', { type: 'modal.opened', key: 'share' });
    const share = await screen.findByRole('dialog', { name: 'Bagikan produk' });
    await letGo();
    expect(await screen.findByText('Laporanmu sudah kami terima.')).toBeDefined();
    expect(screen.getByRole('dialog')).toBe(share);
  });

  test('[REPORT-07, ERR-47] shows five reasons without the content; a failure keeps the text', async () => {
    const page = await open({
      shop: {
        faults: { 'GET /content/report-product-reasons': '500', 'POST /product/products/*/_report': '500' },
      },
    });
    const form = await openForm(page);
    expect(within(form).getAllByRole('radio')).toHaveLength(5);
    await page.user.click(within(form).getByRole('radio', { name: 'Lainnya' }));
    await page.user.type(within(form).getByRole('textbox'), TEXT);
    await page.user.click(within(form).getByRole('button', { name: 'Kirim laporan' }));
    expect((await within(form).findByRole('alert')).textContent).toBe(
      'Laporan gagal dikirim. Coba lagi, ya.',
    );
    expect(within(form).getByRole<HTMLTextAreaElement>('textbox').value).toBe(TEXT);
    await page.shop.mend();
    await page.user.click(within(form).getByRole('button', { name: 'Kirim laporan' }));
    expect(await screen.findByText('Laporanmu sudah kami terima.')).toBeDefined();
  });
});

describe('[MODAL-17, MODAL-18] a report of a review', () => {
  const openMenu = async (page: Opened, name: string | RegExp) => {
    const [dots] = await screen.findAllByRole('button', { name });
    await page.user.click(dots as HTMLElement);
    return screen.findByRole('dialog', { name: /^(Ulasan|Balasan penjual)$/ });
  };

  test('[REPORT-12, REPORT-14, API-51, API-58, ERR-48] a member reports once, the second is known', async () => {
    const page = await open({ path: `${SUITCASE}/review-details`, visitor: { member: 'ayu' } });
    for (const told of ['Laporanmu sudah kami terima.', 'Laporanmu sudah kami terima sebelumnya.']) {
      const menu = await openMenu(page, 'Opsi ulasan Sekar A.');
      await waitFor(() =>
        expect(within(menu).getByRole<HTMLButtonElement>('button', { name: 'Laporkan' }).disabled).toBe(
          false,
        ),
      );
      await page.user.click(within(menu).getByRole('button', { name: 'Laporkan' }));
      const form = await screen.findByRole('dialog', { name: 'Laporkan ulasan' });
      const send = within(form).getByRole<HTMLButtonElement>('button', { name: 'Kirim laporan' });
      expect(send.disabled).toBe(true);
      await page.user.click(await within(form).findByRole('radio', { name: 'Iklan atau pesan berulang' }));
      await page.user.click(send);
      expect(await screen.findByText(told)).toBeDefined();
    }
    expect(sent(page).map(({ path }) => path)).toEqual([
      expect.stringMatching(/^\/product-review\/UL-\w+\/_report$/),
      expect.stringMatching(/^\/product-review\/UL-\w+\/_report$/),
    ]);
  });

  test('[REPORT-18] one of a review received late, leaves what was opened meanwhile', async () => {
    const page = await open({ path: `${SUITCASE}/review-details`, visitor: { member: 'ayu' } });
    const menu = await openMenu(page, 'Opsi ulasan Sekar A.');
    await page.user.click(within(menu).getByRole('button', { name: 'Laporkan' }));
    const form = await screen.findByRole('dialog', { name: 'Laporkan ulasan' });
    await page.user.click(await within(form).findByRole('radio', { name: 'Iklan atau pesan berulang' }));
    const letGo = page.shop.hold(/_report$/);
    await page.user.click(within(form).getByRole('button', { name: 'Kirim laporan' }));
    await page.tell('modal', { type: 'modal.opened', key: 'share' });
    const share = await screen.findByRole('dialog', { name: 'Bagikan produk' });
    await letGo();
    expect(await screen.findByText('Laporanmu sudah kami terima.')).toBeDefined();
    expect(screen.getByRole('dialog')).toBe(share);
  });

  /** The reviews of the list, in its order. */
  const reviews = () => [
    ...screen.getByRole('main').querySelectorAll<HTMLElement>('#review-list .reviews article'),
  ];
  const idOf = (review: HTMLElement | undefined) =>
    new URL(review?.querySelector<HTMLAnchorElement>('a.rvWhen')?.href ?? '').searchParams.get('reviewId');
  /** Opens the form of a review of the list, and chooses why. */
  const choose = async (page: Opened, position: number, reason: string) => {
    const review = within(reviews()[position] as HTMLElement);
    await page.user.click(review.getByRole('button', { name: /^Opsi ulasan/ }));
    const menu = within(await screen.findByRole('dialog', { name: 'Ulasan' }));
    const report = menu.getByRole<HTMLButtonElement>('button', { name: 'Laporkan' });
    await waitFor(() => expect(report.disabled).toBe(false));
    await page.user.click(report);
    const form = within(await screen.findByRole('dialog', { name: 'Laporkan ulasan' }));
    const radio = await form.findByRole<HTMLInputElement>('radio', { name: reason });
    expect(form.queryByRole('radio', { checked: true })).toBeNull();
    await page.user.click(radio);
    return { form, radio };
  };
  const openReviews = async () => {
    const page = await open({ path: `${SUITCASE}/review-details`, visitor: { member: 'ayu' } });
    await waitFor(() => expect(reviews().length).toBeGreaterThan(1));
    return page;
  };

  test('[REPORT-19] a reason for another review waits for a running report, then is sent for it', async () => {
    const page = await openReviews();
    const ids = reviews().slice(0, 2).map(idOf);
    const first = await choose(page, 0, 'Iklan atau pesan berulang');
    const letGo = page.shop.hold(/_report$/);
    await page.user.click(first.form.getByRole('button', { name: 'Kirim laporan' }));
    await page.user.click(first.form.getByRole('button', { name: 'Tutup' }));
    const second = await choose(page, 1, 'Isinya tidak benar');
    expect(second.radio.checked).toBe(true);
    await letGo();
    expect(await screen.findByText('Laporanmu sudah kami terima.')).toBeDefined();
    expect(second.radio.isConnected && second.radio.checked).toBe(true);
    await page.user.click(second.form.getByRole('button', { name: 'Kirim laporan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(page).map(({ path }) => path)).toEqual(ids.map((id) => `/product-review/${id}/_report`));
    expect(sent(page)[1]?.body).not.toEqual(sent(page)[0]?.body);
  });

  test('[REPORT-19, ERR-47] the form of another review does not tell of a failed report', async () => {
    const page = await openReviews();
    await page.shop.fault('POST *_report', '500', 1);
    const first = await choose(page, 0, 'Iklan atau pesan berulang');
    const letGo = page.shop.hold(/_report$/);
    await page.user.click(first.form.getByRole('button', { name: 'Kirim laporan' }));
    await page.user.click(first.form.getByRole('button', { name: 'Tutup' }));
    const second = await choose(page, 1, 'Isinya tidak benar');
    await letGo();
    const said = await screen.findByText('Laporan gagal dikirim. Coba lagi, ya.');
    expect(said.closest('.toast')).not.toBeNull();
    expect(second.radio.isConnected && second.radio.checked).toBe(true);
  });

  test('[REPORT-11, ERR-47] both sheets say that they are left; what fails then is said by a toast', async () => {
    const page = await openReviews();
    const flags = () => {
      const { isMenuVisible, isOptionsVisible } = (
        page.root.getSnapshot().children['postReport'] as LaterParts['postReport']
      ).getSnapshot().context;
      return [isMenuVisible, isOptionsVisible];
    };
    await page.shop.fault('POST *_report', '500', 1);
    const { form } = await choose(page, 0, 'Iklan atau pesan berulang');
    expect(flags()).toEqual([false, true]);
    const letGo = page.shop.hold(/_report$/);
    await page.user.click(form.getByRole('button', { name: 'Kirim laporan' }));
    await page.user.click(form.getByRole('button', { name: 'Tutup' }));
    expect(flags()).toEqual([false, false]);
    await letGo();
    expect(await screen.findByText('Laporan gagal dikirim. Coba lagi, ya.')).toBeDefined();
  });

  test('[REPORT-13, API-59] the seller’s reply is reported as a reply', async () => {
    const page = await open({ path: `${SUITCASE}/review-details`, visitor: { member: 'ayu' } });
    const menu = await openMenu(page, 'Opsi balasan penjual');
    await waitFor(() =>
      expect(within(menu).getByRole<HTMLButtonElement>('button', { name: 'Laporkan' }).disabled).toBe(false),
    );
    await page.user.click(within(menu).getByRole('button', { name: 'Laporkan' }));
    const form = await screen.findByRole('dialog', { name: 'Laporkan balasan penjual' });
    await page.user.click(await within(form).findByRole('radio', { name: 'Isinya tidak benar' }));
    await page.user.click(within(form).getByRole('button', { name: 'Kirim laporan' }));
    expect(await screen.findByText('Laporanmu sudah kami terima.')).toBeDefined();
    expect(sent(page)[0]?.path).toMatch(/^\/product-review\/reply\/UL-\w+\/_report$/);
  });

  test('[REPORT-15, AUTH-04] a guest is asked to log in, and nothing is sent', async () => {
    const page = await open({ path: `${SUITCASE}/review-details` });
    const menu = await openMenu(page, 'Opsi ulasan Sekar A.');
    await waitFor(() =>
      expect(within(menu).getByRole<HTMLButtonElement>('button', { name: 'Laporkan' }).disabled).toBe(false),
    );
    await page.user.click(within(menu).getByRole('button', { name: 'Laporkan' }));
    expect(await screen.findByRole('dialog', { name: 'Masuk untuk melaporkan' })).toBeDefined();
    expect(sent(page)).toEqual([]);
  });
});
