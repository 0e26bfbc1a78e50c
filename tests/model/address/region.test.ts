import { describe, expect, test } from 'vitest';
import { regionMachine, type RegionContext } from '#src/machines/address/region/regionMachine.ts';
import { regionPaths } from '#src/machines/address/region/regionPaths.ts';
import { drive } from '../support/drive.ts';
import { expectEveryTransition } from '../support/walk.ts';

const region = (code: string, name = code) => ({ code, name, geolocation: null });
const JAKARTA = region('31', 'DKI Jakarta');
const BALI = region('51', 'Bali');
const PUSAT = region('31.71', 'Jakarta Pusat');
const SELATAN = region('31.74', 'Jakarta Selatan');
const MENTENG = region('31.71.06', 'Menteng');
const GAMBIR = region('31.71.01', 'Gambir');
const CIKINI = region('31.71.06.1003', 'Cikini');
const PEGANGSAAN = region('31.71.06.1002', 'Pegangsaan');
const CODE = region('10330');
const start = (names: object = {}) =>
  drive(regionMachine, { actors: ['loadRegions'], input: { names }, systemId: 'region' });
const context = (part: ReturnType<typeof start>) => part.context<RegionContext>();
const choose = (level: string, code: string) => ({ type: 'region.chosen', level, code });
const typed = (postalCode: string) => ({ type: 'region.postalCodeTyped', postalCode });
const chosenNames = (part: ReturnType<typeof start>) =>
  Object.fromEntries(Object.entries(context(part).chosen).map(([level, one]) => [level, one.name]));

/** Answers list after list, choosing each first entry, down to the postal codes. */
function descend(part: ReturnType<typeof start>, postalCodes: ReturnType<typeof region>[] = []) {
  for (const [level, list] of [
    ['province', [JAKARTA, BALI]],
    ['city', [PUSAT, SELATAN]],
    ['district', [MENTENG, GAMBIR]],
    ['subdistrict', [CIKINI, PEGANGSAAN]],
  ] as const) {
    part.resolve('loadRegions', list);
    part.send(choose(level, list[0].code));
  }
  part.resolve('loadRegions', postalCodes);
  return part;
}

test('region: every transition', () => {
  expectEveryTransition(regionPaths);
});

describe('the cascade', () => {
  test('[REGION-01] each choice loads the next list, below all that was chosen', () => {
    const part = start();
    expect(part.inputOf('loadRegions')).toEqual({ level: 'province', above: {} });
    part.resolve('loadRegions', [JAKARTA, BALI]);
    part.send(choose('province', '31'));
    expect(part.inputOf('loadRegions')).toEqual({ level: 'city', above: { province: '31' } });
    part.resolve('loadRegions', [PUSAT]);
    part.send(choose('city', '31.71'));
    part.resolve('loadRegions', [MENTENG]);
    part.send(choose('district', '31.71.06'));
    part.resolve('loadRegions', [CIKINI, PEGANGSAAN]);
    part.send(choose('subdistrict', CIKINI.code));
    expect(part.inputOf('loadRegions')).toEqual({
      level: 'postalCode',
      above: { province: '31', city: '31.71', district: '31.71.06', subdistrict: CIKINI.code },
    });
  });

  test.each([
    ['province', '51', ['province']],
    ['city', '31.74', ['province', 'city']],
    ['district', '31.71.01', ['province', 'city', 'district']],
    ['subdistrict', PEGANGSAAN.code, ['province', 'city', 'district', 'subdistrict']],
  ] as const)('[REGION-01] another %s clears what was chosen below it', (level, code, kept) => {
    const part = descend(start(), [CODE]);
    expect(Object.keys(chosenNames(part))).toHaveLength(5);
    part.send(choose(level, code));
    expect(Object.keys(context(part).chosen)).toEqual(kept);
    expect(Object.keys(context(part).lists)).toEqual(kept);
    expect(context(part).chosen[level]?.code).toBe(code);
    expect(part.toPage.at(-1)).toMatchObject({ names: null });
  });

  test('[REGION-01] a late answer for the former choice never wins', () => {
    const part = start();
    part.resolve('loadRegions', [JAKARTA, BALI]);
    part.send(choose('province', '31'));
    part.send(choose('province', '51'));
    expect(part.inputOf('loadRegions')).toEqual({ level: 'city', above: { province: '51' } });
    part.resolve('loadRegions', [region('51.71', 'Kota Denpasar')]);
    expect(context(part).lists.city?.map(({ name }) => name)).toEqual(['Kota Denpasar']);
  });

  test('what is not offered cannot be chosen', () => {
    const part = start();
    part.resolve('loadRegions', [JAKARTA]);
    part.send(choose('province', '99'));
    part.send(choose('city', '31.71'));
    expect(context(part).chosen).toEqual({});
    expect(part.waiting()).toEqual([]);
  });

  test('[REGION-01] a list that failed is empty, can be asked for again, and keeps what was chosen', () => {
    const part = start();
    part.resolve('loadRegions', [JAKARTA]);
    part.send(choose('province', '31'));
    part.reject('loadRegions');
    expect(context(part).lists.city).toEqual([]);
    expect(part.snapshot().hasTag('failed')).toBe(true);
    part.send({ type: 'retry.requested' });
    expect(part.inputOf('loadRegions')).toEqual({ level: 'city', above: { province: '31' } });
    part.resolve('loadRegions', [PUSAT]);
    expect(context(part)).toMatchObject({ lists: { city: [PUSAT] }, chosen: { province: JAKARTA } });
  });
});

