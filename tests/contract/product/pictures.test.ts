import { expect, test } from 'vitest';
import { pictureOf } from '#marketplace/core/rules/pictures.ts';

test('a picture has its narrowest and widest file, its words and its placeholder', () => {
  const found = pictureOf('koper-pandan', 'Koper dari depan');
  const widths = found?.picture.widths ?? [];
  expect(widths.length).toBeGreaterThan(1);
  expect(found).toEqual({
    thumbnail: `/pictures/koper-pandan-${Math.min(...widths)}.webp`,
    full: `/pictures/koper-pandan-${Math.max(...widths)}.webp`,
    alt: 'Koper dari depan',
    picture: { base: '/pictures/koper-pandan', widths, placeholder: found?.picture.placeholder },
  });
  expect(found?.picture.placeholder).toMatch(/^(?:data:image\/|#)/);
});

test.each([undefined, 'no-such-picture', ''])('there is none of the name %s', (name) => {
  expect(pictureOf(name, '')).toBeNull();
});
