import { describe, expect, test, vi } from 'vitest';
import { bringFile } from '#src/views/ui/bringFile.ts';

/** What a browser does that keeps a failed import: it fails again without asking. */
const kept = (address: string) => () =>
  Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${address}`));

describe('a file that comes later', () => {
  test('is what its import brings', async () => {
    expect(await bringFile(async () => ({ a: 1 }))).toEqual({ a: 1 });
  });

  test('[ERR-50] that could not be fetched is asked for under another address each next time', async () => {
    const address = 'http://shop.test/assets/PinMap-abc.js';
    const importFrom = vi.fn<(from: string) => Promise<unknown>>(async () => ({ a: 2 }));
    await expect(bringFile(kept(address), importFrom)).rejects.toThrow('Failed to fetch');
    expect(importFrom).not.toHaveBeenCalled();
    importFrom.mockRejectedValueOnce(new TypeError('still away'));
    await expect(bringFile(kept(address), importFrom)).rejects.toThrow('still away');
    expect(await bringFile(kept(address), importFrom)).toEqual({ a: 2 });
    expect(importFrom.mock.calls).toEqual([[`${address}?again=1`], [`${address}?again=2`]]);
  });

  test('whose failure names no file of ours is left to the browser', async () => {
    const importFrom = vi.fn<(from: string) => Promise<unknown>>();
    const load = () => Promise.reject(new TypeError('Importing a module script failed.'));
    for (const _ of [1, 2]) await expect(bringFile(load, importFrom)).rejects.toThrow('Importing');
    expect(importFrom).not.toHaveBeenCalled();
  });
});
