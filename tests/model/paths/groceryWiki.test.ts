// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { groceryWikiMachine } from '#src/machines/grocery/groceryWiki/groceryWikiMachine.ts';
import { groceryWikiPaths } from '#src/machines/grocery/groceryWiki/groceryWikiPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['loadWiki'],
  systemId: 'groceryWiki',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/groceryWiki.md', import.meta.url));

test('groceryWiki, walk 1: 1 step to ready', () => {
  const groceryWiki = drive(groceryWikiMachine, {
    ...options,
    input: groceryWikiPaths.inputs.grocery,
  });
  expect(groceryWiki.value()).toEqual('loading');
  groceryWiki.resolve('loadWiki', { title: 'Belanja harian', content: ['Segar setiap hari'] });
  expect(groceryWiki.value()).toEqual('ready');
  expect(groceryWiki.told()).toEqual([]);
  expect(groceryWiki.record()).toEqual(records.get('walk 1: 1 step to ready'));
});

test('groceryWiki, walk 2: 6 steps to loading', () => {
  const groceryWiki = drive(groceryWikiMachine, {
    ...options,
    input: groceryWikiPaths.inputs.grocery,
  });
  expect(groceryWiki.value()).toEqual('loading');
  groceryWiki.reject('loadWiki', lost());
  expect(groceryWiki.value()).toEqual('unreached');
  groceryWiki.send({ type: 'retry.requested' });
  expect(groceryWiki.value()).toEqual('loading');
  groceryWiki.reject('loadWiki', refused(null, 500));
  expect(groceryWiki.value()).toEqual('failed');
  groceryWiki.send({ type: 'retry.requested' });
  expect(groceryWiki.value()).toEqual('loading');
  groceryWiki.reject('loadWiki', lost());
  expect(groceryWiki.value()).toEqual('unreached');
  groceryWiki.send({ type: 'network.returned' });
  expect(groceryWiki.value()).toEqual('loading');
  expect(groceryWiki.told()).toEqual([]);
  expect(groceryWiki.record()).toEqual(records.get('walk 2: 6 steps to loading'));
});
