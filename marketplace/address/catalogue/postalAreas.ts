/** The way of regular couriers to an area: by road, by sea within the province, or none. */
export type Reach = 'road' | 'sea' | 'none';

export interface PostalArea {
  /** First digits of its postal codes; the longest prefix counts. */
  prefix: string;
  city: string;
  province: string;
  latitude: number;
  longitude: number;
  reach: Reach;
  /** Cities that couriers treat as one. */
  metro: string | null;
}

const rows = (province: string, text: string): PostalArea[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [prefix = '', city = '', latitude, longitude, reach, metro] = line
        .split('|')
        .map((cell) => cell.trim());
      return {
        prefix,
        city,
        province,
        latitude: Number(latitude),
        longitude: Number(longitude),
        reach: reach === 'sea' || reach === 'none' ? reach : 'road',
        metro: metro === undefined || metro === '' ? null : metro,
      };
    });

/** Areas of the postal codes of Indonesia: prefix, city, latitude and longitude of its middle, reach, metro. */
export const postalAreas: PostalArea[] = [
  ...rows(
    'DKI Jakarta',
    `10 | Jakarta Pusat | -6.1818 | 106.8283 | road | Jabodetabek
     11 | Jakarta Barat | -6.1674 | 106.7637 | road | Jabodetabek
     12 | Jakarta Selatan | -6.2615 | 106.8106 | road | Jabodetabek
     13 | Jakarta Timur | -6.2250 | 106.9004 | road | Jabodetabek
     14 | Jakarta Utara | -6.1384 | 106.8636 | road | Jabodetabek
     1451 | Kepulauan Seribu | -5.7439 | 106.6169 | none |
     1452 | Kepulauan Seribu | -5.7439 | 106.6169 | none |
     1453 | Kepulauan Seribu | -5.7439 | 106.6169 | none |`,
  ),
  ...rows(
    'Banten',
    `15 | Tangerang | -6.1783 | 106.6319 | road | Jabodetabek
     153 | Tangerang Selatan | -6.2888 | 106.7179 | road | Jabodetabek
     154 | Tangerang Selatan | -6.2888 | 106.7179 | road | Jabodetabek
     42 | Serang | -6.1201 | 106.1503 | road |
     424 | Cilegon | -6.0025 | 106.0113 | road |`,
  ),
  ...rows(
    'Jawa Barat',
    `16 | Bogor | -6.5971 | 106.8060 | road | Jabodetabek
     164 | Depok | -6.4025 | 106.7942 | road | Jabodetabek
     165 | Depok | -6.4025 | 106.7942 | road | Jabodetabek
     17 | Bekasi | -6.2383 | 106.9756 | road | Jabodetabek
     175 | Cikarang | -6.3073 | 107.1520 | road | Jabodetabek
     40 | Bandung | -6.9175 | 107.6191 | road | Bandung Raya
     405 | Cimahi | -6.8722 | 107.5425 | road | Bandung Raya
     41 | Karawang | -6.3227 | 107.3376 | road |
     43 | Sukabumi | -6.9277 | 106.9300 | road |
     44 | Garut | -7.2279 | 107.9087 | road |
     45 | Cirebon | -6.7320 | 108.5523 | road |
     46 | Tasikmalaya | -7.3274 | 108.2207 | road |`,
  ),
  ...rows(
    'Jawa Tengah',
    `50 | Semarang | -6.9932 | 110.4203 | road | Semarang Raya
     51 | Pekalongan | -6.8886 | 109.6753 | road |
     52 | Tegal | -6.8694 | 109.1403 | road |
     53 | Purwokerto | -7.4245 | 109.2302 | road |
     54 | Kebumen | -7.6680 | 109.6517 | road |
     56 | Magelang | -7.4797 | 110.2177 | road |
     57 | Surakarta | -7.5666 | 110.8167 | road | Solo Raya
     58 | Purwodadi | -7.0868 | 110.9158 | road |
     59 | Kudus | -6.8048 | 110.8405 | road |
     5945 | Karimunjawa | -5.8480 | 110.4300 | none |
     594 | Jepara | -6.5924 | 110.6710 | road |`,
  ),
  ...rows('DI Yogyakarta', `55 | Yogyakarta | -7.7956 | 110.3695 | road | Yogyakarta`),
  ...rows(
    'Jawa Timur',
    `60 | Surabaya | -7.2575 | 112.7521 | road | Surabaya Raya
     61 | Sidoarjo | -7.4478 | 112.7183 | road | Surabaya Raya
     62 | Lamongan | -7.1195 | 112.4150 | road |
     63 | Madiun | -7.6298 | 111.5239 | road |
     64 | Kediri | -7.8480 | 112.0178 | road |
     65 | Malang | -7.9666 | 112.6326 | road | Malang Raya
     66 | Blitar | -8.0955 | 112.1609 | road |
     67 | Probolinggo | -7.7543 | 113.2159 | road |
     68 | Jember | -8.1845 | 113.6681 | road |
     69 | Pamekasan | -7.1568 | 113.4747 | road |`,
  ),
  ...rows(
    'Aceh',
    `23 | Banda Aceh | 5.5483 | 95.3238 | road |
     2352 | Sabang | 5.8926 | 95.3238 | sea |
     24 | Lhokseumawe | 5.1801 | 97.1507 | road |`,
  ),
  ...rows(
    'Sumatera Utara',
    `20 | Medan | 3.5952 | 98.6722 | road | Medan
     21 | Pematangsiantar | 2.9595 | 99.0687 | road |
     22 | Padangsidimpuan | 1.3790 | 99.2720 | road |
     228 | Gunungsitoli | 1.2869 | 97.6143 | sea |`,
  ),
  ...rows(
    'Sumatera Barat',
    `25 | Padang | -0.9471 | 100.4172 | road |
     2539 | Kepulauan Mentawai | -2.0500 | 99.6000 | none |
     26 | Payakumbuh | -0.2200 | 100.6310 | road |
     27 | Solok | -0.7885 | 100.6550 | road |`,
  ),
  ...rows(
    'Riau',
    `28 | Pekanbaru | 0.5071 | 101.4478 | road |
     288 | Dumai | 1.6667 | 101.4500 | road |`,
  ),
  ...rows(
    'Kepulauan Riau',
    `291 | Tanjungpinang | 0.9186 | 104.4665 | sea |
     294 | Batam | 1.1301 | 104.0529 | sea |
     297 | Natuna | 3.9450 | 108.3880 | none |`,
  ),
  ...rows(
    'Sumatera Selatan',
    `30 | Palembang | -2.9761 | 104.7754 | road |
     31 | Lubuklinggau | -3.2967 | 102.8617 | road |`,
  ),
  ...rows('Kepulauan Bangka Belitung', `33 | Pangkalpinang | -2.1316 | 106.1169 | sea |`),
  ...rows(
    'Lampung',
    `34 | Metro | -5.1131 | 105.3067 | road |
     35 | Bandar Lampung | -5.3971 | 105.2668 | road |`,
  ),
  ...rows(
    'Jambi',
    `36 | Jambi | -1.6101 | 103.6131 | road |
     37 | Sungai Penuh | -2.0631 | 101.3966 | road |`,
  ),
  ...rows(
    'Bengkulu',
    `38 | Bengkulu | -3.8004 | 102.2655 | road |\n39 | Curup | -3.4703 | 102.5207 | road |`,
  ),
  ...rows(
    'Kalimantan Selatan',
    `70 | Banjarmasin | -3.3186 | 114.5944 | road |
     71 | Barabai | -2.5833 | 115.3833 | road |
     72 | Kotabaru | -3.2990 | 116.2230 | sea |`,
  ),
  ...rows(
    'Kalimantan Tengah',
    `73 | Palangka Raya | -2.2161 | 113.9135 | road |
     74 | Sampit | -2.5333 | 112.9500 | road |`,
  ),
  ...rows(
    'Kalimantan Timur',
    `75 | Samarinda | -0.5022 | 117.1536 | road |
     76 | Balikpapan | -1.2379 | 116.8529 | road |`,
  ),
  ...rows(
    'Kalimantan Utara',
    `771 | Tarakan | 3.3273 | 117.5785 | sea |\n77 | Tanjung Selor | 2.8375 | 117.3653 | road |`,
  ),
  ...rows(
    'Kalimantan Barat',
    `78 | Pontianak | -0.0263 | 109.3425 | road |
     79 | Singkawang | 0.9060 | 108.9870 | road |`,
  ),
  ...rows(
    'Bali',
    `80 | Denpasar | -8.6705 | 115.2126 | road | Denpasar
     81 | Singaraja | -8.1120 | 115.0882 | road |
     82 | Gianyar | -8.5449 | 115.3257 | road | Denpasar`,
  ),
  ...rows(
    'Nusa Tenggara Barat',
    `83 | Mataram | -8.5833 | 116.1167 | road |
     84 | Bima | -8.4607 | 118.7267 | sea |`,
  ),
  ...rows(
    'Nusa Tenggara Timur',
    `85 | Kupang | -10.1772 | 123.6070 | sea |
     86 | Ende | -8.8432 | 121.6623 | sea |
     87 | Waingapu | -9.6567 | 120.2641 | sea |`,
  ),
  ...rows(
    'Sulawesi Selatan',
    `90 | Makassar | -5.1477 | 119.4327 | road | Makassar
     912 | Palopo | -2.9925 | 120.1969 | road |
     91 | Parepare | -4.0135 | 119.6255 | road |
     92 | Watampone | -4.5386 | 120.3279 | road |
     928 | Selayar | -6.1167 | 120.4583 | sea |`,
  ),
  ...rows('Sulawesi Barat', `915 | Mamuju | -2.6748 | 118.8885 | road |`),
  ...rows(
    'Sulawesi Tenggara',
    `93 | Kendari | -3.9985 | 122.5130 | road |\n937 | Baubau | -5.4633 | 122.6030 | sea |`,
  ),
  ...rows('Sulawesi Tengah', `94 | Palu | -0.9003 | 119.8780 | road |`),
  ...rows(
    'Sulawesi Utara',
    `95 | Manado | 1.4748 | 124.8421 | road |\n958 | Tahuna | 3.6087 | 125.4870 | none |`,
  ),
  ...rows('Gorontalo', `96 | Gorontalo | 0.5435 | 123.0568 | road |`),
  ...rows('Maluku', `97 | Ambon | -3.6954 | 128.1814 | sea |\n976 | Tual | -5.6385 | 132.7500 | none |`),
  ...rows(
    'Maluku Utara',
    `977 | Ternate | 0.7900 | 127.3842 | sea |\n978 | Morotai | 2.3250 | 128.4000 | none |`,
  ),
  ...rows('Papua Barat', `983 | Manokwari | -0.8615 | 134.0620 | sea |`),
  ...rows('Papua Barat Daya', `984 | Sorong | -0.8762 | 131.2558 | sea |`),
  ...rows('Papua', `99 | Jayapura | -2.5337 | 140.7181 | sea |\n981 | Biak | -1.1790 | 136.0800 | sea |`),
  ...rows(
    'Papua Tengah',
    `988 | Nabire | -3.3667 | 135.4833 | sea |\n999 | Timika | -4.5282 | 136.8870 | sea |`,
  ),
  ...rows('Papua Selatan', `996 | Merauke | -8.4991 | 140.4018 | sea |`),
  ...rows('Papua Pegunungan', `995 | Wamena | -4.0953 | 138.9510 | none |`),
];

