import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { LONGEST_CHAT_DRAFT, LONGEST_CHAT_MESSAGE } from '#src/domain/shell/limits.ts';
import { cleanText, textLength } from '#src/domain/shell/typedText.ts';
import {
  memberOf,
  readId,
  readText,
  Refusal,
  type MarketplaceContext,
  type MarketplaceEnv,
} from '../../core/http/answers.ts';
import type { FoundItem } from '../../product/rules/catalogue.ts';
import { conversation, keepExchange, type ChatMessage, type ChatPartner } from '../rules/chatMessages.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { once } from '../../core/rules/idempotency.ts';
import { pharmacistAnswer } from '../rules/pharmacistAnswers.ts';
import { sellerAnswer } from '../rules/sellerAnswers.ts';
import { CHAT_SCRIPT } from './chatScript.ts';
import { CHAT_WORDS, PARTNER_WORDS, PHARMACIST } from './chatWords.ts';
import { languageOf, standInPage } from '../../core/pages/layout.ts';
import { endRefusal, leadOn, leadOnTaken, outcomeOn } from '../../core/pages/outcomes.ts';

/** The partner of a talk at an address. */
interface OtherSide {
  partner: ChatPartner;
  /** Names the partner among those of its kind. */
  code: string;
  name: string;
  /** The address of the talk. */
  path: string;
  /** Returns the product of this item, where the partner answers questions about it. */
  aboutOf: (itemSku: string | undefined) => FoundItem | null;
  answer: (about: FoundItem | null, question: string) => string;
}

/**
 * Conversations of members: with a seller, as a page and in a frame of the product page, and with the pharmacist, to
 * whom medical products link. [LINK-04, CHAT-08, CHAT-24]
 */
