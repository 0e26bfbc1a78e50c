import { randomUUID } from 'node:crypto';
import { COOKIES_REFUSED } from '#src/domain/shell/failure.ts';
import { SESSION_EXPECTED } from '#src/services/http/backend.ts';
import type { Found, Known } from './reads.ts';
import { guest, type Asked, type Session, type Told, type Visitor } from './session.ts';

/** Values for the placeholders of an `ask` when it is sent a second time for something else. */
type Another = Pick<Asked, 'at' | 'body'>;

const keyOf = () => `conform-${crypto.randomUUID()}`;
const text = (value: unknown) => JSON.stringify(value);

/**
 * Sends a write twice under its key: both answers must be the same. Another write under the key must be refused. Null
 * where it was refused for a reason of its own.
 */
async function once<T = Told>(
  { ask, find }: Session,
  name: string,
  asked: Asked,
  { another, mayRefuse = true }: { another?: Another; mayRefuse?: boolean } = {},
): Promise<T | null> {
  const key = keyOf();
  const sent: Asked = { ...asked, key };
  const first = await ask<T>(name, mayRefuse ? { ...sent, mayRefuse: true } : sent);
  if (first === null) return null;
  const again = await ask<T>(name, sent);
  if (again !== null && text(again) !== text(first)) {
    find(name, 'once', '$.data', `is ${text(again)} for the same key again, was ${text(first)}`);
  }
  if (another !== undefined) {
    await ask(name, { ...sent, ...another, refused: { status: 409, code: 'IDEMPOTENCY_KEY_REUSED' } });
  }
  return first;
}

const lineOf = ({ itemSku, pickupPointCode }: { itemSku: string; pickupPointCode: string }) => ({
  itemSku,
  pickupPointCode,
  quantity: 1,
  fulfillment: 'DELIVERY',
});
const cartBodyOf = (product: { itemSku: string; pickupPointCode: string }) => ({
  ...lineOf(product),
  cartType: 'REGULAR',
  actionType: 'REGULAR',
  addOns: [],
});

/** Plays every call that writes: on bags of new guests, and on the data of the named member. */
export async function playWrites(session: Session, found: Found, member: Visitor | null): Promise<void> {
  const retail = found.products.filter(({ isGrocery, canBeDelivered }) => !isGrocery && canBeDelivered);
  await fillBag(session, retail);
  await refuseWrites(session, retail);
  await addMore(session, found);
  await tellOfProducts(session, found);
  if (member !== null) await writeAsMember(session, found, retail, member);
}

/** Fills bags, and checks that each holds the added product once. */
async function fillBag(session: Session, retail: readonly Known[]): Promise<void> {
  const { ask, find } = session;
  const ADD = 'POST /retail/carts';
  for (const product of retail) {
    const as = guest();
    const body = cartBodyOf(product);
    const added = await once(session, ADD, { as, body }, { another: { body: { ...body, quantity: 2 } } });
    if (added === null) continue;
    const bag = await ask('GET /retail/carts', { as });
    if (added.totalItems !== 1)
      find(ADD, 'once', '$.data.totalItems', `is ${added.totalItems} after the first add, must be 1`);
    else if (bag !== null && bag.totalItems !== 1) {
      find(
        ADD,
        'once',
        '$.data.totalItems',
        `the bag holds ${bag.totalItems} after one add that was sent twice, must be 1`,
      );
    }
    await once(session, 'POST /retail/carts/_add-bulk', {
      as,
      body: { items: [body], cartType: 'REGULAR' },
    });
    await ask('POST /common/users/_logout', { as });
    return;
  }
  session.note(ADD, 'no product that was found can be bought: name one with --product');
}

/** Tries wrong writes: each is refused with a code, and nothing is written. */
async function refuseWrites({ ask }: Session, [product]: readonly Known[]): Promise<void> {
  if (product === undefined) return;
  const ADD = 'POST /retail/carts';
  const body = cartBodyOf(product);
  await ask(ADD, {
    body: { ...body, quantity: 0 },
    key: keyOf(),
    refused: { status: 400, code: 'LOWER_THAN_MINIMUM' },
  });
  await ask(ADD, { body: { ...body, fulfillment: 'X' }, key: keyOf(), refused: { status: 400 } });
  await ask(ADD, {
    body: { ...body, itemSku: 'conform-no-such-id' },
    key: keyOf(),
    refused: { status: 404 },
  });
  await ask(ADD, { body, refused: { status: 400, code: 'IDEMPOTENCY_KEY_EXPECTED' } });
  await ask('POST /common/users/_session', { as: guest() });
  // Nothing is kept for a browser that returns without the session it was given. [AUTH-18]
  await ask(ADD, {
    body,
    key: keyOf(),
    headers: SESSION_EXPECTED,
    query: { session: 'given' },
    refused: { status: 403, code: COOKIES_REFUSED },
  });
  const refused = { status: 401, code: 'LOGIN_REQUIRED' };
  await ask('POST /retail/checkouts/_quick', { body: lineOf(product), key: keyOf(), refused });
  await ask('POST /member/addresses/_sync', { key: keyOf(), body: {}, refused });
  await ask('POST /member/wishlist/_product', { body: { sku: product.itemSku, isNotify: false }, refused });
  await ask('POST /product/products/{id}/questions', {
    at: { id: product.itemSku },
    body: { text: 'Apakah barang ini asli?' },
    key: keyOf(),
    refused,
  });
  await ask('POST /product/questions/{id}/answers', {
    at: { id: 'TJ-1' },
    body: { text: 'Punya saya asli, segelnya utuh.' },
    key: keyOf(),
    refused,
  });
  await ask('POST /official/merchant-favorites/{id}/_follow', {
    at: { id: product.merchantCode },
    key: keyOf(),
    refused,
  });
}

