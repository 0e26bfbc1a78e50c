import type { AddOnType } from '#src/domain/service/addOn.ts';
import type { Localised } from '../../product/catalogue/types.ts';

/** A service or a cover for a product; products name theirs by id. */
export interface CatalogueAddOn {
  id: string;
  type: AddOnType;
  name: Localised;
  description: Localised;
  includes: readonly Localised[];
  /** Rupiah for a piece, or a share of its price in hundredths of a percent. */
  costs: { price: number } | { basisPoints: number };
  /** First digits of the postal codes that its technicians serve; left out where the place does not matter. */
  reaches?: readonly string[];
  /** Pieces for which its technicians have time on a fresh database; left out where they always have. */
  jobs?: number;
}

const JABODETABEK = ['10', '11', '12', '13', '14', '15', '16', '17'];
const BANDUNG = ['40'];
const SURABAYA = ['60', '61'];
const CITIES = [...JABODETABEK, ...BANDUNG, ...SURABAYA];

const protection = (
  id: string,
  years: number,
  basisPoints: number,
  includes: readonly Localised[],
): CatalogueAddOn => ({
  id,
  type: 'INSURANCE',
  name: {
    id: `Proteksi ${years} tahun`,
    en: years === 1 ? '1-year protection' : `${years}-year protection`,
  },
  description: {
    id: 'Berlaku sejak barang kamu terima. Klaim dari halaman pesanan, tanpa biaya tambahan.',
    en: 'From the day you receive it. Claim on the order page, at no extra cost.',
  },
  includes,
  costs: { basisPoints },
});

const GADGET_COVER: readonly Localised[] = [
  { id: 'Layar pecah dan jatuh tidak sengaja', en: 'Broken screens and accidental drops' },
  { id: 'Tumpahan cairan', en: 'Spilled liquids' },
  { id: 'Pencurian dengan kekerasan atau pembongkaran', en: 'Robbery and burglary' },
];
const APPLIANCE_COVER: readonly Localised[] = [
  { id: 'Kerusakan mesin dan kelistrikan', en: 'Mechanical and electrical faults' },
  { id: 'Rusak karena lonjakan listrik', en: 'Damage from power surges' },
  { id: 'Ongkos teknisi dan suku cadang', en: 'Technician and spare parts' },
];
const FURNITURE_COVER: readonly Localised[] = [
  { id: 'Kain robek dan noda yang tidak hilang', en: 'Torn fabric and stains that stay' },
  { id: 'Rangka dan engsel patah', en: 'Broken frames and hinges' },
];

