import type { measurement as source } from './idFurther.ts';

export const measurement: Record<keyof typeof source, string> = {
  'consent.title': 'May we learn from your visit?',
  'consent.text': 'Only if you allow it, we note what you see and press here, to improve the page.',
  'consent.more': 'What is noted, and your rights',
  'consent.what':
    'Products and parts of the page that you see, buttons that you press, how fast the page is, and errors, with a random number in this browser. That number also decides which variant of an experiment you see. No name, address, email or search, and nothing is sold to anybody.',
  'consent.rights':
    'You can shop whatever you answer. Your answer is remembered for 180 days. Under Indonesia’s Personal Data Protection Law you can withdraw it at any time by “Privacy choices” at the foot of the page: the random number is deleted at once. For questions, ask Help.',
  'consent.isAccepted': 'Now: you allow it.',
  'consent.isRefused': 'Now: you do not allow it.',
  'consent.accept': 'Allow',
  'consent.refuse': 'Don’t allow',
  'consent.byBrowser': 'Your browser has asked that visits are not noted. We comply.',
  'consent.close': 'Close',
};
