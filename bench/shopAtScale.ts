// Loaded before server/main.ts with --import: the server itself stays as it is, its catalogue is a long one.
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

// Once it serves, the catalogue is in its database. What it was written from, 50 MB of objects that no shop would keep
// beside it, would lengthen every collection of what is measured.
const listening = setInterval(() => {
  if (!process.getActiveResourcesInfo().includes('TCPServerWrap')) return;
  clearInterval(listening);
  products.length = usual;
}, 100);
