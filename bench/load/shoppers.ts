import type * as z from 'zod/mini';
import type { Language } from '#src/domain/shell/language.ts';
import { addToBag, createCheckout, type checkoutCreated } from '#src/services/bag/bag/contract.ts';
import { listInstallmentOffers } from '#src/services/payment/installment/contract.ts';
import { readProductSummary, type productSummary } from '#src/services/product/product/contract.ts';
import { claimVoucher, listPromotions } from '#src/services/promo/promotions/contract.ts';
import { askQuestion, listQuestions, type question } from '#src/services/questions/questions/contract.ts';
import { readCurrentUser, type currentUser } from '#src/services/session/session/contract.ts';
import { createCalls, troubleOf } from './calls.ts';
import type { Browser, Client } from './client.ts';
import { faultsOfPage } from './judge.ts';
import type { JourneyKind } from './options.d.mts';
import type { Tally } from './tally.ts';
import type { Product, Truth } from './truth.ts';

/** Shares of visits, of a hundred. */
const ENGLISH = 15;
const MEMBERS = 20;
const FILES_NOT_KEPT = 10;
const SCROLLERS = 50;

/** One visitor and all that the shop has acknowledged to them. */
export interface Visitor {
  browser: Browser;
  /** Null for a guest. */
  name: string | null;
  /** The shop remembers it: a visitor reads one. */
  language: Language;
  /** Pieces that were in the bag before the run. */
  before: number;
  /** Pieces that were acknowledged since, and those of which no answer came. */
  added: number;
  unanswered: number;
  claims: { voucher: string; merchant: string; itemSku: string }[];
  questions: { id: string; itemSku: string }[];
  checkouts: { id: string; product: string }[];
}

export interface Member {
  session: string;
  name: string;
  before: number;
}

interface Random {
  next: () => number;
  whole: (least: number, most: number) => number;
  pick: <T>(list: readonly T[]) => T;
}

