import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { products } from '#marketplace/product/catalogue/products.ts';
import { writtenQuestions } from '#marketplace/questions/catalogue/written.ts';
import { REVIEWED_AFTER_MS } from '#src/domain/shell/limits.ts';
import { seeAll } from '../support/farBelow.ts';
import { followLogin } from '../support/followLogin.ts';
import { openPage, type Opened, type OpenOptions } from '../support/openPage.tsx';

beforeEach(seeAll);

const suitcase = products.filter(({ productSku }) => productSku === 'RMB-00012');
const open = (options: OpenOptions = {}) =>
  openPage(
    {
      path: '/p/koper-hardcase-rimba-lawu/RMB-00012-01',
      shop: { products: suitcase, merchant: { code: 'RMB-60012', name: 'Rimba' } },
    },
    options,
  );

const FIRST = writtenQuestions['RMB-00012']?.[0]?.text ?? '';
const TEXT = 'Muat untuk laptop saya yang 15 inci.';
const LABEL = 'Jawabanmu';
const IN_REVIEW = 'Sedang ditinjau, baru kamu yang bisa lihat';
const section = () => screen.getByRole('region', { name: 'Diskusi' });
const firstOf = async (within_: HTMLElement) => {
  await within(within_).findAllByText(FIRST);
  return within(within_).getAllByRole('article')[0] as HTMLElement;
};
const sent = (page: Opened) =>
  page.shop.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/answers'));

async function openForm(page: Opened, within_: HTMLElement = section()) {
  const article = await firstOf(within_);
  await page.user.click(within(article).getByRole('button', { name: 'Jawab' }));
  const dialog = await screen.findByRole('dialog', { name: 'Jawab pertanyaan' });
  const field = await within(dialog).findByRole<HTMLTextAreaElement>('textbox', { name: LABEL });
  return {
    dialog,
    field,
    type: (text: string) => page.user.type(field, text),
    send: () => page.user.click(within(dialog).getByRole('button', { name: 'Kirim jawaban' })),
    close: () =>
      page.user.click(within(dialog).getAllByRole('button', { name: 'Tutup' }).at(-1) as HTMLElement),
  };
}

describe('[QNA-17] answering', () => {
  test('[AUTH-04] a guest is asked to log in first', async () => {
    const page = await open();
    const article = await firstOf(section());
    await page.user.click(within(article).getByRole('button', { name: 'Jawab' }));
    expect(await followLogin(page, 'Masuk untuk menjawab')).toContain('/login');
    expect(sessionStorage.getItem('loginWish')).toContain('"answer"');
    expect(sent(page)).toEqual([]);
  });

  test('[QNA-18, QNA-21] a member’s answer shows at once, in review, and takes no vote', async () => {
    const page = await open({ visitor: { member: 'budi' } });
    const { dialog, type, send, close } = await openForm(page);
    // The form shows the question that is answered.
    expect(within(dialog).getByText(FIRST)).toBeDefined();
    await type(TEXT);
    await send();
    expect(await within(dialog).findByText(/^Terkirim! Jawabanmu sedang ditinjau\./)).toBeDefined();
    expect(within(dialog).getByText(TEXT)).toBeDefined();
    expect(within(dialog).queryByRole('button', { name: 'Jawab' })).toBeNull();
    expect(within(dialog).queryByRole('button', { name: 'Kirim jawaban' })).toBeNull();
    await close();
    const article = await firstOf(section());
    const own = (await within(article).findByText(TEXT)).closest('li') as HTMLElement;
    for (const words of ['Budi S.', 'Pengguna', 'Jawabanmu', IN_REVIEW])
      expect(within(own).getByText(words), words).toBeDefined();
    expect(within(own).queryByRole('button', { name: /^Membantu/ })).toBeNull();
    // The helpful answers stay folded as before.
    expect(within(article).getByRole('button', { name: 'Lihat 2 jawaban lain' })).toBeDefined();
    expect(sent(page)).toHaveLength(1);
  });

  test('[QNA-18, QNA-23, QNA-31] others see it once published, and can then find it helpful', async () => {
    const page = await open({ visitor: { member: 'budi' } });
    const { dialog, type, send } = await openForm(page);
    await type(TEXT);
    await send();
    await within(dialog).findByText(/^Terkirim!/);
    page.view.unmount();
    page.root.stop();
    const { marketplace } = page.shop;
    const unfold = async (one: Opened) => {
      const article = await firstOf(section());
      await one.user.click(within(article).getByRole('button', { name: /^Lihat \d jawaban lain$/ }));
      return article;
    };
    const guest = await open({ shop: { marketplace } });
    expect(within(await unfold(guest)).queryByText(TEXT)).toBeNull();
    guest.view.unmount();
    guest.root.stop();
    page.passTime(REVIEWED_AFTER_MS);
    const later = await open({ shop: { marketplace } });
    const own = within(await unfold(later))
      .getByText(TEXT)
      .closest('li') as HTMLElement;
    expect(within(own).queryByText(IN_REVIEW)).toBeNull();
    expect(within(own).queryByText('Jawabanmu')).toBeNull();
    expect(within(own).getByRole('button', { name: 'Membantu (0)' })).toBeDefined();
    expect(within(own).getByRole('button', { name: /^Opsi jawaban/ })).toBeDefined();
    later.view.unmount();
    later.root.stop();
    // Its author is not asked to report it.
    const author = await open({ visitor: { member: 'budi' }, shop: { marketplace } });
    const written = within(await unfold(author))
      .getByText(TEXT)
      .closest('li') as HTMLElement;
    expect(within(written).queryByRole('button', { name: /^Opsi jawaban/ })).toBeNull();
    // Only others can find it helpful: the author reads how many do.
    expect(within(written).queryByRole('button', { name: /^Membantu/ })).toBeNull();
    expect(within(written).getByText('Membantu (0)')).toBeDefined();
  });

  test('on the page of all questions too, which is there again once the form is closed', async () => {
    const page = await open({
      path: '/p/koper-hardcase-rimba-lawu/RMB-00012-01/question-details',
      visitor: { member: 'budi' },
    });
    const list = screen.getByRole('main');
    const { dialog, type, send, close } = await openForm(page, list);
    await type(TEXT);
    await send();
    await within(dialog).findByText(/^Terkirim!/);
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(await firstOf(list)).getByText(TEXT)).toBeDefined();
  });

  test('one’s own question that is in review has no way to answer it', async () => {
    const page = await open({ visitor: { member: 'budi' } });
    await firstOf(section());
    await page.user.click(within(section()).getByRole('button', { name: 'Tulis pertanyaan' }));
    const form = await screen.findByRole('dialog', { name: 'Tulis pertanyaan' });
    await page.user.type(await within(form).findByRole('textbox'), 'Pegangannya nyaman untuk orang kidal?');
    await page.user.click(within(form).getByRole('button', { name: 'Kirim pertanyaan' }));
    await within(form).findByText(/^Terkirim!/);
    expect(within(form).queryByRole('button', { name: 'Jawab' })).toBeNull();
  });

  test('in English its words are English', async () => {
    const page = await open({ visitor: { member: 'budi', language: 'en' } });
    const english = screen.getByRole('region', { name: 'Discussion' });
    const article = await firstOf(english);
    await page.user.click(within(article).getByRole('button', { name: 'Answer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Answer a question' });
    await page.user.type(await within(dialog).findByRole('textbox', { name: 'Your answer' }), TEXT);
    await page.user.click(within(dialog).getByRole('button', { name: 'Send answer' }));
    expect(await within(dialog).findByText(/^Sent! Your answer is under review\./)).toBeDefined();
    expect(within(dialog).getByText('Under review, only you can see it')).toBeDefined();
    expect(within(dialog).getByText('Member')).toBeDefined();
  });
});

