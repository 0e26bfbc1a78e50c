import { runInThisContext } from 'node:vm';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { picturesLogic } from '#src/actors/shell/picturesLogic.ts';
import { bringPictures, MARK_PICTURES } from '#src/app/failedPictures.ts';
import type { Page } from '#src/app/createPage.ts';
import { product } from '../../support/products.ts';
import { openPage } from '../support/openPage.tsx';

// The document's own script, as the browser runs it: once, before all else.
beforeAll(() => void runInThisContext(MARK_PICTURES));
afterEach(() => document.body.replaceChildren());

const PICTURE = '<picture data-name="Koper"><img src="/a.webp" alt=""></picture>';
function show(html: string) {
  document.body.innerHTML = html;
  return [...document.querySelectorAll('img')];
}
/** Dispatches the event, which does not bubble. */
const happen = (type: 'error' | 'load', target: Element | undefined) =>
  void target?.dispatchEvent(new Event(type));

describe('[PRODUCT-30] a picture that fails', () => {
  test('is marked around it until it comes; what is no picture is not', () => {
    const [one, other] = show(`${PICTURE}<div><img src="/b.webp" alt=""></div>`);
    happen('error', one);
    happen('error', other);
    expect(document.querySelectorAll('.is-failed')).toHaveLength(1);
    expect(one?.parentElement?.className).toBe('is-failed');
    happen('load', one);
    expect(document.querySelector('.is-failed')).toBeNull();
  });

  test('has what tries it again brought, also where it failed before', () => {
    const sent: object[] = [];
    const page = { send: (event: object) => void sent.push(event) } as unknown as Page;
    const needed = { type: 'part.needed', name: 'pictures' };
    const [one] = show(PICTURE);
    bringPictures(page)();
    expect(sent).toEqual([]);
    const stop = bringPictures(page);
    happen('error', one);
    expect(sent).toEqual([needed]);
    stop();
    happen('error', one);
    expect(sent).toHaveLength(1);
    bringPictures(page)();
    expect(sent).toEqual([needed, needed]);
  });

  test('before it was watched is known, and fetched again once the device is online: it alone', () => {
    const [failed, shown] = show(`${PICTURE}${PICTURE.replace('/a.webp', '/b.webp')}`);
    happen('error', failed);
    const part = createActor(picturesLogic, { input: {} }).start();
    onTestFinished(() => void part.stop());
    expect(part.getSnapshot().context.failed).toEqual(['/a.webp']);
    const written = [failed, shown].map((img) => vi.spyOn(img as HTMLImageElement, 'setAttribute'));
    part.send({ type: 'network.returned' });
    expect(written.map(({ mock }) => mock.calls)).toEqual([[['src', '/a.webp']], []]);
    happen('error', failed);
    expect(part.getSnapshot().context.failed).toEqual(['/a.webp']);
    happen('load', failed);
    expect(part.getSnapshot().context.failed).toEqual([]);
  });

  test('has its name, and of one whose name stands beside it none', async () => {
    const page = await openPage({
      shop: { products: [product({ item: { pictures: ['koper-pandan', 'koper-nila'] } })] },
    });
    const names = [...document.querySelectorAll('.stage picture')].map((one) =>
      one.getAttribute('data-name'),
    );
    expect(names[0]).toContain('Barang Uji');
    await page.user.click(screen.getAllByRole('button', { name: 'Bagikan' })[0] as HTMLElement);
    const beside = () => document.querySelector('dialog picture')?.getAttribute('data-name');
    await waitFor(() => expect(beside()).toBe(''));
  });
});
