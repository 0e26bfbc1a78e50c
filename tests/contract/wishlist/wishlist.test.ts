import { expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { visitor } from '../support/visitor.ts';

test('the wishlist is a set: saving an item again, or removing it again, changes nothing', async () => {
  const shop = createMarketplace({
    dataDir: ':memory:',
    faults: false,
    now: () => Date.UTC(2026, 10, 23, 5),
  });
  onTestFinished(() => shop.close());
  const member = visitor(shop);
  await member.logIn('eko');
  const entries = async () =>
    (await member.read('/member/wishlist/_product/RMB-00012-01/groups')).body.data.map(
      ({ id }: { id: string }) => id,
    );
  const tags = async () =>
    (await member.read('/product-detail/products/RMB-00012-01/_summary')).body.data.tags.filter(
      (tag: string) => tag === 'WISHLIST' || tag === 'NOTIFIED',
    );
  for (const isNotify of [false, true]) {
    const save = async () => {
      // No key: nothing but the set itself keeps a repeated write from being another one.
      const saved = await member.call('/backend/member/wishlist/_product', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ sku: 'RMB-00012-01', isNotify }),
      });
      return [saved.status, ((await saved.json()) as { data: { id: string } }).data.id];
    };
    expect(await save()).toEqual(await save());
  }
  const [id, ...more] = await entries();
  expect(more).toEqual([]);
  expect((await tags()).toSorted()).toEqual(['NOTIFIED', 'WISHLIST']);
  for (const _ of [1, 2]) {
    const removed = await member.call(`/backend/member/wishlist/${id}`, { method: 'DELETE' });
    expect(removed.status).toBe(200);
    expect([await entries(), await tags()]).toEqual([[], ['NOTIFIED']]);
  }
});
