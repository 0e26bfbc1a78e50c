import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { createBackendProxy } from '#server/proxy/backendProxy.ts';
import type { GroceryPlace } from '#src/domain/grocery/groceryLocation.ts';
import { createGroceryService } from '#src/services/grocery/grocery/groceryService.ts';
import { createBackend } from '#src/services/http/backend.ts';
import { syncAddresses } from '#src/services/address/address/contract.ts';

/** The page's client, whose calls go through the host to a backend elsewhere. */
function openThroughHost() {
  const market = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => Date.UTC(2026, 10, 21, 5),
  });
  onTestFinished(() => market.close());
  const asked: Headers[] = [];
  const proxy = createBackendProxy('http://backend.test', (input, init) => {
    const request = new Request(input, init);
    asked.push(request.headers);
    return Promise.resolve(market.fetch(request));
  });
  const backend = createBackend({
    fetch: (input, init) => proxy(new Request(input, init)),
    origin: 'http://shop.test',
    language: 'en',
    timeoutMs: 10_000,
  });
  return { asked, backend, grocery: createGroceryService(backend) };
}

describe('what the page says by headers reaches a backend elsewhere', () => {
  test.each<[string, GroceryPlace]>([
    ['a pin', { latitude: -6.1754, longitude: 106.8272 }],
    ['an address without one', { postalCode: '12150', district: 'Kebayoran Baru', city: 'Jakarta Selatan' }],
  ])('[GROC-32] stores near %s are found', async (_, place) => {
    const { grocery } = openThroughHost();
    const stores = await grocery.nearbyStores(place, 'RANCH');
    expect(stores[0]).toMatchObject({ available: true, groupName: 'RANCH' });
  });

  test('the language and the key of a write do, and nothing that is not for it', async () => {
    const { asked, backend } = openThroughHost();
    await backend
      .call(syncAddresses, {
        intent: 'sync',
        headers: { authorization: 'Bearer t0k3n', 'x-faults': 'all' },
      })
      .catch(() => null);
    const sent = asked[0] ?? new Headers();
    expect(sent.get('accept-language')).toBe('en');
    expect(sent.get('accept')).toBe('application/json');
    expect(sent.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    expect([sent.get('authorization'), sent.get('x-faults')]).toEqual([null, null]);
  });
});
