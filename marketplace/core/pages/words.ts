import { formatCompact, formatRating } from '#src/domain/shell/format.ts';
import type { Fulfilment } from '#src/domain/fulfilment/fulfilment.ts';
import type { Language } from '#src/domain/shell/language.ts';
import type { CheckoutBlock, DemoMember } from '../../session/catalogue/demoMembers.ts';
import type { CatalogueProduct } from '../../product/catalogue/types.ts';

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

const REASONS: [codes: RegExp, words: Words][] = [
  [/^(OOS|OutOfStock)/, { id: 'stoknya tidak cukup', en: 'there is not enough stock' }],
  [
    /EXCEEDED_QUANTITY.*DAILY/,
    { id: 'batas pembelian per hari sudah tercapai', en: 'the limit of a day is reached' },
  ],
  [
    /EXCEEDED_QUANTITY|QUOTA/,
    { id: 'batas pembeliannya sudah tercapai', en: 'the purchase limit is reached' },
  ],
  [/NUMBER_OF_ITEMS/, { id: 'keranjangmu sudah penuh', en: 'your bag is full' }],
  [
    /^CNC_ITEM/,
    { id: 'tidak bisa diambil di toko seperti isi keranjangmu', en: 'it cannot be picked up as the rest is' },
  ],
  [
    /^NON_CNC_ITEM/,
    { id: 'tidak bisa dikirim seperti isi keranjangmu', en: 'it cannot be delivered as the rest is' },
  ],
  [/^COMBO|^PROMO/, { id: 'paketnya tidak utuh lagi', en: 'the combo is no longer complete' }],
  [/^FREE_GIFT/, { id: 'pembeliannya tidak ikut', en: 'its purchase was not taken over' }],
];
/** A service of a line that could not be kept, although all pieces were. */
const SERVICES: Record<string, Words> = {
  INSTALLATION_NOT_AVAILABLE: { id: 'jasa pasangnya tidak ikut', en: 'its installation was not taken over' },
  INSURANCE_NOT_AVAILABLE: { id: 'proteksinya tidak ikut', en: 'its protection was not taken over' },
};
const GONE: Words = { id: 'sudah tidak tersedia', en: 'it is no longer available' };

/** Returns the reason for a refusal, as part of a sentence. */
export function reasonWords(code: string, language: Language): string {
  return (REASONS.find(([codes]) => codes.test(code))?.[1] ?? GONE)[language];
}

/** Names the service of a line that could not be kept; null where the code is about the pieces. */
export function missedServiceWords(code: string, language: Language): string | null {
  return SERVICES[code]?.[language] ?? null;
}

/** Returns the visitor's words for delivery or pickup. */
export function fulfilmentWords(fulfilment: Fulfilment, language: Language): string {
  return FULFILMENTS[fulfilment][language];
}

/** Returns the text beside a member on the login page: the email address, or why the checkout is refused. */
export function standingOf({ blocked, email }: DemoMember, language: Language): string {
  return blocked === null ? email : BLOCKS[blocked][language];
}

/** Returns the reason why a member's checkout is refused. [AUTH-10..12] */
export const blockedWords = (blocked: CheckoutBlock, language: Language): string =>
  `${BLOCKS[blocked][language]}.`;

/** Returns how a product is rated and how often it was bought, in the width of a card: stars and pieces sold. */
export function boughtWords(
  { statistics: { rating, reviewCount, sold } }: Pick<CatalogueProduct, 'statistics'>,
  language: Language,
): string {
  const isIndonesian = language === 'id';
  const unrated = isIndonesian ? 'Belum ada ulasan' : 'No reviews yet';
  const pieces = formatCompact(sold, language);
  return [
    rating === null || reviewCount === 0 ? unrated : `★ ${formatRating(rating, language)}`,
    ...(sold > 0 ? [isIndonesian ? `Terjual ${pieces}` : `${pieces} sold`] : []),
  ].join(' · ');
}

/** Removes the codes in brackets from the description of a demo product. */
export function withoutCodes(text: string): string {
  return text.replaceAll(/ ?\([^()]*\b[A-Z]+(?:_[A-Z]+)+[^()]*\)/g, '');
}