export function chatPages(deps: MarketplaceDeps) {
  const { catalogue } = deps;
  const app = new Hono<MarketplaceEnv>();
  app.get('/seller-chat.js', (c) =>
    c.body(CHAT_SCRIPT, 200, { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=300' }),
  );
  const nameOf = (merchantCode: string) => {
    const [product] = catalogue.sold({ merchantCode }, { limit: 1 });
    const name = catalogue.tryFind(product?.items[0]?.itemSku ?? '')?.merchant.name;
    if (name === undefined) throw new Refusal(404, 'MERCHANT_NOT_FOUND');
    return name;
  };
  talkRoutes(app, deps, '/member/seller-chat/:merchantCode', (c) => {
    const code = readId(c, 'merchantCode');
    return {
      partner: 'seller',
      code,
      name: nameOf(code),
      path: `/member/seller-chat/${code}`,
      // Only for a product of this seller.
      aboutOf: (itemSku) => {
        const found =
          itemSku === undefined || itemSku === '' ? null : catalogue.tryFind(itemSku.slice(0, 64));
        return found?.product.merchantCode === code ? found : null;
      },
      answer: (about, question) => sellerAnswer(deps, about, question, languageOf(c)),
    };
  });
  talkRoutes(app, deps, '/chat-apoteker', (c) => ({
    partner: 'pharmacist',
    // There is one.
    code: '',
    name: PHARMACIST[languageOf(c)],
    path: '/chat-apoteker',
    // The answers hold for every product.
    aboutOf: () => null,
    answer: (_, question) => pharmacistAnswer(question, languageOf(c)),
  }));
  return app;
}

/** The longest message with each sign escaped, and the other fields. */
const MAX_FORM_BYTES = 40 * 1024;
type MessageFault = 'blank' | 'long';

/** A refused message as it was typed, and the reason; null once it can be sent. */
interface Unsent {
  text: string;
  fault: MessageFault | 'lost' | null;
}

/** Returns the fault of a cleaned message; null without one. */
function faultOf(text: string): MessageFault | null {
  const length = textLength(text);
  if (length === 0) return 'blank';
  return length > LONGEST_CHAT_MESSAGE ? 'long' : null;
}

/** Adds the page of a talk, and the answer to its form, at an address. */
function talkRoutes(
  app: Hono<MarketplaceEnv>,
  deps: MarketplaceDeps,
  route: string,
  otherSideOf: (c: MarketplaceContext) => OtherSide,
): void {
  const { database } = deps;
  const wantsJson = (c: MarketplaceContext) => (c.req.header('accept') ?? '').includes('application/json');

  app.get(route, (c) => {
    const other = otherSideOf(c);
    const { memberId } = c.var.visit;
    const about = other.aboutOf(c.req.query('itemSku'));
    c.header('cache-control', 'no-store');
    if (wantsJson(c)) return c.json({ about: about?.product.name ?? null });
    const said = outcomeOn(c, deps) as Unsent | undefined;
    if (memberId === null)
      return c.html(guestPage(c, other, about, said?.text), said === undefined ? 200 : 401);
    const messages = conversation(database, { ...other, memberId });
    // The member has logged in since, so the message can be sent now.
    const unsent = said?.fault === 'lost' ? { ...said, fault: null } : said;
    return c.html(talkPage(c, other, { about, messages }, unsent), unsent?.fault == null ? 200 : 400);
  });

  app.post(route, async (c) => {
    const isForm = !wantsJson(c);
    if (!isForm) memberOf(c);
    const other = otherSideOf(c);
    const form = new URLSearchParams(await readText(c, MAX_FORM_BYTES));
    const text = cleanText(form.get('text') ?? '');
    const about = other.aboutOf(form.get('itemSku') ?? undefined);
    c.header('cache-control', 'no-store');
    // Without a script the visitor goes back to the page of the form, with their text and the fault.
    const unsent = (fault: Unsent['fault']) =>
      leadOn(c, deps, addressOf(other, about), { text, fault } satisfies Unsent, { isTyped: text !== '' });
    if (isForm && c.var.visit.memberId === null) return unsent('lost');
    const memberId = memberOf(c);
    const fault = faultOf(text);
    if (fault !== null) {
      if (!isForm) throw new Refusal(400, 'INVALID_BODY');
      return unsent(fault);
    }
    const itemSku = about?.item.itemSku ?? null;
    const now = deps.now();
    const facts = {
      owner: memberId,
      key: form.get('key') ?? undefined,
      request: [c.req.path, text, itemSku],
      now,
    };
    const { partner, code } = other;
    const messages = once(database, facts, () =>
      keepExchange(database, { partner, code, memberId, itemSku, now }, text, other.answer(about, text)),
    );
    if (!isForm) {
      endRefusal(c, addressOf(other, about));
      return c.json({ messages });
    }
    return leadOnTaken(c, addressOf(other, about));
  });
}

/** Returns the address of a talk, with the product that it is about. */
const addressOf = ({ path }: OtherSide, about: FoundItem | null) =>
  about === null ? path : `${path}?itemSku=${encodeURIComponent(about.item.itemSku)}`;

/** Returns the link to a login that leads back to this talk, about the same product. */
const loginOf = (other: OtherSide, about: FoundItem | null) =>
  `/login?redirect=${encodeURIComponent(addressOf(other, about))}`;

/** Shows a guest the link to the login; its script reports it to the page around it. [CHAT-19] */
function guestPage(c: MarketplaceContext, other: OtherSide, about: FoundItem | null, unsent = '') {
  const language = languageOf(c);
  const partnerWords = PARTNER_WORDS[other.partner][language];
  const words =
    unsent === ''
      ? ''
      : html`<p role="alert">${CHAT_WORDS[language].lostUnsent}</p>
          <p class="unsent" dir="auto">${unsent}</p>`;
  return standInPage(
    c,
    other.name,
    html`${words} ${partnerWords.notice === null ? '' : html`<p class="soft">${partnerWords.notice}</p>`}
      <p><a class="button" href="${loginOf(other, about)}" target="_top">${partnerWords.login}</a></p>
      <script src="/seller-chat.js" defer></script>`,
  );
}

/**
 * Shows the talk and its form, with a refused message and the reason. The script precedes the form and is not deferred,
 * so that no press comes before the script. [CHAT-17]
 */
function talkPage(
  c: MarketplaceContext,
  other: OtherSide,
  { about, messages }: { about: FoundItem | null; messages: ChatMessage[] },
  refused: Unsent | undefined,
) {
  const language = languageOf(c);
  const { partner, name } = other;
  const t = { ...CHAT_WORDS[language], ...PARTNER_WORDS[partner][language] };
  const hint = refused?.fault == null ? t.empty : t[refused.fault];
  const line = ({ id, author, text }: ChatMessage) =>
    html`<li class="${author}" data-id="${id}">
      <span class="soft">${author === 'member' ? t.you : name}</span>
      <p dir="auto">${text}</p>
    </li>`;
  return standInPage(
    c,
    name,
    html`<div
      class="chat"
      data-partner="${partner}"
      data-name="${name}"
      data-you="${t.you}"
      data-failed="${t.failed}"
      data-typing="${t.typing}"
      data-blank="${t.blank}"
      data-long="${t.long}"
      data-lost="${t.lost}"
      data-lost-again="${t.lostAgain}"
    >
      ${
        t.notice === null
          ? html`<p class="soft about" ${about === null ? raw('hidden') : ''}>
              ${t.about} <b>${about?.product.name ?? ''}</b>
            </p>`
          : html`<p class="soft">${t.notice}</p>`
      }
      <div class="log" role="log" aria-label="${t.title}" tabindex="0">
        <ul>
          ${messages.map(line)}
        </ul>
      </div>
      <div class="word">
        <p class="soft hint" id="hint" role="status">${hint}</p>
        <a class="button enter" href="${loginOf(other, about)}" target="_top" hidden>${t.enter}</a>
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
          maxlength="${LONGEST_CHAT_DRAFT}"
          autocomplete="off"
          aria-label="${t.write}"
          aria-describedby="hint"
          ${refused?.fault == null ? '' : raw('aria-invalid="true"')}
          placeholder="${t.write}"
        />
        <button>${t.send}</button>
      </form>
    </div>`,
  );
}
