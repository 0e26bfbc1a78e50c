import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { products } from '#marketplace/product/catalogue/products.ts';
import { writtenQuestions } from '#marketplace/questions/catalogue/written.ts';
import { QUESTIONS_PER_DAY } from '#src/domain/shell/limits.ts';
import { ITEM, product } from '../../support/products.ts';
import { seeAll, seeTheFirstScreens } from '../support/farBelow.ts';
import { followLogin } from '../support/followLogin.ts';
import { openPage, type Opened, type OpenOptions } from '../support/openPage.tsx';

beforeEach(seeAll);

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const suitcase = products.filter(({ productSku }) => productSku === 'RMB-00012');
const open = (options: OpenOptions = {}) =>
  openPage(
    { path: SUITCASE, shop: { products: suitcase, merchant: { code: 'RMB-60012', name: 'Rimba' } } },
    options,
  );

const written = writtenQuestions['RMB-00012'] ?? [];
const waiting = written.filter(({ answers }) => answers.length === 0);
const section = () => screen.getByRole('region', { name: 'Diskusi' });
const asked = (within_: HTMLElement) =>
  [...within_.querySelectorAll('.reviews > li > article .questionsAsked')].map(
    ({ textContent }) => textContent,
  );
const FIRST = written[0]?.text ?? '';
const first = (within_: HTMLElement) => waitFor(() => expect(asked(within_)[0]).toBe(FIRST));
const calls = (page: Opened) =>
  page.shop.requests
    .filter(({ method, path }) => method === 'GET' && path.includes('/questions'))
    .map(({ path }) => new URLSearchParams(path.split('?')[1]));

