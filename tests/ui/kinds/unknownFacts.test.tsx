import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { formatPrice } from '#src/domain/shell/format.ts';
import { ITEM, product } from '../../support/products.ts';
import { seeAll } from '../support/farBelow.ts';
import { openPage } from '../support/openPage.tsx';
import { CHAT } from '../support/shop.ts';
import { specifiedFields } from '../support/specifiedFields.ts';

beforeEach(seeAll);

/** Claims that a page makes only when the backend told them. */
const CLAIMS = [
  /Tanpa garansi|Garansi lainnya/,
  /Belum ada ulasan|Terjual/,
  /Bisa dikembalikan dalam/,
  /Sisa \d/,
  /(^|[^\d.])Rp0($|[^\d.])/,
  /(^|\D)0%/,
  /Gratis hadiah dengan|min\. Rp0|Toko tutup/,
  /undefined|NaN|null/,
];
/** Words in the place of a broken part. */
const BROKEN = /Ada kendala di sini|gagal dimuat/;
/** The page without the text for search engines, whose content names the period of all goods. [LIMIT-28] */
function words(container: HTMLElement): string {
  const copy = container.cloneNode(true) as HTMLElement;
  copy.querySelector('#seo')?.remove();
  return copy.textContent ?? '';
}

const SHOWN = [
  ['several options, combo, gift, wholesale and vouchers', '/p/x/RMB-00012-01'],
  ['one option sold out', '/p/x/TRT-00301-01'],
  ['installments', '/p/x/GWA-00101-01'],
  ['sold out', '/p/x/NDA-00202-01'],
  ['coming soon', '/p/x/NDA-00203-01'],
  ['in physical stores only', '/p/x/GWA-00111-01'],
  ['a pillow', '/p/x/RMB-00022-01'],
  ['sandals', '/p/x/SND-00601-01'],
  ['a store on a break', '/p/x/WRT-00801-01'],
  ['a limited one', '/p/x/RMB-00023-01'],
  ['a grocery', '/grocery/p/x/GRO-10001-01'],
  ['another grocery', '/grocery/p/x/GRO-10002-01'],
] as const;

