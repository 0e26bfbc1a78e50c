import { JSDOM } from 'jsdom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { CHAT_SCRIPT } from '#marketplace/seller/pages/chatScript.ts';
import { product, SELLER } from '../../support/products.ts';
import { visitor } from '../support/visitor.ts';

const CHAT = '/member/seller-chat/TOK-1';
const LOST = 'Sesimu sudah berakhir, jadi ini belum terkirim. Masuk dulu, lalu pesannya langsung terkirim.';

/** A member of a marketplace, who opens the page of the chat as often as they like. */
async function member() {
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    products: [product(), product({ productSku: 'UJI-00002', name: 'Barang Lain' })],
    merchants: [SELLER],
  });
  onTestFinished(() => shop.close());
  const one = visitor(shop);
  await one.logIn('budi');
  /** Of the tab: what one page leaves there the next one finds. */
  const kept = new Map<string, string>();
  const posted: URLSearchParams[] = [];
  const waiting: (() => void)[] = [];
  let isHeld = false;
  let losses = 0;
  const fetchOf = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (init.method !== 'POST') return one.call(path, { headers });
    posted.push(init.body as URLSearchParams);
    if (isHeld) await new Promise<void>((resolve) => void waiting.push(resolve));
    headers.set('content-type', 'application/x-www-form-urlencoded');
    const answer = await one.call(path, { ...init, headers, body: String(init.body) });
    if (losses === 0) return answer;
    losses -= 1;
    throw new TypeError('Failed to fetch');
  };
  /** The page of the chat, in a frame of a product page or by itself. */
  const open = async ({
    isFramed = false,
    isStorageBlocked = false,
    path = `${CHAT}?itemSku=UJI-00001-01`,
  } = {}) => {
    const dom = new JSDOM(await (await one.call(path)).text(), {
      url: `http://shop.test${path}`,
      runScripts: 'outside-only',
    });
    onTestFinished(() => dom.window.close());
    const { window } = dom;
    const { document } = window;
    // A browser has these, jsdom has not.
    window.Element.prototype.scrollTo = () => {};
    Object.assign(window, { fetch: fetchOf });
    for (const [key, value] of kept) window.sessionStorage.setItem(key, value);
    if (isStorageBlocked)
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new window.DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    const around = document.body.appendChild(document.createElement('iframe')).contentWindow;
    const told: unknown[] = [];
    if (around !== null) around.postMessage = ((message: unknown) => void told.push(message)) as never;
    const run = window.eval(`(parent) => { ${CHAT_SCRIPT} }`) as (parent: unknown) => void;
    run(isFramed ? around : window);
    const find = (selector: string) => document.querySelector(selector) as HTMLInputElement;
    const type = (text: string) => {
      find('[name=text]').value = text;
      find('[name=text]').dispatchEvent(new window.Event('input'));
    };
    /** This page is over, and leaves in the tab what it leaves. */
    const leave = () => {
      kept.clear();
      if (isStorageBlocked) return;
      for (let at = 0; at < window.sessionStorage.length; at += 1) {
        const key = window.sessionStorage.key(at) ?? '';
        kept.set(key, window.sessionStorage.getItem(key) ?? '');
      }
    };
    const press = () => (find('.chat form') as unknown as HTMLFormElement).requestSubmit();
    return {
      told,
      type,
      press,
      say: (text: string) => {
        type(text);
        press();
      },
      field: () => find('[name=text]'),
      hint: () => find('.hint').textContent,
      enter: () => find('.enter'),
      lines: () => [...document.querySelectorAll('li.member p')].map(({ textContent }) => textContent),
      answers: () =>
        [...document.querySelectorAll('li.pharmacist')].map(
          (line) => `${line.querySelector('span')?.textContent}: ${line.querySelector('p')?.textContent}`,
        ),
      tellIt: (data: unknown) =>
        window.dispatchEvent(
          new window.MessageEvent('message', { origin: 'http://shop.test', source: around, data }),
        ),
      leave,
      /** The browser shows the page as it was left. */
      comeBack: () => window.dispatchEvent(new window.PageTransitionEvent('pageshow', { persisted: true })),
      /** Presses a link, and tells whether it leads away. */
      follow: (link: HTMLElement) => {
        let isLeaving = true;
        window.addEventListener('click', (event) => {
          isLeaving = !event.defaultPrevented;
          // There is no other page to go to.
          event.preventDefault();
        });
        link.click();
        leave();
        return isLeaving;
      },
    };
  };
  return {
    one,
    open,
    posted,
    endSession: () => one.call('/backend/common/users/_logout', { method: 'POST' }),
    hold: () => {
      isHeld = true;
      return () => {
        isHeld = false;
        for (const go of waiting.splice(0)) go();
      };
    },
    loseAnswer: () => void (losses = 1),
    /** So much time goes by, in ms, for what the tab keeps. */
    wait: (ms: number) => {
      for (const [key, text] of kept) {
        const message = JSON.parse(text) as { at: number };
        kept.set(key, JSON.stringify({ ...message, at: message.at - ms }));
      }
    },
  };
}
type Visit = Awaited<ReturnType<typeof member>>;
const talkOf = async ({ one }: Visit) =>
  [...(await (await one.call(CHAT)).text()).matchAll(/class="member"[^]*?<p dir="auto">([^<]*)/g)].map(
    ([, text]) => text,
  );

