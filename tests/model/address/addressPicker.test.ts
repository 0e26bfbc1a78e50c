import { describe, expect, test } from 'vitest';
import type { UserAddress } from '#src/domain/address/address.ts';
import { DEFAULT_DESTINATION } from '#src/domain/address/defaultDestination.ts';
import type { Destination } from '#src/domain/address/destination.ts';
import { addressPickerMachine } from '#src/machines/address/addressPicker/addressPickerMachine.ts';
import { addressPickerPaths } from '#src/machines/address/addressPicker/addressPickerPaths.ts';
import { selectRegionMiddle } from '#src/machines/address/addressPicker/addressPickerSelectors.ts';
import type { AddressPickerContext } from '#src/machines/address/addressPicker/pickerChoice.ts';
import type { RegionContext } from '#src/machines/address/region/regionMachine.ts';
import { drive, lost, refused, type Driven } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';
import { address } from './addresses.ts';

const ACTORS = ['region', 'waitFor', 'locateDevice', 'findNearestRegion', 'savePin'];
const PIN = { latitude: -6.2, longitude: 106.8 };
const KUALA_LUMPUR = { latitude: 3.139, longitude: 101.69 };
const PARIS = { latitude: 48.86, longitude: 2.35 };
const HOME = address({ id: 'home', isMain: true });
const BARE = address({ id: 'bare', geoLocationProvided: false });
const AREA = {
  province: 'Jawa Barat',
  city: 'Kota Bandung',
  district: 'Coblong',
  subdistrict: 'Dago',
  postalCode: '40135',
};
const NEAREST = {
  province: { code: '32', name: 'Jawa Barat', geolocation: null },
  city: { code: '32.73', name: 'Kota Bandung', geolocation: null },
  district: { code: '32.73.02', name: 'Coblong', geolocation: null },
};
const opened = (wantsPin = false) => ({ type: 'picker.opened', wantsPin });
const answered = (addresses: UserAddress[], facts: object = {}) => ({
  type: 'address.answered',
  callerIds: ['addressPicker'],
  address: addresses[0],
  addresses,
  hasFailed: false,
  ...facts,
});
const toAddress = (type: string) => ({
  type: 'part.told',
  name: 'address',
  ifRunning: true,
  event: { type, callerId: 'addressPicker' },
});
const choose = (id: string) => ({ type: 'address.chosen', id });
const confirm = { type: 'choice.confirmed' };
const changed = (names: object | null, isMoved = false, isByHand = isMoved) => ({
  type: 'region.changed',
  names,
  isMoved,
  isByHand,
});
const moved = (pin: object) => ({ type: 'pin.moved', pin });
const locate = { type: 'location.requested' };

function start(isMember: boolean, destination: Destination = DEFAULT_DESTINATION, wantsPin = false): Driven {
  const part = drive(addressPickerMachine, {
    actors: ACTORS,
    systemId: 'addressPicker',
    input: partFacts({}, { isMember, destination }),
  });
  part.send(opened(wantsPin));
  return part;
}
/** A member's picker with addresses. */
function listed(addresses: UserAddress[] = [HOME, BARE], destination: Destination = DEFAULT_DESTINATION) {
  const part = start(true, destination);
  part.send(answered(addresses));
  return part;
}
const context = (part: Driven) => part.context<AddressPickerContext>();
const chosen = (part: Driven) =>
  part.toPage.filter(({ type }) => type === 'destination.changed').map(({ destination }) => destination);
const isOpen = (part: Driven) => part.value() !== 'closed';
const toRegion = (part: Driven) => part.toParts.filter(({ to }) => to === 'region').map(({ event }) => event);

test('addressPicker: every transition, of guests and members', () => {
  expectEveryTransition(addressPickerPaths);
});

