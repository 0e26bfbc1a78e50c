import type { CatalogueItem, CatalogueProduct } from '#marketplace/product/catalogue/types.ts';

type Facts = Pick<CatalogueProduct, 'wholesale' | 'campaign'>;

/** One, two, and each tier's border with its neighbours. */
export function quantitiesOf({ wholesale = [] }: Facts): number[] {
  const borders = wholesale.flatMap(({ minQty }) => [minQty - 1, minQty, minQty + 1]);
  return [...new Set([1, 2, ...borders])].filter((quantity) => quantity > 0);
}

/** The catalogue's price of one of `quantity` pieces as its times begin; `bought` went at the sale's price. */
export function expectedPrice(product: Facts, item: CatalogueItem, quantity: number, bought = 0) {
  const { campaign, wholesale = [] } = product;
  const isOnSale =
    campaign?.price !== undefined &&
    campaign.startsInMinutes <= 0 &&
    campaign.endsInMinutes > 0 &&
    campaign.sold + bought + quantity <= campaign.quota;
  const off = wholesale.filter(({ minQty }) => minQty <= quantity).at(-1)?.off ?? 0;
  const offered = Math.min(item.offered - off, isOnSale ? (campaign.price ?? item.offered) : item.offered);
  const listed = item.listed ?? item.offered;
  return {
    offered,
    listed,
    discount: Math.round(((listed - offered) / listed) * 100),
    cashback: item.cashback ?? null,
    isOnSale,
  };
}
