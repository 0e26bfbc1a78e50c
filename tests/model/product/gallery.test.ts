import { describe, expect, test } from 'vitest';
import { arrived, summary } from '#src/machines/paths/exampleFacts.ts';
import { galleryMachine } from '#src/machines/product/gallery/galleryMachine.ts';
import { galleryPaths } from '#src/machines/product/gallery/galleryPaths.ts';
import { drive } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

describe('gallery', () => {
  const options = { actors: [], systemId: 'gallery' };

  test('every transition', () => {
    expectEveryTransition(galleryPaths);
  });

  test('[PRODUCT-03, MODAL-31] keeps the index within the pictures and tells the page each move', () => {
    const gallery = drive(galleryMachine, options);
    gallery.send(arrived(summary({ itemSku: 'A-01', pictures: 3 }), { picture: 7 }));
    expect(gallery.context()).toMatchObject({ index: 2 });
    gallery.send({ type: 'picture.nextRequested' });
    expect(gallery.toPage).toEqual([]);
    gallery.send({ type: 'picture.previousRequested' });
    gallery.send({ type: 'picture.chosen', index: -5 });
    expect(gallery.toPage).toEqual([
      { type: 'gallery.moved', index: 1 },
      { type: 'gallery.moved', index: 0 },
    ]);
    gallery.send({ type: 'zoom.changed', by: 1 });
    gallery.send({ type: 'zoom.changed', by: 1 });
    gallery.send({ type: 'zoom.changed', by: 1 });
    expect(gallery.context()).toMatchObject({ zoomStep: 2 });
    gallery.send({ type: 'picture.nextRequested' });
    expect(gallery.context()).toMatchObject({ index: 1, zoomStep: 0 });
  });
});
