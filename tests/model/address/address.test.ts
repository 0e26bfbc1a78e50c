import { describe, expect, test } from 'vitest';
import { EMPTY_ADDRESS, type UserAddress } from '#src/domain/address/address.ts';
import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import type { Destination } from '#src/domain/address/destination.ts';
import { addressMachine, type AddressContext } from '#src/machines/address/address/addressMachine.ts';
import { addressPaths } from '#src/machines/address/address/addressPaths.ts';
import { drive, type Driven } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';
import { address } from './addresses.ts';

const ACTORS = ['readKeptDestination', 'syncAddresses', 'loadAddresses'];
const start = (isMember: boolean | null, destination: Destination = DEFAULT_DESTINATION) =>
  drive(addressMachine, {
    actors: ACTORS,
    systemId: 'address',
    input: partFacts({}, { isMember, destination }),
  });
const facts = (isMember: boolean | null, destination: Destination = DEFAULT_DESTINATION) => ({
  type: 'facts.changed',
  facts: partFacts({}, { isMember, destination }),
});
const ask = (callerId: string) => ({ type: 'address.requested', callerId });
const answers = (part: Driven) =>
  part.toPage.flatMap((told) =>
    told.type === 'part.told' ? [told['event'] as Record<string, unknown>] : [],
  );
const destinations = (part: Driven) =>
  part.toPage.filter(({ type }) => type === 'destination.changed').map(({ destination }) => destination);
const HOME = address({ id: 'home', isMain: true });
const OFFICE = address({ id: 'office', city: 'Jakarta Selatan' });
const AREA: Destination = {
  addressId: null,
  province: 'Bali',
  city: 'Kota Denpasar',
  district: 'Denpasar Barat',
  subdistrict: 'Pemecutan',
  postalCode: '80119',
  geolocation: null,
};
/** Lets a member's load end well. */
function load(part: Driven, addresses: UserAddress[] = [HOME, OFFICE], kept: Destination | null = null) {
  part.resolve('syncAddresses');
  part.resolve('loadAddresses', addresses);
  if (part.waiting().includes('readKeptDestination')) part.resolve('readKeptDestination', kept);
  return part;
}

test('address: every transition, of members, guests and who is not known yet', () => {
  expectEveryTransition(addressPaths);
});

describe('the queue', () => {
  test('[ADDRESS-02] starts one load for several callers and answers all of them alike', () => {
    const part = start(true);
    part.send(ask('picker'));
    part.send(ask('grocery'));
    part.send(ask('picker'));
    expect(part.waiting()).toEqual(['syncAddresses']);
    part.resolve('syncAddresses');
    part.send(ask('checkout'));
    expect(part.waiting()).toEqual(['loadAddresses']);
    part.resolve('loadAddresses', [OFFICE, HOME]);
    part.resolve('readKeptDestination', null);
    expect(answers(part)).toEqual([
      {
        type: 'address.answered',
        callerIds: ['picker', 'grocery', 'checkout'],
        address: HOME,
        addresses: [OFFICE, HOME],
        hasFailed: false,
      },
    ]);
    expect(part.context<AddressContext>().callers).toEqual([]);
    expect(part.waiting()).toEqual([]);
  });

  test.each([0, 1, 19, 20, 500])(
    '[ADDRESS-02] %i callers are all answered, and the queue stays small',
    (count) => {
      const part = start(true);
      for (let caller = 0; caller < count; caller += 1) part.send(ask(`caller-${caller}`));
      expect(part.context<AddressContext>().callers.length).toBeLessThanOrEqual(20);
      load(part);
      const [answer] = answers(part);
      expect(answers(part)).toHaveLength(count === 0 ? 0 : 1);
      const answered = answer?.['callerIds'] as string[] | null | undefined;
      if (count > 0 && answered !== null) expect(answered).toHaveLength(count);
      if (count > 20) expect(answered).toBeNull();
    },
  );

  test('[ADDRESS-02] callers who left meanwhile are not answered', () => {
    const part = start(true);
    part.send(ask('picker'));
    part.send(ask('grocery'));
    part.send({ type: 'address.callerLeft', callerId: 'picker' });
    load(part);
    expect(answers(part)).toMatchObject([{ callerIds: ['grocery'] }]);

    const alone = start(true);
    alone.send(ask('picker'));
    alone.send({ type: 'address.callerLeft', callerId: 'picker' });
    load(alone);
    expect(answers(alone)).toEqual([]);
    expect(alone.context()).toMatchObject({ addresses: [HOME, OFFICE] });
  });

  test('[ADDRESS-02] a later question starts a load of its own', () => {
    const part = load(start(true));
    part.send(ask('picker'));
    expect(part.waiting()).toEqual(['syncAddresses']);
    load(part, [OFFICE]);
    expect(answers(part)).toMatchObject([{ callerIds: ['picker'], address: OFFICE }]);
  });
});

