import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { keepVisitor, leaveWhenAsked } from '#src/app/browserEffects.ts';
import { keepTabsInStep } from '#src/app/keepTabsInStep.ts';
import { createBrowserServices } from '#src/app/browserServices.ts';
import { cartAdded } from '#src/services/bag/bag/contract.ts';
import { createAnalytics } from '#src/services/measurement/analytics/analytics.ts';
import { createServerTime } from '#src/services/serverTime.ts';
import { product } from '../../support/products.ts';
import { openPage, type Opened } from '../support/openPage.tsx';
import { writingOnce } from '../../support/wires.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Shows the page: anew, or as the browser's history kept it. */
const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
/** The button when it can be pressed; it has another name while the purchase is sent. */
const buyButton = () =>
  within(screen.getByRole('complementary')).queryByRole('button', { name: 'Beli sekarang' });
const checkouts = ({ shop }: Opened) =>
  shop.requests.filter(({ path }) => path === '/retail/checkouts/_quick');

describe('back by the browser’s history', () => {
  test('[CART-02] after a checkout reached on a retry the buttons work and buy the same once more', async () => {
    const page = await openPage({ visitor: { member: 'ayu' }, shop: { products: [product()] } });
    const isLeaving = vi.fn();
    onTestFinished(leaveWhenAsked(page.root, (run) => run(), isLeaving));
    const press = async () => page.user.click(buyButton() ?? document.body);
    const keys = () => checkouts(page).map(({ headers }) => headers.get('idempotency-key'));
    await page.shop.fault('POST /retail/checkouts/_quick', 'reset', 1);
    await press();
    await waitFor(() => expect(buyButton()).not.toBeNull());
    await press();
    await waitFor(() => expect(page.left).toHaveLength(1));
    expect(keys()[1]).toBe(keys()[0]);
    expect(buyButton()).toBeNull();
    expect(isLeaving).toHaveBeenLastCalledWith(true);
    // A page that is shown for the first time does not come back.
    show(false);
    expect(page.part('addToCart')?.getSnapshot().matches('leaving')).toBe(true);
    expect(isLeaving).toHaveBeenLastCalledWith(true);
    show(true);
    await waitFor(() => expect(buyButton()).not.toBeNull());
    expect(isLeaving).toHaveBeenLastCalledWith(false);
    await press();
    await waitFor(() => expect(page.left).toHaveLength(2));
    expect(keys()[2]).not.toBe(keys()[1]);
    expect(new Set(page.left).size).toBe(2);
  });

  test('after the way back a write of unknown outcome is sent as another one', async () => {
    const keys: (string | null)[] = [];
    vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
      keys.push(new Headers(init.headers).get('idempotency-key'));
      throw new TypeError(`reset ${input}`);
    });
    const { backend } = createBrowserServices(
      'id',
      createServerTime(0, () => 0),
      [['["add","POST","/x",{}]', 'k']],
      { analytics: createAnalytics(() => undefined), isBackFromLogin: false },
    );
    const write = () =>
      expect(backend.call(writingOnce('/x', cartAdded), { body: {}, intent: 'add' })).rejects.toThrow(
        'network',
      );
    await write();
    await write();
    show(false);
    await write();
    // The server had begun the write for this visitor.
    expect(keys).toEqual(['k', 'k', 'k']);
    show(true);
    await write();
    await write();
    expect(keys[3]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[4]).toBe(keys[3]);
  });
});

