import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ITEM, product } from '../../support/products.ts';
import { openPage, type OpenOptions } from '../support/openPage.tsx';

const viewed = () => JSON.parse(localStorage.getItem('recentProducts') ?? 'null') as string[] | null;
const SURABAYA = {
  addressId: null,
  province: 'Jawa Timur',
  city: 'Kota Surabaya',
  district: 'Gubeng',
  subdistrict: 'Gubeng',
  postalCode: '60281',
  geolocation: null,
};

/** Opens the page, as a visitor does after the page before has been left. */
async function visit(options: OpenOptions = {}) {
  cleanup();
  const page = await openPage({ shop: { products: [product()] } }, options);
  // The browser asks for the recent products as soon as the page is ready.
  act(() => page.root.send({ type: 'part.needed', name: 'recentProducts' }));
  await page.settle();
  await waitFor(() => expect(viewed()?.[0]).toBe(ITEM));
  return page;
}

test('[AUTH-21] forgets after a logout what the member has viewed', async () => {
  localStorage.setItem('recentProducts', JSON.stringify(['UJI-00009-01']));
  await visit({ visitor: { member: 'budi' } });
  // A guest who becomes a member keeps what they viewed.
  expect(viewed()).toEqual([ITEM, 'UJI-00009-01']);
  await visit({ visitor: { member: 'budi' } });
  expect(viewed()).toEqual([ITEM, 'UJI-00009-01']);
  await visit();
  expect(viewed()).toEqual([ITEM]);
});

test('[AUTH-21] forgets what another member has viewed, and what their tab kept', async () => {
  await visit({ visitor: { member: 'budi' } });
  localStorage.setItem('recentProducts', JSON.stringify([ITEM, 'UJI-00009-01']));
  localStorage.setItem('grocerySelectedWarehouse', '{"code":"RNC-1"}');
  sessionStorage.setItem('destination', JSON.stringify(SURABAYA));
  sessionStorage.setItem('courier', '{}');
  await visit({ visitor: { member: 'ayu' } });
  expect(viewed()).toEqual([ITEM]);
  expect(localStorage.getItem('grocerySelectedWarehouse')).toBeNull();
  expect(sessionStorage.getItem('courier')).toBeNull();
  expect(document.body.textContent).not.toContain('Gubeng');
});

test('[AUTH-21] shows a guest the default destination after the member of their tab has left', async () => {
  await visit({ visitor: { member: 'budi' } });
  sessionStorage.setItem('destination', JSON.stringify(SURABAYA));
  await visit();
  expect(sessionStorage.getItem('destination')).toBeNull();
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: /^Dikirim ke/ })[0]?.textContent).toContain('Gambir'),
  );
});

test('[AUTH-21] forgets nothing while it is unknown who visits', async () => {
  await visit({ visitor: { member: 'budi' } });
  localStorage.setItem('recentProducts', JSON.stringify([ITEM, 'UJI-00009-01']));
  await visit({ visitor: { member: 'budi' }, shop: { faults: { 'GET /common/users/_current': '500' } } });
  expect(viewed()).toEqual([ITEM, 'UJI-00009-01']);
});