const ISLANDS: Record<string, readonly string[]> = {
  Jawa: ['DKI Jakarta', 'Banten', 'Jawa Barat', 'Jawa Tengah', 'DI Yogyakarta', 'Jawa Timur'],
  Sumatera: [
    'Aceh',
    'Sumatera Utara',
    'Sumatera Barat',
    'Riau',
    'Kepulauan Riau',
    'Jambi',
    'Bengkulu',
    'Sumatera Selatan',
    'Kepulauan Bangka Belitung',
    'Lampung',
  ],
  Kalimantan: [
    'Kalimantan Barat',
    'Kalimantan Tengah',
    'Kalimantan Selatan',
    'Kalimantan Timur',
    'Kalimantan Utara',
  ],
  Sulawesi: [
    'Sulawesi Utara',
    'Gorontalo',
    'Sulawesi Tengah',
    'Sulawesi Barat',
    'Sulawesi Selatan',
    'Sulawesi Tenggara',
  ],
  Bali: ['Bali'],
  'Nusa Tenggara': ['Nusa Tenggara Barat', 'Nusa Tenggara Timur'],
  Maluku: ['Maluku', 'Maluku Utara'],
  Papua: ['Papua', 'Papua Barat', 'Papua Barat Daya', 'Papua Tengah', 'Papua Pegunungan', 'Papua Selatan'],
};

export function islandOf(province: string): string {
  return Object.keys(ISLANDS).find((island) => ISLANDS[island]?.includes(province)) ?? province;
}

const CENTRAL = ['Bali', 'Nusa Tenggara', 'Sulawesi'];
const CENTRAL_PROVINCES = ['Kalimantan Selatan', 'Kalimantan Timur', 'Kalimantan Utara'];

/** Hours ahead of UTC where a province keeps its clocks: 7 (WIB), 8 (WITA) or 9 (WIT). */
export function utcOffsetHoursOf(province: string): number {
  const island = islandOf(province);
  if (island === 'Maluku' || island === 'Papua') return 9;
  return CENTRAL.includes(island) || CENTRAL_PROVINCES.includes(province) ? 8 : 7;
}