describe('[AUTH-15] a page that the browser kept', () => {
  test.each<[string, string | null, (page: Opened) => Promise<unknown>]>([
    ['a guest has logged in', null, (page) => page.visitor.logIn('budi')],
    ['a member has logged out', 'ayu', (page) => page.visitor.submit('/logout')],
    ['another member has come', 'ayu', (page) => page.visitor.logIn('budi')],
  ])('is loaded anew where %s meanwhile', async (_, member, elsewhere) => {
    const page = await openPage(
      { shop: { products: [product()] } },
      member === null ? {} : { visitor: { member } },
    );
    const reload = vi.fn();
    onTestFinished(keepVisitor(page.root, reload));
    show(true);
    await page.settle();
    expect(reload).not.toHaveBeenCalled();
    await elsewhere(page);
    show(true);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});

describe('[CART-34] two tabs side by side', () => {
  /** The storage event that a browser sends to all tabs but the writing one. */
  const tellOthers = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));

  test('what one of them adds, the other knows: how many are in the bag, and that no more fits in', async () => {
    const written = vi.spyOn(Storage.prototype, 'setItem');
    onTestFinished(() => void written.mockRestore());
    const page = await openPage({
      visitor: { member: 'ayu' },
      shop: { products: [product({ item: { stock: 1 } })] },
    });
    onTestFinished(keepTabsInStep(page.root));
    await page.shop.asAnotherMember('ayu', '/retail/carts', {
      itemSku: 'UJI-00001-01',
      pickupPointCode: 'PP-TOK-1',
      quantity: 1,
      fulfillment: 'DELIVERY',
      cartType: 'REGULAR',
      actionType: 'REGULAR',
    });
    tellOthers('somethingElse');
    await page.settle();
    expect(screen.getByRole('link', { name: 'Keranjang, 0 barang' })).toBeDefined();
    tellOthers('bagWrittenAt');
    expect(await screen.findByRole('link', { name: 'Keranjang, 1 barang' })).toBeDefined();
    const box = within(screen.getByRole('complementary'));
    expect(await box.findByText('Semua stoknya sudah ada di keranjangmu.')).toBeDefined();
    expect(written.mock.calls.filter(([key]) => key === 'bagWrittenAt')).toEqual([]);
  });

  test('a tab out of sight asks for nothing until it is looked at', async () => {
    const page = await openPage({ visitor: { member: 'ayu' }, shop: { products: [product()] } });
    onTestFinished(keepTabsInStep(page.root));
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    onTestFinished(() => void state.mockRestore());
    const asked = page.shop.requests.length;
    tellOthers('bagWrittenAt');
    await page.settle();
    expect(page.shop.requests).toHaveLength(asked);
    state.mockReturnValue('visible');
    tellOthers('bagWrittenAt');
    await waitFor(() => expect(page.shop.requests.length).toBeGreaterThan(asked));
  });

  test('an add tells the other tabs, and one that finds no storage is an add all the same', async () => {
    const page = await openPage({ shop: { products: [product()] } });
    onTestFinished(keepTabsInStep(page.root));
    const told = vi.spyOn(Storage.prototype, 'setItem');
    onTestFinished(() => void told.mockRestore());
    const box = within(screen.getByRole('complementary'));
    const add = () => page.user.click(box.getByRole('button', { name: 'Keranjang' }));
    await add();
    await screen.findByRole('link', { name: 'Keranjang, 1 barang' });
    expect(told.mock.calls.map(([key]) => key)).toContain('bagWrittenAt');
    told.mockImplementation(() => {
      throw new DOMException('no storage', 'SecurityError');
    });
    await add();
    expect(await screen.findByRole('link', { name: 'Keranjang, 2 barang' })).toBeDefined();
  });

  test('each add writes another value: a browser does not report the same value again', async () => {
    const page = await openPage({ shop: { products: [product()] } });
    onTestFinished(keepTabsInStep(page.root));
    const told = vi.spyOn(Storage.prototype, 'setItem');
    onTestFinished(() => void told.mockRestore());
    const box = within(screen.getByRole('complementary'));
    for (const count of [1, 2]) {
      await page.user.click(box.getByRole('button', { name: 'Keranjang' }));
      await screen.findByRole('link', { name: `Keranjang, ${count} barang` });
    }
    const values = told.mock.calls.filter(([key]) => key === 'bagWrittenAt').map(([, value]) => value);
    expect(new Set(values).size).toBe(2);
  });
});