describe('choosing', () => {
  test('[ADDRESS-07, MODAL-22] a confirmed address becomes the destination, and the modal is left', () => {
    const part = listed();
    part.send(choose('home'));
    expect(chosen(part)).toEqual([]);
    part.send(confirm);
    expect(chosen(part)).toEqual([
      {
        addressId: 'home',
        province: 'DKI Jakarta',
        city: 'Jakarta Pusat',
        district: 'Menteng',
        subdistrict: 'Cikini',
        postalCode: '10330',
        geolocation: HOME.geolocation,
      },
    ]);
    expect(part.toModal.at(-1)).toEqual({ type: 'modal.backRequested' });
    expect(isOpen(part)).toBe(false);
  });

  test('[REGION-02, ADDRESS-10] an area can be confirmed once it is complete', () => {
    const part = start(false);
    part.send(changed(null));
    part.send(confirm);
    expect(isOpen(part)).toBe(true);
    part.tell('region', changed(AREA));
    part.send(confirm);
    expect(chosen(part)).toEqual([{ addressId: null, ...AREA, geolocation: null }]);
  });

  test('[MODAL-22] a guest is not asked for addresses, and starts at the area of the destination', () => {
    const part = start(false);
    expect(part.toPage).toEqual([]);
    expect(part.inputOf('region')).toEqual({
      names: {
        province: 'DKI Jakarta',
        city: 'Jakarta Pusat',
        district: 'Gambir',
        subdistrict: 'Gambir',
        postalCode: '10110',
      },
    });
  });

  test('[MODAL-22] a member starts at the address of the destination, the regions are empty', () => {
    const part = listed([HOME, BARE], { ...DEFAULT_DESTINATION, addressId: 'bare' });
    expect(part.inputOf('region')).toEqual({ names: {} });
    expect(context(part).choice).toEqual({ kind: 'address', id: 'bare' });
  });

  test('an address that the account no longer has cannot stay chosen, and a strange one cannot be', () => {
    const part = listed([HOME], { ...DEFAULT_DESTINATION, addressId: 'gone' });
    expect(context(part).choice).toEqual({ kind: 'area' });
    part.send(choose('strange'));
    expect(context(part).choice).toEqual({ kind: 'area' });
  });

  test('[MODAL-22] closing without confirming changes nothing, and opening again starts anew', () => {
    const part = listed();
    part.send(choose('bare'));
    part.send(moved(PIN));
    part.send({ type: 'picker.closed' });
    expect(chosen(part)).toEqual([]);
    expect(part.toPage.at(-1)).toEqual(toAddress('address.callerLeft'));
    part.send(opened());
    expect(context(part)).toMatchObject({ choice: { kind: 'area' }, pin: null, isPinMoved: false });
  });
});

describe("a member's addresses", () => {
  test('[ADDRESS-02] they are asked for under its own name, and answers for others are not its own', () => {
    const part = start(true);
    expect(part.toPage).toEqual([toAddress('address.requested')]);
    part.send(answered([HOME], { callerIds: ['grocery'] }));
    expect(context(part).addresses).toEqual([]);
    part.send(answered([HOME], { callerIds: null }));
    expect(context(part).addresses).toEqual([HOME]);
  });

  test('[ADDRESS-06] after a failed load an area can be chosen, and a retry loads the addresses', () => {
    const part = start(true);
    part.send(answered([], { hasFailed: true }));
    expect(part.snapshot().hasTag('failed')).toBe(true);
    part.send({ type: 'retry.requested' });
    expect(part.toPage.at(-1)).toEqual(toAddress('address.requested'));
    part.send(answered([HOME]));
    expect(part.snapshot().hasTag('failed')).toBe(false);
  });
});

