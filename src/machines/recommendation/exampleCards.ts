import { productCards, type RecommendedCard } from '#src/services/recommendation/recommendation/contract.ts';

/** Cards with the given SKUs, as one list has them. */
export const cardsOf = (skus: string[], rest: Partial<RecommendedCard> = {}): RecommendedCard[] =>
  productCards
    .parse(
      skus.map((itemSku) => ({
        itemSku,
        name: 'Koper',
        imageUrl: '/b.webp',
        price: { offered: 1, listed: 1, discount: 0 },
        url: `/p/koper/${itemSku}`,
        brand: 'Rimba',
      })),
    )
    .map((card) => ({ ...card, ...rest }));
