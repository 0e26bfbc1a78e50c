// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { freeGiftMachine } from '#src/machines/promo/freeGift/freeGiftMachine.ts';
import { freeGiftPaths } from '#src/machines/promo/freeGift/freeGiftPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: ['loadFreeGift'],
  systemId: 'freeGift',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/freeGift.md', import.meta.url));

const loadFreeGiftOutputGift = endOf(freeGiftPaths.actors.loadFreeGift.outputs, 'gift');

test('freeGift, walk 1: 23 steps to loading', () => {
  const freeGift = drive(freeGiftMachine, {
    ...options,
    input: freeGiftPaths.inputs.item,
  });
  expect(freeGift.value()).toEqual('loading');
  freeGift.send(freeGiftPaths.events.factsChangedOfOne);
  freeGift.send(freeGiftPaths.events.factsChangedToOtherItem);
  freeGift.send(freeGiftPaths.events.factsChangedUntagged);
  expect(freeGift.value()).toEqual('none');
  freeGift.send({ type: 'freeGift.restored', pairs: [{ itemSku: 'G-03', pickupPointCode: 'PP-1' }] });
  freeGift.send(freeGiftPaths.events.factsChangedOfOne);
  expect(freeGift.value()).toEqual('loading');
  freeGift.resolve('loadFreeGift', loadFreeGiftOutputGift);
  expect(freeGift.value()).toEqual('offered');
  freeGift.send(freeGiftPaths.events.factsChangedOfOne);
  freeGift.send({ type: 'freeGift.selected', pairs: [{ itemSku: 'G-03', pickupPointCode: 'PP-1' }] });
  freeGift.send({ type: 'freeGift.restored', pairs: [{ itemSku: 'G-03', pickupPointCode: 'PP-1' }] });
  freeGift.send({ type: 'freeGift.toggled', pair: { itemSku: 'G-01', pickupPointCode: 'PP-1' } });
  freeGift.send({ type: 'freeGift.autoSelectRequested' });
  freeGift.send({ type: 'freeGift.reset' });
  freeGift.send({ type: 'freeGift.refreshRequested' });
  expect(freeGift.value()).toEqual('loading');
  freeGift.resolve('loadFreeGift', { gift: null, terms: [] });
  expect(freeGift.value()).toEqual('none');
  freeGift.send(freeGiftPaths.events.factsChangedToOtherItem);
  expect(freeGift.value()).toEqual('loading');
  freeGift.reject('loadFreeGift', lost());
  expect(freeGift.value()).toEqual('unreached');
  freeGift.send({ type: 'retry.requested' });
  expect(freeGift.value()).toEqual('loading');
  freeGift.reject('loadFreeGift', refused(null, 500));
  expect(freeGift.value()).toEqual('failed');
  freeGift.send({ type: 'retry.requested' });
  expect(freeGift.value()).toEqual('loading');
  freeGift.resolve('loadFreeGift', loadFreeGiftOutputGift);
  expect(freeGift.value()).toEqual('offered');
  freeGift.send({ type: 'page.outdated' });
  expect(freeGift.value()).toEqual('loading');
  freeGift.reject('loadFreeGift', lost());
  expect(freeGift.value()).toEqual('unreached');
  freeGift.send({ type: 'network.returned' });
  expect(freeGift.value()).toEqual('loading');
  expect(freeGift.told()).toEqual([
    'gift.changed',
    'gift.changed',
    'gift.changed',
    'gift.changed',
    'gift.changed',
    'gift.changed',
    'gift.changed',
    'gift.changed',
    'gift.changed',
    'gift.changed',
    'gift.changed',
    'gift.changed',
    'gift.changed',
    'gift.changed',
    'gift.changed',
    'gift.changed',
    'gift.changed',
    'gift.changed',
    'gift.changed',
    'gift.changed',
    'gift.changed',
    'gift.changed',
  ]);
  expect(freeGift.record()).toEqual(records.get('walk 1: 23 steps to loading'));
});

