// Written by `npm run lab -- generate freeGift --target vitest --strategy transition`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { freeGiftMachine } from '#src/machines/promo/freeGift/freeGiftMachine.ts';
import { freeGiftPaths } from '#src/machines/promo/freeGift/freeGiftPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['loadFreeGift'],
  systemId: 'freeGift',
};
const input1 = freeGiftPaths.inputs[0]!;
const factsChanged = freeGiftPaths.events[0]!;
const factsChanged2 = freeGiftPaths.events[1]!;
const factsChanged3 = freeGiftPaths.events[2]!;
const loadFreeGiftOutput = freeGiftPaths.actors.loadFreeGift.outputs[0];

test('freeGift, walk 1: 19 steps to loading', () => {
  const freeGift = drive(freeGiftMachine, {
    ...options,
    input: input1,
  });
  expect(freeGift.value()).toEqual('loading');
  freeGift.send(factsChanged);
  freeGift.send(factsChanged2);
  freeGift.send(factsChanged3);
  expect(freeGift.value()).toEqual('none');
  freeGift.send(factsChanged);
  expect(freeGift.value()).toEqual('loading');
  freeGift.resolve('loadFreeGift', loadFreeGiftOutput);
  expect(freeGift.value()).toEqual('offered');
  freeGift.send(factsChanged);
  freeGift.send({ type: 'freeGift.selected', pairs: [{ itemSku: 'G-03', pickupPointCode: 'PP-1' }] });
  freeGift.send({ type: 'freeGift.toggled', pair: { itemSku: 'G-01', pickupPointCode: 'PP-1' } });
  freeGift.send({ type: 'freeGift.autoSelectRequested' });
  freeGift.send({ type: 'freeGift.reset' });
  freeGift.send({ type: 'freeGift.refreshRequested' });
  expect(freeGift.value()).toEqual('loading');
  freeGift.resolve('loadFreeGift', { gift: null, terms: [] });
  expect(freeGift.value()).toEqual('none');
  freeGift.send(factsChanged2);
  expect(freeGift.value()).toEqual('loading');
  freeGift.reject('loadFreeGift', lost());
  expect(freeGift.value()).toEqual('unreached');
  freeGift.send({ type: 'retry.requested' });
  expect(freeGift.value()).toEqual('loading');
  freeGift.reject('loadFreeGift', refused(null, 500));
  expect(freeGift.value()).toEqual('failed');
  freeGift.send({ type: 'retry.requested' });
  expect(freeGift.value()).toEqual('loading');
  freeGift.reject('loadFreeGift', lost());
  expect(freeGift.value()).toEqual('unreached');
  freeGift.send({ type: 'network.returned' });
  expect(freeGift.value()).toEqual('loading');
  expect(freeGift.toPage.map(({ type }) => type)).toEqual([
    'freeGift.changed',
    'freeGift.changed',
    'freeGift.changed',
    'freeGift.changed',
    'freeGift.changed',
    'freeGift.changed',
    'freeGift.changed',
    'freeGift.changed',
    'freeGift.changed',
    'freeGift.changed',
    'freeGift.changed',
    'freeGift.changed',
    'freeGift.changed',
    'freeGift.changed',
    'freeGift.changed',
    'freeGift.changed',
    'freeGift.changed',
    'freeGift.changed',
    'freeGift.changed',
  ]);
});
