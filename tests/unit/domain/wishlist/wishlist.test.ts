import { describe, expect, test } from 'vitest';
import { isEmail } from '#src/domain/session/email.ts';
import { ALBUM_NAME_MAX, EMAIL_MAX_LENGTH } from '#src/domain/shell/limits.ts';
import { albumNameOf, albumNameProblem, isAlbumName, isInWishlist } from '#src/domain/wishlist/wishlist.ts';

describe('albums', () => {
  test.each(['a', 'Z', '7', 'Kado Ibu', 'Rak-2', '-', 'x'.repeat(ALBUM_NAME_MAX)])(
    '[WISH-05] %j is a name',
    (name) => {
      expect(isAlbumName(name)).toBe(true);
    },
  );
  test.each([
    '',
    ' ',
    ' a',
    'a ',
    'Kado!',
    'a_b',
    'a.b',
    'café',
    'Ibu & Ayah',
    '<i>',
    'a\tb',
    'a\nb',
    'a\u202eb',
    'a\u00a0b',
    'هدية',
    '🎁',
    'x'.repeat(ALBUM_NAME_MAX + 1),
  ])('[WISH-06] %j is none', (name) => {
    expect(isAlbumName(name)).toBe(false);
  });
  // Its text stays out of the title: the mutation tester makes a pattern of titles, and one that long is refused.
  test('[WISH-06] a text of any length is none', () => {
    expect(isAlbumName('x'.repeat(100_000))).toBe(false);
  });
  test('[WISH-05] removes outer spaces and all but one between words', () => {
    expect(albumNameOf('  Kado   Ibu  ')).toBe('Kado Ibu');
    expect(albumNameOf('   ')).toBe('');
    expect(albumNameOf('Kado Ibu')).toBe('Kado Ibu');
  });
  test('[WISH-06] reports a name as too long first, else as invalid, also an empty one', () => {
    const longest = 'x'.repeat(ALBUM_NAME_MAX);
    expect(['Kado Ibu', longest].map(albumNameProblem)).toEqual([null, null]);
    expect([`${longest}x`, `${longest}!`].map(albumNameProblem)).toEqual(['tooLong', 'tooLong']);
    expect(['', 'Kado!', `${longest.slice(1)}!`].map(albumNameProblem)).toEqual([
      'invalid',
      'invalid',
      'invalid',
    ]);
  });
  test('[WISH-01] a product is on the wishlist with the first album, and no longer with none', () => {
    expect([isInWishlist([]), isInWishlist(['A']), isInWishlist(['A', 'B'])]).toEqual([false, true, true]);
  });
});

describe('email', () => {
  test.each(['a@b.id', 'ayu.lestari+toko@contoh.co.id', "o'neil@mail.contoh.id", 'ayu@kotak-surat.id'])(
    '[NOTIFY-02] %j may be written to',
    (email) => {
      expect(isEmail(email)).toBe(true);
    },
  );
  test.each([
    '',
    'ayu',
    'ayu@',
    '@contoh.id',
    'ayu@contoh',
    'ayu@.id',
    'ayu@contoh.',
    'ayu@contoh..id',
    'a yu@contoh.id',
    ' ayu@contoh.id',
    'ayu@con toh.id',
    'ayu@@contoh.id',
    'ayu@contoh@contoh.id',
    'ayu@contoh.id\n',
    'ayu\u0000@contoh.id',
    'ayu\u202e@contoh.id',
    `${'a'.repeat(EMAIL_MAX_LENGTH)}@contoh.id`,
  ])('[NOTIFY-02] %j may not', (email) => {
    expect(isEmail(email)).toBe(false);
  });
  test('[NOTIFY-02] the longest address that there is may be written to, one longer may not', () => {
    const end = '@contoh.id';
    expect(isEmail('a'.repeat(EMAIL_MAX_LENGTH - end.length) + end)).toBe(true);
    expect(isEmail('a'.repeat(EMAIL_MAX_LENGTH - end.length + 1) + end)).toBe(false);
  });
});