test('[CHAT-19] in a frame tells the page that the session ended, and keeps the typed message', async () => {
  const visit = await member();
  const chat = await visit.open({ isFramed: true });
  await visit.endSession();
  chat.say('Berapa harganya?');
  await vi.waitFor(() => expect(chat.hint()).toBe(LOST));
  expect(chat.field().value).toBe('Berapa harganya?');
  expect(chat.enter().hidden).toBe(false);
  const key = visit.posted[0]?.get('key');
  const needed = { type: 'chat.loginNeeded', message: { text: 'Berapa harganya?', key } };
  expect(chat.told).toEqual([{ type: 'chat.ready', seller: SELLER.name }, needed]);
  // A second press asks for the login again: this page stays, and the one around it offers the login.
  expect(chat.follow(chat.enter())).toBe(false);
  expect(chat.told).toEqual([{ type: 'chat.ready', seller: SELLER.name }, needed, needed]);
});

test('[CHAT-19] sends a waiting message once when the page resumes it, and keeps later typing', async () => {
  const visit = await member();
  const chat = await visit.open({ isFramed: true });
  const letGo = visit.hold();
  const resumed = { type: 'chat.resumed', message: { text: 'Berapa harganya?', key: 'k-7' } };
  chat.tellIt(resumed);
  expect(chat.field().value).toBe('Berapa harganya?');
  // Told twice, it is sent once.
  chat.tellIt(resumed);
  chat.type('Berapa harganya? Dan stoknya');
  letGo();
  await vi.waitFor(() => expect(chat.lines()).toEqual(['Berapa harganya?']));
  expect(chat.field().value).toBe('Dan stoknya');
  expect(visit.posted.map((form) => form.get('key'))).toEqual(['k-7']);
  chat.tellIt({ type: 'chat.resumed', message: null });
  chat.tellIt({ type: 'chat.resumed', message: { text: ' ', key: 'k-8' } });
  expect(await talkOf(visit)).toEqual(['Berapa harganya?']);
});

test('[CHAT-19] a frame that was loaded for a guest asks the page around it for the login', async () => {
  const visit = await member();
  await visit.endSession();
  const chat = await visit.open({ isFramed: true });
  expect(chat.told).toEqual([{ type: 'chat.loginNeeded', message: null }]);
});

test('[CHAT-19] outside a frame leads to the login, and sends once afterwards in the same tab', async () => {
  const visit = await member();
  const chat = await visit.open();
  await visit.endSession();
  chat.say('Berapa harganya?');
  await vi.waitFor(() => expect(chat.hint()).toBe(LOST));
  expect(chat.enter().getAttribute('href')).toBe(
    `/login?redirect=${encodeURIComponent(`${CHAT}?itemSku=UJI-00001-01`)}`,
  );
  expect(chat.follow(chat.enter())).toBe(true);
  await visit.one.logIn('budi');
  const back = await visit.open();
  await vi.waitFor(() => expect(back.lines()).toEqual(['Berapa harganya?']));
  expect(back.field().value).toBe('');
  // The tab keeps it no longer.
  back.leave();
  const again = await visit.open();
  expect(again.lines()).toEqual(['Berapa harganya?']);
  expect(visit.posted).toHaveLength(2);
});

