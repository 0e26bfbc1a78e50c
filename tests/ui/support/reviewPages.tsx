import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { products } from '#marketplace/product/catalogue/products.ts';
import { openPage, type Opened, type OpenOptions } from './openPage.tsx';

export const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
export const suitcase = products.filter(({ productSku }) => productSku === 'RMB-00012');
/** Products with many reviews, and few enough to be written at once. */
export const reviewed = products.filter(
  ({ productSku, statistics }) =>
    productSku === 'RMB-00012' || (statistics.reviewCount > 100 && statistics.reviewCount < 200),
);
export const open = (...options: OpenOptions[]) =>
  openPage({ path: SUITCASE, shop: { products: suitcase } }, ...options);
export const openList = (options: OpenOptions = {}) => open({ path: `${SUITCASE}/review-details` }, options);

export const section = () => screen.getByRole('region', { name: 'Ulasan' });
/** The authors of the reviews in the list, in its order. */
export const authors = (within_: HTMLElement) =>
  [...within_.querySelectorAll('.reviews article .rvHead b')].map(({ textContent }) => textContent);
export const list = () => screen.getByRole('main');
export const asked = (page: Opened) =>
  page.shop.requests.filter(({ path }) => /public-reviews\?/.test(path)).map(({ path }) => path);
export const lastAsked = (page: Opened) => new URLSearchParams(asked(page).at(-1)?.split('?')[1]);
export const first = async () => waitFor(() => expect(authors(list())[0]).toBe('Sekar A.'));
