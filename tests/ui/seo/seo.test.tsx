import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { product } from '../../support/products.ts';
import { seeAll } from '../support/farBelow.ts';
import { openPage } from '../support/openPage.tsx';

beforeEach(seeAll);

const CATEGORIES = [{ id: 'C-KOPER', name: 'Barang' }];
const two = () => [
  product({ categories: CATEGORIES }),
  product({ productSku: 'UJI-00002', name: 'Barang KW Lain', categories: CATEGORIES }),
];
const seoPlace = () => document.getElementById('seo') as HTMLElement;

describe('what search engines are told, on the page', () => {
  test('[SEO-03, SEO-04, SECTION-10] a text and related searches stand below the recommendations', async () => {
    await openPage({ shop: { products: two() } });
    const links = await screen.findByRole('navigation', { name: 'Pencarian terkait' });
    expect(await screen.findByText(/Cangkang keras melindungi isi dari benturan/)).toBeDefined();
    expect(within(links).getByRole('link', { name: 'Barang' }).getAttribute('href')).toBe(
      '/_search?searchTerm=Barang',
    );
    const recommendation = document.getElementById('recommendation') as HTMLElement;
    expect(
      recommendation.compareDocumentPosition(seoPlace()) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
  });

  test('[SEO-05] no related search says an excluded keyword', async () => {
    const products = [...two(), product({ productSku: 'UJI-00003', name: 'Barang KW Lain Lagi' })];
    const opened = { path: '/p/x/UJI-00002-01', shop: { products } };
    const all = await openPage(opened, { shop: { config: [] } });
    const said = async () =>
      within(await screen.findByRole('navigation', { name: 'Pencarian terkait' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(await said()).toContain('Barang KW');
    all.view.unmount();
    await openPage(opened, { shop: { config: [{ id: 'pdp.seo.excluded-keywords', value: 'kw' }] } });
    expect(await said()).toEqual(['Barang']);
  });

  test('[SEO-07] a part that fails to load is not there, and nothing is said of it', async () => {
    const page = await openPage({ shop: { products: two() } });
    await page.shop.fault('GET /content/seo', '500');
    await page.shop.fault('GET /seo/custom-urls', 'schema');
    page.router.history.push('/p/x/UJI-00002-01');
    await screen.findByRole('heading', { level: 1, name: 'Barang KW Lain' });
    const asked = () =>
      page.shop.requests.filter(({ path }) => /seo/.test(path) && path.includes('UJI-00002'));
    await waitFor(() => expect(asked().length).toBe(2));
    await page.settle();
    expect(seoPlace().textContent).toBe('');
  });
});
