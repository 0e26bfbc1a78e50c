import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { products } from '#marketplace/product/catalogue/products.ts';
import { LOGIN_WISH_KEY } from '#src/domain/shell/limits.ts';
import { seeAll } from '../support/farBelow.ts';
import { followLogin } from '../support/followLogin.ts';
import { openPage, type OpenOptions } from '../support/openPage.tsx';

beforeEach(seeAll);

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const GIVEN: OpenOptions = {
  path: SUITCASE,
  shop: {
    products: products.filter(({ productSku }) => productSku === 'RMB-00012'),
    merchant: { code: 'RMB-60012', name: 'Rimba' },
  },
};
const open = (options: OpenOptions = {}) => openPage(GIVEN, options);
type Page = Awaited<ReturnType<typeof open>>;

const TEXT = 'Menawarkan barang dari toko di luar sini.';
const RECEIVED = 'Laporanmu sudah kami terima.';
const FAILED = 'Laporan gagal dikirim. Coba lagi, ya.';
const KINDS = [
  [
    'question',
    /^Opsi pertanyaan /,
    'Pertanyaan',
    'Laporkan pertanyaan',
    /^\/product\/questions\/TJ-\w+\/_report$/,
  ],
  ['answer', /^Opsi jawaban /, 'Jawaban', 'Laporkan jawaban', /^\/product\/answers\/JW-\w+\/_report$/],
] as const;

const sent = (page: Page) =>
  page.shop.requests.filter(({ path, method }) => method === 'POST' && path.endsWith('_report'));
const section = () => screen.getByRole('region', { name: 'Diskusi' });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const mark = (button: HTMLElement | undefined) => (button?.dataset['wish'] ?? '').split(' ')[1] ?? '';

/** Opens the menu of an entry of this name, and its report. */
async function ask(page: Page, dots: RegExp, menuTitle: string, position = 0): Promise<string> {
  const button = (await within(section()).findAllByRole('button', { name: dots }))[position];
  await page.user.click(button as HTMLElement);
  const menu = await dialog(menuTitle);
  const report = menu.getByRole<HTMLButtonElement>('button', { name: 'Laporkan' });
  await waitFor(() => expect(report.disabled).toBe(false));
  await page.user.click(report);
  return mark(button);
}
const sendOf = (form: Awaited<ReturnType<typeof dialog>>) =>
  form.getByRole<HTMLButtonElement>('button', { name: 'Kirim laporan' });

test.each(KINDS)(
  '[QNA-23, QNA-24] a member reports another’s %s for a reason; a second time it is known',
  async (_, dots, menuTitle, title, path) => {
    const page = await open({ visitor: { member: 'ayu' } });
    for (const told of [RECEIVED, 'Laporanmu sudah kami terima sebelumnya.']) {
      const id = await ask(page, dots, menuTitle);
      const form = await dialog(title);
      await form.findByRole('radio', { name: 'Iklan atau pesan berulang' });
      expect(form.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
        'Iklan atau pesan berulang',
        'Memuat nomor telepon, email, atau tautan chat',
        'Kasar, menghina, atau merendahkan',
        'Isinya tidak benar',
        'Alasan lain',
      ]);
      expect(sendOf(form).disabled).toBe(true);
      expect(form.queryByRole('textbox')).toBeNull();
      await page.user.click(form.getByRole('radio', { name: 'Kasar, menghina, atau merendahkan' }));
      await page.user.click(sendOf(form));
      expect(await screen.findByText(told)).toBeDefined();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(sent(page).at(-1)?.path).toContain(id);
    }
    expect(sent(page)).toHaveLength(2);
    for (const one of sent(page)) {
      expect(one.path).toMatch(path);
      expect(one.body).toEqual({ reason: 'OFFENSIVE', description: '' });
    }
  },
);

test('[QNA-23] another reason asks for words, and is sent with enough of them', async () => {
  const page = await open({ visitor: { member: 'ayu' } });
  await ask(page, /^Opsi jawaban /, 'Jawaban');
  const form = await dialog('Laporkan jawaban');
  await page.user.click(await form.findByRole('radio', { name: 'Alasan lain' }));
  const text = form.getByRole('textbox', { name: 'Ceritakan lebih lengkap' });
  await page.user.type(text, TEXT.slice(0, 24));
  expect(sendOf(form).disabled).toBe(true);
  expect(form.getByText('Tambahkan sedikit lagi, ya (min. 25 karakter).')).toBeDefined();
  await page.user.type(text, TEXT.slice(24));
  await page.user.click(sendOf(form));
  expect(await screen.findByText(RECEIVED)).toBeDefined();
  expect(sent(page).map(({ body }) => body)).toEqual([{ reason: 'OTHER', description: TEXT }]);
});

test('[QNA-23] members are not offered to report their own question', async () => {
  const page = await open({ visitor: { member: 'budi' } });
  await within(section()).findAllByRole('button', { name: /^Opsi pertanyaan / });
  await page.user.click(within(section()).getByRole('button', { name: 'Tulis pertanyaan' }));
  const form = await dialog('Tulis pertanyaan');
  await page.user.type(await form.findByRole('textbox'), 'Rodanya bisa dilepas sendiri?');
  await page.user.click(form.getByRole('button', { name: 'Kirim pertanyaan' }));
  const own = (await within(section()).findByText('Pertanyaanmu')).closest('article') as HTMLElement;
  expect(within(own).queryByRole('button', { name: /^Opsi/ })).toBeNull();
  expect(within(section()).getAllByRole('button', { name: /^Opsi pertanyaan / })).toHaveLength(2);
});

