// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { galleryMachine } from '#src/machines/product/gallery/galleryMachine.ts';
import { galleryPaths } from '#src/machines/product/gallery/galleryPaths.ts';

const options = {
  actors: [],
  systemId: 'gallery',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/gallery.md', import.meta.url));

test('gallery, walk 1: 6 steps to showing', () => {
  const gallery = drive(galleryMachine, options);
  expect(gallery.value()).toEqual('empty');
  gallery.send(galleryPaths.events.summaryArrived);
  expect(gallery.value()).toEqual('showing');
  gallery.send({ type: 'picture.chosen', index: 1 });
  gallery.send({ type: 'picture.nextRequested' });
  gallery.send({ type: 'picture.previousRequested' });
  gallery.send({ type: 'zoom.toggled' });
  gallery.send({ type: 'zoom.changed', by: 1 });
  expect(gallery.value()).toEqual('showing');
  expect(gallery.told()).toEqual(['gallery.moved', 'gallery.moved', 'gallery.moved']);
  expect(gallery.record()).toEqual(records.get('walk 1: 6 steps to showing'));
});

test('gallery, walk 2: 3 steps to showing', () => {
  const gallery = drive(galleryMachine, options);
  expect(gallery.value()).toEqual('empty');
  gallery.send(galleryPaths.events.summaryArrived);
  expect(gallery.value()).toEqual('showing');
  gallery.send({ type: 'picture.chosen', index: 1 });
  gallery.send({ type: 'picture.chosen', index: 1 });
  expect(gallery.value()).toEqual('showing');
  expect(gallery.told()).toEqual(['gallery.moved']);
  expect(gallery.record()).toEqual(records.get('walk 2: 3 steps to showing'));
});

test('gallery, walk 3: 3 steps to showing', () => {
  const gallery = drive(galleryMachine, options);
  expect(gallery.value()).toEqual('empty');
  gallery.send(galleryPaths.events.summaryArrived);
  expect(gallery.value()).toEqual('showing');
  gallery.send({ type: 'picture.chosen', index: 99 });
  gallery.send({ type: 'picture.nextRequested' });
  expect(gallery.value()).toEqual('showing');
  expect(gallery.told()).toEqual(['gallery.moved']);
  expect(gallery.record()).toEqual(records.get('walk 3: 3 steps to showing'));
});

test('gallery, walk 4: 2 steps to showing', () => {
  const gallery = drive(galleryMachine, options);
  expect(gallery.value()).toEqual('empty');
  gallery.send(galleryPaths.events.summaryArrived);
  expect(gallery.value()).toEqual('showing');
  gallery.send({ type: 'picture.previousRequested' });
  expect(gallery.value()).toEqual('showing');
  expect(gallery.told()).toEqual([]);
  expect(gallery.record()).toEqual(records.get('walk 4: 2 steps to showing'));
});

test('gallery, walk 5: 3 steps to showing', () => {
  const gallery = drive(galleryMachine, options);
  expect(gallery.value()).toEqual('empty');
  gallery.send(galleryPaths.events.summaryArrived);
  expect(gallery.value()).toEqual('showing');
  gallery.send({ type: 'picture.chosen', index: 1 });
  gallery.send({ type: 'picture.chosen', index: 99 });
  expect(gallery.value()).toEqual('showing');
  expect(gallery.told()).toEqual(['gallery.moved', 'gallery.moved']);
  expect(gallery.record()).toEqual(records.get('walk 5: 3 steps to showing'));
});

test('gallery, walk 6: 4 steps to showing', () => {
  const gallery = drive(galleryMachine, options);
  expect(gallery.value()).toEqual('empty');
  gallery.send(galleryPaths.events.summaryArrived);
  expect(gallery.value()).toEqual('showing');
  gallery.send({ type: 'zoom.toggled' });
  gallery.send({ type: 'zoom.changed', by: 1 });
  gallery.send({ type: 'zoom.changed', by: -1 });
  expect(gallery.value()).toEqual('showing');
  expect(gallery.told()).toEqual([]);
  expect(gallery.record()).toEqual(records.get('walk 6: 4 steps to showing'));
});