describe('what is refused', () => {
  test('[QNA-19] a fault is said at the field, which is led to, and nothing is sent', async () => {
    const page = await open({ visitor: { member: 'budi' } });
    const { dialog, field, type, send } = await openForm(page);
    await type('Muat.');
    expect(field.getAttribute('aria-invalid')).toBe('false');
    await send();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(
      within(dialog).getByRole('textbox', { description: /Tulis sedikit lebih lengkap, ya \(min\. 10/ }),
    ).toBe(field);
    await type(' Hubungi saya di 0812-3456-7890');
    expect(
      within(dialog).getByText(/^Ada nomor telepon, email, atau tautan chat di jawabanmu/),
    ).toBeDefined();
    await page.user.clear(field);
    await page.user.click(field);
    await page.user.paste('a'.repeat(501));
    expect(within(dialog).getByText(/^Kepanjangan sedikit \(maks\. 500/)).toBeDefined();
    await send();
    expect(sent(page)).toEqual([]);
  });

  test('[QNA-20] the same words are refused at the form, which keeps them', async () => {
    const page = await open({ visitor: { member: 'budi' } });
    for (const isAgain of [false, true]) {
      const { dialog, field, type, send, close } = await openForm(page);
      expect(field.value).toBe('');
      await type(TEXT);
      await send();
      if (isAgain) {
        expect((await within(dialog).findByRole('alert')).textContent).toBe(
          'Jawaban yang sama sudah kamu kirim untuk pertanyaan ini.',
        );
        expect(field.value).toBe(TEXT);
      } else {
        await within(dialog).findByText(/^Terkirim!/);
        await close();
      }
    }
    const own = within(await firstOf(section())).getAllByText(TEXT);
    expect(own).toHaveLength(1);
  });

  test('[QNA-17] a failure is said, keeps the words, and resends the answer under the same key', async () => {
    const page = await open({ visitor: { member: 'budi' } });
    const { dialog, field, type, send } = await openForm(page);
    await page.shop.fault('POST /product/questions/*/answers', '500');
    await type(TEXT);
    const letGo = page.shop.hold(/answers$/);
    await send();
    expect(field.readOnly).toBe(true);
    await letGo();
    expect((await within(dialog).findByRole('alert')).textContent).toBe(
      'Jawaban gagal dikirim. Coba lagi, ya.',
    );
    expect([field.readOnly, field.value]).toEqual([false, TEXT]);
    await page.shop.mend();
    await send();
    expect(await within(dialog).findByText(/^Terkirim!/)).toBeDefined();
    expect(new Set(sent(page).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    await waitFor(() => expect(sent(page)).toHaveLength(2));
  });
});
