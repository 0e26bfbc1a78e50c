import { formatPrice } from '#src/domain/shell/format.ts';
import type { Language } from '#src/domain/shell/language.ts';
import { localised, type FoundItem } from '../../product/rules/catalogue.ts';
import { courtesyOf } from './chatCourtesy.ts';
import type { MarketplaceDeps } from '../../core/rules/deps.ts';
import { unitPriceOf } from '../../price/rules/itemPrices.ts';
import { couriersOf } from '../../fulfilment/rules/shipping.ts';
import { storeBreakOf } from './storeBreak.ts';

type Deps = Pick<MarketplaceDeps, 'database' | 'catalogue' | 'now' | 'offersSince'>;
interface Asked {
  deps: Deps;
  found: FoundItem;
  /** The name of the product, with the chosen option. */
  name: string;
  language: Language;
}

function priceOf({ deps, found, name, language }: Asked): string {
  const price = formatPrice(unitPriceOf(deps, found));
  return language === 'id' ? `${name} sekarang ${price} per buah.` : `${name} is ${price} apiece now.`;
}

function stockOf({ deps, found: { item }, name, language }: Asked): string {
  const stock = deps.catalogue.stockOf(item.itemSku);
  if (stock === null) {
    return language === 'id'
      ? `Jumlah stok ${name} tidak kami hitung per buah.`
      : `We do not count the stock of ${name} by the piece.`;
  }
  if (stock === 0) {
    return language === 'id' ? `Maaf, stok ${name} sedang habis.` : `Sorry, ${name} is out of stock now.`;
  }
  return language === 'id' ? `Stok ${name} ada ${stock}.` : `We have ${stock} of ${name} in stock.`;
}

function deliveryOf({ deps, found, language }: Asked): string {
  const { merchant, product } = found;
  const isOnBreak = storeBreakOf(deps, merchant) !== null;
  const names = couriersOf(found).map(({ name }) => name[language]);
  const from = merchant.location;
  const said =
    language === 'id'
      ? [
          ...(isOnBreak ? ['Toko kami sedang libur, jadi pengiriman menunggu.'] : []),
          ...(typeof product.preOrderDays === 'number'
            ? [`Barang ini disiapkan dulu ${product.preOrderDays} hari.`]
            : []),
          `${from === '' ? 'Pilihan kirimnya' : `Dikirim dari ${from} dengan`} ${names.join(', ')}.`,
          'Ongkir dan perkiraan tiba ke alamatmu ada di halaman produk.',
        ]
      : [
          ...(isOnBreak ? ['Our store is on a break, so shipping waits.'] : []),
          ...(typeof product.preOrderDays === 'number'
            ? [`It takes ${product.preOrderDays} days to prepare.`]
            : []),
          `${from === '' ? 'It is shipped by' : `It is shipped from ${from} by`} ${names.join(', ')}.`,
          'The fee and the day of arrival at your address are on the product page.',
        ];
  return said.join(' ');
}

/** The topics of questions, by their words in either language. */
const TOPICS: readonly (readonly [words: RegExp, answer: (asked: Asked) => string])[] = [
  [/\b(?:harga\w*|diskon|promo|price\w*|costs?|how much)\b/i, priceOf],
  [/\b(?:stok\w*|ready|tersedia|habis|sisa|stock|available|left)\b/i, stockOf],
  [
    /\b(?:kirim\w*|dikirim|pengiriman|ongkir\w*|sampai|kurir\w*|ship\w*|deliver\w*|arrive\w*|courier\w*)\b/i,
    deliveryOf,
  ],
];

/**
 * Answers a question for the seller: the present price, stock and delivery of the shown product, and a plain refusal of
 * the rest.
 *
 * @param found null where the talk is about no product
 */
export function sellerAnswer(
  deps: Deps,
  found: FoundItem | null,
  question: string,
  language: Language,
): string {
  const isIndonesian = language === 'id';
  if (found === null) {
    return isIndonesian
      ? 'Halo. Buka chat dari halaman produk, ya, supaya kami tahu barang yang kamu maksud.'
      : 'Hello. Please open the chat from a product page, so that we know which one you mean.';
  }
  const choice = found.item.values.map((value) => localised(value, language)).join(', ');
  const name = choice === '' ? found.product.name : `${found.product.name} (${choice})`;
  const answers = TOPICS.filter(([words]) => words.test(question)).map(([, answer]) =>
    answer({ deps, found, name, language }),
  );
  if (answers.length > 0) return answers.join('\n');
  return (
    courtesyOf(question, language, {
      id: `Halo, ada yang bisa dibantu tentang ${name}?`,
      en: `Hello, how can we help with ${name}?`,
    }) ??
    (isIndonesian
      ? `Soal itu belum bisa kami jawab di sini. Kami bisa jawab harga, stok, dan pengiriman ${name}.`
      : `We cannot answer that here yet. We can tell you the price, the stock and the delivery of ${name}.`)
  );
}
