import { describe, expect, test } from 'vitest';
import { readState } from '#src/app/stateEnvelope.ts';
import { product } from '../support/products.ts';
import { NOW, openHost as open, PATH } from './support/openHost.ts';
import { formKeyOf as keyOf } from './support/openTab.ts';

const withoutTags = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe('the form of a page without a script', () => {
  test('[AUTH-18] a browser that refuses cookies is always told so; with them a form counts once', async () => {
    const { postOnce, get } = open([product()]);
    const form = { quantity: '1', initiator: 'ADD_TO_CART', key: keyOf((await get(PATH)).html) };
    for (const _ of [1, 2]) {
      const first = await postOnce(`${PATH}?utm=a`, form);
      expect([first.status, first.html]).toEqual([307, '']);
      expect(first.headers.get('location')).toBe(`${PATH}?utm=a&session=given`);
      expect(first.headers.get('cache-control')).toContain('no-cache');
      const round = await postOnce(`${PATH}?utm=a&session=given`, form);
      expect(round.status).toBe(200);
      expect(round.headers.getSetCookie()).toEqual([]);
      const said = withoutTags(round.html);
      expect(said).toContain('Belum masuk keranjang: browsermu menolak cookie.');
      expect(said).not.toContain('Berhasil masuk keranjang.');
    }
    const given = await postOnce(PATH, form);
    const cookie = given.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    // Loading the answer again posts the form again.
    for (const _ of [1, 2]) {
      const added = await postOnce(`${PATH}?session=given`, form, { cookie });
      expect(withoutTags(added.html)).toContain('Berhasil masuk keranjang.');
      expect(added.html).toContain('Keranjang, 1 barang');
    }
  });
  test('a kept page is sent with a new form each time: posted from two answers it counts twice', async () => {
    const { post, get, calls } = open([product()]);
    const [first, second] = [await get(PATH), await get(PATH)];
    expect(calls.filter((call) => call.endsWith('/_summary'))).toHaveLength(1);
    expect(keyOf(first.html)).not.toBe(keyOf(second.html));
    const form = { quantity: '1', initiator: 'ADD_TO_CART' };
    const added = await post(PATH, { ...form, key: keyOf(first.html) });
    const cookie = added.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const again = await post(PATH, { ...form, key: keyOf(second.html) }, { cookie });
    expect(again.html).toContain('Keranjang, 2 barang');
    // Loading the answer again posts its form again.
    const reloaded = await post(PATH, { ...form, key: keyOf(second.html) }, { cookie });
    expect(reloaded.html).toContain('Keranjang, 2 barang');
  });
  test('[CART-23] an add with unknown outcome is not added twice, by the form or by the script', async () => {
    const { post, get, logIn, market, calls } = open([product()], { faults: true });
    const cookie = await logIn('ayu');
    const loseAnswers = async () => {
      const answer = await market.fetch(
        new Request('http://shop.test/backend/_faults', {
          method: 'POST',
          headers: { 'content-type': 'application/json', cookie },
          body: JSON.stringify({ endpoint: 'POST /retail/carts', fault: 'reset', times: 1 }),
        }),
      );
      expect(answer.status).toBe(200);
    };
    const form = { quantity: '1', initiator: 'ADD_TO_CART' };
    const first = keyOf((await get(PATH, { cookie })).html);
    await loseAnswers();
    const uncertain = await post(PATH, { ...form, key: first }, { cookie });
    expect(withoutTags(uncertain.html)).not.toContain('Berhasil masuk keranjang.');
    const state = readState(/id="page-state">(.*?)<\/script>/s.exec(uncertain.html)?.[1] ?? null, PATH, NOW);
    expect(state?.openWrites).toHaveLength(1);
    // Pressed in the answer, with other fields it is another attempt.
    expect(keyOf(uncertain.html)).toBe(first);
    const certain = await post(PATH, { ...form, key: keyOf(uncertain.html) }, { cookie });
    expect(withoutTags(certain.html)).toContain('Berhasil masuk keranjang.');
    expect(certain.html).toContain('Keranjang, 1 barang');
    expect(calls.filter((call) => call === 'POST /backend/retail/carts')).toHaveLength(2);
    // Now it is known: the next is a new wish, in this answer and in one of before.
    expect(keyOf(certain.html)).not.toBe(first);
    const after = readState(/id="page-state">(.*?)<\/script>/s.exec(certain.html)?.[1] ?? null, PATH, NOW);
    expect(after?.openWrites).toEqual([]);
    await post(PATH, { ...form, key: keyOf(certain.html) }, { cookie });
    expect((await get(PATH, { cookie })).html).toContain('Keranjang, 2 barang');
  });
  test('[ADDRESS-11, SHIP-24] waits for no address, and goes to none that the page does not say', async () => {
    const { post, get, logIn, writes } = open([product()]);
    const cookie = await logIn('ayu');
    const { html } = await get(PATH, { cookie });
    expect(withoutTags(html)).not.toContain('Dikirim ke Gambir');
    await post(PATH, { quantity: '1', initiator: 'ADD_TO_CART', key: keyOf(html) }, { cookie });
    expect(writes.map(({ body }) => JSON.parse(body).destination)).toEqual([undefined]);
    await post(PATH, { quantity: '1', initiator: 'ADD_TO_CART', key: keyOf((await get(PATH)).html) });
    expect(JSON.parse(writes[1]?.body ?? '').destination.district).toBe('Gambir');
  });
  test('[SHIP-19] sends no courier: what the page says that shipping costs is what the bag holds', async () => {
    const { post, get, writes } = open([product()]);
    const { html } = await get(PATH);
    const told = /ke \w+, (Rp[\d.]+)/.exec(withoutTags(html))?.[1];
    const { headers } = await post(PATH, {
      quantity: '1',
      initiator: 'ADD_TO_CART',
      key: keyOf(html),
    });
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    // It went round with its session; the bag has it once.
    expect(new Set(writes.map(({ key }) => key)).size).toBe(1);
    expect(JSON.parse(writes[0]?.body ?? '')).not.toHaveProperty('courier');
    expect(withoutTags((await get('/cart', { cookie })).html)).toMatch(new RegExp(`Reguler ?, ${told} `));
  });
  test('one form posted to two products is two adds', async () => {
    const { post, get, logIn } = open([
      product({ attributes: ['Warna'], items: [{ values: ['Merah'] }, { values: ['Biru'] }] }),
    ]);
    const cookie = await logIn('ayu');
    const form = { quantity: '1', initiator: 'ADD_TO_CART', key: 'a'.repeat(32) };
    await post(PATH, form, { cookie });
    await post(PATH.replace(/01$/, '02'), form, { cookie });
    expect((await get(PATH, { cookie })).html).toContain('Keranjang, 2 barang');
  });
  test('a page kept for many holds no key and no write of any visitor', async () => {
    const { get } = open([product()]);
    const [first, second] = [await get(PATH), await get(PATH)];
    const textOf = (html: string) => /id="page-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(readState(textOf(first.html), PATH, NOW)?.openWrites).toEqual([]);
    expect(textOf(first.html).replaceAll(keyOf(first.html), '')).toBe(
      textOf(second.html).replaceAll(keyOf(second.html), ''),
    );
  });
});