const LIST = `${SUITCASE}/question-details`;
const main = () => screen.getByRole('main');
/** Opens the page with all questions. */
async function openAll(options: OpenOptions = {}) {
  const page = await open({ path: LIST, ...options });
  await first(main());
  return { page, list: main() };
}
async function openForm(page: Opened) {
  await waitFor(() => expect(asked(section())).toHaveLength(3));
  await page.user.click(within(section()).getByRole('button', { name: 'Tulis pertanyaan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tulis pertanyaan' });
  const name = 'Apa yang ingin kamu tahu?';
  const field = await within(dialog).findByRole<HTMLTextAreaElement>('textbox', { name });
  return {
    dialog,
    field,
    type: (text: string) => page.user.type(field, text),
    send: () => page.user.click(within(dialog).getByRole('button', { name: 'Kirim pertanyaan' })),
  };
}

describe('[SECTION-09] the section', () => {
  test('[QNA-01, QNA-02] says how many there are, and shows the first three with who answered', async () => {
    const page = await open();
    await first(section());
    expect(asked(section())).toHaveLength(3);
    expect(calls(page)).toHaveLength(1);
    expect(
      within(section()).getByText(
        `${written.length} pertanyaan, ${written.length - waiting.length} sudah dijawab`,
      ),
    ).toBeDefined();
    const [article] = within(section()).getAllByRole('article');
    const answers = within(within(article as HTMLElement).getByRole('list', { name: 'Jawaban' }));
    // The seller's answer stands first; the other two unfold.
    expect(answers.getAllByRole('listitem')).toHaveLength(1);
    await page.user.click(
      within(article as HTMLElement).getByRole('button', { name: 'Lihat 2 jawaban lain' }),
    );
    const [seller, buyer, last] = answers.getAllByRole('listitem');
    for (const words of ['Rimba', 'Penjual'])
      expect(within(seller as HTMLElement).getByText(words), words).toBeDefined();
    expect(within(buyer as HTMLElement).getByText('Pembeli')).toBeDefined();
    expect(within(buyer as HTMLElement).getByText('Maria L.')).toBeDefined();
    expect(within(last as HTMLElement).getByText('Bagus W.')).toBeDefined();
  });

  test('[QNA-01] without questions it says so, and invites', async () => {
    await openPage({ shop: { products: [product()] } });
    expect(
      await within(section()).findByText('Belum ada yang bertanya. Jadilah yang pertama!'),
    ).toBeDefined();
    expect(within(section()).queryByRole('link', { name: 'Lihat semua pertanyaan' })).toBeNull();
    expect(within(section()).queryByText(/sudah dijawab/)).toBeNull();
  });

  test('[QNA-14] shows the failure, keeps the ask buttons, and loads on retry', async () => {
    const page = await open({ shop: { faults: { 'GET /product/products/*/questions': '500' } } });
    expect(await within(section()).findByText('Pertanyaan gagal dimuat.')).toBeDefined();
    expect(within(section()).getByRole('button', { name: 'Tulis pertanyaan' })).toBeDefined();
    await page.shop.mend();
    await page.user.click(within(section()).getByRole('button', { name: 'Coba lagi' }));
    await first(section());
    expect(within(section()).queryByRole('alert')).toBeNull();
  });

  test('[QNA-14] without a network they come by themselves once it is back', async () => {
    const page = await open({ shop: { lost: '/questions' } });
    expect(await within(section()).findByText('Pertanyaan gagal dimuat.')).toBeDefined();
    page.shop.findNetwork();
    await first(section());
  });

  test('[QNA-10] whatever people write is text, each in a direction of its own', async () => {
    const odd = '\u202e<img src=x onerror=alert(1)> [klik](javascript:alert(1)) &lt;b&gt;';
    const page = await open({
      shop: {
        answers: (path, data) => {
          if (!path.includes('/questions')) return data;
          const [one, ...others] = data as { answers: { text: string; name: string }[] }[];
          return [
            { ...one, text: odd, answers: one?.answers.map((each) => ({ ...each, text: odd, name: odd })) },
            ...others,
          ];
        },
      },
    });
    await waitFor(() => expect(asked(section())[0]).toBe(odd));
    expect(section().querySelector('[onerror], a[href^="javascript"]')).toBeNull();
    for (const node of section().querySelectorAll('.questionsAsked, .questionsAnswers b'))
      expect(node.querySelector('bdi'), node.textContent ?? '').not.toBeNull();
    expect(page.shop.requests.length).toBeGreaterThan(0);
  });

  test('[QNA-01] in English its words are English, and what people wrote is as they wrote it', async () => {
    await open({ visitor: { language: 'en' } });
    const english = screen.getByRole('region', { name: 'Discussion' });
    await first(english);
    expect(within(english).getByRole('link', { name: 'See all questions' })).toBeDefined();
    expect(within(english).getAllByText('Seller').length).toBeGreaterThan(0);
    expect(within(english).getByRole('button', { name: 'Write a question' })).toBeDefined();
  });
});

describe('[QNA-04, QNA-27] all questions', () => {
  test.each(['older', 'newer'] as const)('are a page of their own, in the %s shell', async (shell) => {
    const page = await open({ visitor: { shell } });
    await first(section());
    const all = within(section()).getByRole('link', { name: 'Lihat semua pertanyaan' });
    expect(all.getAttribute('href')).toBe(LIST);
    await page.user.click(all);
    const title = { level: 1, name: 'Pertanyaan tentang produk ini' };
    expect(await screen.findByRole('heading', title)).toBeDefined();
    await waitFor(() => expect(asked(main())).toHaveLength(10));
    // The questions of the section are the beginning of the list: no call repeats them.
    expect(calls(page)).toHaveLength(1);
    expect(within(main()).getByRole('button', { name: 'Tulis pertanyaan' })).toBeDefined();
    expect(within(main()).getByRole('link', { name: /Kembali ke produk/ })).toBeDefined();
  });

  test('of a grocery are at the grocery', async () => {
    const mango = products.filter(({ productSku }) => productSku === 'GRO-10001');
    const page = await openPage({
      path: '/grocery/p/mangga-harum-manis/GRO-10001-01',
      shop: { products: mango },
    });
    const all = await within(section()).findByRole('link', { name: 'Lihat semua pertanyaan' });
    expect(all.getAttribute('href')).toBe('/grocery/p/mangga-harum-manis/GRO-10001-01/question-details');
    await page.user.click(all);
    await waitFor(() => expect(asked(main()).length).toBeGreaterThan(0));
  });

  test('of nothing are the error page, and are not asked for', async () => {
    const page = await openPage({
      path: '/p/barang-uji/XXX-99999-01/question-details',
      shop: { products: [product()] },
    });
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Halaman tidak ditemukan.');
    expect(calls(page)).toEqual([]);
  });

  test('[QNA-14] that the first did not come is said, and trying again brings them', async () => {
    const page = await open({ path: LIST, shop: { faults: { 'GET /product/products/*/questions': '500' } } });
    expect(await within(main()).findByText('Pertanyaan gagal dimuat.')).toBeDefined();
    expect(within(main()).getByRole('button', { name: 'Tulis pertanyaan' })).toBeDefined();
    await page.shop.mend();
    await page.user.click(within(main()).getByRole('button', { name: 'Coba lagi' }));
    await first(main());
  });

  test('[QNA-28] are those that the address asks for, and it says so', async () => {
    const page = await open({ path: `${LIST}?search=lombok&sortBy=NEWEST&rating=5` });
    await waitFor(() => expect(asked(main())).toEqual(['Bisa COD ke Lombok Timur?']));
    expect(calls(page).map((query) => [query.get('search'), query.get('sortBy')])).toEqual([
      ['lombok', 'NEWEST'],
    ]);
    expect(within(main()).getByRole('searchbox')).toHaveProperty('value', 'lombok');
    expect(within(main()).getByRole('button', { name: 'Terbaru' }).getAttribute('aria-pressed')).toBe('true');
    // The way back leads to the product with the first of all questions, whatever search was made here.
    await page.user.click(within(main()).getByRole('link', { name: /Kembali ke produk/ }));
    await first(section());
    expect(asked(section())).toHaveLength(3);
    expect(calls(page)).toHaveLength(2);
  });

  test('[SHELL-24] a search without words leads into its field; emptying a search shows all again', async () => {
    const { page, list } = await openAll();
    const box = within(list).getByRole('searchbox');
    const seek = () => page.user.click(within(list).getByRole('button', { name: 'Cari' }));
    const before = calls(page).length;
    await seek();
    expect(document.activeElement).toBe(box);
    expect(calls(page)).toHaveLength(before);
    await page.user.type(box, 'lombok{Enter}');
    await waitFor(() => expect(asked(main())).toEqual(['Bisa COD ke Lombok Timur?']));
    await page.user.clear(box);
    await seek();
    await waitFor(() => expect(asked(main())).toHaveLength(10));
  });

  test('[QNA-30] looked through and left, the list changes nothing on the page of the product', async () => {
    const page = await open();
    await first(section());
    await page.user.click(within(section()).getByRole('link', { name: 'Lihat semua pertanyaan' }));
    await waitFor(() => expect(asked(main())).toHaveLength(10));
    await page.user.type(within(main()).getByRole('searchbox'), 'lombok{Enter}');
    await waitFor(() => expect(asked(main())).toEqual(['Bisa COD ke Lombok Timur?']));
    await page.user.click(within(main()).getByRole('link', { name: /Kembali ke produk/ }));
    await first(section());
    expect(asked(section())).toHaveLength(3);
    expect(calls(page)).toHaveLength(2);
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  });

  test.each([
    ['there', false],
    ['on the page of the product', true],
  ])('[QNA-30, AUTH-17] a login that is asked for %s', async (_, isAtProduct) => {
    const { page, list } = await openAll();
    await page.user.type(within(list).getByRole('searchbox'), 'lombok{Enter}');
    await waitFor(() => expect(asked(main())).toEqual(['Bisa COD ke Lombok Timur?']));
    if (isAtProduct) {
      await page.user.click(within(main()).getByRole('link', { name: /Kembali ke produk/ }));
      await first(section());
    }
    await page.user.click(within(main()).getByRole('button', { name: 'Tulis pertanyaan' }));
    await followLogin(page, 'Masuk untuk bertanya');
    // The page comes back with the search only where the list is shown.
    const criteria = { sort: 'HELPFUL', search: 'lombok' };
    expect(JSON.parse(sessionStorage.getItem('loginWish') ?? '').from.questions).toEqual(
      isAtProduct ? null : { criteria, pages: 1 },
    );
  });

  test('[QNA-29] a search without a result offers to ask, with its words if they make a question', async () => {
    const { page, list } = await openAll({ visitor: { member: 'budi' } });
    const box = within(list).getByRole('searchbox');
    const isWord = (name: string) => within(list).getAllByRole('button', { name }).length;
    await page.user.type(box, 'gajah{Enter}');
    await within(list).findByText('Tidak ada pertanyaan yang cocok.');
    expect(isWord('Tulis pertanyaan')).toBe(2);
    await page.user.clear(box);
    await page.user.type(box, 'gajah muat{Enter}');
    await page.user.click(await within(list).findByRole('button', { name: 'Tanyakan ini' }));
    const form = await screen.findByRole('dialog', { name: 'Tulis pertanyaan' });
    const field = await within(form).findByRole<HTMLTextAreaElement>('textbox');
    expect(field.value).toBe('gajah muat');
    const sent = page.shop.requests.filter(
      ({ method, path }) => method === 'POST' && path.includes('/questions'),
    );
    expect(sent).toEqual([]);
    await page.user.type(field, ' di dalamnya?');
    await page.user.click(within(form).getByRole('button', { name: 'Kirim pertanyaan' }));
    await within(form).findByText(/^Terkirim!/);
    await page.user.click(within(form).getAllByRole('button', { name: 'Tutup' }).at(-1) as HTMLElement);
    await waitFor(() => expect(asked(main())[0]).toBe('gajah muat di dalamnya?'));
    expect(within(main()).getByRole('searchbox')).toHaveProperty('value', '');
    expect(asked(main())).toHaveLength(11);
  });

  test('[QNA-01] without questions the page says so', async () => {
    await openPage({ path: `/p/barang-uji/${ITEM}/question-details`, shop: { products: [product()] } });
    expect(await within(main()).findByText('Belum ada yang bertanya. Jadilah yang pertama!')).toBeDefined();
    expect(within(main()).queryByRole('searchbox')).toBeNull();
  });

  test('begin with ten, grow by ten, and end where they end', async () => {
    const { page, list } = await openAll();
    expect(asked(list)).toHaveLength(10);
    expect(within(list).getByText(`Menampilkan 10 dari ${written.length} pertanyaan`)).toBeDefined();
    for (const shown of [20, 30, written.length]) {
      await page.user.click(within(list).getByRole('button', { name: 'Muat lagi' }));
      await waitFor(() => expect(asked(list)).toHaveLength(shown));
    }
    expect(within(list).queryByRole('button', { name: 'Muat lagi' })).toBeNull();
    expect(within(list).getByText('Sudah semua pertanyaan.')).toBeDefined();
  });

  test('[QNA-14] a page that does not come leaves those that have come', async () => {
    const { page, list } = await openAll();
    await page.shop.fault('GET /product/products/*/questions', '500');
    await page.user.click(within(list).getByRole('button', { name: 'Muat lagi' }));
    expect(await within(list).findByText('Pertanyaan berikutnya gagal dimuat.')).toBeDefined();
    expect(asked(list)).toHaveLength(10);
    expect(screen.queryByText('Pertanyaan gagal dimuat.')).toBeNull();
    await page.shop.mend();
    await page.user.click(within(list).getByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(asked(list)).toHaveLength(20));
  });

  test('[QNA-05] are sorted as the visitor chooses, which is said', async () => {
    const { page, list } = await openAll();
    const choices = within(within(list).getByRole('group', { name: 'Urutkan' }));
    const choice = (name: string) => choices.getByRole('button', { name });
    expect(choice('Paling membantu').getAttribute('aria-pressed')).toBe('true');
    await page.user.click(choice('Terbaru'));
    await waitFor(() => expect(asked(list)[0]).toBe('Pegangan samping ada di berapa sisi?'));
    expect(choice('Terbaru').getAttribute('aria-pressed')).toBe('true');
    expect(calls(page).at(-1)?.get('sortBy')).toBe('NEWEST');
    await page.user.click(choice('Belum dijawab'));
    await waitFor(() => expect(asked(list)).toHaveLength(waiting.length));
    expect(within(list).getAllByText('Menunggu jawaban')).toHaveLength(waiting.length);
  });

  test('[QNA-02, QNA-05] the unfolded state stays with its question when the order changes', async () => {
    const { page, list } = await openAll({
      shop: {
        wholeAnswers: (path, body) => {
          if (!path.endsWith('/questions')) return body;
          const [answer] = body.data.flatMap(({ answers }: { answers: object[] }) => answers);
          const three = (id: string) => [1, 2, 3].map((at) => ({ ...answer, id: `${id}-${at}` }));
          return {
            ...body,
            data: body.data.map((one: { id: string }) => ({ ...one, answers: three(one.id) })),
          };
        },
      },
    });
    const unfold = (at: number) =>
      within(list.querySelectorAll<HTMLElement>('.reviews > li')[at] as HTMLElement).queryByRole('button', {
        name: 'Lihat 1 jawaban lain',
      });
    await page.user.click(unfold(0) as HTMLElement);
    expect([unfold(0) === null, unfold(1) === null]).toEqual([true, false]);
    await page.user.click(within(list).getByRole('button', { name: 'Terbaru' }));
    await waitFor(() => expect(asked(list)[0]).not.toBe(FIRST));
    expect(unfold(0)).not.toBeNull();
  });

  test('[QNA-06] are looked through, and all of them are one press away again', async () => {
    const { page, list } = await openAll();
    const box = within(list).getByRole('searchbox', { name: 'Cari di diskusi' });
    await page.user.type(box, 'lombok{Enter}');
    await waitFor(() => expect(asked(list)).toEqual(['Bisa COD ke Lombok Timur?']));
    await page.user.clear(box);
    await page.user.type(box, 'gajah{Enter}');
    expect(await within(list).findByText('Tidak ada pertanyaan yang cocok.')).toBeDefined();
    await page.user.click(within(list).getByRole('button', { name: 'Hapus pencarian' }));
    await first(list);
    // The pressed button is gone: the focus moves to the text that tells what is shown.
    expect(document.activeElement?.textContent).toBe(`Menampilkan 10 dari ${written.length} pertanyaan`);
    expect(box).toHaveProperty('value', '');
    await page.user.type(box, 'bisa');
    expect(box).toHaveProperty('value', 'bisa');
  });
});

describe('asking', () => {
  test('[QNA-07, AUTH-04] a guest is asked to log in first', async () => {
    const page = await open();
    await first(section());
    await page.user.click(within(section()).getByRole('button', { name: 'Tulis pertanyaan' }));
    expect(await followLogin(page, 'Masuk untuk bertanya')).toContain('/login');
    expect(sessionStorage.getItem('loginWish')).toContain('"question"');
  });

  test('[QNA-08] tells in the form of a question taken while it was closed; left, the form is new', async () => {
    const page = await open({ visitor: { member: 'citra' } });
    const { dialog, type, send } = await openForm(page);
    await type('Bisa dipakai untuk kabin pesawat?');
    const letGo = page.shop.hold(/questions$/);
    await send();
    const leave = async (form: HTMLElement) => {
      await page.user.click(within(form).getAllByRole('button', { name: 'Tutup' })[0] as HTMLElement);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await leave(dialog);
    await letGo();
    await page.settle();
    await page.user.click(within(section()).getByRole('button', { name: 'Tulis pertanyaan' }));
    const form = await screen.findByRole('dialog', { name: 'Tulis pertanyaan' });
    await within(form).findByText(/^Terkirim!/);
    await leave(form);
    expect((await openForm(page)).field.value).toBe('');
  });

  test('[QNA-08, QNA-30] the section shows the visitor’s newest question, and others beside it', async () => {
    const page = await open({ visitor: { member: 'budi' } });
    await first(section());
    const others = asked(section());
    const words = ['Rodanya bisa dilepas sendiri?', 'Pegangannya nyaman untuk orang kidal?'];
    for (const text of words) {
      const { dialog, type, send } = await openForm(page);
      await type(text);
      await send();
      await within(dialog).findByText(/^Terkirim!/);
      await page.user.click(within(dialog).getAllByRole('button', { name: 'Tutup' })[0] as HTMLElement);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(asked(section())).toEqual([words[1], ...others.slice(0, 2)]);
  });

  test('[QNA-12] a form that does not come is said; asked for again it sends one question', async () => {
    seeTheFirstScreens();
    const page = await open({ visitor: { member: 'budi' } });
    const told: boolean[] = [];
    const missing = page.root.subscribe(({ context }) => {
      if (context.laterParts.questions !== 'coming') return;
      told.push(screen.queryByText('Memuat formulir') !== null);
      act(() => page.root.send({ type: 'part.missed', name: 'questions' }));
    });
    await page.user.click(within(section()).getByRole('button', { name: 'Tulis pertanyaan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tulis pertanyaan' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Formulir gagal dimuat.');
    expect(told).toEqual([true]);
    expect(dialog.queryByText('Memuat formulir')).toBeNull();
    missing.unsubscribe();
    await page.user.click(dialog.getByRole('button', { name: 'Coba lagi' }));
    await page.user.type(await dialog.findByRole('textbox'), 'Pegangannya nyaman untuk orang kidal?');
    expect(dialog.queryByText(/^(Formulir gagal dimuat\.|Memuat formulir)$/)).toBeNull();
    await page.user.click(dialog.getByRole('button', { name: 'Kirim pertanyaan' }));
    expect(await dialog.findByText(/^Terkirim!/)).toBeDefined();
    expect(
      page.shop.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/questions')),
    ).toHaveLength(1);
  });

  test('[QNA-12] while the question is sent it is not written in, and then can be', async () => {
    const page = await open({ visitor: { member: 'citra' } });
    const { field, type, send } = await openForm(page);
    await type('Bisa dipakai untuk kabin pesawat?');
    expect(field.readOnly).toBe(false);
    await page.shop.fault('POST /product/products/*/questions', '500', 1);
    const letGo = page.shop.hold(/questions$/);
    await send();
    expect(field.readOnly).toBe(true);
    await letGo();
    await waitFor(() => expect(field.readOnly).toBe(false));
    expect(field.value).toBe('Bisa dipakai untuk kabin pesawat?');
  });

  test('[QNA-07, QNA-08, QNA-12, QNA-16] a member’s question stands on top at once, in review', async () => {
    const page = await open({ visitor: { member: 'budi' } });
    const { dialog, type, send } = await openForm(page);
    await type('Pegangannya nyaman untuk orang kidal?');
    await send();
    expect(await within(dialog).findByText(/^Terkirim! Pertanyaanmu sedang ditinjau\./)).toBeDefined();
    expect(within(dialog).getByText('Pegangannya nyaman untuk orang kidal?')).toBeDefined();
    expect(within(dialog).queryByRole('button', { name: 'Kirim pertanyaan' })).toBeNull();
    await page.user.click(within(dialog).getAllByRole('button', { name: 'Tutup' }).at(-1) as HTMLElement);
    await waitFor(() => expect(asked(section())[0]).toBe('Pegangannya nyaman untuk orang kidal?'));
    const [article] = within(section()).getAllByRole('article');
    for (const words of ['Budi S.', 'Pertanyaanmu', 'Sedang ditinjau, baru kamu yang bisa lihat'])
      expect(within(article as HTMLElement).getByText(words), words).toBeDefined();
    expect(within(article as HTMLElement).queryByText('Menunggu jawaban')).toBeNull();
    // Others do not see it yet: it is not counted.
    expect(within(section()).getByText(new RegExp(`^${written.length} pertanyaan,`))).toBeDefined();
    // The most helpful question has its place beside it.
    expect(asked(section())[1]).toBe(FIRST);
    // A form that opens again is new; the same words are refused as waiting already.
    const again = await openForm(page);
    expect(again.field.value).toBe('');
    await again.type('Pegangannya nyaman untuk orang kidal?');
    await again.send();
    expect((await within(again.dialog).findByRole('alert')).textContent).toBe(
      'Pertanyaan yang sama sudah kamu kirim dan masih menunggu jawaban.',
    );
    expect(
      page.shop.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/questions')),
    ).toHaveLength(2);
  });

  test('[QNA-16] a member’s own first question stands there in review, and nothing is counted', async () => {
    const page = await openPage({ visitor: { member: 'budi' }, shop: { products: [product()] } });
    const none = 'Belum ada yang bertanya. Jadilah yang pertama!';
    await within(section()).findByText(none);
    await page.user.click(within(section()).getByRole('button', { name: 'Tulis pertanyaan' }));
    const form = await screen.findByRole('dialog', { name: 'Tulis pertanyaan' });
    await page.user.type(await within(form).findByRole('textbox'), 'Pegangannya nyaman untuk orang kidal?');
    await page.user.click(within(form).getByRole('button', { name: 'Kirim pertanyaan' }));
    await within(form).findByText(/^Terkirim!/);
    await page.user.click(within(form).getAllByRole('button', { name: 'Tutup' }).at(-1) as HTMLElement);
    await waitFor(() => expect(asked(section())).toEqual(['Pegangannya nyaman untuk orang kidal?']));
    expect(within(section()).queryByText(none)).toBeNull();
    expect(within(section()).queryByText(/sudah dijawab/)).toBeNull();
  });

  test('[QNA-08] a backend that publishes at once says so, and the question waits for an answer', async () => {
    const page = await open({
      visitor: { member: 'budi' },
      shop: {
        answers: (path, data) =>
          path.endsWith('/questions') && !Array.isArray(data) && data !== undefined
            ? { ...(data as object), isInReview: false }
            : data,
      },
    });
    const { dialog, type, send } = await openForm(page);
    await type('Pegangannya nyaman untuk orang kidal?');
    await send();
    expect(await within(dialog).findByText(/^Terkirim! Pertanyaanmu sudah tampil/)).toBeDefined();
    await page.user.click(within(dialog).getAllByRole('button', { name: 'Tutup' }).at(-1) as HTMLElement);
    const [article] = within(section()).getAllByRole('article');
    await waitFor(() => expect(within(article as HTMLElement).getByText('Menunggu jawaban')).toBeDefined());
    expect(within(section()).getByText(new RegExp(`^${written.length + 1} pertanyaan,`))).toBeDefined();
  });

  test('[QNA-04, QNA-08] a question asked from the list leads back to the list, where it is first', async () => {
    const { page, list } = await openAll({ visitor: { member: 'budi' } });
    await page.user.click(within(list).getByRole('button', { name: 'Tulis pertanyaan' }));
    const form = await screen.findByRole('dialog', { name: 'Tulis pertanyaan' });
    await page.user.type(await within(form).findByRole('textbox'), 'Pegangannya nyaman untuk orang kidal?');
    await page.user.click(within(form).getByRole('button', { name: 'Kirim pertanyaan' }));
    await within(form).findByText(/^Terkirim!/);
    await page.user.click(within(form).getAllByRole('button', { name: 'Tutup' }).at(-1) as HTMLElement);
    const back = main();
    await waitFor(() => expect(asked(back)[0]).toBe('Pegangannya nyaman untuk orang kidal?'));
    expect(asked(back)).toHaveLength(11);
    // The newest is the visitor's own: it does not stand there twice.
    await page.user.click(within(back).getByRole('button', { name: 'Terbaru' }));
    await waitFor(() => expect(asked(back)[1]).toBe('Pegangan samping ada di berapa sisi?'));
    expect(asked(back).filter((text) => text?.includes('kidal'))).toHaveLength(1);
  });

  test('[QNA-09, QNA-11] a fault is said at the field, which is led to, and nothing is sent', async () => {
    const page = await open({ visitor: { member: 'budi' } });
    const { dialog, field, type, send } = await openForm(page);
    expect(field.getAttribute('aria-invalid')).toBe('false');
    await type('Muat?');
    expect(field.getAttribute('aria-invalid')).toBe('false');
    await send();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(
      within(dialog).getByRole('textbox', { description: /Tulis sedikit lebih lengkap, ya \(min\. 10/ }),
    ).toBe(field);
    await type(' Hubungi saya di 0812-3456-7890');
    expect(within(dialog).getByText(/^Ada nomor telepon, email, atau tautan chat/)).toBeDefined();
    await page.user.clear(field);
    await page.user.click(field);
    await page.user.paste('a'.repeat(501));
    expect(within(dialog).getByText(/^Kepanjangan sedikit \(maks\. 500/)).toBeDefined();
    expect(within(dialog).getByText('501/500')).toBeDefined();
    await send();
    expect(
      page.shop.requests.filter(({ method, path }) => method === 'POST' && path.endsWith('/questions')),
    ).toEqual([]);
  });

  test('[QNA-09] the fault of one question is not said of the next before it is sent', async () => {
    const page = await open({ visitor: { member: 'budi' } });
    const { dialog, field, type, send } = await openForm(page);
    await type('Muat?');
    await send();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await type(' Untuk laptop 15 inci');
    await send();
    await within(dialog).findByText(/^Terkirim!/);
    await page.user.click(within(dialog).getAllByRole('button', { name: 'Tutup' }).at(-1) as HTMLElement);
    const again = await openForm(page);
    expect(again.field.value).toBe('');
    expect(again.field.getAttribute('aria-invalid')).toBe('false');
  });

  test('[QNA-14, QNA-12] shows the failure, keeps the words, and resends under the same key', async () => {
    const page = await open({ visitor: { member: 'budi' } });
    const { dialog, field, type, send } = await openForm(page);
    await page.shop.fault('POST /product/products/*/questions', '500');
    await type('Pegangannya nyaman untuk orang kidal?');
    await send();
    expect((await within(dialog).findByRole('alert')).textContent).toBe(
      'Pertanyaan gagal dikirim. Coba lagi, ya.',
    );
    expect(field.value).toBe('Pegangannya nyaman untuk orang kidal?');
    await page.shop.mend();
    await send();
    expect(await within(dialog).findByText(/^Terkirim!/)).toBeDefined();
    const sent = page.shop.requests.filter(
      ({ method, path }) => method === 'POST' && path.endsWith('/questions'),
    );
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  test('[QNA-12] says that the day’s limit of questions is reached, and keeps what was typed', async () => {
    const page = await open({ visitor: { member: 'budi' } });
    const { dialog, field, type, send } = await openForm(page);
    const path = '/product/products/RMB-00012-01/questions';
    for (let n = 1; n <= QUESTIONS_PER_DAY; n += 1) {
      const answer = await page.visitor.call(
        path,
        { text: `Muat berapa liter, kalau dilipat ${n} kali?` },
        `ask-${n}`,
      );
      expect(answer.status).toBe(200);
    }
    await type('Pegangannya nyaman untuk orang kidal?');
    await send();
    expect((await within(dialog).findByRole('alert')).textContent).toBe(
      'Kamu sudah bertanya 10 kali dalam sehari. Lanjutkan besok, ya.',
    );
    expect(field.value).toBe('Pegangannya nyaman untuk orang kidal?');
    expect(field.readOnly).toBe(false);
    expect(within(dialog).queryByText(/^Terkirim!/)).toBeNull();
  });
});

describe('[QNA-13] votes', () => {
  const named = (name: string) => within(section()).getByRole('button', { name });

  test('[AUTH-04] a guest is asked to log in, and nothing is written', async () => {
    const page = await open();
    await first(section());
    await page.user.click(named('Membantu (46)'));
    expect(
      await screen.findByRole('dialog', { name: 'Masuk untuk menandai jawaban yang membantu' }),
    ).toBeDefined();
    expect(
      page.shop.requests.filter(({ method, path }) => method === 'POST' && path.includes('_vote')),
    ).toEqual([]);
  });

  test('a member’s counts at once, can be taken back, and goes back when it fails', async () => {
    const page = await open({ visitor: { member: 'budi' } });
    await first(section());
    const letGo = page.shop.hold(/_vote$/);
    await page.user.click(named('Membantu (46)'));
    await waitFor(() => expect(named('Membantu (47)').getAttribute('aria-pressed')).toBe('true'));
    await letGo();
    await page.user.click(named('Membantu (47)'));
    await waitFor(() => expect(named('Membantu (46)').getAttribute('aria-pressed')).toBe('false'));
    await page.shop.fault('POST /product/answers/*/_vote', '500');
    await page.user.click(named('Membantu (46)'));
    expect(
      (await screen.findAllByText('Ada yang salah di sini. Coba lagi nanti, ya.')).length,
    ).toBeGreaterThan(0);
    await waitFor(() => expect(named('Membantu (46)').getAttribute('aria-pressed')).toBe('false'));
  });
});
