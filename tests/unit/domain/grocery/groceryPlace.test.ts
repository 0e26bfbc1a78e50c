import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { groceryPlace, groceryPlaceQuery, placeOfQuery } from '#src/domain/grocery/groceryPlace.ts';

const pin = { latitude: -6.2, longitude: 106.8 };
const area = { postalCode: '12190', district: 'Kebayoran Baru', city: 'Jakarta Selatan' };
const query = z.object(groceryPlaceQuery);
const told = (facts: Record<string, string>) => placeOfQuery(z.parse(query, facts));

describe('the place that a query tells', () => {
  test('is a pin, which is nearer than an area', () => {
    expect(told({ latitude: '-6.2', longitude: '106.8' })).toEqual(pin);
    expect(told({ latitude: '0', longitude: '0' })).toEqual({ latitude: 0, longitude: 0 });
    expect(told({ latitude: '-6.2', longitude: '106.8', ...area })).toEqual(pin);
  });
  test('is an area, also where its names are not told', () => {
    expect(told(area)).toEqual(area);
    expect(told({ postalCode: '12190' })).toEqual({ postalCode: '12190', district: '', city: '' });
  });
  test('is the area where half of a pin is told, and nothing without either', () => {
    expect(told({ latitude: '-6.2', ...area })).toEqual(area);
    expect(told({ longitude: '106.8', ...area })).toEqual(area);
    expect(told({ latitude: '-6.2' })).toBeNull();
    expect(told({ district: 'Kebayoran Baru' })).toBeNull();
    expect(told({})).toBeNull();
  });
  test.each([
    { latitude: '90.1' },
    { latitude: '-90.1' },
    { longitude: '180.1' },
    { longitude: '-180.1' },
    { latitude: 'selatan' },
    { postalCode: '1219' },
    { postalCode: '121900' },
    { postalCode: '12a90' },
    { city: 'x'.repeat(101) },
  ])('is refused as %j', (facts) => {
    expect(z.safeParse(query, facts).success).toBe(false);
  });
});

test('a body names a whole pin or a whole area', () => {
  for (const place of [pin, area]) expect(z.parse(groceryPlace, place)).toEqual(place);
  for (const place of [{}, { latitude: -6.2 }, { postalCode: '12190' }, { ...area, postalCode: 'a12190' }])
    expect(z.safeParse(groceryPlace, place).success).toBe(false);
});