export const catalogueAddOns: readonly CatalogueAddOn[] = [
  {
    id: 'INST-AC-STANDAR',
    type: 'INSTALLATION',
    name: { id: 'Pasang AC standar', en: 'Standard air conditioner fitting' },
    description: {
      id: 'Teknisi datang dalam 2 hari setelah AC sampai.',
      en: 'A technician comes within 2 days of its arrival.',
    },
    includes: [
      { id: 'Pasang unit dalam dan luar', en: 'Indoor and outdoor unit' },
      { id: 'Pipa tembaga sampai 3 meter', en: 'Copper pipe up to 3 metres' },
      { id: 'Uji dingin dan kebocoran', en: 'Cooling and leak test' },
    ],
    costs: { price: 350_000 },
    reaches: CITIES,
  },
  {
    id: 'INST-AC-VAKUM',
    type: 'INSTALLATION',
    name: { id: 'Pasang AC dengan vakum', en: 'Air conditioner fitting with vacuum' },
    description: {
      id: 'Pipa divakum dengan mesin, supaya AC lebih awet dan dingin merata.',
      en: 'The pipes are vacuumed by machine, so that it lasts longer and cools evenly.',
    },
    includes: [
      { id: 'Semua di pemasangan standar', en: 'All of the standard fitting' },
      { id: 'Vakum mesin 30 menit', en: '30 minutes of machine vacuum' },
      { id: 'Pipa tembaga sampai 5 meter', en: 'Copper pipe up to 5 metres' },
    ],
    costs: { price: 525_000 },
    reaches: CITIES,
  },
  {
    id: 'INST-TV-BRAKET',
    type: 'INSTALLATION',
    name: { id: 'Pasang TV di dinding', en: 'TV wall mounting' },
    description: {
      id: 'Braket tetap sudah termasuk; dinding bata atau beton.',
      en: 'A fixed bracket is included; brick or concrete walls.',
    },
    includes: [
      { id: 'Braket tetap sampai 65 inci', en: 'Fixed bracket up to 65 inches' },
      { id: 'Bor, pasang, dan ratakan', en: 'Drilling, mounting and levelling' },
      { id: 'Rapikan kabel', en: 'Tidy cables' },
    ],
    costs: { price: 225_000 },
    reaches: [...JABODETABEK, ...SURABAYA],
  },
  {
    id: 'INST-TV-PUTAR',
    type: 'INSTALLATION',
    name: { id: 'Pasang TV dengan braket putar', en: 'TV mounting on a swivel bracket' },
    description: {
      id: 'Layar bisa ditarik dan diputar ke arah sofa.',
      en: 'The screen pulls out and turns to the sofa.',
    },
    includes: [
      { id: 'Braket putar sampai 65 inci', en: 'Swivel bracket up to 65 inches' },
      { id: 'Bor, pasang, dan ratakan', en: 'Drilling, mounting and levelling' },
      { id: 'Rapikan kabel', en: 'Tidy cables' },
    ],
    costs: { price: 410_000 },
    reaches: JABODETABEK,
  },
  {
    id: 'INST-MESIN-CUCI',
    type: 'INSTALLATION',
    name: { id: 'Pasang mesin cuci', en: 'Washing machine fitting' },
    description: {
      id: 'Sambung air masuk dan buang, lalu putaran pertama dicoba bersamamu.',
      en: 'Water in and out are connected, and the first cycle is run with you.',
    },
    includes: [
      { id: 'Lepas baut pengaman drum', en: 'Transport bolts taken out' },
      { id: 'Sambung selang dan cek kebocoran', en: 'Hoses connected and checked for leaks' },
    ],
    costs: { price: 125_000 },
    reaches: CITIES,
  },
  {
    id: 'INST-RAKIT-SOFA',
    type: 'INSTALLATION',
    name: { id: 'Rakit di rumah', en: 'Assembly at home' },
    description: {
      id: 'Dua perakit datang bersama barangnya dan membawa pulang kardusnya.',
      en: 'Two fitters come along with it and take the boxes away.',
    },
    includes: [
      { id: 'Angkat sampai ruang pilihanmu', en: 'Carried to the room you choose' },
      { id: 'Rakit dan cek kestabilan', en: 'Assembled and checked' },
    ],
    costs: { price: 150_000 },
    reaches: CITIES,
  },
  {
    id: 'INST-RAKIT-KILAT',
    type: 'INSTALLATION',
    name: { id: 'Rakit hari ini juga', en: 'Assembly on the same day' },
    description: {
      id: 'Satu tim khusus, jadwalnya terbatas.',
      en: 'A team of its own, with little time.',
    },
    includes: [{ id: 'Rakit di hari barang sampai', en: 'Assembled on the day of arrival' }],
    costs: { price: 275_000 },
    reaches: JABODETABEK,
    jobs: 1,
  },
  protection('INS-GAWAI-1', 1, 650, GADGET_COVER),
  protection('INS-GAWAI-2', 2, 1_150, GADGET_COVER),
  protection('INS-RUMAH-1', 1, 475, APPLIANCE_COVER),
  protection('INS-RUMAH-2', 2, 825, APPLIANCE_COVER),
  protection('INS-MEBEL-1', 1, 390, FURNITURE_COVER),
];