describe('[PRODUCT-27] a marketplace that sends the specified fields alone', () => {
  test.each(SHOWN)('claims nothing and breaks nothing: %s', async (_, path) => {
    const page = await openPage({ path, shop: { answers: specifiedFields, config: CHAT } });
    const name = page.part('product')?.getSnapshot().context.summary?.name ?? '';
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
    // All later calls are answered too.
    await page.settle();
    const said = words(page.view.container);
    for (const claim of CLAIMS) expect(said).not.toMatch(claim);
    expect(said).not.toMatch(BROKEN);
    const { offered } = page.part('product')?.getSnapshot().context.summary?.price ?? { offered: 0 };
    expect(said).toContain(formatPrice(offered));
    // Without reviews the page has neither their section nor a link to it.
    expect(screen.queryByRole('region', { name: 'Ulasan' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Ulasan' })).toBeNull();
  });

  test('sells what it offers', async () => {
    const page = await openPage({ path: '/p/x/RMB-00022-01', shop: { answers: specifiedFields } });
    await page.user.click(screen.getAllByRole('button', { name: 'Keranjang' })[0] as HTMLElement);
    await waitFor(() => expect(page.part('bag')?.getSnapshot().context.totalItems).toBe(1));
  });
});

describe('[PRODUCT-27] one fact at a time', () => {
  const shown = (fields: Record<string, unknown>) =>
    openPage({
      shop: {
        products: [product({ tags: ['RETURNABLE'] })],
        answers: (path, data) => {
          if (!path.endsWith('/_summary')) return data;
          const summary = { ...(data as Record<string, unknown>), ...fields };
          return Object.fromEntries(Object.entries(summary).filter(([, value]) => value !== undefined));
        },
      },
    });

  test('a warranty that is not sent, or has no type, is not spoken of; one of a new type is', async () => {
    for (const warranty of [undefined, null, { period: '1 tahun' }, 'RESMI']) {
      const page = await shown({ warranty });
      expect(words(page.view.container)).not.toMatch(/garansi/i);
      page.view.unmount();
    }
    await shown({ warranty: { type: 'SEUMUR_HIDUP', period: '1 tahun' } });
    expect(screen.getByRole('button', { name: /Garansi lainnya/ })).toBeDefined();
  });
  test('a return period that is not sent is not named', async () => {
    const page = await shown({ returnPeriodDays: undefined });
    // Beside the buttons, below the choices, and among the services.
    expect(screen.getAllByText('Bisa dikembalikan')).toHaveLength(3);
    page.view.unmount();
    const untagged = await shown({ tags: undefined });
    expect(words(untagged.view.container)).not.toMatch(/dikembalikan/);
  });
  test('ratings and sales that are not sent are not counted as none', async () => {
    const rated = await shown({ statistics: { rating: 4.5 } });
    expect(screen.getAllByText('4,5').length).toBeGreaterThan(0);
    // The count of the reviews themselves is another answer.
    expect(words(document.getElementById('overview') as HTMLElement)).not.toMatch(
      /\d ulasan|Belum ada ulasan|Terjual/,
    );
    rated.view.unmount();
    const none = await shown({ statistics: { rating: null, reviewCount: 0 } });
    expect(words(none.view.container)).toMatch(/Belum ada ulasan/);
  });
  test('tells the rest of a flash sale only where the backend tells it', async () => {
    const campaign = { id: 'FS', name: 'Flash sale', startTime: 0, endTime: Date.UTC(2027, 0), quota: 20 };
    const told = await shown({ campaignInfo: { ...campaign, sold: 5 } });
    expect(words(told.view.container)).toContain('Sisa 15 dari 20');
    told.view.unmount();
    const page = await shown({ campaignInfo: campaign });
    expect(words(page.view.container)).not.toContain('Sisa');
    expect(screen.getByRole('timer')).toBeDefined();
  });
  test('does not ask a member to verify an email that is not marked unverified', async () => {
    const page = await openPage({
      visitor: { member: 'budi' },
      shop: { products: [product({ item: { stock: 0 } })], answers: specifiedFields },
    });
    await page.user.click(screen.getAllByRole('button', { name: 'Kabari saya' })[0] as HTMLElement);
    await screen.findByRole('dialog', { name: 'Kamu akan dikabari' });
    expect(screen.queryByRole('link', { name: 'Verifikasi email' })).toBeNull();
  });
  test('[PRICE-13] vouchers are taken off where no sum is named', async () => {
    const page = await openPage({
      shop: {
        products: [product()],
        answers: (path, data) =>
          path.endsWith('/price-summary')
            ? {
                price: (data as { price: object }).price,
                vouchersApplied: [{ code: 'A', title: 'Diskon', amount: 15_000 }],
              }
            : data,
      },
    });
    expect(words(page.view.container)).toContain('Rp85.000');
    expect(words(page.view.container)).not.toMatch(CLAIMS[4] as RegExp);
  });
});

describe('installments', () => {
  const paid = product({
    tags: ['INSTALLMENT', 'INSTALLMENT_NON_CC', 'HIGHLIGHTED_INSTALLMENT'],
    item: { offered: 1_200_000 },
  });

  test('[INSTALL-05, INSTALL-06, INSTALL-11] their own call tells the lowest monthly sum by type', async () => {
    const page = await openPage({ shop: { products: [paid] } });
    expect(screen.getByText('Cicilan kartu kredit mulai Rp46.184/bulan')).toBeDefined();
    expect(screen.getByText('Cicilan tanpa kartu kredit mulai Rp88.172/bulan')).toBeDefined();
    expect(screen.getByText('Cicil mulai Rp46.184/bulan selama 36 bulan')).toBeDefined();
    expect(
      page.shop.requests.filter(({ path }) => path === `/product-detail/products/${ITEM}/installments?qty=1`),
    ).toHaveLength(1);
  });
  test('are not made of a summary that has them', async () => {
    const page = await openPage({
      shop: {
        products: [paid],
        answers: (path, data) =>
          path.endsWith('/_summary')
            ? { ...(data as object), installment: { creditCard: 1_111, nonCreditCard: 2_222 } }
            : path.endsWith('/installments')
              ? []
              : data,
      },
    });
    await waitFor(() => expect(words(page.view.container)).not.toMatch(/[Cc]icil/));
  });
  test('[INSTALL-12] that cannot be loaded are not spoken of, and the page is whole', async () => {
    const page = await openPage({
      shop: { products: [paid], faults: { 'GET /product-detail/products/*/installments': '500' } },
    });
    await waitFor(() => expect(words(page.view.container)).not.toMatch(/[Cc]icil/));
    expect(document.querySelector('#service [aria-busy="true"]')).toBeNull();
    expect(words(page.view.container)).not.toMatch(BROKEN);
  });
  test('an unknown type shows none, beside the known ones', async () => {
    await openPage({
      shop: {
        products: [paid],
        answers: (path, data) =>
          path.endsWith('/installments')
            ? [{ type: 'BARTER', lowestMonthly: 1 }, { type: 'CC' }, { type: 'CC', lowestMonthly: 9_000 }]
            : data,
      },
    });
    expect(screen.getByText('Cicilan kartu kredit mulai Rp9.000/bulan')).toBeDefined();
    expect(screen.queryByText(/tanpa kartu kredit/)).toBeNull();
  });
  test('of a product without the tags are not asked for', async () => {
    const page = await openPage({ shop: { products: [product({ item: { offered: 1_200_000 } })] } });
    expect(page.shop.requests.filter(({ path }) => path.includes('/installments'))).toEqual([]);
  });
});
