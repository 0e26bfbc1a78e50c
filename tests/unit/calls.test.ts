import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { isAllowedBackendPath } from '#server/proxy/backendProxy.ts';
import { placesOf, refusalsOf, type Call } from '#src/services/http/call.ts';
import type { Wire } from '#src/services/http/wire.ts';
import { callOf, calls } from '#src/services/calls/calls.ts';
import { requirementsIn } from '../../scripts/test/requirements.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const nameOf = (method: string, address: string) => `${method} ${address.replaceAll(/\{\w+\}/g, '*')}`;
const names = calls.map(({ method, path: address }) => nameOf(method, address));
/** Every wire that a contract exports, by its name. */
const contracts = import.meta.glob<Readonly<Record<string, unknown>>>('/src/services/*/*/contract.ts', {
  eager: true,
});
const isWire = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value;
const wires = Object.values(contracts).flatMap((contract) =>
  Object.entries(contract).flatMap(([name, value]) => (isWire(value) ? [{ name, wire: value }] : [])),
);

/** Values that a source imports from contracts and uses, other than as the name of a field. */
function wiresSentBy(source: string): string[] {
  const body = source.replaceAll(/^import [^;]*;$/gm, '');
  return [...source.matchAll(/^import \{([^}]*)\} from '[^']*\/contract\.ts';$/gm)]
    .flatMap(([, imported = '']) => imported.split(',').map((name) => name.trim()))
    .filter((name) => /^\w+$/.test(name) && new RegExp(String.raw`\b${name}\b(?!:)`).test(body));
}

describe('[API-115] the one table of calls', () => {
  test('names every call once, and entries that there are', () => {
    expect(new Set(names).size).toBe(names.length);
    const known = new Set(requirementsIn(ROOT).map(({ id }) => id));
    expect(calls.filter(({ ids }) => ids.length === 0 || !ids.every((id) => known.has(id)))).toEqual([]);
  });

  test('is of the wires of the contracts, and of one that a plain form posts', () => {
    const same = (call: Call, { wire: { method, path, answer, isWhole, writes } }: (typeof wires)[number]) =>
      call.method === method &&
      call.path === path &&
      call.answer === answer &&
      call.isWhole === isWhole &&
      call.writes === writes;
    expect(wires.filter((one) => !calls.some((call) => same(call, one))).map(({ name }) => name)).toEqual([]);
    const others = calls.filter((call) => !wires.some((one) => same(call, one)));
    expect(others.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /common/users/_logout']);
  });

  test('has wires that a service sends, each of a name of its own', () => {
    // A part sends the wires of calls that need no service by itself, from its logic.
    const sent = new Set(
      globSync(['src/services/*/*/*Service.ts', 'src/actors/*/*Logic.ts'], { cwd: ROOT }).flatMap((file) =>
        wiresSentBy(readFileSync(path.join(ROOT, file), 'utf8')),
      ),
    );
    const names = wires.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !sent.has(name))).toEqual([]);
  });

  test('has no place in a path that is called like an option of a call', () => {
    const options = ['query', 'body', 'signal', 'headers', 'onHeaders', 'intent', 'aside'];
    expect(calls.flatMap((call) => placesOf(call.path)).filter((name) => options.includes(name))).toEqual([]);
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
