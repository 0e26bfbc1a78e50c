import { describe, expect, test } from 'vitest';
import { isLocationChangedBySystem, startingFulfilment } from '#src/domain/fulfilment/fulfilment.ts';

describe('fulfilment', () => {
  const types = (
    delivery: 'AVAILABLE' | 'UNAVAILABLE',
    pickup: 'AVAILABLE' | 'UNAVAILABLE',
    selected: 'DELIVERY' | 'PICKUP' | null,
  ) => ({
    delivery: { status: delivery },
    pickup: { status: pickup },
    selected,
  });
  test('[FULFIL-08] starts with an available selection, else the first available, else DELIVERY', () => {
    expect(startingFulfilment(types('AVAILABLE', 'AVAILABLE', 'PICKUP'))).toBe('PICKUP');
    expect(startingFulfilment(types('AVAILABLE', 'UNAVAILABLE', 'PICKUP'))).toBe('DELIVERY');
    expect(startingFulfilment(types('UNAVAILABLE', 'AVAILABLE', 'DELIVERY'))).toBe('PICKUP');
    expect(startingFulfilment(types('UNAVAILABLE', 'UNAVAILABLE', null))).toBe('DELIVERY');
    expect(startingFulfilment(types('AVAILABLE', 'AVAILABLE', null))).toBe('DELIVERY');
    expect(startingFulfilment(types('UNAVAILABLE', 'AVAILABLE', null))).toBe('PICKUP');
  });
  test('[FULFIL-10] the location counts as changed when the pickup points differ', () => {
    expect(isLocationChangedBySystem('A', 'B')).toBe(true);
    expect(isLocationChangedBySystem('A', 'A')).toBe(false);
    expect(isLocationChangedBySystem(null, 'A')).toBe(false);
  });
});
