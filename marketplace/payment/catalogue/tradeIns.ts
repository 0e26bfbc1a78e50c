import type { Localised } from '../../product/catalogue/types.ts';

interface Coded<TName> {
  code: string;
  name: TName;
}
export interface TradeInKind extends Coded<Localised> {
  /** Models with the value of a faultless one, in rupiah. */
  brands: (Coded<string> & { models: (Coded<string> & { worth: number })[] })[];
  /** Each answer leaves this percentage of the value; at 0 the device is refused. */
  questions: {
    code: string;
    text: Localised;
    answers: { code: string; text: Localised; percent: number }[];
  }[];
}

const yes = { code: 'YES', text: { id: 'Ya', en: 'Yes' } };
const no = { code: 'NO', text: { id: 'Tidak', en: 'No' } };
const power = (thing: Localised & object) => ({
  code: 'POWER',
  text: {
    id: `Apakah ${thing.id} menyala dan bisa dipakai seperti biasa?`,
    en: `Does the ${thing.en} switch on and work as usual?`,
  },
  answers: [
    { ...yes, percent: 100 },
    { ...no, percent: 0 },
  ],
});
const SCREEN = {
  code: 'SCREEN',
  text: { id: 'Bagaimana layarnya?', en: 'How is the screen?' },
  answers: [
    { code: 'CLEAR', text: { id: 'Mulus', en: 'Without a mark' }, percent: 100 },
    { code: 'SCRATCHED', text: { id: 'Ada baret halus', en: 'Fine scratches' }, percent: 85 },
    { code: 'CRACKED', text: { id: 'Retak', en: 'Cracked' }, percent: 45 },
  ],
};
const BODY = {
  code: 'BODY',
  text: { id: 'Bagaimana bodinya?', en: 'How is the body?' },
  answers: [
    { code: 'LIKE_NEW', text: { id: 'Seperti baru', en: 'Like new' }, percent: 100 },
    { code: 'WORN', text: { id: 'Lecet pemakaian', en: 'Worn' }, percent: 92 },
    { code: 'DENTED', text: { id: 'Penyok', en: 'Dented' }, percent: 75 },
  ],
};
const COMPLETE = {
  code: 'COMPLETE',
  text: { id: 'Dus dan pengisi dayanya masih ada?', en: 'Do you still have its box and charger?' },
  answers: [
    { ...yes, percent: 100 },
    { ...no, percent: 95 },
  ],
};
const models = (brand: string, worths: Record<string, number>) =>
  Object.entries(worths).map(([name, worth]) => ({
    code: `${brand} ${name}`.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '-'),
    name: `${brand} ${name}`,
    worth,
  }));

/** Devices that are taken in exchange. Brands and models are made up. */
export const TRADE_IN_KINDS: readonly TradeInKind[] = [
  {
    code: 'PONSEL',
    name: { id: 'Ponsel', en: 'Phone' },
    brands: [
      {
        code: 'KIRANA',
        name: 'Kirana',
        models: models('Kirana', { '6 Pro': 2_750_000, '6 Lite': 1_450_000, '5': 1_100_000, '4': 650_000 }),
      },
      {
        code: 'SAGARA',
        name: 'Sagara',
        models: models('Sagara', { X2: 2_200_000, X1: 1_350_000, Mini: 700_000 }),
      },
      { code: 'BUMI', name: 'Bumi', models: models('Bumi', { 'Lipat 3': 3_900_000, A20: 900_000 }) },
    ],
    questions: [power({ id: 'ponselnya', en: 'phone' }), SCREEN, BODY, COMPLETE],
  },
  {
    code: 'TABLET',
    name: { id: 'Tablet', en: 'Tablet' },
    brands: [
      { code: 'KIRANA', name: 'Kirana', models: models('Kirana', { 'Tab 11': 1_900_000, 'Tab 8': 950_000 }) },
      { code: 'SAGARA', name: 'Sagara', models: models('Sagara', { Pad: 1_500_000 }) },
    ],
    questions: [power({ id: 'tabletnya', en: 'tablet' }), SCREEN, BODY, COMPLETE],
  },
  {
    code: 'JAM-PINTAR',
    name: { id: 'Jam pintar', en: 'Smartwatch' },
    brands: [{ code: 'NADA', name: 'Nada', models: models('Nada', { 'Gerak 2': 480_000, Gerak: 260_000 }) }],
    questions: [power({ id: 'jamnya', en: 'watch' }), SCREEN],
  },
];
