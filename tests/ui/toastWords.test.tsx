import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Copy } from '#src/copy/copyTypes.ts';
import { idFirst } from '#src/copy/idFirst.ts';
import { idFurther } from '#src/copy/idFurther.ts';
import { giveLaterWords } from '#src/views/ui/laterWords.ts';
import { product } from '../support/products.ts';
import { openPage } from './support/openPage.tsx';

test('[SHELL-06, AUTH-17] a message whose words have not come has them brought, its link too; failed once they are asked for again', async () => {
  const copy: Partial<Copy> = { ...idFirst };
  const bring = vi
    .fn<() => Promise<unknown>>(async () => Object.assign(copy, idFurther))
    .mockRejectedValueOnce(new Error('offline'));
  const page = await openPage({ products: [product()], copy });
  const nothing = () => Promise.resolve();
  giveLaterWords(nothing, bring);
  onTestFinished(() => giveLaterWords(nothing, nothing));
  const say = (copyKey: string) =>
    page.tell('toast', {
      type: 'toast.shown',
      toast: {
        copyKey,
        tone: 'good',
        params: {},
        link: { copyKey: 'subscription.toBag', bagOf: 'subscription' },
      },
    });
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