describe('the pin', () => {
  test('[ADDRESS-08] an address without a pin has none, although it is roughly known where it is', () => {
    const part = listed();
    part.send(choose('bare'));
    expect(context(part).pin).toBeNull();
    part.send(confirm);
    expect(chosen(part)).toMatchObject([{ addressId: 'bare', geolocation: null }]);
  });

  test('[ADDRESS-08, SHIP-09] a pin that was set is saved with the address before it is chosen', () => {
    const part = listed();
    part.send(choose('bare'));
    part.send({ type: 'map.requested' });
    part.send(moved({ latitude: -6.2000000001, longitude: 106.8 }));
    part.send(confirm);
    expect(part.inputOf('savePin')).toEqual({ id: 'bare', pin: PIN });
    expect(chosen(part)).toEqual([]);
    part.resolve('savePin', { ...BARE, geolocation: PIN, geoLocationProvided: true });
    expect(chosen(part)).toMatchObject([{ addressId: 'bare', geolocation: PIN }]);
    expect(context(part).addresses.find(({ id }) => id === 'bare')?.geoLocationProvided).toBe(true);
  });

  test('[ADDRESS-12, AUTH-15] a session that ended is asked for with the pin, and the choice stays', () => {
    const part = listed();
    part.send(choose('bare'));
    part.send(moved(PIN));
    part.send(confirm);
    part.reject('savePin', refused('LOGIN_REQUIRED', 401));
    const wish = { kind: 'pin', itemSku: partFacts().item?.itemSku, addressId: 'bare', pin: PIN };
    expect(part.toPage.at(-1)).toEqual({
      type: 'part.told',
      name: 'memberGate',
      event: { type: 'login.needed', wish },
    });
    expect(context(part)).toMatchObject({ pin: PIN, isPinMoved: true, notice: null });
  });

  test('[ADDRESS-12, AUTH-13] a login resumes the save of the pin with its own address only', () => {
    const resumed = (addressId: string) => ({
      type: 'wish.resumed',
      wish: { kind: 'pin', itemSku: 'A-01', addressId, pin: PIN },
      isFlashSaleGone: false,
    });
    const part = start(true);
    part.send(resumed('bare'));
    expect(part.waiting()).not.toContain('savePin');
    part.send(answered([HOME, BARE]));
    expect(part.inputOf('savePin')).toEqual({ id: 'bare', pin: PIN });
    part.resolve('savePin', { ...BARE, geolocation: PIN, geoLocationProvided: true });
    expect(chosen(part)).toMatchObject([{ addressId: 'bare', geolocation: PIN }]);
    part.send(opened());
    part.send(answered([HOME, BARE]));
    expect(part.waiting()).not.toContain('savePin');
    const other = start(true);
    other.send(resumed('of somebody else'));
    other.send(answered([HOME, BARE]));
    expect(other.waiting()).not.toContain('savePin');
    expect(context(other).isPinMoved).toBe(false);
  });

  test('[SHIP-09] the map is open at once when a pin is what is asked for', () => {
    expect(start(false, DEFAULT_DESTINATION, true).snapshot().hasTag('mapShown')).toBe(true);
    expect(start(false).snapshot().hasTag('mapShown')).toBe(false);
  });

  test.each([
    [refused('INVALID_LOCATION'), 'invalidLocation'],
    [refused('ADDRESS_NOT_FOUND', 404), 'pinFailed'],
    [refused(null, 429), 'pinFailed'],
    [refused(null, 429, { retryAfterSeconds: 7 }), 'tooMany'],
    [lost(), 'pinFailed'],
  ])('a pin that could not be saved keeps the choice open: %s', (error, notice) => {
    const part = listed();
    part.send(choose('home'));
    part.send(moved(PIN));
    part.send(confirm);
    part.reject('savePin', error);
    expect(context(part).notice).toBe(notice);
    expect(context(part).noticeSeconds).toBe(notice === 'tooMany' ? 7 : null);
    expect(chosen(part)).toEqual([]);
    part.send(confirm);
    expect(part.waiting()).toContain('savePin');
  });

  test('[ERR-51] a pin far from Indonesia is said to be invalid, and cannot be confirmed', () => {
    const part = start(false);
    part.tell('region', changed(AREA));
    part.send(moved(PARIS));
    expect(context(part).notice).toBe('invalidLocation');
    part.send(confirm);
    expect(isOpen(part)).toBe(true);
    part.send(moved(PIN));
    expect(context(part).notice).toBeNull();
  });

  test('[ERR-51] a pin in a neighbouring country is refused when it is confirmed', () => {
    const part = start(false);
    part.tell('region', changed(AREA));
    part.send(moved(KUALA_LUMPUR));
    part.send(confirm);
    expect(part.inputOf('checkPin')).toEqual({ pin: KUALA_LUMPUR });
    part.reject('checkPin', refused('INVALID_LOCATION'));
    expect(context(part).notice).toBe('invalidLocation');
    expect(chosen(part)).toEqual([]);
  });

  test('a pin that the backend cannot check counts as set', () => {
    const part = start(false);
    part.tell('region', changed(AREA));
    part.send(moved(PIN));
    part.send(confirm);
    part.reject('checkPin', lost());
    expect(chosen(part)).toMatchObject([{ geolocation: PIN }]);
  });

  test('nothing else can be chosen while a pin is being saved', () => {
    const part = listed();
    part.send(choose('bare'));
    part.send(moved(PIN));
    part.send(confirm);
    part.send(choose('home'));
    part.send(changed(null, true));
    part.send(moved(PARIS));
    part.resolve('savePin', { ...BARE, geolocation: PIN, geoLocationProvided: true });
    expect(chosen(part)).toMatchObject([{ addressId: 'bare', geolocation: PIN }]);
  });

  test('another district drops the pin of the former one, completing the choice does not', () => {
    const part = start(false);
    part.send(moved(PIN));
    part.tell('region', changed(AREA));
    expect(context(part).pin).toEqual(PIN);
    part.tell('region', changed(null, true));
    expect(context(part)).toMatchObject({ pin: null, area: null, isPinMoved: false });
  });

  test('[ERR-50] a map that failed can be asked for again', () => {
    const part = start(false);
    part.send({ type: 'map.requested' });
    part.send({ type: 'map.failed' });
    expect(part.snapshot().hasTag('mapFailed')).toBe(true);
    part.send({ type: 'map.requested' });
    expect(part.snapshot().hasTag('mapShown')).toBe(true);
  });
});

