import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { COLOUR } from '#marketplace/product/catalogue/makeProduct.ts';
import { id } from '#src/copy/id.ts';
import { keepLayers } from '#src/app/historyLayers.ts';
import { OTHER_KIND, boughtAlong, product } from '../../support/products.ts';
import { seeAll } from '../support/farBelow.ts';
import { isOff } from '../support/isOff.ts';
import { onPhone } from '../support/onPhone.ts';
import { openPage, type Opened, type OpenOptions } from '../support/openPage.tsx';
import { CHAT } from '../support/shop.ts';
import { expectThrownParts, throwAtEvent } from '../support/thrownParts.ts';

const TRAVEL: OpenOptions = { path: '/p/koper-hardcase-rimba-lawu/RMB-00012-01' };
const SAYS = id['lost.modal'];
const toasts = () =>
  screen.queryAllByRole('alert').filter((alert) => alert.querySelector('button[aria-label]') !== null);
const isHeldWithReason = (control: HTMLElement) => {
  const words = document.getElementById(control.getAttribute('aria-describedby') ?? '');
  return isOff(control) && words?.textContent?.startsWith(SAYS) === true;
};

expectThrownParts();

/** Presses every button of the page: those that open a modal. */
function openersOf({ root, part, tell }: Opened): HTMLElement[] {
  const isOpen = () => part('modal')?.getSnapshot().context.active !== null;
  return screen
    .getAllByRole<HTMLButtonElement>('button')
    .filter((button) => !isOff(button) && button.type === 'button')
    .filter((button) => {
      if (!button.isConnected) return false;
      act(() => button.click());
      const opens = isOpen();
      if (opens) tell('modal', { type: 'modal.closed' });
      expect(root.getSnapshot().status).toBe('active');
      return opens;
    });
}

describe('[ERR-68] what opens a modal, once nothing opens any', () => {
  test.each([
    ['a guest', {}],
    ['a member', { visitor: { member: 'ayu' } }],
  ])('is held for %s, says why, and says it when pressed', async (_, who) => {
    seeAll();
    const opened = await openPage(TRAVEL, who, { shop: { config: CHAT } });
    await opened.settle();
    const openers = openersOf(opened);
    await opened.settle();
    expect(openers.length).toBeGreaterThan(15);
    throwAtEvent(opened.root, 'modal');
    await waitFor(() => expect(screen.getAllByRole('alert').at(0)?.textContent).toContain(SAYS));
    opened.tell('toast', { type: 'toast.closed' });
    const unheld = openers.filter((button) => button.isConnected && !isHeldWithReason(button));
    // A control that asks a part for a modal says in its place that it cannot.
    for (const button of unheld) {
      act(() => button.click());
      await opened.settle();
      await waitFor(() =>
        expect(
          toasts().map((toast) => toast.textContent),
          button.outerHTML,
        ).toEqual([expect.stringContaining(SAYS)]),
      );
      opened.tell('toast', { type: 'toast.closed' });
    }
    const held = openers.filter((button) => button.isConnected && isHeldWithReason(button));
    expect(held.length).toBeGreaterThan(10);
    for (const button of held.slice(0, 3)) {
      act(() => button.click());
      await waitFor(() =>
        expect(toasts().map((toast) => toast.textContent)).toEqual([expect.stringContaining(SAYS)]),
      );
      opened.tell('toast', { type: 'toast.closed' });
    }
  });

  test('adds on a phone without its sheet, and says it in a toast', async () => {
    const { root, user, shop } = await openPage({
      shop: {
        products: [product(), product({ productSku: 'UJI-00002', name: 'Lain', categories: OTHER_KIND })],
        baskets: boughtAlong('UJI-00002'),
      },
    });
    throwAtEvent(root, 'modal');
    await onPhone(async () => {
      await user.click(screen.getAllByRole('button', { name: id['buy.add'] })[0] as HTMLElement);
      await screen.findByText(id['cart.added']);
    });
    expect(
      shop.requests.filter(({ method, path }) => method === 'POST' && path.includes('carts')),
    ).toHaveLength(1);
  });

  test.each(['MAXIMUM_NUMBER_OF_ITEMS_EXCEEDED', 'CNC_ITEM_EXISTS'])(
    'says beside the buttons that an add failed: %s',
    async (code) => {
      const { root, user } = await openPage({
        shop: { products: [product()], refused: { '/retail/carts': code } },
      });
      throwAtEvent(root, 'modal');
      await user.click(screen.getAllByRole('button', { name: id['buy.add'] })[0] as HTMLElement);
      expect((await screen.findAllByText(id['cart.error.generic'])).length).toBeGreaterThan(0);
      expect(toasts()).toEqual([]);
    },
  );

  test('lets a purchase begin anew that was being chosen in a sheet', async () => {
    const { root, part, user } = await openPage({ shop: { products: [product()] } });
    await onPhone(async () => {
      await user.click(screen.getAllByRole('button', { name: id['buy.add'] })[0] as HTMLElement);
    });
    await screen.findByRole('dialog');
    throwAtEvent(root, 'modal');
    expect(part('addToCart')?.getSnapshot().matches({ idle: 'resting' })).toBe(true);
  });

  test('keeps no layer of the history', async () => {
    const { root, tell } = await openPage({ shop: { products: [product()] } });
    const layers = keepLayers(root);
    tell('modal', { type: 'modal.opened', key: 'share' });
    await waitFor(() => expect(history.state).toMatchObject({ layer: 1 }));
    throwAtEvent(root, 'modal');
    await waitFor(() => expect((history.state as { layer?: number }).layer ?? 0).toBe(0));
    layers.stop();
  });

  test('leaves the way to the reviews a link', async () => {
    const { root, router } = await openPage(TRAVEL);
    throwAtEvent(root, 'modal');
    const link = screen
      .getAllByRole('link')
      .find((one) => one.getAttribute('href')?.includes('/review-details') === true) as HTMLElement;
    act(() => link.click());
    await waitFor(() => expect(router.history.location.pathname).toContain('/review-details'));
  });
});

