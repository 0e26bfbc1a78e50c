import { describe, expect, test } from 'vitest';
import { LONGEST_SHARED_NAME } from '#src/domain/limits.ts';
import { SHARE_CHANNELS, shareAddress, sharedName } from '#src/domain/share.ts';

const LINK = 'https://etalase.test/p/koper-rimba/RMB-00012-01?a=1&b=2';
const to = (channel: Parameters<typeof shareAddress>[0], name = 'Koper & tas 20″ #1') =>
  shareAddress(channel, { name, link: LINK });
const NAME = 'Koper%20%26%20tas%2020%E2%80%B3%20%231';
const ADDRESS = 'https%3A%2F%2Fetalase.test%2Fp%2Fkoper-rimba%2FRMB-00012-01%3Fa%3D1%26b%3D2';

describe('channels of sharing', () => {
  test('[LIMIT-42] there are seven, in the order of the specification', () => {
    expect(SHARE_CHANNELS).toEqual(['copyLink', 'other', 'whatsapp', 'x', 'facebook', 'sms', 'email']);
  });

  test('[SHARE-04, SHARE-05, SHARE-06, SHARE-07, SHARE-08] each has its own form of address, and nothing of name or link leaves its place in it', () => {
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

  test('[SHARE-04] a name without end is cut where a character ends, and an address stays one that can be followed', () => {
    expect(sharedName('a'.repeat(LONGEST_SHARED_NAME))).toBe('a'.repeat(LONGEST_SHARED_NAME));
    expect(sharedName('a'.repeat(LONGEST_SHARED_NAME + 1))).toBe(`${'a'.repeat(LONGEST_SHARED_NAME - 1)}…`);
    expect([...sharedName('👜'.repeat(50_000))]).toHaveLength(LONGEST_SHARED_NAME);
    expect(to('whatsapp', '👜'.repeat(50_000)).length).toBeLessThan(2_500);
    expect(() => new URL(to('whatsapp', '\udfff'.repeat(1000)))).not.toThrow();
  });
});
