import { describe, expect, onTestFinished, test } from 'vitest';
import { pickupPoints } from '#marketplace/fulfilment/catalogue/pickupPoints.ts';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { handOverAt } from '#marketplace/fulfilment/rules/places.ts';
import { visitor } from '../support/visitor.ts';

/** A moment in Jakarta: the 27th of November 2026 is a Friday. */
const at = (day: number, time: string) => Date.parse(`2026-11-${day}T${time}+07:00`);
const SHOP = ['15:00', '15:00', '15:00', '15:00', '15:00', '13:00', null];
const WIB = 'DKI Jakarta';
const WITA = 'Bali';
const WIT = 'Papua';

describe('[SHIP-21] when a place hands over next', () => {
  test.each([
    ['before its cut-off', 27, '14:59:59.999', WIB, 0, '15:00'],
    ['exactly at it', 27, '15:00:00', WIB, 1, '13:00'],
    ['at night', 28, '00:00:00', WIB, 0, '13:00'],
    ['on Saturday after its earlier one', 28, '13:00:00', WIB, 2, '15:00'],
    ['on Sunday, when nobody collects', 29, '09:00:00', WIB, 1, '15:00'],
    ['in central time, before', 27, '13:59:59', WITA, 0, '14:00'],
    ['in central time, at it', 27, '14:00:00', WITA, 1, '12:00'],
    ['in eastern time, before', 27, '12:59:59', WIT, 0, '13:00'],
    ['in eastern time, at it', 27, '13:00:00', WIT, 1, '11:00'],
    // There it is Sunday already, and Monday.
    ['in eastern time, late on Saturday of Jakarta', 28, '22:30:00', WIT, 2, '13:00'],
    ['in eastern time, late on Sunday of Jakarta', 29, '22:30:00', WIT, 1, '13:00'],
  ] as const)('%s', (_, day, time, province, daysLater, before) => {
    expect(handOverAt(SHOP, province, at(day, time))).toEqual({ daysLater, orderBefore: before });
  });

  test('a place that hands over once a week waits a week', () => {
    const fridays = [null, null, null, null, '15:00', null, null];
    expect(handOverAt(fridays, WIB, at(27, '15:00:00'))).toEqual({ daysLater: 7, orderBefore: '15:00' });
  });

  test('of a place that names none nothing is known', () => {
    for (const none of [[], SHOP.map(() => null)])
      expect(handOverAt(none, WIB, at(27, '23:00:00'))).toEqual({ daysLater: 0, orderBefore: null });
  });

  test('every place that sends hands over while it is open, earlier on Saturday', () => {
    for (const { code, orderBefore, hours } of pickupPoints) {
      expect(orderBefore, code).toHaveLength(7);
      for (const [index, time] of orderBefore.entries()) {
        if (time === null) continue;
        const isOpen = hours.some(
          ({ days, open, close, available }) =>
            available && days.includes(index + 1) && open < time && time <= close,
        );
        expect(isOpen, `${code}, day ${index + 1}`).toBe(true);
      }
      expect(orderBefore[5]! < orderBefore[4]!, code).toBe(true);
    }
  });
});

/** A suitcase of a mall in Jakarta, something of a shop in Bali, and furniture of a workshop. */
const SUITCASE = 'RMB-00012-02';
const PIN = 'postalCode=10110&latitude=-6.1754&longitude=106.8272';

function openShop(moment: number) {
  let nowMs = moment;
  const shop = createMarketplace({ dataDir: ':memory:', faults: false, now: () => nowMs });
  onTestFinished(() => shop.close());
  const one = visitor(shop);
  const read = async (call: string, itemSku: string, query: string) =>
    (await one.read(`/product-detail/products/${itemSku}/${call}?${query}`)).body.data;
  return {
    moveTo: (next: number) => (nowMs = next),
    summary: async (itemSku = SUITCASE, query = 'postalCode=10110') =>
      (await read('shipping-summary', itemSku, query)).etd,
    way: async (code: string, itemSku = SUITCASE, query = PIN) =>
      (await read('shipping', itemSku, query)).find((option: { code: string }) => option.code === code),
  };
}

describe('[SHIP-21] what the marketplace promises', () => {
  test('the arrival and its last minute belong to today; from that minute on it is a day later', async () => {
    const shop = openShop(at(27, '16:59:59'));
    expect(await shop.summary()).toEqual({ minDays: 1, maxDays: 1, orderBefore: '17:00' });
    shop.moveTo(at(27, '17:00:00'));
    expect(await shop.summary()).toEqual({ minDays: 2, maxDays: 2, orderBefore: null });
    shop.moveTo(at(28, '00:00:00'));
    expect(await shop.summary()).toEqual({ minDays: 1, maxDays: 1, orderBefore: '15:00' });
  });

  test('a parcel waits for Monday where no courier collects on Sunday', async () => {
    const shop = openShop(at(28, '12:00:00'));
    const before = await shop.summary('GRM-00501-01', 'postalCode=50241');
    shop.moveTo(at(27, '14:59:00'));
    const friday = await shop.summary('GRM-00501-01', 'postalCode=50241');
    expect(friday.orderBefore).toBe('15:00');
    expect(before).toEqual({ minDays: friday.minDays + 2, maxDays: friday.maxDays + 2, orderBefore: null });
  });

  test('it is the earlier one of the place and the courier', async () => {
    const shop = openShop(at(27, '12:00:00'));
    expect((await shop.way('SAME_DAY')).etd).toMatchObject({ maxDays: 0, orderBefore: '15:00' });
    expect((await shop.way('INSTANT')).etd).toMatchObject({ withinHours: 3, orderBefore: '17:00' });
    expect((await shop.way('EXPRESS')).etd).toMatchObject({ maxDays: 1, orderBefore: '17:00' });
    shop.moveTo(at(29, '12:00:00'));
    expect((await shop.way('SAME_DAY')).etd).toMatchObject({ maxDays: 0, orderBefore: '14:00' });
  });

  test('a same-day courier comes on the next day after the cut-off, and not outside its hours', async () => {
    const shop = openShop(at(27, '17:00:00'));
    expect((await shop.way('INSTANT')).etd).toEqual({
      minDays: 1,
      maxDays: 1,
      withinHours: null,
      before: null,
      orderBefore: null,
    });
    expect(await shop.way('SAME_DAY')).toMatchObject({ available: false, errorCode: 'EXCEED_WORKHOUR' });
    shop.moveTo(at(29, '14:30:00'));
    expect((await shop.way('SAME_DAY')).etd).toMatchObject({
      maxDays: 1,
      before: '21:00',
      orderBefore: null,
    });
  });

  test('a place in central time is told in the time of Jakarta', async () => {
    const shop = openShop(at(27, '14:59:00'));
    const told = await shop.summary('WRT-00801-01');
    expect(told.orderBefore).toBe('15:00');
    shop.moveTo(at(27, '15:00:00'));
    expect(await shop.summary('WRT-00801-01')).toEqual({
      minDays: told.minDays + 1,
      maxDays: told.maxDays + 1,
      orderBefore: null,
    });
  });

  test('a product made to order has no last minute, and is no later after the cut-off', async () => {
    const shop = openShop(at(27, '12:00:00'));
    const before = await shop.summary('RMB-00031-01');
    shop.moveTo(at(27, '23:00:00'));
    expect(before.orderBefore).toBeNull();
    expect(await shop.summary('RMB-00031-01')).toEqual(before);
  });
});
