import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { MAX_QUOTE_QUANTITY, MIN_QUOTE_QUANTITY, QUOTE_OPEN_MS } from '#src/domain/shell/limits.ts';
import { quoteAsked } from '#src/services/quote/quote/contract.ts';
import { visitor } from '../support/visitor.ts';

const NOW = Date.UTC(2026, 10, 21, 5);
const ITEM = 'RMB-00012-02';
const BODY = { quantity: 50, company: 'PT Contoh Jaya', contact: 'beli@contoh.id', message: '' };

function open() {
  const time = { now: NOW };
  const shop = createMarketplace({ dataDir: ':memory:', faults: false, now: () => time.now });
  onTestFinished(() => shop.close());
  return { shop, time };
}
type Visitor = ReturnType<typeof visitor>;
const ask = (who: Visitor, body: object = BODY, item = ITEM, headers: Record<string, string> = {}) =>
  who.write(`/product/products/${item}/_ask-for-quote`, body, headers);

describe('[QUOTE-01..05] asking for a quote', () => {
  test('[QUOTE-01, QUOTE-02] members are given a number of their own; a guest is refused', async () => {
    const { shop } = open();
    const [guest, budi, citra] = [visitor(shop), visitor(shop), visitor(shop)];
    await budi.logIn('budi');
    await citra.logIn('citra');
    expect((await ask(guest)).body.errors.user).toEqual(['LOGIN_REQUIRED']);
    const first = quoteAsked.parse((await ask(budi)).body.data).number;
    const second = quoteAsked.parse((await ask(citra)).body.data).number;
    expect(second).toBe(first + 1);
    expect((await ask(budi, BODY, 'XXX-99999')).status).toBe(404);
  });

  test('[QUOTE-04] one of an item stands for two weeks; a second is told its number', async () => {
    const { shop, time } = open();
    const budi = visitor(shop);
    await budi.logIn('budi');
    const { number } = quoteAsked.parse((await ask(budi)).body.data);
    time.now += QUOTE_OPEN_MS - 1;
    const again = await ask(budi, { ...BODY, quantity: 80 });
    expect(again.status).toBe(409);
    expect(again.body.errors).toEqual({ user: ['QUOTE_ALREADY_EXISTS'], quote: [number] });
    // Another option is another thing to be offered.
    expect((await ask(budi, BODY, 'RMB-00012-01')).status).toBe(200);
    time.now += 1;
    expect(quoteAsked.parse((await ask(budi)).body.data).number).toBeGreaterThan(number);
  });

  test('[QUOTE-05] sent again for want of an answer it is the same request', async () => {
    const { shop } = open();
    const budi = visitor(shop);
    await budi.logIn('budi');
    const key = { 'idempotency-key': 'q-1' };
    const first = await ask(budi, BODY, ITEM, key);
    expect((await ask(budi, BODY, ITEM, key)).body).toEqual(first.body);
    expect((await ask(budi, { ...BODY, quantity: 51 }, ITEM, key)).body.errors.user).toEqual([
      'IDEMPOTENCY_KEY_REUSED',
    ]);
  });

  test('[QUOTE-03] what is not valid is refused and nothing is taken', async () => {
    const { shop } = open();
    const budi = visitor(shop);
    await budi.logIn('budi');
    for (const wrong of [
      { quantity: MIN_QUOTE_QUANTITY - 1 },
      { quantity: MAX_QUOTE_QUANTITY + 1 },
      { quantity: 10.5 },
      { quantity: '50' },
      { company: ' a ' },
      { company: 'a'.repeat(101) },
      { contact: 'beli' },
      { contact: '1234567' },
      { message: 'a'.repeat(1001) },
    ]) {
      expect((await ask(budi, { ...BODY, ...wrong })).body.errors.user, JSON.stringify(wrong)).toEqual([
        'INVALID_BODY',
      ]);
    }
    expect((await ask(budi, { ...BODY, quantity: MAX_QUOTE_QUANTITY, company: '‮<b>PT</b>' })).status).toBe(
      200,
    );
  });
});
