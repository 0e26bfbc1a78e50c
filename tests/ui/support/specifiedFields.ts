/** A shape: `true` for a field whose contents the specification leaves open, a list for each element of an array. */
type Shape = true | readonly [Shape] | { readonly [field: string]: Shape };

const VOUCHER: Shape = {
  code: true,
  title: true,
  status: true,
  remainingQuota: true,
  adjustmentGroup: true,
};
const CARD: Shape = { itemSku: true, name: true, imageUrl: true, price: true, url: true };
/** Specification section 3, entity by entity; fields by which an entry is asked for are kept as well. */
const SHAPES: readonly [RegExp, Shape][] = [
  [
    /\/_summary$/,
    {
      itemSku: true,
      productSku: true,
      productCode: true,
      name: true,
      images: true,
      pickupPointCode: true,
      pickupPoint: true,
      brand: { name: true },
      merchant: {
        code: true,
        url: true,
        name: true,
        commissionType: true,
        storeClose: { delayShipping: true },
        warehouseLocations: [{ label: true, consolidation: true }],
        warehouseInfo: true,
        pickupHours: true,
      },
      attributes: true,
      options: [{ itemSku: true, selected: true, available: true, attributes: true }],
      tags: true,
      type: true,
      fulfillmentTypes: true,
      categories: true,
      masterCategories: true,
      multiSalesCategories: true,
      urlFriendlyName: true,
      price: true,
      statistics: {},
      campaignInfo: { id: true, startTime: true, endTime: true },
      fbbCategoryUrl: true,
    },
  ],
  [/\/price-summary$/, { price: true, vouchersApplied: true, vouchers: true, wholesale: true }],
  [
    /\/free-gift$/,
    {
      complimentaryItems: [
        {
          selected: true,
          itemSku: true,
          pickupPointCode: true,
          pickupPointName: true,
          name: true,
          attributes: true,
          imageUrl: true,
          groupId: true,
        },
      ],
      maxNoOfFreeSkus: true,
      id: true,
      type: true,
      allStore: true,
      eligible: true,
      terms: true,
    },
  ],
  [
    /\/promotions$/,
    {
      recommended: true,
      blibli: [VOUCHER],
      merchant: [VOUCHER],
      merchantShipping: [VOUCHER],
      blibliShipping: [VOUCHER],
      serverTime: true,
    },
  ],
  [/\/users\/_current$/, { id: true }],
  [/nearby-stores$/, { stores: [{ code: true, groupName: true, pickupPoint: true, available: true }] }],
  [/\/merchant-favorites\/[^/]+$/, { followed: true }],
  [/\/(?:recommendations|infinite-recommendations|merchant-products|recommendation\/brands)$/, [CARD]],
  [/\/product-detail\/brand-ads$/, [CARD]],
  [/\/recommendation\/v2\/brands$/, { brand: true, products: [CARD] }],
  [/\/v2\/brand-ads$/, [{ brand: true, products: [CARD] }]],
];

function cut(shape: Shape, data: unknown): unknown {
  if (shape === true || data === null || typeof data !== 'object') return data;
  if (Array.isArray(shape)) {
    return Array.isArray(data) ? data.map((entry) => cut(shape[0] as Shape, entry)) : data;
  }
  return Object.fromEntries(
    Object.entries(data)
      .filter(([field]) => Object.hasOwn(shape, field))
      .map(([field, value]) => [field, cut((shape as Record<string, Shape>)[field] ?? true, value)]),
  );
}

/** The answer of a marketplace that knows only the fields of specification section 3. */
export function specifiedFields(path: string, data: unknown): unknown {
  const shape = SHAPES.find(([pattern]) => pattern.test(path))?.[1];
  return shape === undefined ? data : cut(shape, data);
}
