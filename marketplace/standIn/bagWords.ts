import { formatNumber } from '#src/domain/format.ts';
import type { Language } from '#src/domain/language.ts';

/** The texts of the bag, the checkout and the orders around their lines. */
export const BAG_WORDS = {
  id: {
    bag: 'Keranjang',
    emptyBag: 'Keranjangmu masih kosong.',
    shop: 'Mulai belanja',
    summary: 'Ringkasan',
    buy: 'Beli',
    login: 'Masuk',
    expired: 'Sesimu sudah berakhir, jadi tidak ada yang berubah. Masuk lagi untuk melihat keranjangmu.',
    quantity: (name: string) => `Jumlah ${name}`,
    fewer: (name: string) => `Kurangi ${name}`,
    more: (name: string) => `Tambah ${name}`,
    change: 'Ubah',
    changeNamed: (name: string) => `Ubah jumlah ${name}`,
    remove: 'Hapus',
    removeNamed: (name: string) => `Hapus ${name}`,
    undo: 'Urungkan',
    combo: 'Paket combo',
    wholeCombo: 'paket combo',
    removed: (names: string) => `${names} dihapus dari keranjang.`,
    restored: (names: string) => `${names} kembali di keranjang.`,
    backAlready: 'Barang itu sudah ada lagi di keranjang.',
    changed: (name: string, count: number) => `${name}: jumlahnya sekarang ${formatNumber(count)}.`,
    giftsLost: (names: string) => `Hadiah ${names} ikut keluar karena syaratnya tidak terpenuhi lagi.`,
    gone: 'Barang itu sudah tidak ada di keranjang.',
    unknown: 'Isian itu tidak bisa dibaca. Coba lagi, ya.',
    notBack: (reason: string) => `Barangnya tidak bisa dikembalikan: ${reason}.`,
    kept: (reason: string) => `Jumlahnya tidak berubah: ${reason}.`,
    atMost: (most: number) => `paling banyak ${formatNumber(most)}`,
    whole: 'jumlahnya harus bilangan bulat, paling sedikit 1',
    tooMany: (most: number) =>
      most === 0
        ? 'Stoknya habis. Hapus dulu supaya bisa lanjut.'
        : `Hanya bisa ${formatNumber(most)}. Kurangi dulu supaya bisa lanjut.`,
    notSold: 'Sudah tidak dijual. Hapus dulu supaya bisa lanjut.',
  },
  en: {
    bag: 'Bag',
    emptyBag: 'Your bag is empty.',
    shop: 'Start shopping',
    summary: 'Summary',
    buy: 'Buy',
    login: 'Log in',
    expired: 'Your session has ended, so nothing has changed. Log in again to see your bag.',
    quantity: (name: string) => `Quantity of ${name}`,
    fewer: (name: string) => `Fewer of ${name}`,
    more: (name: string) => `More of ${name}`,
    change: 'Change',
    changeNamed: (name: string) => `Change the quantity of ${name}`,
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    undo: 'Undo',
    combo: 'Combo deal',
    wholeCombo: 'the combo deal',
    removed: (names: string) => `${names} removed from the bag.`,
    restored: (names: string) => `${names} back in the bag.`,
    backAlready: 'That is back in the bag already.',
    changed: (name: string, count: number) => `${name}: the quantity is ${formatNumber(count)} now.`,
    giftsLost: (names: string) => `The gift ${names} went too, for the bag no longer reaches it.`,
    gone: 'That is not in the bag any more.',
    unknown: 'That form could not be read. Try again.',
    notBack: (reason: string) => `It cannot be put back: ${reason}.`,
    kept: (reason: string) => `The quantity has not changed: ${reason}.`,
    atMost: (most: number) => `${formatNumber(most)} at most`,
    whole: 'it must be a whole number, 1 at least',
    tooMany: (most: number) =>
      most === 0
        ? 'Sold out. Remove it to go on.'
        : `Only ${formatNumber(most)} can be had. Take some out to go on.`,
    notSold: 'No longer sold. Remove it to go on.',
  },
} as const satisfies Record<Language, unknown>;
export type BagWords = (typeof BAG_WORDS)[Language];