describe("the device's location", () => {
  test('[ADDRESS-09] it is asked for only when the visitor asks, and fills the area and its pin', () => {
    const part = listed();
    expect(part.waiting()).toEqual(['region']);
    part.send(locate);
    part.resolve('locateDevice', PIN);
    expect(part.inputOf('findNearestRegion')).toEqual({ pin: PIN });
    part.resolve('findNearestRegion', NEAREST);
    expect(toRegion(part)).toEqual([
      {
        type: 'region.filled',
        names: { province: 'Jawa Barat', city: 'Kota Bandung', district: 'Coblong' },
      },
    ]);
    expect(context(part)).toMatchObject({ choice: { kind: 'area' }, pin: PIN, isPinMoved: false });
    part.tell('region', changed(AREA));
    part.send(confirm);
    expect(chosen(part)).toEqual([{ addressId: null, ...AREA, geolocation: PIN }]);
  });

  test.each([
    ['permissionOff', 'permissionOff'],
    ['unavailable', 'unavailable'],
    ['something else', 'unavailable'],
  ])('[ADDRESS-09, ERR-52] a device that says %s leaves the choice as it was: %s', (problem, notice) => {
    const part = listed();
    part.send(choose('home'));
    part.send(locate);
    part.reject('locateDevice', Object.assign(new Error(problem), { problem }));
    expect(context(part)).toMatchObject({ notice, choice: { kind: 'address', id: 'home' } });
    part.send(locate);
    expect(context(part).notice).toBeNull();
  });

  test.each([
    [refused('INVALID_LOCATION'), 'invalidLocation'],
    [lost(), 'unavailable'],
    [refused(null, 429, { retryAfterSeconds: 7 }), 'tooMany'],
  ])('[ERR-51] a location without a known region is said so: %s', (error, notice) => {
    const part = start(false);
    part.send(locate);
    part.resolve('locateDevice', KUALA_LUMPUR);
    part.reject('findNearestRegion', error);
    expect(context(part).notice).toBe(notice);
    part.send(confirm);
    expect(isOpen(part)).toBe(true);
  });

  test('[ADDRESS-13] a device that never answers is given up, and said to be unknown', () => {
    const part = start(false);
    part.send(locate);
    expect(part.inputOf('locationPatience')).toEqual({ ms: 20_000 });
    part.resolve('locationPatience', undefined);
    expect(context(part)).toMatchObject({ notice: 'unavailable', pin: null });
    expect(part.waiting()).toEqual(['region']);
    part.send(locate);
    part.resolve('locateDevice', PIN);
    expect(part.waiting()).toEqual(['region', 'findNearestRegion']);
  });

  test.each(['locateDevice', 'findNearestRegion'])(
    '[ADDRESS-13] a region chosen by hand is confirmed while %s is not answered',
    (waiting) => {
      const part = start(false);
      part.send(locate);
      if (waiting === 'findNearestRegion') part.resolve('locateDevice', PIN);
      part.tell('region', changed(AREA, false, true));
      part.send(confirm);
      expect(chosen(part)).toEqual([{ addressId: null, ...AREA, geolocation: null }]);
      expect(isOpen(part)).toBe(false);
    },
  );

  test('[ADDRESS-13] a choice that was complete already is confirmed while the device is asked', () => {
    const part = start(false);
    part.tell('region', changed(AREA));
    part.send(locate);
    part.send(confirm);
    expect(chosen(part)).toEqual([{ addressId: null, ...AREA, geolocation: null }]);
  });

  test('[ADDRESS-13] a region that chooses itself leaves the device its time', () => {
    const part = start(false);
    part.send(locate);
    part.tell('region', changed(AREA));
    expect(part.waiting()).toContain('locateDevice');
  });

  test.each([
    choose('home'),
    { type: 'area.chosen' },
    changed(null, true),
    changed(null, false, true),
    changed(AREA, false, true),
    moved(PIN),
  ])('a choice of the visitor ends the search, $type: a late location never wins', (event) => {
    const part = listed();
    part.send(locate);
    expect(part.waiting()).toContain('locateDevice');
    part.send(event);
    expect(part.waiting()).toEqual(['region']);
    part.send(locate);
    part.resolve('locateDevice', PIN);
    part.send(event);
    expect(part.waiting()).toEqual(['region']);
  });
});

test('the map stands at the middle of the chosen district, else of its city', () => {
  const middle = (chosen: RegionContext['chosen']) =>
    selectRegionMiddle({ context: { chosen } as RegionContext });
  const region = (name: string, geolocation: typeof PIN | null) => ({ code: name, name, geolocation });
  const [city, district] = [region('Kota Bandung', PIN), region('Coblong', KUALA_LUMPUR)];
  expect(middle({ city, district })).toEqual(KUALA_LUMPUR);
  expect(middle({ city, district: region('Dago', null) })).toEqual(PIN);
  expect(middle({ city })).toEqual(PIN);
  expect(middle({ district })).toEqual(KUALA_LUMPUR);
  expect(middle({})).toBeNull();
});
