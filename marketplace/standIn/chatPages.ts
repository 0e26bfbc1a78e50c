import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Language } from '#src/domain/language.ts';
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

const LONGEST_QUESTION = 1000;
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

  app.get(PATH, (c) => {
    const merchantCode = readId(c, 'merchantCode');
    const seller = nameOf(merchantCode);
    const { memberId } = c.var.visit;
    const about = aboutOf(merchantCode, c.req.query('itemSku'));
    c.header('cache-control', 'no-store');
    if (wantsJson(c)) return c.json({ about: about?.product.name ?? null });
    const language = languageOf(c);
    const t = WORDS[language];
    if (memberId === null) {
      const back = encodeURIComponent(`/member/seller-chat/${merchantCode}`);
      return c.html(
        standInPage(
          language,
          seller,
          html`<p><a class="button" href="/login?redirect=${back}" target="_top">${t.login}</a></p>`,
        ),
      );
    }
    const line = ({ id, author, text }: ChatMessage) =>
      html`<li class="${author}" data-id="${id}">
        <span class="soft">${author === 'seller' ? seller : t.you}</span>
        <p dir="auto">${text}</p>
      </li>`;
    return c.html(
      standInPage(
        language,
        seller,
        html`<div
            class="chat"
            data-seller="${seller}"
            data-you="${t.you}"
            data-failed="${t.failed}"
            data-typing="${t.typing}"
          >
            <p class="soft about" ${about === null ? raw('hidden') : ''}>
              ${t.about} <b>${about?.product.name ?? ''}</b>
            </p>
            <div class="log" role="log" aria-label="${t.title}" tabindex="0">
              <ul>
                ${conversation(database, merchantCode, memberId).map(line)}
              </ul>
            </div>
            <p class="soft hint" role="status">${t.empty}</p>
            <form method="post" class="say">
              <input type="hidden" name="itemSku" value="${about?.item.itemSku ?? ''}" />
              <input type="hidden" name="key" value="${randomUUID()}" />
              <input
                type="text"
                name="text"
                required
                maxlength="${LONGEST_QUESTION}"
                autocomplete="off"
                aria-label="${t.write}"
                placeholder="${t.write}"
              />
              <button>${t.send}</button>
            </form>
          </div>
          <script src="/seller-chat.js" defer></script>`,
      ),
    );
  });

  app.post(PATH, async (c) => {
    const merchantCode = readId(c, 'merchantCode');
    const member = memberOf(c);
    nameOf(merchantCode);
    const form = new URLSearchParams(await readText(c, 16 * 1024));
    const text = (form.get('text') ?? '').trim();
    if (text === '' || text.length > LONGEST_QUESTION) throw new Refusal(400, 'INVALID_BODY');
    const about = aboutOf(merchantCode, form.get('itemSku') ?? undefined);
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
        sellerAnswer(deps, about, text, languageOf(c)),
      ),
    );
    c.header('cache-control', 'no-store');
    if (wantsJson(c)) return c.json({ messages });
    const query = itemSku === null ? '' : `?itemSku=${encodeURIComponent(itemSku)}`;
    return c.redirect(`${c.req.path}${query}`, 303);
  });
  return app;
}
