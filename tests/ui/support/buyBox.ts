import { screen, within } from '@testing-library/react';
import { product } from '../../support/products.ts';
import { openPage, type Opened, type OpenOptions } from './openPage.tsx';

/** The desktop's buttons; a narrow window opens the sheet instead. */
export async function press(page: Opened, name: 'Keranjang' | 'Beli sekarang' | 'Bag' | 'Buy now') {
  const box = screen.getByRole('complementary');
  await page.user.click(within(box).getByRole('button', { name }));
  await page.settle();
}
/** Adds of the page so far. */
export const added = (page: Opened) =>
  page.shop.requests.filter(({ method, path }) => method === 'POST' && path === '/retail/carts');
/** A page of one product, with these facts. */
export const sell = (facts: Parameters<typeof product>[0] = {}, options: OpenOptions = {}) =>
  openPage({ shop: { products: [product(facts)] } }, options);
