import { act, waitFor } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { COLOUR } from '#marketplace/product/catalogue/makeProduct.ts';
import { createBrowserNavigation } from '#src/app/browserNavigation.ts';
import type { LaterParts } from '#src/machines/page/pageParts.ts';
import { ITEM, product } from '../../support/products.ts';
import { openPage } from '../support/openPage.tsx';

const OTHER = 'UJI-00002-01';
const touch = (type: string) => new PointerEvent(type, { pointerType: 'touch' });
const mouse = (type: string) => new PointerEvent(type, { pointerType: 'mouse' });
const focus = (type: string) => new FocusEvent(type);

/** A page whose router is here; `hint` reports an event of a link, `state` is that of the part that reads ahead. */
async function openHinted({ isRunning = true, isFocusVisible = true } = {}) {
  const items = ['Merah', 'Biru'].map((colour) => ({ values: [colour] }));
  const page = await openPage({
    shop: { products: [product({ attributes: [COLOUR], items }), product({ productSku: 'UJI-00002' })] },
  });
  const { pushState, replaceState } = history;
  onTestFinished(() => void Object.assign(history, { pushState, replaceState }));
  const navigation = await createBrowserNavigation('older');
  const part = () => page.root.getSnapshot().children['nextProduct'] as LaterParts['nextProduct'] | undefined;
  if (isRunning) {
    act(() => page.root.send({ type: 'part.needed', name: 'nextProduct' }));
    await waitFor(() => expect(part()).toBeDefined());
  }
  const hint = (href: string, event: Event) => {
    const link = Object.assign(document.createElement('a'), { href, matches: () => isFocusVisible });
    act(() => navigation.hint(page.root, link, event));
  };
  return { hint, part, state: () => part()?.getSnapshot().value, page };
}

describe('[ROUTE-38] a link that the visitor may follow', () => {
  test.each([
    ['a mouse over it', mouse('pointerover'), 'pointed'],
    ['the focus of the keyboard', focus('focusin'), 'pointed'],
    ['the press of a mouse', mouse('pointerdown'), 'reading'],
    ['the press of a finger', touch('pointerdown'), 'reading'],
    ['a finger over it', touch('pointerover'), 'resting'],
    ['a click', mouse('click'), 'resting'],
  ])('%s', async (_, event, state) => {
    const opened = await openHinted();
    opened.hint(`/p/x/${OTHER}`, event);
    expect(opened.state()).toBe(state);
  });

  test('the focus that a press gives points at nothing', async () => {
    const { hint, state } = await openHinted({ isFocusVisible: false });
    hint(`/p/x/${OTHER}`, focus('focusin'));
    expect(state()).toBe('resting');
  });

  test.each([
    [mouse('pointerover'), mouse('pointerout')],
    [focus('focusin'), focus('focusout')],
  ])('is left', async (pointed, left) => {
    const { hint, state } = await openHinted();
    hint(`/p/x/${OTHER}`, pointed);
    hint(`/p/x/${OTHER}`, left);
    expect(state()).toBe('resting');
  });

  test('leads to the product as the page would ask for it', async () => {
    const { hint, part } = await openHinted();
    hint(`/p/x/${OTHER}?pickupPointCode=P-1&fulfillment=PICKUP&qty=3`, mouse('pointerover'));
    expect(part()?.getSnapshot().context.next).toEqual({
      productId: OTHER,
      query: { pickupPointCode: 'P-1', selectedFulfillment: 'PICKUP' },
    });
  });

  test.each([
    ['the shown item', `/p/x/${ITEM}`],
    ['an option of the shown product', '/p/x/UJI-00001-02'],
    ['a page beside the shown product', `/p/x/${ITEM}/description`],
    ['a page beside another product', `/p/x/${OTHER}/description`],
    ['no page of the application', '/cart'],
  ])('leads to no other product: %s', async (_, href) => {
    const { hint, state } = await openHinted();
    hint(href, mouse('pointerdown'));
    expect(state()).toBe('resting');
  });

  test('brings the part by a pointer, and not by a press', async () => {
    const { hint, part, state, page } = await openHinted({ isRunning: false });
    hint(`/p/x/${OTHER}`, touch('pointerdown'));
    hint(`/p/x/${OTHER}`, mouse('pointerout'));
    expect(page.root.getSnapshot().context.laterParts.nextProduct).toBeUndefined();
    hint(`/p/x/${OTHER}`, mouse('pointerover'));
    await waitFor(() => expect(part()).toBeDefined());
    expect(state()).not.toBe('resting');
  });

  test('is not read for a visitor who saves data', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
    const { hint, state } = await openHinted();
    hint(`/p/x/${OTHER}`, mouse('pointerdown'));
    hint(`/p/x/${OTHER}`, mouse('pointerover'));
    expect(state()).toBe('resting');
  });
});
