import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { isAllowedBackendPath } from '#server/proxy/backendProxy.ts';
import { placesOf, refusalsOf } from '#src/services/http/call.ts';
import { callOf, calls } from '#src/services/calls/calls.ts';
import { canMeet, serviceCalls } from '../../e2e/faults/calledPaths.ts';
import { formEndpoints, uses } from '../../e2e/faults/endpoints.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const nameOf = (method: string, address: string) => `${method} ${address.replaceAll(/\{\w+\}/g, '*')}`;
const names = calls.map(({ method, path: address }) => nameOf(method, address));
const modules = import.meta.glob('/src/services/**/*.ts');
const importOf = async (file: string) =>
  (await modules[`/${file}`]?.()) as Readonly<Record<string, unknown>> | undefined;

/** What a name of a file stands for that it imports. */
async function imported(file: string, name: string): Promise<unknown> {
  const source = readFileSync(path.join(ROOT, file), 'utf8');
  for (const [, list = '', specifier = ''] of source.matchAll(/import \{([^}]*)\} from '([^']+)'/g)) {
    if (!new RegExp(String.raw`(?:^|[\s,])${name}(?:[\s,]|$)`).test(list)) continue;
    const from = specifier.startsWith('#')
      ? specifier.slice(1)
      : path.posix.join(path.posix.dirname(file), specifier);
    return (await importOf(from))?.[name];
  }
  return undefined;
}

describe('[API-115] the one table of calls', () => {
  test('names every call once, and entries that there are', () => {
    expect(new Set(names).size).toBe(names.length);
    const requirements = parse(readFileSync(path.join(ROOT, 'docs/requirements.yaml'), 'utf8')) as {
      id: string;
    }[];
    const known = new Set(requirements.map(({ id }) => id));
    expect(calls.filter(({ ids }) => ids.length === 0 || !ids.every((id) => known.has(id)))).toEqual([]);
  });

  test('is what services call: the same methods, paths and shapes, and a key where it happens once', async () => {
    const made = await Promise.all(
      serviceCalls().map(async (call) => ({ ...call, answer: await imported(call.file, call.schema) })),
    );
    const fits = (call: (typeof calls)[number], one: (typeof made)[number]) =>
      canMeet(nameOf(call.method, call.path), one.endpoint) &&
      call.answer === one.answer &&
      (call.writes === 'once') === one.isKeyed;
    const unlisted = made.filter((one) => !calls.some((call) => fits(call, one)));
    expect(unlisted.map(({ endpoint, file }) => `${endpoint} of ${file}`)).toEqual([]);
    const called = calls.filter((call) => made.some((one) => fits(call, one)));
    const uncalled = names.filter((name) => !called.some((call) => nameOf(call.method, call.path) === name));
    expect(uncalled.toSorted()).toEqual(formEndpoints.toSorted());
  });

  test('is what the marketplace answers, and nothing else is', () => {
    const shop = createMarketplace({ dataDir: ':memory:', faults: false });
    const answered = new Set(shop.endpoints.map((one) => one.replaceAll(/:\w+/g, '*')));
    shop.close();
    expect([...answered].toSorted()).toEqual([...names, 'GET /openapi.json'].toSorted());
  });

  test('is what the host lets through', () => {
    const addresses = calls.map((call) => call.path.replaceAll(/\{\w+\}/g, 'X-1'));
    expect(addresses.filter((address) => !isAllowedBackendPath(`/backend${address}`))).toEqual([]);
  });

  test('has nothing that the page has no use for', () => {
    const used = uses.map(({ endpoint }) => endpoint);
    expect(names.filter((name) => !used.some((one) => canMeet(one, name)))).toEqual([]);
  });

  test('is in no file that a page loads', () => {
    const importing = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
      (file) =>
        !/^src\/services\/(?:calls\/|\w+\/\w+\/calls\.ts$)/.test(file.replaceAll(path.sep, '/')) &&
        /from '[^']*\/calls?\.ts'/.test(readFileSync(path.join(ROOT, file), 'utf8')),
    );
    expect(importing).toEqual([]);
  });
});

describe('a call', () => {
  test.each([
    ['GET', '/backend/product-review/public-reviews/images', '/product-review/public-reviews/images'],
    ['GET', '/product-review/public-reviews/r-1', '/product-review/public-reviews/{id}'],
    ['GET', '/hall-of-fame/user/reviews/r-1', '/hall-of-fame/user/reviews/{id}'],
    ['POST', '/product-review/reply/r-1/_report', '/product-review/reply/{id}/_report'],
    ['HEAD', '/retail/carts', '/retail/carts'],
    ['DELETE', '/member/wishlist/_groups', '/member/wishlist/{id}'],
    ['DELETE', '/retail/carts', undefined],
    ['GET', '/retail/carts/', undefined],
    ['GET', '/backend', undefined],
  ])('%s %s is of %s', (method, address, listed) => {
    expect(callOf(method, address)?.call.path).toBe(listed);
  });

  test('is refused for what it is by the codes that follow from it, and by its own', () => {
    const claim = callOf('POST', '/product/merchant/vouchers/x/_claim')?.call;
    expect(claim && refusalsOf(claim)).toEqual({
      400: ['IDEMPOTENCY_KEY_EXPECTED'],
      401: ['LOGIN_REQUIRED'],
      403: ['CROSS_SITE_WRITE'],
      404: ['NOT_FOUND', 'VOUCHER_NOT_FOUND'],
      409: ['IDEMPOTENCY_KEY_REUSED', 'VOUCHER_CLAIMED', 'VOUCHER_REDEEMED', 'QUOTA_RUN_OUT'],
      410: ['VOUCHER_EXPIRED'],
      429: ['TOO_MANY_REQUESTS'],
      500: ['INTERNAL_ERROR'],
      503: ['BACKEND_UNREACHABLE'],
    });
    expect(placesOf('/a/{id}/b/{code}')).toEqual(['id', 'code']);
  });
});
