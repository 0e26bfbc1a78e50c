import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Copy } from '#src/copy/copyTypes.ts';
import { idFirst } from '#src/copy/idFirst.ts';
import { idFurther } from '#src/copy/idFurther.ts';
import { giveLaterWords } from '#src/views/ui/laterWords.ts';
import { product } from '../../support/products.ts';
import { openPage } from '../support/openPage.tsx';

const LINK = { copyKey: 'subscription.toBag', bagOf: 'subscription' } as const;

/** A page whose words of later parts come only when they are asked for, each time as `bring` says. */
async function openWithoutFurtherWords() {
  const copy: Partial<Copy> = { ...idFirst };
  const bring = vi.fn<() => Promise<unknown>>(async () => Object.assign(copy, idFurther));
  const page = await openPage({ copy, shop: { products: [product()] } });
  const nothing = () => Promise.resolve();
  giveLaterWords(nothing, bring);
  onTestFinished(() => giveLaterWords(nothing, nothing));
  const say = (copyKey: string, link: typeof LINK | null = LINK) =>
    page.tell('toast', { type: 'toast.shown', toast: { copyKey, tone: 'good', params: {}, link } });
  return { page, bring, say };
}

test('[SHELL-06] loads missing words of a message and its link, again after a failure', async () => {
  const { page, bring, say } = await openWithoutFurtherWords();
  bring.mockRejectedValueOnce(new Error('offline'));
  say('subscription.added');
  await waitFor(() => expect(bring).toHaveBeenCalledTimes(1));
  expect(document.querySelector('.toast')).toBeNull();
  page.tell('toast', { type: 'toast.closed' });
  say('subscription.joined');
  const toast = await screen.findByText('Ditambahkan ke langgananmu.');
  expect(within(toast.closest('.toast') as HTMLElement).getByRole('link').textContent).toBe(
    'Buka keranjang langganan',
  );
  expect(bring).toHaveBeenCalledTimes(2);
});

test('[SHELL-06] loads words of a replacing message, whether the earlier ones came or failed', async () => {
  const { bring, say } = await openWithoutFurtherWords();
  say('wishlist.saved', null);
  await screen.findByText('Disimpan ke wishlist.');
  expect(bring).not.toHaveBeenCalled();
  bring.mockRejectedValueOnce(new Error('offline'));
  say('subscription.added');
  await waitFor(() => expect(bring).toHaveBeenCalledTimes(1));
  say('subscription.joined');
  expect(await screen.findByText('Ditambahkan ke langgananmu.')).toBeTruthy();
  expect(bring).toHaveBeenCalledTimes(2);
});