describe('members and guests', () => {
  test('[ADDRESS-03] nothing is sent before the current user is resolved, however late', () => {
    const part = start(null);
    part.send(ask('picker'));
    part.send(facts(null));
    part.send(facts(null, AREA));
    expect(part.waiting()).toEqual([]);
    part.send(facts(true, AREA));
    expect(part.waiting()).toEqual(['syncAddresses']);
    load(part);
    expect(answers(part)).toMatchObject([{ callerIds: ['picker'] }]);
  });

  test('[ADDRESS-11] tells the page that the destination is final, also after a failure', () => {
    const types = (part: Driven) => part.toPage.map(({ type }) => type);
    const part = start(true);
    part.resolve('syncAddresses');
    expect(types(part)).toEqual([]);
    part.resolve('loadAddresses', [HOME]);
    part.resolve('readKeptDestination', null);
    expect(types(part)).toEqual(['destination.changed', 'facts.told']);
    const failed = start(true);
    failed.reject('syncAddresses');
    failed.resolve('readKeptDestination', null);
    expect(types(failed)).toEqual(['facts.told']);
  });

  test('[ADDRESS-04] a member is synced before the addresses are read, each time', () => {
    const part = start(true);
    expect(part.waiting()).toEqual(['syncAddresses']);
    part.resolve('syncAddresses');
    expect(part.waiting()).toEqual(['loadAddresses']);
    part.resolve('loadAddresses', [HOME]);
    part.resolve('readKeptDestination', null);
    part.send(ask('picker'));
    expect(part.waiting()).toEqual(['syncAddresses']);
  });

  test('[ADDRESS-05] syncs and reads nothing for a guest who asks', () => {
    const part = start(false);
    const seen: string[] = [...part.waiting()];
    part.send(ask('picker'));
    part.resolve('readKeptDestination', null);
    part.send(ask('picker'));
    seen.push(...part.waiting());
    expect(seen).toEqual(['readKeptDestination']);
    expect(answers(part)).toMatchObject([
      { callerIds: ['picker'], address: EMPTY_ADDRESS, addresses: [], hasFailed: false },
      { callerIds: ['picker'], address: EMPTY_ADDRESS, addresses: [], hasFailed: false },
    ]);
  });
});

describe('a load that fails', () => {
  test.each(['syncAddresses', 'loadAddresses'])(
    '[ADDRESS-06] answers all callers with an empty address when %s fails, and can retry',
    (actor) => {
      const part = start(true);
      part.send(ask('picker'));
      part.send(ask('grocery'));
      if (actor === 'loadAddresses') part.resolve('syncAddresses');
      part.reject(actor);
      part.resolve('readKeptDestination', null);
      expect(answers(part)).toEqual([
        {
          type: 'address.answered',
          callerIds: ['picker', 'grocery'],
          address: EMPTY_ADDRESS,
          addresses: [],
          hasFailed: true,
        },
      ]);
      expect(part.snapshot().hasTag('busy')).toBe(false);
      part.send(ask('picker'));
      load(part);
      expect(answers(part).at(-1)).toMatchObject({ address: HOME, hasFailed: false });
      expect(destinations(part)).toMatchObject([{ addressId: 'home' }]);
    },
  );

  test('[ADDRESS-06] addresses of before are gone when a later load fails', () => {
    const part = load(start(true));
    part.send(ask('picker'));
    part.reject('syncAddresses');
    expect(answers(part).at(-1)).toMatchObject({ addresses: [], hasFailed: true });
  });
});

describe('the destination at the start', () => {
  test("a member's main address becomes the destination", () => {
    expect(destinations(load(start(true)))).toEqual([
      {
        addressId: 'home',
        province: 'DKI Jakarta',
        city: 'Jakarta Pusat',
        district: 'Menteng',
        subdistrict: 'Cikini',
        postalCode: '10330',
        geolocation: { latitude: -6.19, longitude: 106.83 },
      },
    ]);
  });

  test('[ADDRESS-08] a main address without a pin is a destination without one', () => {
    const part = load(start(true), [address({ id: 'home', geoLocationProvided: false })]);
    expect(destinations(part)).toMatchObject([{ addressId: 'home', geolocation: null }]);
  });

  test('[ADDRESS-10] a guest starts at what the tab keeps, else at the default', () => {
    const kept = start(false);
    kept.resolve('readKeptDestination', AREA);
    expect(destinations(kept)).toEqual([AREA]);
    const none = start(false);
    none.resolve('readKeptDestination', null);
    expect(destinations(none)).toEqual([]);
    expect(none.context()).toMatchObject({ destination: { city: 'Jakarta Pusat', district: 'Gambir' } });
    const unreadable = start(false);
    unreadable.reject('readKeptDestination');
    expect(unreadable.value()).toBe('idle');
  });

  test('[ADDRESS-10] a guest does not start at an address that the tab keeps', () => {
    const part = start(false);
    part.resolve('readKeptDestination', { ...AREA, addressId: 'home' });
    expect(destinations(part)).toEqual([]);
  });

  test('a member starts at the address or area that the tab keeps', () => {
    expect(destinations(load(start(true), [HOME, OFFICE], { ...AREA, addressId: 'office' }))).toMatchObject([
      { addressId: 'office', city: 'Jakarta Selatan' },
    ]);
    expect(destinations(load(start(true), [HOME], AREA))).toEqual([AREA]);
    expect(destinations(load(start(true), [HOME], { ...AREA, addressId: 'sold' }))).toMatchObject([
      { addressId: 'home' },
    ]);
  });

  test('what the visitor chose meanwhile is not overwritten', () => {
    const part = start(true);
    part.send(facts(true, AREA));
    load(part);
    expect(destinations(part)).toEqual([]);
    expect(destinations(load(start(true, AREA)))).toEqual([]);
  });
});

test('[ADDRESS-02] after a crowd the next who asks is answered by name again', () => {
  const part = start(true);
  for (let caller = 0; caller < 30; caller += 1) part.send(ask(`caller-${caller}`));
  load(part);
  part.send(ask('picker'));
  load(part);
  expect(answers(part).map(({ callerIds }) => callerIds)).toEqual([null, ['picker']]);
});
