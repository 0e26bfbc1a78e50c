import { describe, expect, test } from 'vitest';
import { isAffiliateId } from '#src/domain/share/affiliate.ts';
import { LONGEST_SHARED_LINK, LONGEST_SHARED_NAME } from '#src/domain/shell/limits.ts';
import { isSharedLink, SHARE_CHANNELS, shareAddress, sharedName } from '#src/domain/share/share.ts';

const LINK = 'https://etalase.test/p/koper-rimba/RMB-00012-01?a=1&b=2';
const to = (channel: Parameters<typeof shareAddress>[0], name = 'Koper & tas 20″ #1') =>
  shareAddress(channel, { name, link: LINK });
const NAME = 'Koper%20%26%20tas%2020%E2%80%B3%20%231';
const ADDRESS = 'https%3A%2F%2Fetalase.test%2Fp%2Fkoper-rimba%2FRMB-00012-01%3Fa%3D1%26b%3D2';

describe('channels of sharing', () => {
  test('[LIMIT-42] there are seven, in the order of the specification', () => {
    expect(SHARE_CHANNELS).toEqual(['copyLink', 'other', 'whatsapp', 'x', 'facebook', 'sms', 'email']);
  });

  test('[SHARE-04, SHARE-05, SHARE-06, SHARE-07, SHARE-08] escapes name and link in its address', () => {
    expect(to('whatsapp')).toBe(`https://wa.me/?text=${NAME}%20${ADDRESS}`);
    expect(to('x')).toBe(`https://x.com/intent/tweet?text=${NAME}&url=${ADDRESS}`);
    expect(to('facebook')).toBe(`https://www.facebook.com/sharer/sharer.php?u=${ADDRESS}`);
    expect(to('sms')).toBe(`sms:?&body=${NAME}%20${ADDRESS}`);
    expect(to('email')).toBe(`mailto:?subject=${NAME}&body=${ADDRESS}`);
  });

  test('[SHARE-04, SHARE-08] a seller’s name is one line of seen characters, whatever it holds', () => {
    expect(sharedName('Koper\r\nBcc: semua@contoh.id')).toBe('Koper Bcc: semua@contoh.id');
    expect(sharedName('\u202eKoper\u2066 \u0000\u200b rimba\u2028')).toBe('Koper rimba');
    expect(sharedName('\ud800Koper')).toBe('Koper');
    expect(to('email', 'Koper\nBcc: a@b.id')).not.toContain('%0A');
    expect(to('x', 'Koper&url=https://jahat.test')).toBe(
      `https://x.com/intent/tweet?text=Koper%26url%3Dhttps%3A%2F%2Fjahat.test&url=${ADDRESS}`,
    );
  });

  test('[SHARE-04] cuts a long name at a whole character, and the address stays valid', () => {
    expect(sharedName('a'.repeat(LONGEST_SHARED_NAME))).toBe('a'.repeat(LONGEST_SHARED_NAME));
    expect(sharedName('a'.repeat(LONGEST_SHARED_NAME + 1))).toBe(`${'a'.repeat(LONGEST_SHARED_NAME - 1)}…`);
    expect([...sharedName('👜'.repeat(50_000))]).toHaveLength(LONGEST_SHARED_NAME);
    expect(to('whatsapp', '👜'.repeat(50_000)).length).toBeLessThan(2_500);
    expect(() => new URL(to('whatsapp', '\udfff'.repeat(1000)))).not.toThrow();
  });
});

describe('a link that can be shared', () => {
  test.each([LINK, 'http://etalase.test/'])('%s is one', (link) => {
    expect(isSharedLink(link)).toBe(true);
  });
  test.each([
    '',
    '/p/koper',
    'koper',
    'javascript:alert(1)',
    'ftp://etalase.test/p',
    'xhttps:alert(1)',
    'https.x://etalase.test/',
    'https://ayu@etalase.test/',
    'https://:rahasia@etalase.test/',
    'https://ayu:rahasia@etalase.test/',
  ])('%s is none', (link) => {
    expect(isSharedLink(link)).toBe(false);
  });
  test('is no longer than an address may be', () => {
    const ofLength = (length: number) => 'https://a.test/'.padEnd(length, 'x');
    expect(isSharedLink(ofLength(LONGEST_SHARED_LINK))).toBe(true);
    expect(isSharedLink(ofLength(LONGEST_SHARED_LINK + 1))).toBe(false);
  });
});

test('a name that is cut ends without a space before the sign for what is left out', () => {
  const name = `${'a'.repeat(LONGEST_SHARED_NAME - 2)} bcd`;
  expect(sharedName(name)).toBe(`${'a'.repeat(LONGEST_SHARED_NAME - 2)}…`);
});

test('[SHARE-11] an affiliate id has 4 to 40 letters, digits, underscores and hyphens', () => {
  const told = ['ayu1', 'Ayu_Lestari-2', 'x'.repeat(40)];
  expect(told.filter(isAffiliateId)).toEqual(told);
  const others = [
    'ayu',
    'x'.repeat(41),
    'ayu lestari',
    'ayu.lestari',
    '"ayu1',
    'ayu1"',
    '',
    1234,
    null,
    undefined,
  ];
  expect(others.filter(isAffiliateId)).toEqual([]);
  expect(isAffiliateId(['ayu1'])).toBe(false);
});