test('[CHAT-19] a message that waits for the login of one talk is not sent in another one', async () => {
  const visit = await member();
  const chat = await visit.open();
  await visit.endSession();
  chat.say('Berapa harganya?');
  await vi.waitFor(() => expect(chat.hint()).toBe(LOST));
  chat.follow(chat.enter());
  await visit.one.logIn('budi');
  const other = await visit.open({ path: '/chat-apoteker' });
  expect([other.field().value, visit.posted.length]).toEqual(['', 1]);
  other.leave();
  const back = await visit.open();
  await vi.waitFor(() => expect(back.lines()).toEqual(['Berapa harganya?']));
});

test('[CHAT-19, CHAT-24] so does the talk with the pharmacist, whose answer is the pharmacist’s', async () => {
  const visit = await member();
  const path = '/chat-apoteker';
  const chat = await visit.open({ path });
  await visit.endSession();
  chat.say('Cara pakainya?');
  await vi.waitFor(() => expect(chat.hint()).toBe(LOST));
  expect(chat.enter().getAttribute('href')).toBe(`/login?redirect=${encodeURIComponent(path)}`);
  chat.follow(chat.enter());
  await visit.one.logIn('budi');
  const back = await visit.open({ path });
  await vi.waitFor(() => expect(back.lines()).toEqual(['Cara pakainya?']));
  expect(back.answers()).toEqual([expect.stringMatching(/^Apoteker toko contoh: Cara pakai, takaran/)]);
  expect(await talkOf(visit)).toEqual([]);
});

test.each([true, false])(
  '[AUTH-20] without tab storage promises no message after the login (in a frame: %s)',
  async (isFramed) => {
    const visit = await member();
    const chat = await visit.open({ isFramed, isStorageBlocked: true });
    chat.say('Masih ada?');
    await vi.waitFor(() => expect(chat.lines()).toEqual(['Masih ada?']));
    await visit.endSession();
    chat.say('Berapa harganya?');
    await vi.waitFor(() =>
      expect(chat.hint()).toBe(
        'Sesimu sudah berakhir, jadi ini belum terkirim. Browsermu memblokir penyimpanan: setelah masuk, tulis dan kirim lagi.',
      ),
    );
    expect(chat.field().value).toBe('Berapa harganya?');
    expect(chat.follow(chat.enter())).toBe(!isFramed);
    await visit.one.logIn('budi');
    const back = await visit.open({ isFramed, isStorageBlocked: true });
    expect(back.lines()).toEqual(['Masih ada?']);
    expect(visit.posted).toHaveLength(2);
  },
);

test('[CHAT-19] a visitor who comes back without a login has nothing sent later', async () => {
  const visit = await member();
  const chat = await visit.open();
  await visit.endSession();
  chat.say('Berapa harganya?');
  await vi.waitFor(() => expect(chat.hint()).toBe(LOST));
  chat.follow(chat.enter());
  const guest = await visit.open();
  guest.leave();
  await visit.one.logIn('budi');
  const later = await visit.open();
  expect(later.field().value).toBe('');
  expect(visit.posted).toHaveLength(1);
});

test('[CHAT-19] a page that the browser brings back keeps the message, which waits no more', async () => {
  const visit = await member();
  const chat = await visit.open();
  await visit.endSession();
  chat.say('Berapa harganya?');
  await vi.waitFor(() => expect(chat.hint()).toBe(LOST));
  chat.follow(chat.enter());
  chat.comeBack();
  expect([chat.field().value, chat.hint(), chat.enter().hidden]).toEqual(['Berapa harganya?', LOST, false]);
  chat.leave();
  await visit.one.logIn('budi');
  expect((await visit.open()).field().value).toBe('');
  expect(visit.posted).toHaveLength(1);
});