async function addMore(session: Session, { gift, combo, quickest }: Found): Promise<void> {
  if (gift !== null) {
    const complimentaryItems = gift.items.map(({ itemSku, pickupPointCode }) => ({
      itemSku,
      pickupPointCode,
    }));
    const body = {
      ...cartBodyOf(gift.product),
      cartType: 'FREE_GIFT',
      actionType: 'FREE_GIFT',
      complimentaryItems,
      freeGiftId: gift.id,
    };
    await once(session, 'POST /retail/free-gift/carts', { as: guest(), body });
  }
  if (combo !== null) {
    const items = combo.items.map((item) => ({
      ...cartBodyOf(item),
      cartType: 'COMBO',
      actionType: 'COMBO',
    }));
    await once(session, 'POST /retail/carts/_add-bulk', {
      as: guest(),
      body: { items, cartType: 'COMBO', comboId: combo.id },
    });
  }
  if (quickest !== null) {
    const body = { ...lineOf(quickest.product), slotId: quickest.slotId };
    await once(
      session,
      'POST /grocery/checkout/_add',
      { as: guest(), body },
      { another: { body: { ...body, quantity: 2 } } },
    );
  }
}

async function tellOfProducts(session: Session, { products, productReason }: Found): Promise<void> {
  const [product] = products;
  if (product === undefined) return;
  if (productReason !== null) {
    const body = { reason: productReason, description: 'Uji kesesuaian: laporan ini boleh dihapus.' };
    await once(session, 'POST /product/products/{id}/_report', {
      at: { id: product.itemSku },
      as: guest(),
      body,
    });
  }
  await session.ask('POST /affiliate/session', {
    as: guest(),
    body: { affiliateId: 'conform', itemSku: product.itemSku },
    mayRefuse: true,
  });
}

async function writeAsMember(
  session: Session,
  found: Found,
  retail: readonly Known[],
  as: Visitor,
): Promise<void> {
  const { ask } = session;
  const [product] = retail;
  await once(session, 'POST /member/addresses/_sync', { as, body: {} });
  const addresses = (await ask<Told[]>('GET /member/addresses', { as })) ?? [];
  for (const { id } of addresses.slice(0, 1)) {
    await once(session, 'POST /member/addresses/{id}/geolocation', {
      as,
      at: { id },
      body: { latitude: -6.2, longitude: 106.8 },
    });
  }
  for (const id of found.voucherIds.slice(0, 1))
    await once(session, 'POST /product/merchant/vouchers/{id}/_claim', { as, at: { id } });
  await writeOfReviews(session, found, as);
  for (const id of found.questionIds.slice(0, 1)) {
    const said = { text: `Punya saya asli, segelnya utuh. (uji ${randomUUID().slice(0, 8)})` };
    await once(
      session,
      'POST /product/questions/{id}/answers',
      { as, at: { id }, body: said },
      { another: { body: { text: `${said.text}!` } } },
    );
  }
  for (const id of found.answerIds.slice(0, 1)) {
    const vote = 'POST /product/answers/{id}/_vote';
    await once(
      session,
      vote,
      { as, at: { id }, body: { helpful: true } },
      { another: { body: { helpful: false } } },
    );
    await ask(vote, { as, at: { id }, body: { helpful: false }, key: keyOf(), mayRefuse: true });
  }
  await reportDiscussion(session, found, as);
  const { subscription } = found;
  if (subscription !== null) {
    const { itemSku, pickupPointCode } = subscription.product;
    const line = { itemSku, pickupPointCode, quantity: subscription.quantity };
    await once(session, 'POST /subscription/carts', {
      as,
      body: { ...line, period: subscription.period, frequency: 2 },
    });
    if (subscription.bundleId !== null) {
      await once(session, 'POST /subscription/bundles/{id}', {
        as,
        at: { id: subscription.bundleId },
        body: line,
      });
    }
  }
  for (const { itemSku, campaignId } of found.products) {
    if (campaignId === undefined) continue;
    const at = { id: itemSku, campaignId };
    await once(session, 'POST /product-detail/products/{id}/campaign/{campaignId}/_subscribe', { as, at });
  }
  if (product === undefined) return;
  const { itemSku: id, merchantCode } = product;
  await writeWishlist(session, id, as);
  const follow = { as, at: { id: merchantCode } };
  await once(session, 'POST /official/merchant-favorites/{id}/_follow', follow);
  await once(session, 'POST /official/merchant-favorites/{id}/_unfollow', follow);
  const url = `https://shop.example/p/x/${id}`;
  await ask('POST /affiliate/share-link', { as, body: { itemSku: id, url }, mayRefuse: true });
  await ask('POST /member-reward/quest/v2/publish-event', {
    as,
    body: { event: 'PRODUCT_SHARE', itemSku: id },
  });
  const question = { text: `Apakah barang ini asli? (uji ${randomUUID().slice(0, 8)})` };
  await once(
    session,
    'POST /product/products/{id}/questions',
    { as, at: { id }, body: question },
    { another: { body: { text: `${question.text}?` } } },
  );
  const quote = { quantity: 50, company: 'Uji Kesesuaian', contact: 'uji@example.id', message: '' };
  await once(
    session,
    'POST /product/products/{id}/_ask-for-quote',
    { as, at: { id }, body: quote },
    { another: { body: { ...quote, quantity: 51 } } },
  );
  const line = lineOf(product);
  await once(
    session,
    'POST /retail/checkouts/_quick',
    { as, body: line },
    { another: { body: { ...line, quantity: 2 } } },
  );
}