/** Journeys of visitors. Each asks what the page asks, judges what comes, and remembers what was acknowledged. */
export function createShoppers({
  client,
  truth,
  products,
  members,
  tally,
  random,
}: {
  client: Client;
  truth: Truth;
  products: readonly Product[];
  members: readonly Member[];
  tally: Tally;
  random: Random;
}) {
  const calls = createCalls(tally);
  const visitors: Visitor[] = [];
  const isOneOf = (share: number) => random.next() * 100 < share;
  const open = (browser: Browser, name: string | null, before: number): Visitor => {
    const visitor: Visitor = {
      browser,
      name,
      language: isOneOf(ENGLISH) ? 'en' : 'id',
      before,
      added: 0,
      unanswered: 0,
      claims: [],
      questions: [],
      checkouts: [],
    };
    visitors.push(visitor);
    return visitor;
  };
  const free = members.map(({ session, name, before }) => open(client.openVisitor(session), name, before));
  /** Few products are visited by many, most by few. */
  const popular = () => {
    const weights = products.map((_, rank) => 1 / (rank + 1));
    let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
    return products[weights.findIndex((weight) => (left -= weight) <= 0)] ?? (products[0] as Product);
  };

  async function openPage(visitor: Visitor, product: Product): Promise<string | null> {
    // Pieces that another journey of this visitor adds meanwhile do not come: one visitor makes one journey at a time.
    const { before, added, unanswered, language } = visitor;
    const answer = await visitor.browser.ask({
      path: product.path + (language === 'en' ? '?lang=en' : ''),
    });
    const trouble = troubleOf(answer);
    const faults =
      trouble !== null || answer.status !== 200
        ? []
        : faultsOfPage(answer.text, {
            itemSku: product.itemSku,
            language,
            price: product.price,
            name: visitor.name,
            inBag: { least: before + added, most: before + added + unanswered },
          });
    const outcome =
      trouble ??
      (answer.status !== 200
        ? ({ kind: 'wrong', why: `status ${answer.status}` } as const)
        : faults.length === 0
          ? ({ kind: 'right' } as const)
          : ({ kind: 'wrong', why: faults.join(' and ') } as const));
    tally.note('page', outcome, answer.ms);
    return outcome.kind === 'right' ? answer.text : null;
  }

  /** The files of the first load, for a browser that has not got them. */
  async function bringFiles({ browser }: Visitor, html: string): Promise<void> {
    const files = new Set(
      [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path),
    );
    await Promise.all(
      [...files].map(async (path = '') => {
        const answer = await browser.ask({ path });
        const type = path.endsWith('.css') ? 'text/css' : 'text/javascript';
        const isRight = answer.status === 200 && (answer.headers['content-type'] ?? '').startsWith(type);
        const outcome = isRight
          ? ({ kind: 'right' } as const)
          : ({ kind: 'wrong', why: `status ${answer.status}` } as const);
        tally.note('file', troubleOf(answer) ?? outcome, answer.ms);
      }),
    );
  }

  /** A page with what it asks for once it is shown, and once it is scrolled. */
  async function visit(visitor: Visitor, product: Product): Promise<void> {
    const { browser } = visitor;
    const html = await openPage(visitor, product);
    if (html === null) return;
    if (isOneOf(FILES_NOT_KEPT)) await bringFiles(visitor, html);
    const places = { id: product.itemSku };
    const read = [
      calls.read(browser, { step: 'months', wire: listInstallmentOffers, places, query: { qty: '1' } }),
    ];
    if (isOneOf(SCROLLERS)) {
      read.push(
        calls.read(browser, { step: 'vouchers', wire: listPromotions, places, query: { qty: '1' } }),
        calls.read(browser, { step: 'questions', wire: listQuestions, places }),
        calls.read(browser, {
          step: 'who',
          wire: readCurrentUser,
          fault: (data) =>
            ((data as z.output<typeof currentUser>)?.name ?? null) === visitor.name ? null : 'visitor',
        }),
      );
    }
    await Promise.all(read);
  }

  const journeys: Record<
    Exclude<JourneyKind, 'open'>,
    (visitor: Visitor, product: Product) => Promise<void>
  > = {
    async options({ browser }, { others }) {
      if (others.length === 0) return;
      const itemSku = random.pick(others);
      const price = await truth.priceOf(itemSku);
      await calls.read(browser, {
        step: 'option',
        wire: readProductSummary,
        places: { id: itemSku },
        fault(data) {
          const summary = data as z.output<typeof productSummary>;
          if (summary.itemSku !== itemSku) return 'product';
          return summary.price.offered === price ? null : 'price';
        },
      });
    },
    async add(visitor, product) {
      const written = await calls.write(visitor.browser, {
        step: 'add',
        wire: addToBag,
        body: { ...purchaseOf(product), cartType: 'REGULAR', actionType: 'REGULAR' },
      });
      if (written.kind === 'done') visitor.added += 1;
      if (written.kind === 'unknown') visitor.unanswered += 1;
      await openPage(visitor, product);
    },
    async claim(visitor, { voucherId, merchantCode, itemSku }) {
      if (voucherId === null || visitor.claims.some(({ voucher }) => voucher === voucherId)) return;
      const written = await calls.write(visitor.browser, {
        step: 'claim',
        wire: claimVoucher,
        places: { id: voucherId },
      });
      if (written.kind === 'done')
        visitor.claims.push({ voucher: voucherId, merchant: merchantCode, itemSku });
    },
    async question(visitor, { itemSku }) {
      const text = `Apakah barang ini masih ada bulan depan? Saya perlu ${random.whole(2, 90)} buah.`;
      const written = await calls.write(visitor.browser, {
        step: 'question',
        wire: askQuestion,
        places: { id: itemSku },
        body: { text },
        fault: (data) => ((data as z.output<typeof question>).text === text ? null : 'question'),
      });
      if (written.kind === 'done')
        visitor.questions.push({ id: (written.data as z.output<typeof question>).id, itemSku });
    },
    async buy(visitor, product) {
      const written = await calls.write(visitor.browser, {
        step: 'buy',
        wire: createCheckout,
        body: purchaseOf(product),
      });
      if (written.kind === 'done')
        visitor.checkouts.push({
          id: (written.data as z.output<typeof checkoutCreated>).id,
          product: product.name,
        });
    },
  };

  return {
    visitors,
    calls,
    /** One journey of this kind. Claims, questions and purchases are a member's. */
    async begin(kind: JourneyKind): Promise<void> {
      const product = popular();
      const isMember = ['claim', 'question', 'buy'].includes(kind) || isOneOf(MEMBERS);
      const member = isMember ? free.shift() : undefined;
      const visitor = member ?? open(client.openVisitor(), null, 0);
      await visit(visitor, product);
      if (kind !== 'open' && (!isMember || member !== undefined)) await journeys[kind](visitor, product);
      if (member !== undefined) free.push(member);
    },
  };
}

const purchaseOf = ({ itemSku, pickupPointCode }: Product) => ({
  itemSku,
  pickupPointCode,
  quantity: 1,
  fulfillment: 'DELIVERY',
});
