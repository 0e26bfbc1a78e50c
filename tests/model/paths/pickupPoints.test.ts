// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { pickupPointsMachine } from '#src/machines/fulfilment/pickupPoints/pickupPointsMachine.ts';
import { pickupPointsPaths } from '#src/machines/fulfilment/pickupPoints/pickupPointsPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: ['loadPickupPoints', 'loadNearestPickupPoint', 'loadOtherPickupPoint', 'loadOfflineMerchants'],
  systemId: 'pickupPoints',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/pickupPoints.md', import.meta.url));

const loadPickupPointsOutput = endOf(pickupPointsPaths.actors.loadPickupPoints.outputs);

test('pickupPoints, walk 1: 37 steps to {known, points.asked.loading, nearest.loading, other.loading, stores.failed}', () => {
  const pickupPoints = drive(pickupPointsMachine, {
    ...options,
    input: pickupPointsPaths.inputs.nowhere,
  });
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: 'unasked',
    nearest: 'none',
    other: 'none',
    stores: 'none',
  });
  pickupPoints.send(pickupPointsPaths.events.factsChangedToNowhere);
  pickupPoints.send(pickupPointsPaths.events.factsChangedToEverywhere);
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: 'unasked',
    nearest: 'loading',
    other: 'loading',
    stores: 'loading',
  });
  pickupPoints.send(pickupPointsPaths.events.factsChangedToNowhere);
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: 'unasked',
    nearest: 'none',
    other: 'none',
    stores: 'none',
  });
  pickupPoints.send({ type: 'points.requested' });
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'none',
    other: 'none',
    stores: 'none',
  });
  pickupPoints.send(pickupPointsPaths.events.factsChangedToEverywhere);
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'loading',
    other: 'loading',
    stores: 'loading',
  });
  pickupPoints.send(pickupPointsPaths.events.factsChangedToNothing);
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'none' },
    nearest: 'none',
    other: 'none',
    stores: 'none',
  });
  pickupPoints.send({ type: 'page.outdated' });
  pickupPoints.send(pickupPointsPaths.events.factsChangedToNowhere);
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'none',
    other: 'none',
    stores: 'none',
  });
  pickupPoints.resolve('loadPickupPoints', loadPickupPointsOutput);
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'ready' },
    nearest: 'none',
    other: 'none',
    stores: 'none',
  });
  pickupPoints.send(pickupPointsPaths.events.factsChangedToEverywhere);
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'loading',
    other: 'loading',
    stores: 'loading',
  });
  pickupPoints.reject('loadPickupPoints', lost());
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'unreached' },
    nearest: 'loading',
    other: 'loading',
    stores: 'loading',
  });
  pickupPoints.send({ type: 'retry.requested' });
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'loading',
    other: 'loading',
    stores: 'loading',
  });
  pickupPoints.resolve('loadNearestPickupPoint', {
    code: 'PP-2',
    name: 'Tirta Satrio',
    distance: 1.2,
    available: true,
  });
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'ready',
    other: 'loading',
    stores: 'loading',
  });
  pickupPoints.resolve('loadOtherPickupPoint', {
    pickup: { code: 'PP-2', name: 'Tirta Satrio' },
    delivery: null,
  });
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'ready',
    other: 'ready',
    stores: 'loading',
  });
  pickupPoints.resolve('loadOfflineMerchants', [
    { code: 'PP-3', name: 'Tirta Kemang', address: '', hours: [] },
  ]);
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'ready',
    other: 'ready',
    stores: 'ready',
  });
  pickupPoints.send({ type: 'page.outdated' });
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'loading',
    other: 'loading',
    stores: 'refreshing',
  });
  pickupPoints.resolve('loadOfflineMerchants', [
    { code: 'PP-3', name: 'Tirta Kemang', address: '', hours: [] },
  ]);
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'loading',
    other: 'loading',
    stores: 'ready',
  });
  pickupPoints.reject('loadPickupPoints', refused(null, 500));
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'failed' },
    nearest: 'loading',
    other: 'loading',
    stores: 'ready',
  });
  pickupPoints.send({ type: 'retry.requested' });
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'loading',
    other: 'loading',
    stores: 'ready',
  });
  pickupPoints.reject('loadNearestPickupPoint', lost());
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'unreached',
    other: 'loading',
    stores: 'ready',
  });
  pickupPoints.send({ type: 'network.returned' });
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'loading',
    other: 'loading',
    stores: 'ready',
  });
  pickupPoints.reject('loadOtherPickupPoint', lost());
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'loading',
    other: 'unreached',
    stores: 'ready',
  });
  pickupPoints.send({ type: 'network.returned' });
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'loading',
    other: 'loading',
    stores: 'ready',
  });
  pickupPoints.reject('loadNearestPickupPoint', refused(null, 500));
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'none',
    other: 'loading',
    stores: 'ready',
  });
  pickupPoints.reject('loadOtherPickupPoint', refused(null, 500));
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'none',
    other: 'none',
    stores: 'ready',
  });
  pickupPoints.send({ type: 'page.outdated' });
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'loading',
    other: 'loading',
    stores: 'refreshing',
  });
  pickupPoints.reject('loadOfflineMerchants', lost());
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'loading',
    other: 'loading',
    stores: 'unreached',
  });
  pickupPoints.send({ type: 'retry.requested' });
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'loading',
    other: 'loading',
    stores: 'loading',
  });
  pickupPoints.reject('loadOfflineMerchants', lost());
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'loading',
    other: 'loading',
    stores: 'unreached',
  });
  pickupPoints.send({ type: 'network.returned' });
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'loading',
    other: 'loading',
    stores: 'loading',
  });
  pickupPoints.reject('loadOfflineMerchants', refused(null, 500));
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'loading',
    other: 'loading',
    stores: 'failed',
  });
  pickupPoints.send({ type: 'retry.requested' });
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'loading',
    other: 'loading',
    stores: 'loading',
  });
  pickupPoints.reject('loadPickupPoints', lost());
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'unreached' },
    nearest: 'loading',
    other: 'loading',
    stores: 'loading',
  });
  pickupPoints.send({ type: 'network.returned' });
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'loading',
    other: 'loading',
    stores: 'loading',
  });
  pickupPoints.resolve('loadOfflineMerchants', [
    { code: 'PP-3', name: 'Tirta Kemang', address: '', hours: [] },
  ]);
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'loading',
    other: 'loading',
    stores: 'ready',
  });
  pickupPoints.send({ type: 'page.outdated' });
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'loading',
    other: 'loading',
    stores: 'refreshing',
  });
  pickupPoints.reject('loadOfflineMerchants', refused(null, 500));
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'loading',
    other: 'loading',
    stores: 'failed',
  });
  expect(pickupPoints.told()).toEqual([]);
  expect(pickupPoints.record()).toEqual(
    records.get(
      'walk 1: 37 steps to {known, points.asked.loading, nearest.loading, other.loading, stores.failed}',
    ),
  );
});

