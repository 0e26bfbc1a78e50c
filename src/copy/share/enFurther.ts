import type { share as source } from './idFurther.ts';

export const share: Record<keyof typeof source, string> = {
  'share.title': 'Share product',
  'share.link': 'Product link',
  'share.copyLink': 'Copy link',
  'share.other': 'Share from this device',
  'share.ways': 'Share to',
  'share.whatsapp': 'WhatsApp',
  'share.x': 'X',
  'share.facebook': 'Facebook',
  'share.sms': 'Text message',
  'share.email': 'Email',
  'share.affiliate': 'This link carries your affiliate code.',
  'share.notCopied': 'The link could not be copied. Please copy it from the field above.',
  'share.overdue': 'This device has not answered yet. Please try again, or choose another way.',
  'share.notHanded': 'This device could not share it. Please choose another way.',
  'share.loading': 'Preparing the link',
  'share.missed': 'The link could not be prepared.',
  'share.copied': 'Link copied.',
};
