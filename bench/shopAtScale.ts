// Loaded before server/main.ts with --import: replaces the catalogue by a long one and nothing else.
import {
  longTailProducts,
  longTailSellers,
  manyOptionsProduct,
  manyReviewsProduct,
} from '#marketplace/product/catalogue/longTail.ts';
import { merchants } from '#marketplace/seller/catalogue/merchants.ts';
import { products } from '#marketplace/product/catalogue/products.ts';

const usual = products.length;
products.push(manyOptionsProduct(), manyReviewsProduct(), ...longTailProducts());
merchants.push(...longTailSellers());

// Once the server runs, the catalogue is in its database. Its 50 MB of source objects, which no shop would keep in
// memory, would lengthen every garbage collection.
const listening = setInterval(() => {
  if (!process.getActiveResourcesInfo().includes('TCPServerWrap')) return;
  clearInterval(listening);
  products.length = usual;
}, 100);
