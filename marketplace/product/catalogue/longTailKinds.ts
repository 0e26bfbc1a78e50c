import { COLOUR, SIZE, STORAGE } from './makeProduct.ts';
import type { Localised } from './types.ts';

const COLOURS: Localised[] = [
  { id: 'Hitam', en: 'Black' },
  { id: 'Putih Gading', en: 'Ivory' },
  { id: 'Biru Dongker', en: 'Navy' },
  { id: 'Hijau Pandan', en: 'Pandan green' },
  { id: 'Terakota', en: 'Terracotta' },
  { id: 'Abu Batu', en: 'Stone grey' },
];
const CLOTHES_SIZES: Localised[] = ['S', 'M', 'L', 'XL', 'XXL'];

/** One kind of thing that many sellers sell. Prices are whole thousands of rupiah. */
export interface Kind {
  noun: string;
  brands: readonly string[];
  features: readonly string[];
  categories: readonly (readonly [id: string, name: string])[];
  thousands: readonly [least: number, most: number];
  /** Attributes with the values to choose from, at most three. */
  attributes: readonly (readonly [name: Localised, values: readonly Localised[]])[];
  pictures: readonly string[];
  grams: number;
  vendor?: 'grocery';
  materials: readonly string[];
}

const HOME = ['C-RUMAH', 'Rumah'] as const;
const KITCHEN = ['C-DAPUR', 'Dapur'] as const;
const ELECTRONICS = ['C-ELEKTRONIK', 'Elektronik'] as const;
const FASHION = ['C-MODE', 'Mode'] as const;
const TRAVEL = ['C-TRAVEL', 'Tas & koper'] as const;
const STAPLES = ['G-POKOK', 'Bahan pokok'] as const;
const FRESH = ['G-SEGAR', 'Segar'] as const;