test('freeGift, walk 2: 2 steps to loading', () => {
  const freeGift = drive(freeGiftMachine, {
    ...options,
    input: freeGiftPaths.inputs.item,
  });
  expect(freeGift.value()).toEqual('loading');
  freeGift.resolve('loadFreeGift', loadFreeGiftOutputGift);
  expect(freeGift.value()).toEqual('offered');
  freeGift.send(freeGiftPaths.events.factsChangedToOtherItem);
  expect(freeGift.value()).toEqual('loading');
  expect(freeGift.told()).toEqual(['gift.changed', 'gift.changed', 'gift.changed']);
  expect(freeGift.record()).toEqual(records.get('walk 2: 2 steps to loading'));
});

test('freeGift, walk 3: 3 steps to failed', () => {
  const freeGift = drive(freeGiftMachine, {
    ...options,
    input: freeGiftPaths.inputs.item,
  });
  expect(freeGift.value()).toEqual('loading');
  freeGift.resolve('loadFreeGift', loadFreeGiftOutputGift);
  expect(freeGift.value()).toEqual('offered');
  freeGift.send({ type: 'freeGift.refreshRequested' });
  expect(freeGift.value()).toEqual('loading');
  freeGift.reject('loadFreeGift', refused(null, 500));
  expect(freeGift.value()).toEqual('failed');
  expect(freeGift.told()).toEqual(['gift.changed', 'gift.changed', 'gift.changed', 'gift.changed']);
  expect(freeGift.record()).toEqual(records.get('walk 3: 3 steps to failed'));
});

test('freeGift, walk 4: 2 steps to offered', () => {
  const freeGift = drive(freeGiftMachine, {
    ...options,
    input: freeGiftPaths.inputs.item,
  });
  expect(freeGift.value()).toEqual('loading');
  freeGift.resolve('loadFreeGift', loadFreeGiftOutputGift);
  expect(freeGift.value()).toEqual('offered');
  freeGift.send(freeGiftPaths.events.factsChangedOfOne);
  expect(freeGift.value()).toEqual('offered');
  expect(freeGift.told()).toEqual(['gift.changed', 'gift.changed', 'gift.changed']);
  expect(freeGift.record()).toEqual(records.get('walk 4: 2 steps to offered'));
});

test('freeGift, walk 5: 3 steps to offered', () => {
  const freeGift = drive(freeGiftMachine, {
    ...options,
    input: freeGiftPaths.inputs.item,
  });
  expect(freeGift.value()).toEqual('loading');
  freeGift.resolve('loadFreeGift', loadFreeGiftOutputGift);
  expect(freeGift.value()).toEqual('offered');
  freeGift.send({ type: 'freeGift.toggled', pair: { itemSku: 'G-01', pickupPointCode: 'PP-1' } });
  freeGift.send({ type: 'freeGift.toggled', pair: { itemSku: 'G-01', pickupPointCode: 'PP-1' } });
  expect(freeGift.value()).toEqual('offered');
  expect(freeGift.told()).toEqual(['gift.changed', 'gift.changed', 'gift.changed', 'gift.changed']);
  expect(freeGift.record()).toEqual(records.get('walk 5: 3 steps to offered'));
});

test('freeGift, walk 6: 2 steps to offered', () => {
  const freeGift = drive(freeGiftMachine, {
    ...options,
    input: freeGiftPaths.inputs.item,
  });
  expect(freeGift.value()).toEqual('loading');
  freeGift.resolve('loadFreeGift', loadFreeGiftOutputGift);
  expect(freeGift.value()).toEqual('offered');
  freeGift.send({ type: 'freeGift.restored', pairs: [{ itemSku: 'G-03', pickupPointCode: 'PP-1' }] });
  expect(freeGift.value()).toEqual('offered');
  expect(freeGift.told()).toEqual(['gift.changed', 'gift.changed', 'gift.changed']);
  expect(freeGift.record()).toEqual(records.get('walk 6: 2 steps to offered'));
});
