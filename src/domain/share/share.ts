import { LONGEST_SHARED_LINK, LONGEST_SHARED_NAME } from '../shell/limits.ts';
import { parsedUrl } from '../shell/parsedUrl.ts';

/** The ways to share a product, in the order of the specification. [LIMIT-42] */
export const SHARE_CHANNELS = ['copyLink', 'other', 'whatsapp', 'x', 'facebook', 'sms', 'email'] as const;
export type ShareChannel = (typeof SHARE_CHANNELS)[number];
/** Those that are an address of their own: what is shared travels within it. */
export const LINKED_CHANNELS = ['whatsapp', 'x', 'facebook', 'sms', 'email'] as const;
export type LinkedChannel = (typeof LINKED_CHANNELS)[number];

/** Tells whether an address can be shared as it is: complete, http or https, and without a name or password in it. */
export function isSharedLink(text: string): boolean {
  if (text.length > LONGEST_SHARED_LINK) return false;
  const url = parsedUrl(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

/** Characters that would break a line, turn the direction of a text or be invisible in a message of the visitor. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;

/** A product's name as a message may carry it: one line of seen characters, of a length that an address can have. */
export function sharedName(name: string): string {
  const characters = [...name.slice(0, 4 * LONGEST_SHARED_NAME).replaceAll(UNSEEN, ' ')];
  const line = characters.join('').replaceAll(/\s+/g, ' ').trim();
  const kept = [...line];
  return kept.length <= LONGEST_SHARED_NAME
    ? line
    : `${kept
        .slice(0, LONGEST_SHARED_NAME - 1)
        .join('')
        .trimEnd()}…`;
}

/** Address at which a channel takes a product: its name, and the whole link. [SHARE-04..08] */
export function shareAddress(channel: LinkedChannel, { name, link }: { name: string; link: string }): string {
  const title = encodeURIComponent(sharedName(name));
  const address = encodeURIComponent(link);
  const both = `${title}%20${address}`;
  switch (channel) {
    case 'whatsapp':
      return `https://wa.me/?text=${both}`;
    case 'x':
      return `https://x.com/intent/tweet?text=${title}&url=${address}`;
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${address}`;
    case 'sms':
      return `sms:?&body=${both}`;
    case 'email':
      return `mailto:?subject=${title}&body=${address}`;
  }
}
