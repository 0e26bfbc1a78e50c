import type { CatalogueProduct } from '../../product/catalogue/types.ts';

/** A part of a sentence, and its topic: "+size". */
export type Phrase = readonly [words: string, about: string];
export interface Phrases {
  good: readonly Phrase[];
  bad: readonly Phrase[];
}

const ANYTHING: Phrases = {
  good: [
    ['kemasannya rapi', '+packaging'],
    ['dibungkus berlapis-lapis', '+packaging'],
    ['sampai sehari lebih cepat', '+delivery'],
    ['kurirnya sopan', '+delivery'],
    ['penjualnya cepat membalas', '+seller'],
    ['harganya masuk akal', '+value'],
    ['lebih murah daripada di toko dekat rumah', '+value'],
    ['sesuai dengan fotonya', '+look'],
  ],
  bad: [
    ['kardusnya penyok', '-packaging'],
    ['datangnya terlambat', '-delivery'],
    ['chat tidak dibalas', '-seller'],
    ['di tempat lain lebih murah', '-value'],
    ['tidak seperti di foto', '-look'],
  ],
};

/** Phrases about the goods of a category, beside those for any goods. */
const BY_CATEGORY: Record<string, Phrases> = {
  'C-TRAVEL': {
    good: [
      ['rodanya halus', '+function'],
      ['muat banyak', '+size'],
      ['ringan dibawa', '+function'],
      ['jahitannya kuat', '+quality'],
      ['sudah beberapa kali dibawa terbang dan tetap utuh', '+durability'],
    ],
    bad: [
      ['resletingnya seret', '-function'],
      ['lebih kecil daripada yang saya kira', '-size'],
      ['ada yang lecet', '-quality'],
    ],
  },
  'C-ELEKTRONIK': {
    good: [
      ['baterainya tahan seharian', '+battery'],
      ['segelnya utuh', '+authenticity'],
      ['suaranya jernih', '+sound'],
      ['gampang disetel', '+function'],
      ['tidak cepat panas', '+quality'],
    ],
    bad: [
      ['baterainya boros', '-battery'],
      ['suaranya pecah kalau keras', '-sound'],
      ['agak panas', '-quality'],
    ],
  },
  'C-RUMAH': {
    good: [
      ['bahannya tebal', '+quality'],
      ['gampang dicuci', '+function'],
      ['masih awet setelah sebulan', '+durability'],
      ['ukurannya pas', '+size'],
      ['warnanya kalem', '+colour'],
    ],
    bad: [
      ['bahannya tipis', '-quality'],
      ['warnanya beda', '-colour'],
      ['kekecilan', '-size'],
    ],
  },
  'C-FESYEN': {
    good: [
      ['nyaman dipakai', '+comfort'],
      ['ukurannya pas', '+size'],
      ['jahitannya rapi', '+quality'],
      ['warnanya cantik', '+colour'],
    ],
    bad: [
      ['kekecilan satu nomor', '-size'],
      ['jahitannya lepas', '-quality'],
      ['warnanya luntur', '-colour'],
    ],
  },
  'C-KECANTIKAN': {
    good: [
      ['cocok di kulit saya', '+quality'],
      ['cepat meresap', '+function'],
      ['tidak lengket', '+comfort'],
      ['ada nomor BPOM-nya', '+authenticity'],
    ],
    bad: [
      ['di kulit saya perih', '-comfort'],
      ['tutup pipetnya bocor', '-packaging'],
    ],
  },
  'G-SEGAR': {
    good: [
      ['segar semua', '+freshness'],
      ['manis', '+taste'],
      ['dipilihkan yang bagus', '+seller'],
      ['besar-besar', '+size'],
    ],
    bad: [
      ['ada yang memar', '-freshness'],
      ['kurang manis', '-taste'],
      ['masih mentah', '-freshness'],
    ],
  },
  'G-POKOK': {
    good: [
      ['tanggal kedaluwarsanya masih lama', '+freshness'],
      ['rasanya enak', '+taste'],
      ['kemasannya tidak bocor', '+packaging'],
      ['selalu beli yang ini', '+quality'],
    ],
    bad: [
      ['kemasannya bocor', '-packaging'],
      ['ada yang pecah', '-packaging'],
    ],
  },
};

/** Returns the phrases about a product, in halves of sentences. */
export function phrasesOf({ categories }: Pick<CatalogueProduct, 'categories'>): Phrases {
  const own = BY_CATEGORY[categories[0]?.id ?? ''] ?? { good: [], bad: [] };
  return {
    good: [...own.good, ...own.good, ...ANYTHING.good],
    bad: [...own.bad, ...own.bad, ...ANYTHING.bad],
  };
}

/** First words of a review, by its stars. */
export const OPENINGS: Record<number, readonly string[]> = {
  5: ['Bagus sekali', 'Puas', 'Mantap', 'Suka banget', 'Tidak menyesal beli di sini', 'Pasti beli lagi'],
  4: ['Bagus', 'Cukup puas', 'Lumayan', 'Oke'],
  3: ['Biasa saja', 'Standar', 'Ada kurangnya'],
  2: ['Kurang puas', 'Tidak sesuai harapan'],
  1: ['Kecewa', 'Tidak akan beli lagi'],
};
