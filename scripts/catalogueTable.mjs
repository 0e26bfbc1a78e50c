// node_modules/.bin/node scripts/catalogueTable.mjs > docs/catalogue.md: which demo product shows what.
import { COMMISSION_TYPES } from '#src/domain/seller/seller.ts';
import { FULFILMENT_STATUSES } from '#src/domain/fulfilment/fulfilment.ts';
import { PRODUCT_TYPES } from '#src/domain/product/productType.ts';
import { stockStatusOf } from '#src/domain/product/stock.ts';
import { PRODUCT_TAGS } from '#src/domain/product/tags.ts';
import { WARRANTY_TYPES } from '#src/domain/service/warranty.ts';
import { merchants } from '#marketplace/seller/catalogue/merchants.ts';
import { products } from '#marketplace/product/catalogue/products.ts';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { promotions } from '#marketplace/promo/catalogue/promotions.ts';
import { heldVouchers, vouchers } from '#marketplace/promo/catalogue/vouchers.ts';

const STOCK_STATUSES = ['OUT_OF_STOCK', 'COMING_SOON', 'LIMITED', 'ONLY_AVAILABLE_CNC', 'AVAILABLE'];
/** Stock from which the marketplace adds LIMITED; see marketplace/product/rules/productViews.ts. */
const LIMITED_STOCK = 5;
const MOST_NAMED = 4;
/** Tags that no product carries from the start, and how to see them. */
const BY_ACTION = {
  WISHLIST: 'log in and save any product',
  NOTIFIED: 'log in and ask to be notified of a product that is out of stock',
  VARIANT_CHANGED: 'ask for an item that is gone: `/p/koper-hardcase-rimba-lawu/RMB-00012-99`',
};

const merchantOf = new Map(merchants.map((merchant) => [merchant.code, merchant]));
const textOf = (text) => (typeof text === 'string' ? text : text.en);
const pathOf = (product, item) =>
  `${product.vendor === 'grocery' ? '/grocery' : ''}/p/${product.urlFriendlyName}/${item.itemSku}`;

const marketplace = createMarketplace({ dataDir: ':memory:', faults: false });
/** The marketplace's answer to a guest without a destination. */
async function fulfilmentOf(itemSku) {
  const answer = await marketplace.fetch(
    new Request(`http://shop.test/backend/product-detail/products/${itemSku}/_summary`),
  );
  const { data } = await answer.json();
  return { delivery: data.fulfillmentTypes.delivery.status, pickup: data.fulfillmentTypes.pickup.status };
}
const statuses = new Map();
for (const { items, answers } of products) {
  if (answers !== undefined) continue;
  for (const { itemSku } of items) statuses.set(itemSku, await fulfilmentOf(itemSku));
}
marketplace.close();

/** Every item with its tags as a guest gets them on a fresh database. */
const shown = products
  .filter(({ answers }) => answers === undefined)
  .flatMap((product) =>
    product.items.map((item) => {
      const tags = new Set([...product.tags, ...(item.tags ?? [])]);
      if (item.stock === 0) tags.add('OOS');
      if (item.stock !== null && item.stock > 0 && item.stock <= LIMITED_STOCK) tags.add('LIMITED');
      return { product, item, tags: [...tags] };
    }),
  );

/** One row per value: the first item of each product that has it. */
function table(title, note, values, isShown) {
  const rows = values.map((value) => {
    const perProduct = new Map();
    for (const entry of shown) {
      if (isShown(entry, value) && !perProduct.has(entry.product)) perProduct.set(entry.product, entry);
    }
    const found = [...perProduct.values()];
    const named = found.slice(0, MOST_NAMED).map(({ product, item }) => `\`${pathOf(product, item)}\``);
    const more = found.length > MOST_NAMED ? [`and ${found.length - MOST_NAMED} more`] : [];
    const cell = found.length === 0 ? (BY_ACTION[value] ?? 'none') : [...named, ...more].join('<br>');
    return `| \`${value}\` | ${cell} |`;
  });
  return [`## ${title}`, '', note, '', '| value | shown by |', '|---|---|', ...rows, ''].join('\n');
}