test.each([
  [29, ['Berapa harganya?']],
  [31, []],
])('[CHAT-19, AUTH-13] %d minutes later what waited is sent: %j', async (minutes, lines) => {
  const visit = await member();
  const chat = await visit.open();
  await visit.endSession();
  chat.say('Berapa harganya?');
  await vi.waitFor(() => expect(chat.hint()).toBe(LOST));
  chat.follow(chat.enter());
  visit.wait(minutes * 60_000);
  await visit.one.logIn('budi');
  const back = await visit.open();
  expect(visit.posted).toHaveLength(1 + lines.length);
  await vi.waitFor(() => expect(back.lines()).toEqual(lines));
  expect(back.field().value).toBe('');
});

test.each([
  ['', 'Tulis pertanyaanmu dulu.'],
  ['   ', 'Tulis pertanyaanmu dulu.'],
  ['a'.repeat(1001), 'Pertanyaannya terlalu panjang (maks. 1.000 karakter).'],
])('[CHAT-20] what cannot be taken is refused at the field, and not sent: %#', async (text, words) => {
  const visit = await member();
  const chat = await visit.open();
  chat.say(text);
  expect(chat.hint()).toBe(words);
  expect(chat.field().getAttribute('aria-invalid')).toBe('true');
  expect(chat.field().getAttribute('aria-describedby')).toBe('hint');
  expect(chat.field().value).toBe(text);
  chat.type('harga');
  expect([chat.hint(), chat.field().getAttribute('aria-invalid')]).toEqual(['', null]);
  expect(visit.posted).toEqual([]);
  // Spaces around it do not count.
  chat.say(` ${'a'.repeat(1000)} `);
  await vi.waitFor(() => expect(chat.lines()).toEqual(['a'.repeat(1000)]));
});

test.each([
  ['harga', 'harga dan stok', 'dan stok'],
  ['harga', 'stok masih ada', 'stok masih ada'],
  ['harga', '', ''],
])(
  '[CHAT-21] an answer removes what was sent (%s), and never what was typed since (%s)',
  async (sent, typed, left) => {
    const visit = await member();
    const chat = await visit.open();
    const letGo = visit.hold();
    chat.say(sent);
    chat.type(typed);
    letGo();
    await vi.waitFor(() => expect(chat.lines()).toEqual([sent]));
    expect(chat.field().value).toBe(left);
  },
);

test('[CHAT-21] typed over letter by letter, the next message stays whole', async () => {
  const visit = await member();
  const chat = await visit.open();
  const letGo = visit.hold();
  chat.say('harga');
  for (const text of ['h', 'ha', 'harga', 'hargai']) chat.type(text);
  letGo();
  await vi.waitFor(() => expect(chat.lines()).toEqual(['harga']));
  expect(chat.field().value).toBe('hargai');
});

test('[CHAT-17] after a lost answer, a changed text or another product makes a new message', async () => {
  const visit = await member();
  const chat = await visit.open({ isFramed: true });
  visit.loseAnswer();
  chat.say('harga');
  await vi.waitFor(() => expect(chat.hint()).toBe('Belum terkirim. Coba kirim lagi.'));
  chat.press();
  await vi.waitFor(() => expect(chat.lines()).toEqual(['harga']));
  expect(await talkOf(visit)).toEqual(['harga']);
  visit.loseAnswer();
  chat.say('stok');
  await vi.waitFor(() => expect(chat.hint()).toBe('Belum terkirim. Coba kirim lagi.'));
  chat.say('stok masih ada');
  await vi.waitFor(() => expect(chat.lines()).toEqual(['harga', 'stok masih ada']));
  visit.loseAnswer();
  chat.say('ongkir');
  await vi.waitFor(() => expect(chat.hint()).toBe('Belum terkirim. Coba kirim lagi.'));
  chat.tellIt({ type: 'chat.product', itemSku: 'UJI-00002-01' });
  await vi.waitFor(() => expect(chat.told).toContainEqual({ type: 'chat.about', itemSku: 'UJI-00002-01' }));
  chat.press();
  await vi.waitFor(() => expect(chat.lines()).toEqual(['harga', 'stok masih ada', 'ongkir']));
});
