import type { Fulfilment } from '#src/domain/fulfilment.ts';
import type { Language } from '#src/domain/language.ts';
import type { CheckoutBlock, DemoMember } from '../catalogue/demoMembers.ts';

type Words = Record<Language, string>;

const FULFILMENTS: Record<Fulfilment, Words> = {
  DELIVERY: { id: 'Dikirim', en: 'Delivery' },
  PICKUP: { id: 'Ambil di toko', en: 'Store pickup' },
};
const BLOCKS: Record<CheckoutBlock, Words> = {
  suspicious: {
    id: 'Belum bisa checkout: ada aktivitas mencurigakan',
    en: 'Cannot check out: suspicious activity',
  },
  pendingPayments: {
    id: 'Belum bisa checkout: ada pembayaran tertunda',
    en: 'Cannot check out: payments are pending',
  },
  deactivated: { id: 'Akun dinonaktifkan', en: 'The account is deactivated' },
};

/** How something is had, in the visitor's words. */
export function fulfilmentWords(fulfilment: Fulfilment, language: Language): string {
  return FULFILMENTS[fulfilment][language];
}

/** What stands beside a member to log in as: the email address, or why the checkout is refused. */
export function standingOf({ blocked, email }: DemoMember, language: Language): string {
  return blocked === null ? email : BLOCKS[blocked][language];
}

/** What a demo product is there for, without the codes that the documentation names. */
export function withoutCodes(text: string): string {
  return text.replaceAll(/ ?\([^()]*\b[A-Z]+(?:_[A-Z]+)+[^()]*\)/g, '');
}
