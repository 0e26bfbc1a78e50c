import { describe, test } from 'vitest';
import { brandAdsMachine } from '#src/machines/recommendation/brandAds/brandAdsMachine.ts';
import { brandAdsPaths } from '#src/machines/recommendation/brandAds/brandAdsPaths.ts';
import { expectBrandGoods } from '../support/brandGoods.ts';
import { expectEveryTransition } from '../support/walk.ts';

test('brandAds: every transition', () => {
  expectEveryTransition(brandAdsPaths);
});

describe('[RECO-08] ads of brands', () => {
  expectBrandGoods(brandAdsMachine, 'brandAds');
});
