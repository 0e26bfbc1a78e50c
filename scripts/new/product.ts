import { readdirSync } from 'node:fs';
import path from 'node:path';
import { merchants } from '#marketplace/seller/catalogue/merchants.ts';
import { NewError, readPlace, readText, type Kind } from './made.ts';

const PRODUCTS = 'marketplace/product/catalogue/products';

/** A product of the demo catalogue, at the end of its group. */
export const product: Kind = {
  usage: 'product <group>/<SKU>',
  summary: 'a demo product, sold by the seller whose code begins as its SKU does',
  make(text, root) {
    const groups = readdirSync(path.join(root, PRODUCTS)).map((file) => path.basename(file, '.ts'));
    const [group, sku] = readPlace(text, groups, 'group');
    const prefix = /^([A-Z]{3})-\d{5}$/.exec(sku)?.[1];
    if (prefix === undefined)
      throw new NewError(`"${sku}" is no SKU: three capitals and five digits, as RMB-00099`);
    for (const one of groups) {
      if (readText(root, `${PRODUCTS}/${one}.ts`).includes(`'${sku}'`)) {
        throw new NewError(`${sku} is there already: ${PRODUCTS}/${one}.ts`);
      }
    }
    const isGrocery = group === 'groceries';
    const seller = isGrocery ? GROCER : merchants.find(({ code }) => code.startsWith(`${prefix}-`))?.code;
    if (seller === undefined) {
      const known = [...new Set(merchants.map(({ code }) => code.slice(0, 3)))].join(', ');
      throw new NewError(`no seller's code begins with ${prefix}; there are ${known}`);
    }
    const file = `${PRODUCTS}/${group}.ts`;
    const category = /^const (\w+) = \[\n  \{ id: 'C-/m.exec(readText(root, file))?.[1] ?? '[]';
    return {
      files: {},
      lines: [
        {
          file,
          list: `export const ${group}: CatalogueProduct[] = [`,
          end: '\n];',
          text: `\n${productText(sku, seller, category, isGrocery)}`,
        },
      ],
      next: [
        `${file}: its name, price, category, what it is there to show`,
        'studio/README.md: its pictures',
        'node_modules/.bin/node scripts/catalogueTable.mjs > docs/catalogue.md',
      ],
    };
  },
};

const GROCER = 'RNC-90001';

const productText = (sku: string, seller: string, category: string, isGrocery: boolean) =>
  `  ${isGrocery ? 'grocery' : 'makeProduct'}({
    productSku: '${sku}',
    name: 'Produk ${sku}',
    brand: { name: 'Etalase', slug: 'etalase' },
    merchantCode: '${seller}',
    categories: ${category},
    items: [{ offered: 100_000 }],
    shows: [{ id: 'Belum ada yang khusus', en: 'Nothing of its own yet' }],
  }),`;
