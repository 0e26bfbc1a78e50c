// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { picturesMachine } from '#src/machines/shell/pictures/picturesMachine.ts';

const options = {
  actors: ['watchPictures', 'waitFor'],
  systemId: 'pictures',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/pictures.md', import.meta.url));

test('pictures, walk 1: 11 steps to resting', () => {
  const pictures = drive(picturesMachine, {
    ...options,
    input: {},
  });
  expect(pictures.value()).toEqual('resting');
  pictures.send({ type: 'picture.failed', src: '/a.webp' });
  expect(pictures.value()).toEqual('waiting');
  pictures.send({ type: 'picture.failed', src: '/a.webp' });
  pictures.send({ type: 'picture.loaded', src: '/a.webp' });
  pictures.send({ type: 'retry.requested' });
  pictures.send({ type: 'network.returned' });
  pictures.resolve('patience');
  expect(pictures.value()).toEqual('resting');
  pictures.send({ type: 'picture.failed', src: '/a.webp' });
  expect(pictures.value()).toEqual('waiting');
  pictures.reject('patience', new Error('refused'));
  expect(pictures.value()).toEqual('resting');
  pictures.send({ type: 'picture.failed', src: '/a.webp' });
  expect(pictures.value()).toEqual('waiting');
  pictures.resolve('patience');
  expect(pictures.value()).toEqual('resting');
  pictures.send({ type: 'picture.failed', src: '/a.webp' });
  expect(pictures.value()).toEqual('resting');
  expect(pictures.told()).toEqual([]);
  expect(pictures.toParts.map(({ to, event }) => `${to} ${event.type}`)).toEqual([
    'watchPictures pictures.reloadRequested',
    'watchPictures pictures.reloadRequested',
    'watchPictures pictures.reloadRequested',
    'watchPictures pictures.reloadRequested',
  ]);
  expect(pictures.record()).toEqual(records.get('walk 1: 11 steps to resting'));
});

test('pictures, walk 2: 4 steps to resting', () => {
  const pictures = drive(picturesMachine, {
    ...options,
    input: {},
  });
  expect(pictures.value()).toEqual('resting');
  pictures.send({ type: 'picture.failed', src: '/a.webp' });
  expect(pictures.value()).toEqual('waiting');
  pictures.send({ type: 'picture.failed', src: '/b.webp' });
  pictures.resolve('patience');
  expect(pictures.value()).toEqual('resting');
  pictures.send({ type: 'picture.failed', src: '/b.webp' });
  expect(pictures.value()).toEqual('resting');
  expect(pictures.told()).toEqual([]);
  expect(pictures.toParts.map(({ to, event }) => `${to} ${event.type}`)).toEqual([
    'watchPictures pictures.reloadRequested',
  ]);
  expect(pictures.record()).toEqual(records.get('walk 2: 4 steps to resting'));
});

test('pictures, walk 3: 6 steps to waiting', () => {
  const pictures = drive(picturesMachine, {
    ...options,
    input: {},
  });
  expect(pictures.value()).toEqual('resting');
  pictures.send({ type: 'picture.failed', src: '/a.webp' });
  expect(pictures.value()).toEqual('waiting');
  pictures.resolve('patience');
  expect(pictures.value()).toEqual('resting');
  pictures.send({ type: 'picture.failed', src: '/b.webp' });
  expect(pictures.value()).toEqual('waiting');
  pictures.send({ type: 'retry.requested' });
  pictures.send({ type: 'picture.failed', src: '/a.webp' });
  pictures.send({ type: 'picture.failed', src: '/b.webp' });
  expect(pictures.value()).toEqual('waiting');
  expect(pictures.told()).toEqual([]);
  expect(pictures.toParts.map(({ to, event }) => `${to} ${event.type}`)).toEqual([
    'watchPictures pictures.reloadRequested',
    'watchPictures pictures.reloadRequested',
  ]);
  expect(pictures.record()).toEqual(records.get('walk 3: 6 steps to waiting'));
});

test('pictures, walk 4: 2 steps to waiting', () => {
  const pictures = drive(picturesMachine, {
    ...options,
    input: {},
  });
  expect(pictures.value()).toEqual('resting');
  pictures.send({ type: 'picture.failed', src: '/a.webp' });
  expect(pictures.value()).toEqual('waiting');
  pictures.send({ type: 'network.returned' });
  expect(pictures.value()).toEqual('waiting');
  expect(pictures.told()).toEqual([]);
  expect(pictures.toParts.map(({ to, event }) => `${to} ${event.type}`)).toEqual([
    'watchPictures pictures.reloadRequested',
  ]);
  expect(pictures.record()).toEqual(records.get('walk 4: 2 steps to waiting'));
});

test('pictures, walk 5: 5 steps to resting', () => {
  const pictures = drive(picturesMachine, {
    ...options,
    input: {},
  });
  expect(pictures.value()).toEqual('resting');
  pictures.send({ type: 'picture.failed', src: '/a.webp' });
  expect(pictures.value()).toEqual('waiting');
  pictures.send({ type: 'picture.failed', src: '/b.webp' });
  pictures.resolve('patience');
  expect(pictures.value()).toEqual('resting');
  pictures.send({ type: 'picture.failed', src: '/a.webp' });
  pictures.send({ type: 'picture.failed', src: '/b.webp' });
  expect(pictures.value()).toEqual('resting');
  expect(pictures.told()).toEqual([]);
  expect(pictures.toParts.map(({ to, event }) => `${to} ${event.type}`)).toEqual([
    'watchPictures pictures.reloadRequested',
  ]);
  expect(pictures.record()).toEqual(records.get('walk 5: 5 steps to resting'));
});
