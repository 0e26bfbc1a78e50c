import { spawnSync } from 'node:child_process';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { openApi, openApiText } from '#marketplace/core/openApi/openApi.ts';
import type { JsonSchema } from '#marketplace/core/openApi/schemas.ts';
import { refusalsOf } from '#src/services/http/call.ts';
import { calls } from '#src/services/calls/calls.ts';
import { openHost } from '../../server/support/openHost.ts';

const shop = createMarketplace({ dataDir: ':memory:', faults: false });
afterAll(() => shop.close());
const document = openApi();
const named: Readonly<Record<string, JsonSchema>> = document.components.schemas;
const operationOf = (method: string, path: string) =>
  document.paths[path]?.[method.toLowerCase()] as
    | {
        tags: string[];
        'x-requirements': string[];
        security: Record<string, unknown>[];
        parameters: { name?: string; in?: string; required?: boolean; $ref?: string; schema?: unknown }[];
        requestBody?: { content: Record<string, { schema: unknown }> };
        responses: Record<
          string,
          { $ref?: string; headers?: object; content?: Record<string, { schema: any }> }
        >;
      }
    | undefined;

describe('[API-115] what the page asks of a backend, as OpenAPI 3.1', () => {
  test('is a valid document, without a name that leads nowhere', async () => {
    const validator = new Validator();
    const text = openApiText();
    expect(await validator.validate(JSON.parse(text))).toMatchObject({ valid: true });
    expect(document.openapi).toMatch(/^3\.1\./);
    const refs = [...text.matchAll(/"\$ref": "#\/([^"]+)"/g)].map((match) => match[1] ?? '');
    const leadsTo = (ref: string) =>
      ref.split('/').reduce<any>((found, part) => found?.[part], document) as unknown;
    expect(new Set(refs).size).toBeGreaterThan(100);
    expect(refs.filter((ref) => leadsTo(ref) === undefined)).toEqual([]);
    // The document has no schema that no call uses.
    const used = new Set(refs);
    expect(Object.keys(named).filter((name) => !used.has(`components/schemas/${name}`))).toEqual([]);
  });

  test('is printed by npm run openapi', () => {
    const { stdout } = spawnSync(process.execPath, ['scripts/openApi.mjs'], {
      encoding: 'utf8',
      maxBuffer: 2 ** 24,
    });
    expect(stdout).toBe(openApiText());
  });

  test('is served by the marketplace, and through the host, to be kept for a while', async () => {
    const { host, market } = openHost([]);
    onTestFinished(() => market.close());
    for (const fetch of [shop.fetch, host]) {
      const answer = await fetch(new Request('http://shop.test/backend/openapi.json'));
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
      expect(await answer.text()).toBe(openApiText());
    }
  });

  test('every call stands there with its shapes, refusals, key and area', () => {
    for (const call of calls) {
      const operation = operationOf(call.method, call.path);
      const name = `${call.method} ${call.path}`;
      expect(operation?.tags, name).toHaveLength(1);
      expect(operation?.['x-requirements'], name).toEqual(call.ids);
      expect(Object.keys(operation?.responses ?? {}), name).toEqual([
        '200',
        ...(call.forGuests === true ? ['307'] : []),
        ...Object.keys(refusalsOf(call)),
      ]);
      expect(operation?.requestBody === undefined, name).toBe(call.body === undefined);
      const isKeyed = operation?.parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey') === true);
      expect(isKeyed, name).toBe(call.writes === 'once');
      const isRound = operation?.parameters.some(({ $ref }) => $ref?.endsWith('/SessionExpected') === true);
      expect(isRound, name).toBe(call.forGuests === true);
      expect(operation?.security, name).toEqual(
        call.forMembers === true ? [{ session: [] }] : [{}, { session: [] }],
      );
      const places = operation?.parameters.filter((one) => one.in === 'path').map((one) => one.name);
      expect(places, name).toEqual([...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]));
    }
  });

  test('a call that has everything', () => {
    const operation = operationOf('POST', '/retail/carts');
    expect(operation?.requestBody?.content['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/CartBody',
    });
    expect(operation?.responses['200']?.content?.['application/json']?.schema.properties).toEqual({
      code: { type: 'integer' },
      status: { type: 'string' },
      data: { $ref: '#/components/schemas/CartAdded' },
    });
    expect(operation?.responses['409']?.$ref).toBe(
      '#/components/responses/409.IDEMPOTENCY_KEY_REUSED.CNC_ITEM_EXISTS.NON_CNC_ITEM_EXISTS.FLASH_SALE_OOS.TRADE_IN_CHANGED',
    );
    const responses: Record<string, unknown> = document.components.responses;
    expect(responses['429.TOO_MANY_REQUESTS']).toMatchObject({
      headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
      'x-codes': ['TOO_MANY_REQUESTS'],
    });
  });

  test('describes HTML as the sent text, lists of a query as lists, and all forms of headers', () => {
    expect(named['Description']?.properties?.['value']).toEqual({
      type: 'string',
      contentMediaType: 'text/html',
    });
    const basic = operationOf('GET', '/product/products/_basic')?.parameters[0];
    expect(basic).toMatchObject({ name: 'sku', in: 'query', explode: true, schema: { type: 'array' } });
    const headers = operationOf('POST', '/grocery/nearby-stores')?.parameters.map(({ name }) => name);
    expect(headers).toContain('x-latitude');
    expect(headers).toContain('x-postal-code');
  });
});
