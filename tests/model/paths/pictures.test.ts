// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { picturesMachine } from '#src/machines/shell/pictures/picturesMachine.ts';

const options = {
  actors: ['watchPictures', 'waitFor'],
  systemId: 'pictures',
};
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
});
