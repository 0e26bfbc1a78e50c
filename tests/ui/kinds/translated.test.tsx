import { act, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { products } from '#marketplace/product/catalogue/products.ts';
import { id } from '#src/copy/id.ts';
import { SectionBoundary } from '#src/views/errors/SectionBoundary.tsx';
import { PageProvider } from '#src/views/hooks/page.tsx';
import { RichText } from '#src/views/ui/RichText.tsx';
import { product } from '../../support/products.ts';
import { testVoucher } from '../../support/vouchers.ts';
import { dialogShown } from '../support/dialogShown.ts';
import { openPage } from '../support/openPage.tsx';
import { watchTexts } from '../support/ownTexts.ts';

/** Shows something in a document of its own, whose texts no other watcher sees. */
async function watched(view: ReactNode) {
  const other = document.implementation.createHTMLDocument();
  const watch = watchTexts(other);
  const root = createRoot(other.body);
  const show = (next: ReactNode) => act(() => root.render(next));
  await show(view);
  return { body: other.body, found: watch.found, show };
}

const Words = ({ text }: { text: string }) => text;

test('[TRANSLATE-02] text beside something else in its element is found, wherever it comes from', async () => {
  const count = 3;
  const { found, show } = await watched(<p className="sum">Jumlah {count}</p>);
  expect(found()).toEqual(['p.sum: "Jumlah "', 'p.sum: "3"']);
  await show(
    <p>
      <Words text="Sendiri" />
    </p>,
  );
  expect(found()).toEqual(['p: "Sendiri"']);
  await show(
    <p>
      {`Jumlah ${count}`} <b>barang</b>
    </p>,
  );
  expect(found()).toEqual(['p: "Jumlah 3"']);
  await show(
    <p>
      <span>{`Jumlah ${count}`}</span> <b>barang</b>
    </p>,
  );
  expect(found()).toEqual([]);
});

test('[TRANSLATE-02] finds text that was shown and taken away, not text only begun', async () => {
  const { body, found, show } = await watched(
    <p className="sum">
      Jumlah <b>barang</b>
    </p>,
  );
  await show(<i />);
  const begun = body.ownerDocument.createElement('li');
  begun.append(body.ownerDocument.createTextNode('Belum'));
  expect(found()).toEqual(['p.sum: "Jumlah "']);
});

test('[TRANSLATE-02] what a seller wrote gives way to another element when it changes', async () => {
  const first = ['Satu', { tag: 'b' as const, children: ['dua'] }];
  const { body, found, show } = await watched(<RichText nodes={first} />);
  const before = body.querySelector('[data-as-sent]');
  await show(<RichText nodes={first} className="fold" />);
  expect(body.querySelector('[data-as-sent]')).toBe(before);
  await show(<RichText nodes={['Tiga']} />);
  expect(body.querySelector('[data-as-sent]')).not.toBe(before);
  expect(body.textContent).toBe('Tiga');
  expect(found()).toEqual([]);
});

test('[TRANSLATE-03, ERR-58] redraws after one failure, then offers to; writes nothing again', async () => {
  const page = await openPage({ shop: { products: [product()] } });
  await page.user.click(screen.getAllByRole('button', { name: 'Keranjang' })[0] as HTMLElement);
  await page.settle();
  const writes = () =>
    page.shop.requests.filter(({ method, path }) => method === 'POST' && path === '/retail/carts');
  expect(writes()).toHaveLength(1);
  // React decides how often it draws a throwing part before it asks the boundary: the part fails until then.
  let failures = 1;
  const onCaughtError = vi.fn<() => void>(() => {
    failures -= 1;
  });
  const Fragile = () => {
    if (failures > 0) throw new Error('boom');
    return <p>Utuh</p>;
  };
  const boundary = (key: string) => (
    <PageProvider page={page.root} copy={{ language: 'id', copy: id }} navigate={() => {}}>
      <SectionBoundary key={key} name="fragile">
        <Fragile />
      </SectionBoundary>
    </PageProvider>
  );
  const { rerender } = render(boundary('once'), { onCaughtError });
  expect(onCaughtError).toHaveBeenCalledOnce();
  expect(screen.getByText('Utuh')).toBeDefined();
  expect(screen.queryByText('Bagian ini belum bisa ditampilkan.')).toBeNull();
  failures = 2;
  rerender(boundary('twice'));
  expect(screen.getByText('Bagian ini belum bisa ditampilkan.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Tampilkan ulang' }));
  expect(screen.getByText('Utuh')).toBeDefined();
  expect(writes()).toHaveLength(1);
});

/** Money that stands by itself, with a sign where it is taken off. */
const MONEY = /^-?Rp[\d.]+$/;
/** Each that a translator would touch, with what it stands in. */
const touched = () =>
  screen
    .getAllByText(MONEY)
    .filter((money) => money.closest('[translate="no"]') === null)
    .map(({ outerHTML }) => outerHTML);

test('[TRANSLATE-04] money stands in elements that no translator touches', async () => {
  await openPage({ shop: { products: [product()] } });
  expect(screen.getAllByText(MONEY).length).toBeGreaterThan(1);
  expect(touched()).toEqual([]);
});

test.each(['orderCost', 'shippingOptions', 'installmentList', 'addToBag'] as const)(
  '[TRANSLATE-04] money in the sheet %s, and on the page below it, is left as it is too',
  async (key) => {
    const page = await openPage({
      path: '/p/koper-hardcase-rimba-lawu/RMB-00012-01',
      visitor: { member: 'ayu' },
      shop: {
        products: products.filter(({ productSku }) => productSku === 'RMB-00012'),
        merchant: { code: 'RMB-60012', name: 'Rimba' },
        vouchers: [testVoucher({ group: 'blibliVouchers', value: 10_000 })],
      },
    });
    page.tell('modal', { type: 'modal.opened', key });
    const sheet = within(await dialogShown());
    await sheet.findAllByText(MONEY);
    await page.settle();
    expect(touched()).toEqual([]);
  },
);
