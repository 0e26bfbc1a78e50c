/** Cost of a tenor of an offer, in rupiah. */
interface OfferedTenor {
  /** Months. */
  tenor: number;
  monthly: number;
  total: number;
}
interface Offer {
  tenors: readonly OfferedTenor[];
}
type CostOf<TOffer extends Offer> = TOffer['tenors'][number];

/** Returns the tenors that at least one of the offers has, in months, the shortest first. [INSTALL-20] */
export const offeredTenorsOf = (offers: readonly Offer[]): number[] =>
  [...new Set(offers.flatMap(({ tenors }) => tenors.map(({ tenor }) => tenor)))].sort(
    (one, other) => one - other,
  );

/** Returns the offers that have a tenor, with its cost: least in total first, of equals least a month. [INSTALL-20] */
export function offersOver<TOffer extends Offer>(
  offers: readonly TOffer[],
  tenor: number,
): { offer: TOffer; cost: CostOf<TOffer> }[] {
  return offers
    .flatMap((offer) => {
      const cost: CostOf<TOffer> | undefined = offer.tenors.find((one) => one.tenor === tenor);
      return cost === undefined ? [] : [{ offer, cost }];
    })
    .sort((one, other) => one.cost.total - other.cost.total || one.cost.monthly - other.cost.monthly);
}
