import { describe, expect, test } from 'vitest';
import { picturesMachine } from '#src/machines/shell/pictures/picturesMachine.ts';
import { picturesPaths } from '#src/machines/shell/pictures/picturesPaths.ts';
import { drive } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

const failed = (src: string) => ({ type: 'picture.failed', src });
const open = () => {
  const part = drive(picturesMachine, {
    actors: ['watchPictures', 'waitFor'],
    systemId: 'pictures',
    input: {},
  });
  const reloads = () => part.toParts.filter(({ to }) => to === 'watchPictures').length;
  return { part, reloads };
};

describe('pictures', () => {
  test('every transition', () => {
    expectEveryTransition(picturesPaths);
  });

  test('[PRODUCT-30] what failed is tried again after 15 s, once each', () => {
    const { part, reloads } = open();
    part.tell('watchPictures', failed('/a.webp'));
    expect(part.inputOf('patience')).toEqual({ ms: 15_000 });
    part.tell('watchPictures', failed('/b.webp'));
    part.tell('watchPictures', failed('/a.webp'));
    expect([part.context()['failed'], reloads()]).toEqual([['/a.webp', '/b.webp'], 0]);
    part.resolve('patience');
    expect([part.context()['failed'], reloads()]).toEqual([[], 1]);
    for (const src of ['/a.webp', '/b.webp']) part.tell('watchPictures', failed(src));
    expect([part.waiting(), part.context()['failed']]).toEqual([['watchPictures'], ['/a.webp', '/b.webp']]);
    part.tell('watchPictures', failed('/c.webp'));
    part.resolve('patience');
    expect([part.waiting(), reloads()]).toEqual([['watchPictures'], 2]);
  });

  test.each(['retry.requested', 'network.returned'])(
    '[PRODUCT-30] what failed is tried again by %s, however often',
    (type) => {
      const { part, reloads } = open();
      for (const count of [1, 2, 3]) {
        part.tell('watchPictures', failed('/a.webp'));
        part.send({ type });
        expect([part.context()['failed'], reloads()]).toEqual([[], count]);
      }
    },
  );

  test('[PRODUCT-30] a picture that has come after all has not failed', () => {
    const { part } = open();
    for (const src of ['/a.webp', '/b.webp']) part.tell('watchPictures', failed(src));
    part.tell('watchPictures', { type: 'picture.loaded', src: '/a.webp' });
    expect(part.context()['failed']).toEqual(['/b.webp']);
  });
});