describe('[ERR-68] what a part was asked for', () => {
  test('a picture that is open is not enlarged once the gallery threw', async () => {
    const { root, tell } = await openPage({
      shop: { products: [product({ item: { pictures: ['koper-pandan', 'koper-nila'] } })] },
    });
    tell('modal', { type: 'modal.opened', key: 'imagePreview' });
    const viewer = within(await screen.findByRole('dialog', { name: id['preview.title'] }));
    const enlarging = () => viewer.getAllByRole('button', { name: id['gallery.zoomIn'] });
    expect(enlarging().every(isOff)).toBe(false);
    throwAtEvent(root, 'gallery');
    await waitFor(() => expect(enlarging().every(isOff)).toBe(true));
    expect(isOff(viewer.getByRole('button', { name: id['gallery.next'] }))).toBe(true);
    for (const button of enlarging())
      expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
        id['lost.gallery'],
      );
  });

  test('a trade-in that was taken cannot be dropped once the purchase threw', async () => {
    const { root, part, tell, settle } = await openPage({
      shop: { products: [product({ attributes: [COLOUR], items: [{ values: ['Biru'] }] })] },
    });
    const itemSku = part('addToCart')?.getSnapshot().context.offer?.itemSku ?? '';
    const choice = { device: { subcategory: 'P', brand: 'K', model: 'K-5', answers: [] }, amount: 5_000 };
    tell('addToCart', { type: 'tradeIn.changed', tradeIn: { choice, name: 'Kirana 5', itemSku } });
    await settle();
    const drop = () => screen.getAllByRole('button', { name: id['tradeIn.drop'] });
    expect(drop().some(isOff)).toBe(false);
    throwAtEvent(root, 'addToCart');
    await waitFor(() => expect(drop().every(isOff)).toBe(true));
  });

  test('a chat is not asked for once the chat threw, nor hinted at', async () => {
    const hinted = [...CHAT, { id: 'pdp.chat.onboarding-enabled', value: 'true' }];
    const { root, settle } = await openPage({ shop: { products: [product()], config: hinted } });
    act(() => root.send({ type: 'part.needed', name: 'chat' }));
    await settle();
    const asking = () =>
      screen.queryAllByRole('button', { name: new RegExp(`Chat|${id['onboarding.sellerChat']}`) });
    expect(asking().length).toBeGreaterThan(1);
    throwAtEvent(root, 'chat');
    await waitFor(() => expect(asking()).toEqual([]));
  });
});