test('[QNA-23] a discussion is not shown the reasons of reviews', async () => {
  const page = await open({ path: `${SUITCASE}?lang=id`, visitor: { member: 'ayu' } });
  const dots = (await screen.findAllByRole('button', { name: /^Opsi ulasan / }))[0] as HTMLElement;
  await page.user.click(dots);
  await page.user.click((await dialog('Ulasan')).getByRole('button', { name: 'Laporkan' }));
  const ofReview = await dialog('Laporkan ulasan');
  await ofReview.findByRole('radio', { name: 'Tidak tentang produk ini' });
  await page.user.click(ofReview.getByRole('button', { name: 'Tutup' }));
  await ask(page, /^Opsi pertanyaan /, 'Pertanyaan');
  const form = await dialog('Laporkan pertanyaan');
  await form.findByRole('radio', { name: 'Memuat nomor telepon, email, atau tautan chat' });
  expect(form.queryByRole('radio', { name: 'Tidak tentang produk ini' })).toBeNull();
});

test('[QNA-23, ERR-47] says in the place of the reasons that they failed, with a retry', async () => {
  const page = await open({
    visitor: { member: 'ayu' },
    shop: { faults: { 'GET /content/question-report-reasons': '500' } },
  });
  await ask(page, /^Opsi pertanyaan /, 'Pertanyaan');
  const form = await dialog('Laporkan pertanyaan');
  await form.findByText('Alasan gagal dimuat.');
  await page.shop.mend();
  await page.user.click(form.getByRole('button', { name: 'Coba lagi' }));
  await form.findByRole('radio', { name: 'Alasan lain' });
});

test('[QNA-26, ERR-47] a failed report says so and keeps its entries, also when opened again', async () => {
  const page = await open({ visitor: { member: 'ayu' } });
  await page.shop.fault('POST *_report', '500', 1);
  await ask(page, /^Opsi pertanyaan /, 'Pertanyaan');
  const form = await dialog('Laporkan pertanyaan');
  await page.user.click(await form.findByRole('radio', { name: 'Alasan lain' }));
  await page.user.type(form.getByRole('textbox'), TEXT);
  await page.user.click(sendOf(form));
  expect((await form.findByRole('alert')).textContent).toBe(FAILED);
  expect(form.getByRole<HTMLTextAreaElement>('textbox').value).toBe(TEXT);
  await page.user.click(form.getByRole('button', { name: 'Tutup' }));
  await ask(page, /^Opsi pertanyaan /, 'Pertanyaan');
  const again = await dialog('Laporkan pertanyaan');
  expect(again.getByRole<HTMLInputElement>('radio', { name: 'Alasan lain' }).checked).toBe(true);
  expect(again.getByRole<HTMLTextAreaElement>('textbox').value).toBe(TEXT);
  await page.user.click(sendOf(again));
  expect(await screen.findByText(RECEIVED)).toBeDefined();
  expect(sent(page).map(({ body }) => body)).toEqual([
    { reason: 'OTHER', description: TEXT },
    { reason: 'OTHER', description: TEXT },
  ]);
});

test('[QNA-26, REPORT-19] a reason for an answer waits for its question’s report, then is sent', async () => {
  const page = await open({ visitor: { member: 'ayu' } });
  const question = await ask(page, /^Opsi pertanyaan /, 'Pertanyaan');
  const first = await dialog('Laporkan pertanyaan');
  await page.user.click(await first.findByRole('radio', { name: 'Alasan lain' }));
  await page.user.type(first.getByRole('textbox'), TEXT);
  const letGo = page.shop.hold(/_report$/);
  await page.user.click(sendOf(first));
  await page.user.click(first.getByRole('button', { name: 'Tutup' }));
  const answer = await ask(page, /^Opsi jawaban /, 'Jawaban');
  const second = await dialog('Laporkan jawaban');
  const radio = await second.findByRole<HTMLInputElement>('radio', { name: 'Alasan lain' });
  expect(second.queryByRole('radio', { checked: true })).toBeNull();
  await page.user.click(radio);
  const text = second.getByRole<HTMLTextAreaElement>('textbox');
  expect(text.value).toBe('');
  await page.user.type(text, TEXT.toUpperCase());
  await letGo();
  expect(await screen.findByText(RECEIVED)).toBeDefined();
  expect(text.isConnected && text.value).toBe(TEXT.toUpperCase());
  await page.user.click(sendOf(second));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(page).map(({ path, body }) => [path, (body as { description: string }).description])).toEqual([
    [`/product/questions/${question}/_report`, TEXT],
    [`/product/answers/${answer}/_report`, TEXT.toUpperCase()],
  ]);
});

test.each(KINDS)(
  '[QNA-25, AUTH-04] a guest who reports another’s %s logs in, sees reasons, sends nothing',
  async (_, dots, menuTitle, title, path) => {
    sessionStorage.clear();
    const page = await open();
    await ask(page, dots, menuTitle);
    const href = await followLogin(page, 'Masuk untuk melaporkan');
    expect(sent(page)).toEqual([]);
    page.view.unmount();
    page.root.stop();
    const redirect = new URL(href, 'http://shop.test').searchParams.get('redirect') ?? '';
    const back = await open({
      path: redirect,
      visitor: { member: 'ayu' },
      shop: { marketplace: page.shop.marketplace },
    });
    const form = await dialog(title);
    await back.user.click(await form.findByRole('radio', { name: 'Isinya tidak benar' }));
    expect(sent(back)).toEqual([]);
    await back.user.click(sendOf(form));
    expect(await screen.findByText(RECEIVED)).toBeDefined();
    expect(sent(back).map((one) => one.path)).toEqual([expect.stringMatching(path)]);
    expect(sessionStorage.getItem(LOGIN_WISH_KEY)).toBeNull();
  },
);
