import { month, week } from '#marketplace/product/catalogue/makeProduct.ts';
import { products } from '#marketplace/product/catalogue/products.ts';
import { asked, seller } from '#marketplace/questions/catalogue/writtenQuestion.ts';
import { createMarketplace, type MarketplaceOptions } from '#marketplace/createMarketplace.ts';
import { isOfType } from '#web/contentType.ts';
import { testStore } from '../../support/groceryStores.ts';
import { ITEM, product, SELLER } from '../../support/products.ts';
import { visitor } from './visitor.ts';

export type Shop = ReturnType<typeof createMarketplace>;
export type Visitor = ReturnType<typeof visitor>;
type Facts = NonNullable<Parameters<typeof product>[0]>;
export type Body = Record<string, any>;

const NOW = Date.UTC(2026, 10, 21, 5);
export const PLACE = SELLER.warehouses[0]?.code ?? '';
/** Sold in every shop beside what the attempts are about: an item that has everything, and one with many options. */
export const SHELF = ITEM;
const MANY = 'UJI-00002';
/** People wrote reviews of it by hand, and its seller replied to some. */
export const REVIEWED = 'RMB-00012';
/** The seller whose store is on a break. */
export const RESTING = 'TOK-2';
/** The terms of subscription of an item of a shop's seller. */
export const TERMS = { periods: [week(1), month(1)], minQty: 1, maxQty: 6, shippingDiscount: 0 };
const CLOSED = {
  ...SELLER,
  code: RESTING,
  storeClose: { delayShipping: false },
  warehouses: SELLER.warehouses.map((place) => ({ ...place, code: `PP-${RESTING}` })),
};
/** Groceries have a store that delivers, and one that is closed. */
const STORES = [testStore(), testStore({ code: 'B', pickupPointCode: 'PP-B', state: 'CLOSED' })];
const GROCERIES = 'UJI-00003';
const itemsOf = (sku: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${sku}-${String(at + 1).padStart(3, '0')}`);
export const manyItems = (count: number): string[] => itemsOf(MANY, count);
export const manyGroceries = (count: number): string[] => itemsOf(GROCERIES, count);

/**
 * One request on its way to be refused, with the shop and the visitor that it needs. Refusals change it one after the
 * other, so that several of them hold at once.
 */
export class Attempt {
  /** The SKU of a product that only this attempt has, so that its state disturbs no other attempt. */
  readonly sku: string;
  readonly item: string;
  readonly key: string;
  goods: Facts = {};
  isSold = true;
  offers: Pick<MarketplaceOptions, 'combos' | 'freeGifts' | 'vouchers' | 'heldVouchers'> = {};
  /** The member that prepares the request, and sends it unless a stranger does; null is a guest. */
  member: string | null = null;
  isByStranger = false;
  /** True when it leaves rows behind that disturb other attempts: it has a shop of its own. */
  isApart = false;
  /** Parts of the path. */
  places: Record<string, string> = {};
  query = '';
  headers: Record<string, string>;
  body: Body | undefined = undefined;
  /** False puts the body into a list, which no call takes. */
  isOfShape = true;
  /** The content of the retail bag before the request. */
  bag: { method: string | null; isFull: boolean } = { method: null, isFull: false };
  /** In place of a body: what a form without script sends. */
  form: Record<string, string> | undefined = undefined;
  /** Done by the visitor before the request, in this order. */
  readonly steps: ((who: Visitor, shop: Shop) => Promise<void>)[] = [];
  /** Ids that only the shop knows, by the name that stands for them in path and body: `<album>`. */
  readonly names: Record<string, string> = {};

  constructor(number: number) {
    this.sku = `UJI-${10_000 + number}`;
    this.item = `${this.sku}-01`;
    this.key = `attempt-${number}`;
    this.headers = { 'content-type': 'application/json', 'idempotency-key': this.key };
  }

  /** The part of the body that is about the item. */
  get line(): Body {
    const body = this.body ?? {};
    return (body['items'] as Body[] | undefined)?.[0] ?? body;
  }
  /** Of the product's one item. */
  stock(stock: number): void {
    this.goods.item = { ...this.goods.item, stock };
  }
  limit(limits: Facts['limits']): void {
    this.goods.limits = { ...this.goods.limits, ...limits };
  }
  atLeast(quantity: number): void {
    this.line['quantity'] = Math.max(Number(this.line['quantity']), quantity);
  }
}

/** One way of being refused, and how a request comes to it. */
export interface Refusal {
  status: number;
  code: string;
  /** Set where a table has the same code more than once. */
  name?: string;
  make: (attempt: Attempt) => void;
  /** Things that it presupposes, such as a session for a full bag. A refusal `without` one of them excludes it. */
  needs?: readonly string[];
  /** Things that are missing where it is answered. */
  without?: readonly string[];
  /** Parts of which a request has one, and which this makes wrong: two refusals of one part exclude each other. */
  one?: readonly string[];
}

/** Everything that one write is refused with, in the order in which it is told. */
export interface RefusalTable {
  /** Method and path, as the table of calls has them. */
  write: string;
  /** A page of the stand-in answers, not the backend. */
  isPage?: true;
  /** Set where one write has more than one table. */
  about?: string;
  /** Makes the request right. */
  start: (attempt: Attempt) => void;
  refusals: readonly Refusal[];
  /** Codes that the table of calls lists and no request of this table meets, with the reason. */
  untold?: Readonly<Record<string, string>>;
}

export const nameOf = ({ name, code }: Refusal): string => name ?? code;
export const titleOf = ({ write, about }: RefusalTable): string =>
  about === undefined ? write : `${write}, ${about}`;

/** The reason why two refusals cannot be true of one request; null where they can. */
export function apartBecause(one: Refusal, other: Refusal): string | null {
  const wanted = (left: Refusal, right: Refusal) =>
    left.without?.find((what) => right.needs?.includes(what) === true);
  const wanting = wanted(one, other) ?? wanted(other, one);
  if (wanting !== undefined) return `one of them is the want of ${wanting}`;
  const shared = one.one?.find((what) => other.one?.includes(what) === true);
  if (shared !== undefined) return `a request has one ${shared}`;
  return one.status === other.status && one.code === other.code ? 'they are told alike' : null;
}

/** Pairs of a table that can be true together, each in its order. */
export function pairsOf({ refusals }: RefusalTable): (readonly [first: Refusal, second: Refusal])[] {
  return refusals.flatMap((first, at) =>
    refusals
      .slice(at + 1)
      .filter((second) => apartBecause(first, second) === null)
      .map((second) => [first, second] as const),
  );
}

let attempts = 0;
/** Sends a right request that these refusals made wrong, each of a list, and says what is answered to it. */
export async function told(
  table: RefusalTable,
  wrongs: readonly (readonly Refusal[])[],
): Promise<{ status: number; code: string | null }[]> {
  const made = wrongs.map((wrong) => {
    const attempt = new Attempt((attempts += 1));
    table.start(attempt);
    // The refusal that is to be answered is made first, so that the later ones stay as they were made.
    for (const refusal of wrong) refusal.make(attempt);
    return attempt;
  });
  const answers: { status: number; code: string | null }[] = [];
  const shared = open(made.filter(({ isApart }) => !isApart));
  try {
    for (const attempt of made) {
      const shop = attempt.isApart ? open([attempt]) : shared;
      try {
        answers.push(await send(table, attempt, shop));
      } finally {
        if (attempt.isApart) shop.close();
      }
    }
  } finally {
    shared.close();
  }
  return answers;
}

function open(made: readonly Attempt[]): Shop {
  return createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => NOW,
    merchants: [SELLER, CLOSED],
    groceryStores: STORES,
    questions: {
      [REVIEWED]: ['Ada garansinya?', 'Ada warna lain?'].map((text) =>
        asked('Andi W.', 1, text, seller(1, 'Ada.')),
      ),
      'UJI-00001': [
        asked('Ayu P.', 1, 'Muat di koper kabin?', seller(1, 'Muat.')),
        asked('Adit S.', 2, 'Bisa dicuci dengan air?'),
      ],
    },
    products: [
      product({ subscription: TERMS, tags: ['AVAILABLE', 'SUBSCRIPTION'] }),
      product({ productSku: MANY, items: manyItems(500).map((itemSku) => ({ itemSku })) }),
      product({
        productSku: GROCERIES,
        vendor: 'grocery',
        items: manyGroceries(100).map((itemSku) => ({ itemSku, pickupPointCode: 'PP-A' })),
      }),
      ...products.filter(({ productSku }) => productSku === REVIEWED),
      ...made.filter(({ isSold }) => isSold).map(({ sku, goods }) => product({ productSku: sku, ...goods })),
    ],
    combos: made.flatMap(({ offers }) => offers.combos ?? []),
    freeGifts: made.flatMap(({ offers }) => offers.freeGifts ?? []),
    vouchers: made.flatMap(({ offers }) => offers.vouchers ?? []),
    heldVouchers: made.flatMap(({ offers }) => offers.heldVouchers ?? []),
  });
}

async function send(table: RefusalTable, attempt: Attempt, shop: Shop) {
  const who = visitor(shop);
  if (attempt.member !== null) await who.logIn(attempt.member);
  for (const step of attempt.steps) await step(who, shop);
  const [method = '', path = ''] = table.write.split(' ');
  const named = (text: string) =>
    text.replaceAll(/<(\w+)>/g, (_, name: string) => {
      const known = attempt.names[name];
      if (known === undefined) throw new Error(`nothing is called ${name}`);
      return known;
    });
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(named(attempt.places[name] ?? '')),
  );
  const sender = attempt.isByStranger ? visitor(shop) : who;
  const { body, form } = attempt;
  const sent =
    form === undefined
      ? named(JSON.stringify(attempt.isOfShape ? (body ?? null) : [body]))
      : new URLSearchParams(form).toString();
  const answer = await sender.call(`${table.isPage === true ? '' : '/backend'}${filled}${attempt.query}`, {
    method,
    headers: attempt.headers,
    ...(body === undefined && form === undefined ? {} : { body: sent }),
  });
  const isJson = isOfType(answer.headers.get('content-type'), 'application/json');
  const read = isJson ? ((await answer.json()) as { errors?: { user: string[] } }) : {};
  return { status: answer.status, code: read.errors?.user[0] ?? null };
}

/** Writes as part of a preparation; throws where it is refused. */
export async function prepare(who: Visitor, path: string, body: unknown): Promise<any> {
  const key = `prepared-${(attempts += 1)}`;
  const { status, body: read } = await who.write(path, body, { 'idempotency-key': key });
  if (status !== 200) throw new Error(`${path} was answered with ${status} ${read.errors?.user[0]}`);
  return read.data;
}

const done = new WeakMap<Shop, Map<string, Promise<unknown>>>();
/** Prepares once in a shop what several attempts find there. */
export function onceIn<T>(shop: Shop, what: string, work: () => Promise<T>): Promise<T> {
  const known = done.get(shop) ?? new Map<string, Promise<unknown>>();
  done.set(shop, known);
  const result = known.get(what) ?? work();
  known.set(what, result);
  return result as Promise<T>;
}

/** Puts this into the body. */
export const say =
  (facts: Body) =>
  (attempt: Attempt): void => {
    attempt.body = { ...attempt.body, ...facts };
  };