/** The kinds of goods in the long tail; its products take them in turn. */
export const KINDS: readonly Kind[] = [
  {
    noun: 'Botol Minum Baja',
    brands: ['Tirta', 'Sejuk', 'Embun', 'Oase', 'Telaga'],
    features: ['Dingin 24 Jam', 'Anti Tumpah', 'Tutup Sedotan'],
    categories: [HOME, ['C-BOTOL', 'Botol minum']],
    thousands: [79, 349],
    attributes: [
      [COLOUR, COLOURS],
      [{ id: 'Isi', en: 'Volume' }, ['500 ml', '750 ml', '1 liter']],
    ],
    pictures: ['bottle-angle-sage', 'bottle-angle-navy', 'bottle-angle-cream', 'bottle-angle-terracotta'],
    grams: 420,
    materials: ['Baja tahan karat 304', 'Baja tahan karat 316'],
  },
  {
    noun: 'Wajan Anti Lengket',
    brands: ['Dapura', 'Sarimasak', 'Tungku', 'Racik', 'Pawon'],
    features: ['Gagang Kayu', 'Cocok Kompor Induksi', 'Dasar Lima Lapis'],
    categories: [HOME, KITCHEN, ['C-WAJAN', 'Wajan']],
    thousands: [119, 649],
    attributes: [[SIZE, ['20 cm', '24 cm', '28 cm', '32 cm']]],
    pictures: ['pan-angle'],
    grams: 1_100,
    materials: ['Aluminium tempa', 'Besi cor'],
  },
  {
    noun: 'Penanak Nasi',
    brands: ['Dapura', 'Hangat', 'Pulen', 'Tungku', 'Rumahku'],
    features: ['Panci Keramik', 'Hemat Listrik 300 W', 'Hangat 12 Jam'],
    categories: [HOME, KITCHEN, ['C-PENANAK-NASI', 'Penanak nasi']],
    thousands: [249, 1_499],
    attributes: [[{ id: 'Isi', en: 'Volume' }, ['0,8 liter', '1,2 liter', '1,8 liter']]],
    pictures: ['ricecooker-angle'],
    grams: 3_200,
    materials: ['Keramik', 'Aluminium'],
  },
  {
    noun: 'Sofa Tiga Dudukan',
    brands: ['Griya', 'Jati Makmur', 'Ruang', 'Teduh', 'Serambi'],
    features: ['Kaki Kayu Jati', 'Sarung Bisa Dicuci', 'Busa Rapat'],
    categories: [HOME, ['C-MEBEL', 'Mebel']],
    thousands: [1_899, 6_999],
    attributes: [[COLOUR, COLOURS]],
    pictures: ['sofa-angle'],
    grams: 32_000,
    materials: ['Kain linen', 'Kain beludru'],
  },
  {
    noun: 'Bantal Perjalanan',
    brands: ['Rimba', 'Lelap', 'Kelana', 'Ringan', 'Santai'],
    features: ['Busa Memori', 'Sarung Bambu', 'Bisa Dilipat'],
    categories: [TRAVEL, ['C-AKSESORI', 'Aksesori perjalanan']],
    thousands: [59, 289],
    attributes: [[COLOUR, COLOURS]],
    pictures: ['bantal'],
    grams: 310,
    materials: ['Busa memori', 'Serat bambu'],
  },
  {
    noun: 'Ransel Laptop',
    brands: ['Rimba', 'Kelana', 'Jejak', 'Langkah', 'Arung'],
    features: ['Tahan Hujan', 'Kantong Botol', 'Saku Anti Maling'],
    categories: [TRAVEL, ['C-RANSEL', 'Ransel']],
    thousands: [189, 1_199],
    attributes: [
      [COLOUR, COLOURS],
      [{ id: 'Isi', en: 'Volume' }, ['18 liter', '24 liter', '30 liter']],
    ],
    pictures: ['backpack-angle'],
    grams: 950,
    materials: ['Nilon 900D', 'Kanvas berlapis lilin'],
  },
  {
    noun: 'Headphone Nirkabel',
    brands: ['Nada', 'Gema', 'Senandung', 'Irama', 'Kicau'],
    features: ['Peredam Bising', 'Baterai 40 Jam', 'Dua Sambungan'],
    categories: [ELECTRONICS, ['C-AUDIO', 'Audio']],
    thousands: [299, 3_499],
    attributes: [[COLOUR, COLOURS]],
    pictures: ['headphones-angle-sand', 'headphones-angle-black', 'headphones-angle-blue'],
    grams: 270,
    materials: ['Plastik daur ulang', 'Aluminium'],
  },
  {
    noun: 'Ponsel',
    brands: ['Kirana', 'Gawai', 'Sinyal', 'Pijar', 'Lentera'],
    features: ['Layar AMOLED', 'Baterai 5.500 mAh', 'Kamera 108 MP'],
    categories: [ELECTRONICS, ['C-HP', 'Ponsel']],
    thousands: [1_499, 9_999],
    attributes: [
      [COLOUR, COLOURS],
      [STORAGE, ['128 GB', '256 GB', '512 GB']],
      [{ id: 'Memori', en: 'Memory' }, ['8 GB', '12 GB']],
    ],
    pictures: ['phone-angle-midnight', 'phone-angle-mint', 'phone-angle-rose'],
    grams: 420,
    materials: ['Kaca dan aluminium', 'Polikarbonat'],
  },
  {
    noun: 'Jam Tangan',
    brands: ['Wiratama', 'Waktu', 'Candra', 'Surya', 'Detik'],
    features: ['Kaca Safir', 'Tahan Air 50 m', 'Tali Kulit'],
    categories: [FASHION, ['C-JAM', 'Jam tangan']],
    thousands: [249, 2_899],
    attributes: [[{ id: 'Tali', en: 'Strap' }, COLOURS]],
    pictures: ['watch-angle'],
    grams: 180,
    materials: ['Baja tahan karat', 'Titanium'],
  },
  {
    noun: 'Sarung Batik',
    brands: ['Lawasan', 'Canting', 'Kawung', 'Parang', 'Truntum'],
    features: ['Jahit Rapi', 'Katun Primisima', 'Motif Penuh'],
    categories: [FASHION, ['C-BATIK', 'Batik']],
    thousands: [149, 899],
    attributes: [
      [COLOUR, COLOURS],
      [SIZE, CLOTHES_SIZES],
    ],
    pictures: ['batik-high'],
    grams: 300,
    materials: ['Katun primisima', 'Katun dobi'],
  },
  {
    noun: 'Kain Batik',
    brands: ['Lawasan', 'Canting', 'Kawung', 'Parang', 'Truntum'],
    features: ['Tulis Tangan', 'Cap Tembaga', 'Pewarna Alam'],
    categories: [FASHION, ['C-BATIK', 'Batik']],
    thousands: [129, 2_499],
    attributes: [[COLOUR, COLOURS]],
    pictures: ['batik-high'],
    grams: 350,
    materials: ['Katun primisima', 'Sutra'],
  },
  {
    noun: 'Sandal Kulit',
    brands: ['Jogja', 'Langkah', 'Tapak', 'Selasar', 'Pesisir'],
    features: ['Alas Empuk', 'Jahit Tangan', 'Tidak Licin'],
    categories: [FASHION, ['C-SANDAL', 'Sandal']],
    thousands: [89, 459],
    attributes: [
      [COLOUR, COLOURS],
      [SIZE, ['37', '38', '39', '40', '41', '42', '43']],
    ],
    pictures: ['sandal-high'],
    grams: 520,
    materials: ['Kulit sapi', 'Kulit sintetis'],
  },
  {
    noun: 'Serum Wajah',
    brands: ['Kenanga', 'Melur', 'Sekar', 'Ayu Alami', 'Cempaka'],
    features: ['Niacinamide 10%', 'Vitamin C', 'Untuk Kulit Sensitif'],
    categories: [
      ['C-CANTIK', 'Kecantikan'],
      ['C-SERUM', 'Serum'],
    ],
    thousands: [49, 329],
    attributes: [[{ id: 'Isi', en: 'Volume' }, ['15 ml', '30 ml', '50 ml']]],
    pictures: ['serum-angle'],
    grams: 90,
    materials: ['Botol kaca', 'Botol plastik daur ulang'],
  },
  {
    noun: 'Beras Pandan Wangi',
    brands: ['Sawah Kita', 'Lumbung', 'Padi Mas', 'Rojolele', 'Tani Jaya'],
    features: ['Panen Baru', 'Tanpa Pemutih', 'Pulen'],
    categories: [STAPLES, ['G-BERAS', 'Beras & minyak']],
    thousands: [39, 189],
    attributes: [[{ id: 'Berat', en: 'Weight' }, ['2,5 kg', '5 kg', '10 kg']]],
    pictures: ['rice-angle'],
    grams: 5_000,
    vendor: 'grocery',
    materials: ['Karung kertas', 'Plastik'],
  },
  {
    noun: 'Minyak Goreng',
    brands: ['Kelapa Mas', 'Lumbung', 'Sari Nabati', 'Jernih', 'Dua Daun'],
    features: ['Dua Kali Saring', 'Kelapa Murni', 'Isi Ulang'],
    categories: [STAPLES, ['G-BERAS', 'Beras & minyak']],
    thousands: [18, 89],
    attributes: [[{ id: 'Isi', en: 'Volume' }, ['1 liter', '2 liter', '5 liter']]],
    pictures: ['oil-angle'],
    grams: 1_900,
    vendor: 'grocery',
    materials: ['Botol plastik', 'Kantong isi ulang'],
  },
  {
    noun: 'Telur Ayam',
    brands: ['Kebun Kita', 'Kampung Asri', 'Tani Jaya', 'Omega', 'Sari Ternak'],
    features: ['Ayam Kampung', 'Omega 3', 'Dari Kandang Lepas'],
    categories: [STAPLES, ['G-SUSU', 'Susu & telur']],
    thousands: [26, 79],
    attributes: [[{ id: 'Jumlah', en: 'Count' }, ['10 butir', '15 butir', '30 butir']]],
    pictures: ['eggs-high'],
    grams: 900,
    vendor: 'grocery',
    materials: ['Kotak kertas', 'Tray plastik'],
  },
  {
    noun: 'Mangga Harum Manis',
    brands: ['Kebun Kita', 'Probolinggo', 'Tani Jaya', 'Panen Raya', 'Kampung Asri'],
    features: ['Matang Pohon', 'Siap Makan', 'Tanpa Karbit'],
    categories: [FRESH, ['G-BUAH', 'Buah']],
    thousands: [24, 69],
    attributes: [[{ id: 'Berat', en: 'Weight' }, ['1 kg', '2 kg', '5 kg']]],
    pictures: ['mango-angle'],
    grams: 1_000,
    vendor: 'grocery',
    materials: ['Keranjang bambu', 'Kantong kertas'],
  },
];