/** The first product an offer is for. */
const shownBy = (offer) => {
  const found = shown.find(
    ({ product }) =>
      product.vendor === offer.vendor &&
      (offer.merchantCode === undefined || offer.merchantCode === product.merchantCode) &&
      (offer.productSkus === undefined || offer.productSkus.includes(product.productSku)),
  );
  return found === undefined ? 'none' : `\`${pathOf(found.product, found.item)}\``;
};
const everyVoucher = vouchers.map((voucher) => {
  const reward =
    voucher.rewardType === null ? textOf(voucher.title) : `${voucher.rewardType} ${voucher.value}`;
  const held = heldVouchers
    .filter(({ code }) => code === voucher.code)
    .map(({ memberId, status }) => `${status} by ${memberId.replace('member-', '')}`);
  const left = voucher.quota - (voucher.taken ?? 0);
  return `| \`${voucher.code}\` | ${voucher.group} | ${reward} | ${left} of ${voucher.quota} | ${held.join(', ')} | ${shownBy(voucher)} |`;
});
const everyPromotion = promotions.map((promotion) => {
  const wants = [
    ...(promotion.membersOnly ? ['members'] : []),
    ...(promotion.minQuantity === undefined ? [] : [`from ${promotion.minQuantity} pieces`]),
    ...(promotion.minPurchase === undefined ? [] : [`from Rp${promotion.minPurchase}`]),
  ];
  return `| ${textOf(promotion.title)} | ${wants.join(', ')} | ${promotion.itemSkus.length} | ${shownBy(promotion)} |`;
});

const everyProduct = products.map((product) => {
  const [item] = product.items;
  const shows = product.shows.map(textOf).join('; ');
  return `| ${product.name} | \`${item === undefined ? '' : pathOf(product, item)}\` | ${product.items.length} | ${shows} |`;
});

console.log(
  [
    '# The demo catalogue',
    '',
    `${products.length} hand-written products with ${products.reduce((sum, { items }) => sum + items.length, 0)} items (a product in one combination of its attributes). Written by \`node_modules/.bin/node scripts/catalogueTable.mjs > docs/catalogue.md\` from \`marketplace/product/catalogue/products.ts\`; change the catalogue, then run it again. Stock is that of a fresh database: what is bought is gone.`,
    '',
    table(
      'Tags',
      'The marketplace adds `OOS` at a stock of 0 and `LIMITED` from 1 to 5 pieces; the other tags are written in the catalogue.',
      PRODUCT_TAGS,
      ({ tags }, value) => tags.includes(value),
    ),
    table(
      'Stock statuses',
      'The first that applies, in this order.',
      STOCK_STATUSES,
      ({ tags }, value) => stockStatusOf(tags) === value,
    ),
    table(
      'Product types',
      'A property of the product.',
      PRODUCT_TYPES,
      ({ product }, value) => product.type === value,
    ),
    table(
      'Fulfilment statuses: delivery',
      'What the marketplace answers: as the seller says, and what couriers can carry.',
      FULFILMENT_STATUSES,
      ({ item }, value) => statuses.get(item.itemSku).delivery === value,
    ),
    table(
      'Fulfilment statuses: pickup',
      'What the marketplace answers a visitor in Jakarta Pusat: as the seller says, within its reach.',
      FULFILMENT_STATUSES,
      ({ item }, value) => statuses.get(item.itemSku).pickup === value,
    ),
    table(
      'Commission types',
      'A property of the seller, in `marketplace/seller/catalogue/merchants.ts`.',
      COMMISSION_TYPES,
      ({ product }, value) => merchantOf.get(product.merchantCode)?.commissionType === value,
    ),
    table(
      'Warranty types',
      'A property of the product.',
      WARRANTY_TYPES,
      ({ product }, value) => product.warranty.type === value,
    ),
    '## Vouchers',
    '',
    'Every status, reward and group, with the quota of a fresh database and what the demo members hold.',
    '',
    '| code | group | gives | quota left | held | shown by |',
    '|---|---|---|---|---|---|',
    ...everyVoucher,
    '',
    '## Recommended promotions',
    '',
    '| promotion | for | items to choose | shown by |',
    '|---|---|---|---|',
    ...everyPromotion,
    '',
    '## Every product',
    '',
    '| product | address | items | what it is there for |',
    '|---|---|---|---|',
    ...everyProduct,
  ].join('\n'),
);
