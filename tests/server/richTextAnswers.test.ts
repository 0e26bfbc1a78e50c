import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { withRichText } from '#server/richText/richTextAnswers.ts';

afterEach(() => void vi.useRealTimers());

const DESCRIPTION = '/product-detail/products/A-1/description';
/** A new text each time, because a known text is not parsed again. */
const fresh = () => `teks ${randomUUID()}`;
const told = async (path: string, body: unknown) =>
  (await withRichText(path, Response.json(body))).json() as Promise<unknown>;
const tree = (text: string) => [{ tag: 'p', children: [text] }];
const UNREADABLE = { code: 502, status: 'ERROR', errors: { user: ['BACKEND_ANSWER_UNREADABLE'] } };

describe('an answer with HTML becomes one with a tree', () => {
  test.each([
    [DESCRIPTION, 'value'],
    [`/backend${DESCRIPTION}`, 'value'],
    ['/product-detail/products/A-1/free-gift', 'terms'],
    ['/product-detail/vouchers/V-1/tnc', 'termsAndCondition'],
    ['/product-detail/shipping/V-1/tnc', 'termsAndCondition'],
    ['/product-detail/merchant/vouchers/V-1/tnc', 'termsAndCondition'],
    ['/content/grocery-wiki/beras', 'content'],
    ['/content/singlepages/product-review-policies/parameters', 'id'],
    ['/content/singlepages/product-review-policies/parameters', 'en'],
  ])('of %s in its field %s, and all else stays', async (path, field) => {
    const text = fresh();
    const body = { code: 200, data: { [field]: `<p>${text}</p>`, other: '<p>x</p>' } };
    const answered = { code: 200, data: { [field]: tree(text), other: '<p>x</p>' } };
    expect(await told(path, body)).toEqual(answered);
    // The second answer comes from the kept tree.
    expect(await told(path, body)).toEqual(answered);
  });

  test('of another text, or the same text in another field, it is another one', async () => {
    const text = fresh();
    const path = '/content/singlepages/product-review-policies/parameters';
    expect(await told(path, { data: { id: `<p>${text}</p>` } })).toEqual({ data: { id: tree(text) } });
    expect(await told(DESCRIPTION, { data: { id: `<p>${text}</p>` } })).toEqual({
      data: { id: `<p>${text}</p>` },
    });
  });

  test.each([
    '/product-detail/products/A-1/description/x',
    '/x/product-detail/products/A-1/description',
    '/x/backend/product-detail/products/A-1/description',
    '/product-detail/products/A/1/description',
    '/backendproduct-detail/products/A-1/description',
    '/content/grocery-wiki/beras/x',
  ])('none of %s does', async (path) => {
    const data = { value: `<p>${fresh()}</p>`, content: `<p>${fresh()}</p>` };
    expect(await told(path, { data })).toEqual({ data });
  });

  test('what is no answer with HTML stays as it is', async () => {
    for (const body of [
      null,
      [],
      'text',
      { data: null },
      { data: [fresh()] },
      { data: { value: 7 } },
      { data: {} },
      { value: 1 },
    ])
      expect(await told(DESCRIPTION, body)).toEqual(body);
    const cut = `{"data":{"value":"<p>${fresh()}`;
    expect(await (await withRichText(DESCRIPTION, new Response(cut))).text()).toBe(cut);
    expect(await (await withRichText(DESCRIPTION, new Response(null))).text()).toBe('');
    const failed = Response.json({ data: { value: '<p>x</p>' } }, { status: 404 });
    expect(await withRichText(DESCRIPTION, failed)).toBe(failed);
  });

  test('what was said of the answer as it was is said no more', async () => {
    const text = fresh();
    const answer = await withRichText(
      DESCRIPTION,
      new Response(JSON.stringify({ data: { value: text } }), {
        status: 203,
        headers: { 'content-length': '9', 'content-encoding': 'gzip', etag: '"1"', 'x-trace-id': 't-1' },
      }),
    );
    expect(answer.status).toBe(203);
    expect([...answer.headers.keys()].filter((name) => name !== 'content-type')).toEqual(['x-trace-id']);
  });
});

describe('an answer that cannot be read is told as one', () => {
  const ended = async (answer: Response) => {
    const told = await withRichText(DESCRIPTION, answer);
    return [told.status, told.headers.get('cache-control'), await told.json()];
  };

  test('with more than a megabyte', async () => {
    const body = (length: number) => {
      const empty = JSON.stringify({ data: { other: '' } }).length;
      return JSON.stringify({ data: { other: 'x'.repeat(length - empty) } });
    };
    expect((await withRichText(DESCRIPTION, new Response(body(1024 * 1024)))).status).toBe(200);
    expect(await ended(new Response(body(1024 * 1024 + 1)))).toEqual([502, 'no-store', UNREADABLE]);
  });

  test('and what of it is still to come is not waited for', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isLeft = false;
    const endless = new ReadableStream({
      pull: (body) => body.enqueue(new Uint8Array(1024 * 1024)),
      cancel: () => void (isLeft = true),
    });
    expect(await ended(new Response(endless))).toEqual([502, 'no-store', UNREADABLE]);
    expect([isLeft, vi.getTimerCount()]).toEqual([true, 0]);
  });

  test('that breaks off', async () => {
    const broken = new ReadableStream({ start: (body) => body.error(new TypeError('cut')) });
    expect(await ended(new Response(broken))).toEqual([502, 'no-store', UNREADABLE]);
  });

  test('that has not come to its end within eight seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isLeft = false;
    const stalled = new ReadableStream({
      start: (body) => body.enqueue(Buffer.from('{"data":')),
      cancel: () => void (isLeft = true),
    });
    const asked = ended(new Response(stalled));
    await vi.advanceTimersByTimeAsync(7_999);
    expect(isLeft).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await asked).toEqual([502, 'no-store', UNREADABLE]);
    expect(isLeft).toBe(true);
  });
});
