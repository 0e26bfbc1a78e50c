import * as z from 'zod/mini';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { openApi } from '#marketplace/core/openApi/openApi.ts';
import type { JsonSchema } from '#marketplace/core/openApi/schemas.ts';
import { withRichText } from '#server/richText/richTextAnswers.ts';
import type { Call } from '#src/services/http/call.ts';
import { callOf, calls } from '#src/services/calls/calls.ts';
import { envelope } from '#src/services/http/envelope.ts';
import { conform } from '../../../conform/conform.ts';

const PRODUCTS = [
  'RMB-00012-01',
  'GRO-10007-01',
  'GWA-00101-01',
  'KNG-00901-01',
  'LJO-01001-01',
  'NDA-00203-01',
];
const shop = createMarketplace({ dataDir: ':memory:', faults: false, now: () => Date.UTC(2026, 10, 21, 5) });
afterAll(() => shop.close());
/** One right answer to each call that reads, by its name. */
const answers = new Map<string, { call: Call; path: string; body: unknown }[]>();
beforeAll(async () => {
  await conform({
    origin: 'http://shop.test',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const answer = await shop.fetch(request);
      const path = new URL(request.url).pathname;
      const listed = callOf(request.method, path);
      if (answer.ok && listed !== undefined) {
        const told = { call: listed.call, path, body: await answer.clone().json() };
        answers.set(listed.name, [...(answers.get(listed.name) ?? []), told]);
      }
      return answer;
    },
    products: PRODUCTS,
    most: 1,
    login: null,
    writes: false,
    timeoutMs: 60_000,
    slowMs: 60_000,
  });
}, 60_000);

/** As the page reads it: through its host, by its contract. */
async function read(call: Call, path: string, body: unknown): Promise<unknown> {
  const told: unknown = await (await withRichText(path, Response.json(body))).json();
  const result = z.safeParse(call.isWhole === true ? call.answer : envelope(call.answer), told);
  if (!result.success) throw new Error(`${call.method} ${call.path}: ${z.prettifyError(result.error)}`);
  return result.data;
}

describe('[API-113] an answer with more or less than what is listed', () => {
  test('is the same to the page with unlisted fields at every level', async () => {
    expect(answers.size).toBeGreaterThan(55);
    for (const { call, path, body } of [...answers.values()].flat()) {
      expect(await read(call, path, withMore(body))).toEqual(await read(call, path, body));
    }
  });

  test('is read without every field that may be missing, alone and all at once', async () => {
    let left = 0;
    for (const { call, path, body } of [...answers.values()].flat()) {
      const schema = answerOf(call);
      const optional = optionalOf(schema, body);
      for (const place of optional) {
        await read(call, path, without(body, [place]));
        left += 1;
      }
      await read(call, path, without(body, optional));
    }
    expect(left).toBeGreaterThan(500);
  });
});

const document = openApi();
function answerOf(call: Call): JsonSchema {
  const operation = document.paths[call.path]?.[call.method.toLowerCase()] as {
    responses: Record<string, { content: Record<string, { schema: JsonSchema }> }>;
  };
  return operation.responses['200']?.content['application/json']?.schema ?? {};
}

type Place = readonly (string | number)[];
/** Places of an answer that the document does not require. Of a list its first entry stands for all. */
function optionalOf(schema: JsonSchema, value: unknown, at: Place = []): Place[] {
  const named: Readonly<Record<string, JsonSchema>> = document.components.schemas;
  if (schema.$ref !== undefined)
    return optionalOf(named[schema.$ref.split('/').at(-1) ?? ''] ?? {}, value, at);
  if (schema.anyOf !== undefined) {
    const form = schema.anyOf.find((one) => one.type !== 'null');
    return value === null || form === undefined ? [] : optionalOf(form, value, at);
  }
  if (Array.isArray(value)) {
    const items = schema['items'] as JsonSchema | undefined;
    return value.length === 0 || items === undefined ? [] : optionalOf(items, value[0], [...at, 0]);
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    if (!(name in value)) return [];
    const place = [...at, name];
    const inside = optionalOf(property, (value as Record<string, unknown>)[name], place);
    // Deeper fields come first, so that they are taken away first.
    return schema.required?.includes(name) === true ? inside : [...inside, place];
  });
}

function without(value: unknown, places: readonly Place[]): unknown {
  const copy: unknown = structuredClone(value);
  for (const place of places) {
    const holder = place.slice(0, -1).reduce<any>((found, part) => found?.[part], copy);
    if (holder !== undefined) delete holder[place.at(-1) ?? ''];
  }
  return copy;
}

/** Lists of numbers for messages, and of whatever a search tells of itself, have no names of their own. */
const UNNAMED = new Set(['params', 'metadata']);
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore);
  if (typeof value !== 'object' || value === null) return value;
  const more = Object.entries(value).map(([name, one]) => [name, UNNAMED.has(name) ? one : withMore(one)]);
  return { ...Object.fromEntries(more), xUnlisted: { deep: [1, null] }, null: null };
}

test('[API-02] a call without a stated method is a GET, unless its sense is a write', () => {
  const names = calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  expect(names.toSorted()).toEqual([...STATED, ...BY_SENSE, ...OURS].toSorted());
});

/** Section 7 says POST. */
const STATED = [
  'POST /search/infinite-recommendations',
  'POST /product-detail/products/{id}/campaign/{campaignId}/_subscribe',
  'POST /product/products/{id}/_report',
  'POST /subscription/carts',
  'POST /subscription/subscriptions/calculateNearestPickupPoint',
  'POST /product-review/reviews/{id}/like',
  'POST /product-review/{id}/_report',
  'POST /product-review/reply/{id}/_report',
  'POST /official/merchant-favorites/{id}/_follow',
  'POST /official/merchant-favorites/{id}/_unfollow',
  'POST /member/wishlist/_groups',
  'POST /member-reward/quest/v2/publish-event',
  'POST /add-on/installations/_availability',
  'POST /add-on/insurances/_availability',
  'POST /product/merchant/vouchers/{id}/_claim',
  'POST /search/products/{id}/recommendations',
  'POST /retail/checkouts/_quick',
  'POST /retail/free-gift/carts',
  'POST /retail/carts',
  'POST /retail/carts/_add-bulk',
  'POST /affiliate/session',
  'POST /affiliate/share-link',
  'POST /product-detail/simulation/automotive-installment',
  'POST /grocery/nearby-stores',
];
/** Named there without a method; each of them writes. */
const BY_SENSE = [
  'POST /subscription/bundles/{id}',
  'POST /member/wishlist/_product',
  'POST /member/wishlist/_remove',
  'DELETE /member/wishlist/{id}',
  'POST /grocery/checkout/_add',
];
/** Not in the specification. */
const OURS = [
  'POST /grocery/order-costs',
  'POST /retail/order-costs',
  'POST /common/users/_logout',
  'POST /common/users/_session',
  'POST /member/addresses/_sync',
  'POST /member/addresses/{id}/geolocation',
  'POST /member/wishlist/_move',
  'POST /product/answers/{id}/_report',
  'POST /product/answers/{id}/_vote',
  'POST /product/products/{id}/_ask-for-quote',
  'POST /product/products/{id}/questions',
  'POST /product/questions/{id}/_report',
  'POST /product/questions/{id}/answers',
  'POST /trade-in/products/{id}/_estimate',
];