test('pickupPoints, walk 2: 2 steps to {known, points.unasked, nearest.none, other.none, stores.none}', () => {
  const pickupPoints = drive(pickupPointsMachine, {
    ...options,
    input: pickupPointsPaths.inputs.nowhere,
  });
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: 'unasked',
    nearest: 'none',
    other: 'none',
    stores: 'none',
  });
  pickupPoints.send(pickupPointsPaths.events.factsChangedToNothing);
  pickupPoints.send({ type: 'points.requested' });
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: 'unasked',
    nearest: 'none',
    other: 'none',
    stores: 'none',
  });
  expect(pickupPoints.told()).toEqual([]);
  expect(pickupPoints.record()).toEqual(
    records.get('walk 2: 2 steps to {known, points.unasked, nearest.none, other.none, stores.none}'),
  );
});

test('pickupPoints, walk 3: 3 steps to {known, points.asked.ready, nearest.none, other.none, stores.none}', () => {
  const pickupPoints = drive(pickupPointsMachine, {
    ...options,
    input: pickupPointsPaths.inputs.nowhere,
  });
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: 'unasked',
    nearest: 'none',
    other: 'none',
    stores: 'none',
  });
  pickupPoints.send({ type: 'points.requested' });
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'loading' },
    nearest: 'none',
    other: 'none',
    stores: 'none',
  });
  pickupPoints.resolve('loadPickupPoints', loadPickupPointsOutput);
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'ready' },
    nearest: 'none',
    other: 'none',
    stores: 'none',
  });
  pickupPoints.send(pickupPointsPaths.events.factsChangedToNowhere);
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: { asked: 'ready' },
    nearest: 'none',
    other: 'none',
    stores: 'none',
  });
  expect(pickupPoints.told()).toEqual([]);
  expect(pickupPoints.record()).toEqual(
    records.get('walk 3: 3 steps to {known, points.asked.ready, nearest.none, other.none, stores.none}'),
  );
});

test('pickupPoints, walk 4: 2 steps to {known, points.unasked, nearest.ready, other.loading, stores.loading}', () => {
  const pickupPoints = drive(pickupPointsMachine, {
    ...options,
    input: pickupPointsPaths.inputs.everywhere,
  });
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: 'unasked',
    nearest: 'loading',
    other: 'loading',
    stores: 'loading',
  });
  pickupPoints.resolve('loadNearestPickupPoint', {
    code: 'PP-2',
    name: 'Tirta Satrio',
    distance: 1.2,
    available: true,
  });
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: 'unasked',
    nearest: 'ready',
    other: 'loading',
    stores: 'loading',
  });
  pickupPoints.send(pickupPointsPaths.events.factsChangedToEverywhere);
  expect(pickupPoints.value()).toEqual({
    known: {},
    points: 'unasked',
    nearest: 'ready',
    other: 'loading',
    stores: 'loading',
  });
  expect(pickupPoints.told()).toEqual([]);
  expect(pickupPoints.record()).toEqual(
    records.get('walk 4: 2 steps to {known, points.unasked, nearest.ready, other.loading, stores.loading}'),
  );
});
