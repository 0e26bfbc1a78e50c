// Loaded before server/main.ts with --import: the server itself stays as it is, its catalogue is a long one.
import { longTailProducts, longTailSellers, manyOptionsProduct } from '#marketplace/catalogue/longTail.ts';
import { merchants } from '#marketplace/catalogue/merchants.ts';
import { products } from '#marketplace/catalogue/products.ts';

products.push(manyOptionsProduct(), ...longTailProducts());
merchants.push(...longTailSellers());