async function writeOfReviews(
  session: Session,
  { reviewIds, repliedIds, reviewReason }: Found,
  as: Visitor,
): Promise<void> {
  const [id] = reviewIds;
  if (id !== undefined) {
    const like = 'POST /product-review/reviews/{id}/like';
    const isLiked = await once<boolean>(session, like, { as, at: { id } });
    // Takes the like back.
    const before =
      isLiked === null ? null : await session.ask<boolean>(like, { as, at: { id }, key: keyOf() });
    if (before !== null && before === isLiked)
      session.find(like, 'once', '$.data', `is ${before} after another like, too`);
  }
  if (reviewReason === null) return;
  const body = { reason: reviewReason };
  if (id !== undefined) await once(session, 'POST /product-review/{id}/_report', { as, at: { id }, body });
  const [replied] = repliedIds;
  if (replied !== undefined)
    await once(session, 'POST /product-review/reply/{id}/_report', { as, at: { id: replied }, body });
}

async function reportDiscussion(
  session: Session,
  { questionIds, answerIds, questionReason: reason }: Found,
  as: Visitor,
): Promise<void> {
  if (reason === null) return;
  for (const [path, ids] of [
    ['POST /product/questions/{id}/_report', questionIds],
    ['POST /product/answers/{id}/_report', answerIds],
  ] as const)
    for (const id of ids.slice(0, 1)) await once(session, path, { as, at: { id }, body: { reason } });
}

async function writeWishlist(session: Session, sku: string, as: Visitor): Promise<void> {
  const { ask, find } = session;
  const ADD = 'POST /member/wishlist/_product';
  const entriesOf = () => ask<Told[]>('GET /member/wishlist/_product/{id}/groups', { at: { id: sku }, as });
  const added = await ask(ADD, { as, body: { sku, isNotify: false }, mayRefuse: true });
  await ask(ADD, { as, body: { sku, isNotify: false }, mayRefuse: true });
  const entries = await entriesOf();
  if (added !== null && entries !== null && entries.length === 0)
    find(ADD, 'once', '$.data', 'is not there when it is read');
  if (entries !== null && new Set(entries.map(({ groupId }) => groupId)).size !== entries.length) {
    find(ADD, 'once', '$.data', 'is there twice after it was sent twice');
  }
  const name = `Uji ${Date.now() % 1_000_000}`;
  const album = await once(
    session,
    'POST /member/wishlist/_groups',
    { as, body: { name } },
    { another: { body: { name: `${name}b` } } },
  );
  const [entry] = entries ?? [];
  if (entry !== undefined && album !== null) {
    await ask('POST /member/wishlist/_move', {
      as,
      body: { id: entry.id, groupId: album.id },
      mayRefuse: true,
    });
  }
  const now = (await entriesOf()) ?? [];
  const [first, ...others] = now;
  if (first !== undefined)
    await ask('DELETE /member/wishlist/{id}', { as, at: { id: first.id }, mayRefuse: true });
  await ask(ADD, { as, body: { sku, isNotify: false }, mayRefuse: true });
  const left = (await entriesOf()) ?? others;
  if (left.length > 0)
    await ask('POST /member/wishlist/_remove', { as, body: { ids: left.map(({ id }: Told) => id) } });
}
