import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { afterWhatCovers } from '../../../src/views/hooks/telling.ts';
import { product } from '../../support/products.ts';
import { onPhone } from '../support/onPhone.ts';
import { openPage } from '../support/openPage.tsx';

beforeEach(() => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
});
afterEach(() => vi.restoreAllMocks());

/** Frames are drawn when the test says so. */
function holdFrames() {
  const waiting: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((draw) => waiting.push(draw));
  return () => waiting.splice(0).forEach((draw) => draw(0));
}

test('shows a choice in the sheet at once, and on the page below after the next paint', async () => {
  const page = await openPage({ shop: { products: [product()] } });
  const below = within(screen.getByRole('complementary')).getByRole('textbox', { name: 'Jumlah' });
  await onPhone(() =>
    page.user.click(screen.getAllByRole('button', { name: 'Keranjang' })[0] as HTMLElement),
  );
  const sheet = within(await screen.findByRole('dialog', { name: 'Tambah ke keranjang' }));
  await page.settle();
  const drawFrame = holdFrames();
  fireEvent.click(sheet.getByRole('button', { name: 'Tambah' }));
  expect(sheet.getByRole('textbox', { name: 'Jumlah' })).toHaveProperty('value', '2');
  expect(below).toHaveProperty('value', '1');
  drawFrame();
  await waitFor(() => expect(below).toHaveProperty('value', '2'));
  await page.user.click(sheet.getByRole('button', { name: 'Tutup' }));
  fireEvent.click(within(screen.getByRole('complementary')).getByRole('button', { name: 'Tambah' }));
  expect(below).toHaveProperty('value', '3');
});

describe('what is covered', () => {
  test('is told once for all that changed before the paint, and not at all once it has gone', async () => {
    const telling = afterWhatCovers(() => true);
    const drawFrame = holdFrames();
    const [stays, goes] = [vi.fn<() => void>(), vi.fn<() => void>()];
    telling.tell(stays);
    telling.tell(goes);
    telling.tell(stays);
    telling.forget(goes);
    drawFrame();
    await waitFor(() => expect(stays).toHaveBeenCalledOnce());
    expect(goes).not.toHaveBeenCalled();
  });

  test('is told at once on a hidden page: no frame is drawn there', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const onChange = vi.fn<() => void>();
    afterWhatCovers(() => true).tell(onChange);
    expect(onChange).toHaveBeenCalledOnce();
  });
});
