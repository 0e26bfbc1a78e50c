import type { Language } from '#src/domain/shell/language.ts';
import type { Sort } from '../rules/productList.ts';

interface ShopWords {
  hello: string;
  helloName: (name: string) => string;
  intro: string;
  categories: string;
  groceries: string;
  list: string;
  allProducts: string;
  reduced: string;
  sold: string;
  liked: string;
  all: string;
  results: (count: string) => string;
  none: (term: string) => string;
  noneHere: string;
  noneFiltered: string;
  clear: string;
  instead: string;
  filter: string;
  moreValues: string;
  category: string;
  brand: string;
  price: string;
  from: string;
  to: string;
  onlyRating: string;
  onlyInStock: string;
  onlyReduced: string;
  apply: string;
  sort: string;
  sorts: Record<Sort, string>;
  active: string;
  without: (filter: string) => string;
  pages: string;
  page: (page: string, pages: string) => string;
  previous: string;
  next: string;
  before: string;
  soldOut: string;
  most: (count: string) => string;
  compare: string;
  compareHow: string;
  compareWith: string;
  different: string;
  same: string;
  untold: string;
  leaveOut: string;
  missed: string;
}

/** Words of the start page and of lists of products. */
export const SHOP_WORDS: Record<Language, ShopWords> = {
  id: {
    hello: 'Mau cari apa hari ini?',
    helloName: (name) => `Hai ${name}, mau cari apa hari ini?`,
    intro: 'Barang ritel dan belanja harian dari toko-toko di Indonesia.',
    categories: 'Kategori',
    groceries: 'Belanja harian',
    list: 'Daftar produk',
    allProducts: 'Semua produk',
    reduced: 'Sedang diskon',
    sold: 'Paling banyak dibeli',
    liked: 'Nilai tertinggi',
    all: 'Lihat semua',
    results: (count) => `${count} produk`,
    none: (term) => `Belum ada produk yang cocok dengan “${term}”. Coba kata yang lebih pendek.`,
    noneHere: 'Belum ada produk di sini.',
    noneFiltered: 'Tidak ada produk dengan semua filter ini.',
    clear: 'Hapus semua filter',
    instead: 'Mungkin kamu suka',
    filter: 'Filter',
    moreValues: 'Lainnya',
    category: 'Kategori',
    brand: 'Merek',
    price: 'Harga',
    from: 'Terendah',
    to: 'Tertinggi',
    onlyRating: 'Nilai 4 ke atas',
    onlyInStock: 'Ada stok',
    onlyReduced: 'Sedang diskon',
    apply: 'Terapkan',
    sort: 'Urutkan',
    sorts: {
      best: 'Paling sesuai',
      sold: 'Terlaris',
      cheapest: 'Termurah',
      dearest: 'Termahal',
      rating: 'Nilai tertinggi',
    },
    active: 'Filter yang dipakai',
    without: (filter) => `Hapus filter ${filter}`,
    pages: 'Halaman daftar',
    page: (page, pages) => `Halaman ${page} dari ${pages}`,
    previous: 'Sebelumnya',
    next: 'Berikutnya',
    before: 'Harga sebelumnya',
    soldOut: 'Stok habis',
    most: (count) => `Daftar ini berhenti di ${count} produk. Persempit dengan kata lain.`,
    compare: 'Bandingkan produk',
    compareHow:
      'Pilih paling sedikit dua produk. Tautan “Bandingkan” ada di halaman produk ritel, di atas produk serupa.',
    compareWith: 'Tambah ke perbandingan',
    different: 'Yang berbeda',
    same: 'Yang sama',
    untold: 'Tidak disebut',
    leaveOut: 'Keluarkan',
    missed: 'Sebagian produk di tautan ini tidak dijual lagi.',
  },
  en: {
    hello: 'What are you looking for today?',
    helloName: (name) => `Hi ${name}, what are you looking for today?`,
    intro: 'Retail goods and groceries from stores in Indonesia.',
    categories: 'Categories',
    groceries: 'Groceries',
    list: 'Products',
    allProducts: 'All products',
    reduced: 'On sale',
    sold: 'Bought most',
    liked: 'Rated highest',
    all: 'See all',
    results: (count) => `${count} ${count === '1' ? 'product' : 'products'}`,
    none: (term) => `No product matches “${term}” yet. Try a shorter word.`,
    noneHere: 'There are no products here yet.',
    noneFiltered: 'No product passes all of these filters.',
    clear: 'Remove all filters',
    instead: 'You may like',
    filter: 'Filter',
    moreValues: 'Others',
    category: 'Category',
    brand: 'Brand',
    price: 'Price',
    from: 'Lowest',
    to: 'Highest',
    onlyRating: 'Rated 4 and up',
    onlyInStock: 'In stock',
    onlyReduced: 'On sale',
    apply: 'Apply',
    sort: 'Sort',
    sorts: {
      best: 'Best match',
      sold: 'Bought most',
      cheapest: 'Cheapest',
      dearest: 'Most expensive',
      rating: 'Rated highest',
    },
    active: 'Filters in use',
    without: (filter) => `Remove the filter ${filter}`,
    pages: 'Pages of the list',
    page: (page, pages) => `Page ${page} of ${pages}`,
    previous: 'Previous',
    next: 'Next',
    before: 'Price before',
    soldOut: 'Sold out',
    most: (count) => `This list ends at ${count} products. Narrow it by other words.`,
    compare: 'Compare products',
    compareHow:
      'Choose at least two products. The link “Compare” is on the page of retail products, above similar ones.',
    compareWith: 'Add to the comparison',
    different: 'Differences',
    same: 'In common',
    untold: 'Not told',
    leaveOut: 'Leave out',
    missed: 'Some products of this link are no longer sold.',
  },
};
