import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Language } from '#src/domain/language.ts';
import { LONGEST_CHAT_MESSAGE } from '#src/domain/limits.ts';
import {
  memberOf,
  readId,
  readText,
  Refusal,
  type MarketplaceContext,
  type MarketplaceEnv,
} from '../http/answers.ts';
import type { FoundItem } from '../rules/catalogue.ts';
import type { MarketplaceDeps } from '../rules/deps.ts';
import { once } from '../rules/idempotency.ts';
import { conversation, keepExchange, type ChatMessage } from '../rules/sellerChat.ts';
import { sellerAnswer } from '../rules/sellerAnswers.ts';
import { CHAT_SCRIPT } from './chatScript.ts';
import { languageOf, standInPage } from './layout.ts';

const PATH = '/member/seller-chat/:merchantCode';
const WORDS = {
  id: {
    title: 'Chat penjual',
    about: 'Tentang',
    write: 'Tulis pertanyaan',
    send: 'Kirim',
    you: 'Kamu',
    empty: 'Tanya harga, stok, atau pengiriman.',
    typing: 'Penjual sedang mengetik',
    failed: 'Belum terkirim. Coba kirim lagi.',
    login: 'Masuk untuk chat dengan penjual',
    blank: 'Tulis pertanyaanmu dulu.',
    long: 'Pertanyaannya terlalu panjang (maks. 1.000 karakter).',
    lost: 'Sesimu sudah berakhir, jadi ini belum terkirim. Masuk dulu, lalu pesannya langsung terkirim.',
    lostAgain:
      'Sesimu sudah berakhir, jadi ini belum terkirim. Browsermu memblokir penyimpanan: setelah masuk, tulis dan kirim lagi.',
    lostUnsent: 'Sesimu sudah berakhir, jadi ini belum terkirim:',
    enter: 'Masuk',
  },
  en: {
    title: 'Chat with the seller',
    about: 'About',
    write: 'Write a question',
    send: 'Send',
    you: 'You',
    empty: 'Ask about price, stock or delivery.',
    typing: 'The seller is typing',
    failed: 'Not sent yet. Try to send it again.',
    login: 'Log in to chat with the seller',
    blank: 'Write your question first.',
    long: 'The question is too long (at most 1,000 characters).',
    lost: 'Your session has ended, so this is not sent yet. Log in, and it is sent right away.',
    lostAgain:
      'Your session has ended, so this is not sent yet. Your browser blocks storage: after logging in, write and send it again.',
    lostUnsent: 'Your session has ended, so this is not sent yet:',
    enter: 'Log in',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The conversation with a seller: a page of its own, and what the product page shows in a frame. [LINK-04, CHAT-08] */
export function chatPages(deps: MarketplaceDeps) {
  const { database, catalogue } = deps;
  const app = new Hono<MarketplaceEnv>();

  /** The product that is asked about; only one of this seller's. */
  function aboutOf(merchantCode: string, itemSku: string | undefined): FoundItem | null {
    const found = itemSku === undefined || itemSku === '' ? null : catalogue.tryFind(itemSku.slice(0, 64));
    return found?.product.merchantCode === merchantCode ? found : null;
  }
  const nameOf = (merchantCode: string) => {
    const [product] = catalogue.sold({ merchantCode }, { limit: 1 });
    const name = catalogue.tryFind(product?.items[0]?.itemSku ?? '')?.merchant.name;
    if (name === undefined) throw new Refusal(404, 'MERCHANT_NOT_FOUND');
    return name;
  };
  const wantsJson = (c: MarketplaceContext) => (c.req.header('accept') ?? '').includes('application/json');

  app.get('/seller-chat.js', (c) =>
    c.body(CHAT_SCRIPT, 200, { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=300' }),
  );

  /** Where a login leads back to: the talk, about the same product. */
  const loginOf = (merchantCode: string, about: FoundItem | null) => {
    const query = about === null ? '' : `?itemSku=${encodeURIComponent(about.item.itemSku)}`;
    return `/login?redirect=${encodeURIComponent(`/member/seller-chat/${merchantCode}${query}`)}`;
  };
  /** What a guest sees: the way to the login. Its script tells the page around it. [CHAT-19] */
  const guestPage = (language: Language, seller: string, login: string, unsent = '') => {
    const t = WORDS[language];
    const words =
      unsent === ''
        ? ''
        : html`<p role="alert">${t.lostUnsent}</p>
            <p class="unsent" dir="auto">${unsent}</p>`;
    return standInPage(
      language,
      seller,
      html`${words}
        <p><a class="button" href="${login}" target="_top">${t.login}</a></p>
        <script src="/seller-chat.js" defer></script>`,
    );
  };
  /**
   * The talk and its form; with what was written and why it was not taken, where it was not. The script comes before the
   * form and is not deferred, so that the browser shows no form whose press the script could miss. [CHAT-17]
   */
  function talkPage(
    language: Language,
    talk: { merchantCode: string; memberId: string; seller: string; about: FoundItem | null },
    refused: { text: string; fault: 'blank' | 'long' } | null = null,
  ) {
    const { merchantCode, memberId, seller, about } = talk;
    const t = WORDS[language];
    const line = ({ id, author, text }: ChatMessage) =>
      html`<li class="${author}" data-id="${id}">
        <span class="soft">${author === 'seller' ? seller : t.you}</span>
        <p dir="auto">${text}</p>
      </li>`;
    return standInPage(
      language,
      seller,
      html`<div
        class="chat"
        data-seller="${seller}"
        data-you="${t.you}"
        data-failed="${t.failed}"
        data-typing="${t.typing}"
        data-blank="${t.blank}"
        data-long="${t.long}"
        data-lost="${t.lost}"
        data-lost-again="${t.lostAgain}"
      >
        <p class="soft about" ${about === null ? raw('hidden') : ''}>
          ${t.about} <b>${about?.product.name ?? ''}</b>
        </p>
        <div class="log" role="log" aria-label="${t.title}" tabindex="0">
          <ul>
            ${conversation(database, merchantCode, memberId).map(line)}
          </ul>
        </div>
        <div class="word">
          <p class="soft hint" id="hint" role="status">${refused === null ? t.empty : t[refused.fault]}</p>
          <a class="button enter" href="${loginOf(merchantCode, about)}" target="_top" hidden>${t.enter}</a>
        </div>
        <script src="/seller-chat.js"></script>
        <form method="post" class="say">
          <input type="hidden" name="itemSku" value="${about?.item.itemSku ?? ''}" />
          <input type="hidden" name="key" value="${randomUUID()}" />
          <input
            type="text"
            name="text"
            value="${refused?.text ?? ''}"
            required
            maxlength="${LONGEST_CHAT_MESSAGE}"
            autocomplete="off"
            aria-label="${t.write}"
            aria-describedby="hint"
            ${refused === null ? '' : raw('aria-invalid="true"')}
            placeholder="${t.write}"
          />
          <button>${t.send}</button>
        </form>
      </div>`,
    );
  }

  app.get(PATH, (c) => {
    const merchantCode = readId(c, 'merchantCode');
    const seller = nameOf(merchantCode);
    const { memberId } = c.var.visit;
    const about = aboutOf(merchantCode, c.req.query('itemSku'));
    c.header('cache-control', 'no-store');
    if (wantsJson(c)) return c.json({ about: about?.product.name ?? null });
    const language = languageOf(c);
    if (memberId === null) return c.html(guestPage(language, seller, loginOf(merchantCode, about)));
    return c.html(talkPage(language, { merchantCode, memberId, seller, about }));
  });

  app.post(PATH, async (c) => {
    const isForm = !wantsJson(c);
    if (!isForm) memberOf(c);
    const merchantCode = readId(c, 'merchantCode');
    const seller = nameOf(merchantCode);
    const language = languageOf(c);
    const form = new URLSearchParams(await readText(c, 16 * 1024));
    const text = (form.get('text') ?? '').trim();
    const about = aboutOf(merchantCode, form.get('itemSku') ?? undefined);
    c.header('cache-control', 'no-store');
    // Who has no script is told on the page that the form led to, with what they wrote.
    if (isForm && c.var.visit.memberId === null)
      return c.html(guestPage(language, seller, loginOf(merchantCode, about), text), 401);
    const member = memberOf(c);
    const fault = text === '' ? 'blank' : text.length > LONGEST_CHAT_MESSAGE ? 'long' : null;
    if (fault !== null) {
      if (!isForm) throw new Refusal(400, 'INVALID_BODY');
      const talk = { merchantCode, memberId: member, seller, about };
      return c.html(talkPage(language, talk, { text, fault }), 400);
    }
    const itemSku = about?.item.itemSku ?? null;
    const now = deps.now();
    const facts = {
      owner: member,
      key: form.get('key') ?? undefined,
      request: [c.req.path, text, itemSku],
      now,
    };
    const messages = once(database, facts, () =>
      keepExchange(
        database,
        { merchantCode, memberId: member, itemSku, now },
        text,
        sellerAnswer(deps, about, text, language),
      ),
    );
    if (!isForm) return c.json({ messages });
    const query = itemSku === null ? '' : `?itemSku=${encodeURIComponent(itemSku)}`;
    return c.redirect(`${c.req.path}${query}`, 303);
  });
  return app;
}