describe('a complete choice', () => {
  const whole = {
    province: 'DKI Jakarta',
    city: 'Jakarta Pusat',
    district: 'Menteng',
    subdistrict: 'Cikini',
    postalCode: '10330',
  };

  test('[REGION-02] the only postal code of a subdistrict chooses itself', () => {
    const part = descend(start(), [CODE]);
    expect(part.toPage.at(-1)).toEqual({
      type: 'region.changed',
      names: whole,
      isMoved: false,
      isByHand: false,
    });
    expect(part.toPage.filter(({ names }) => names !== null)).toHaveLength(1);
  });

  test('[REGION-02] of several the visitor chooses', () => {
    const part = descend(start(), [CODE, region('10331')]);
    expect(part.toPage.at(-1)).toMatchObject({ names: null });
    part.send(choose('postalCode', '10331'));
    expect(part.toPage.at(-1)).toMatchObject({ names: { ...whole, postalCode: '10331' }, isByHand: true });
  });

  test('[REGION-02] where none is known the visitor types it, and it must be one of the province', () => {
    const part = descend(start());
    part.send(typed('103'));
    expect(part.toPage.at(-1)).toMatchObject({ names: null, isByHand: true });
    expect(context(part).isPostalCodeWrong).toBe(false);
    part.send(typed('80361'));
    expect(context(part).isPostalCodeWrong).toBe(true);
    expect(part.toPage.at(-1)).toMatchObject({ names: null });
    part.send(typed('10330'));
    expect(part.toPage.at(-1)).toMatchObject({ names: whole });
    part.send(typed('1033'));
    expect(part.toPage.at(-1)).toMatchObject({ names: null });
  });

  test('[REGION-02] a postal code can be typed although its list failed', () => {
    const part = start();
    for (const [level, list] of [
      ['province', [JAKARTA]],
      ['city', [PUSAT]],
      ['district', [MENTENG]],
      ['subdistrict', [CIKINI]],
    ] as const) {
      part.resolve('loadRegions', list);
      part.send(choose(level, list[0].code));
    }
    part.reject('loadRegions');
    part.send(typed('10330'));
    expect(part.toPage.at(-1)).toMatchObject({ names: whole });
  });

  test('a former choice chooses itself as its lists come, as far as they still have it', () => {
    const part = start({ ...whole, subdistrict: 'Kampung Lama' });
    part.resolve('loadRegions', [BALI, JAKARTA]);
    part.resolve('loadRegions', [PUSAT]);
    part.resolve('loadRegions', [MENTENG]);
    part.resolve('loadRegions', [CIKINI]);
    expect(part.waiting()).toEqual([]);
    expect(chosenNames(part)).toEqual({
      province: 'DKI Jakarta',
      city: 'Jakarta Pusat',
      district: 'Menteng',
    });
  });

  test('a former choice with a typed postal code is complete again', () => {
    const part = start(whole);
    for (const list of [[JAKARTA], [PUSAT], [MENTENG], [CIKINI], []]) part.resolve('loadRegions', list);
    expect(part.toPage.at(-1)).toMatchObject({ names: whole });
  });

  test('what the visitor chooses meanwhile counts more than the former choice', () => {
    const part = start(whole);
    part.resolve('loadRegions', [JAKARTA, BALI]);
    part.send(choose('province', '51'));
    part.resolve('loadRegions', [region('51.71', 'Jakarta Pusat')]);
    expect(chosenNames(part)).toEqual({ province: 'Bali' });
  });

  test('the owner learns whether a place was left for another', () => {
    const part = descend(start(), [CODE]);
    expect(part.toPage.every(({ isMoved }) => isMoved === false)).toBe(true);
    part.send(choose('subdistrict', PEGANGSAAN.code));
    expect(part.toPage.at(-1)).toMatchObject({ isMoved: false });
    part.resolve('loadRegions', []);
    part.send(choose('district', GAMBIR.code));
    expect(part.toPage.at(-1)).toMatchObject({ isMoved: true });
  });
});
