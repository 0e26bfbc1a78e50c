import { expect, onTestFinished, test } from 'vitest';
import { keepPlaces } from '#src/app/scrollPlaces.ts';

const stored = () => JSON.parse(sessionStorage.getItem('pdp.places') ?? '[]') as [string, { y: number }][];
const leave = () => void window.dispatchEvent(new Event('pagehide'));

test('[ROUTE-30] the places of the entries that were left last outlive the document, and no more than there is room for', () => {
  const places = keepPlaces();
  onTestFinished(places.stop);
  for (let entry = 1; entry <= 60; entry += 1) {
    places.enter(`entry-${entry}`);
    places.note();
  }
  // One that is come back to is among the last again.
  places.enter('entry-12');
  places.note();
  leave();
  const keys = stored().map(([key]) => key);
  expect(keys).toHaveLength(50);
  expect(keys.slice(-2)).toEqual(['entry-60', 'entry-12']);
  expect(keys).not.toContain('entry-10');
  expect(keys.filter((key) => key === 'entry-12')).toHaveLength(1);
});

test('[ROUTE-30] the browser keeps the place of a page that is left, the page that of one that is shown', () => {
  const places = keepPlaces();
  onTestFinished(places.stop);
  expect(history.scrollRestoration).toBe('manual');
  leave();
  expect(history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
});

test('[ROUTE-30] where one has not been there is no place to return to', () => {
  const places = keepPlaces();
  onTestFinished(places.stop);
  places.enter('nowhere');
  expect(places.returnTo()).toBe(false);
});
