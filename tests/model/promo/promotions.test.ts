import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { promotionsMachine } from '#src/machines/promo/promotions/promotionsMachine.ts';
import { promotionsPaths } from '#src/machines/promo/promotions/promotionsPaths.ts';
import {
  selectIsFirstLoading,
  selectIsOffered,
  selectPromotionInfo,
  selectVoucherCount,
} from '#src/machines/promo/promotions/promotionsSelectors.ts';
import type { PromotionsContext } from '#src/machines/promo/promotions/promotionsTypes.ts';
import { promotions, voucher, type Promotions } from '#src/services/promo/promotions/contract.ts';
import { drive, type Driven } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const options = {
  actors: [
    'waitFor',
    'loadPromotions',
    'loadMerchantVouchersInfo',
    'loadMerchantVouchers',
    'loadProductVouchers',
    'voucherTerms',
    'voucherClaim',
  ],
  systemId: 'promotions',
  input: partFacts({}, { isMember: true }),
};
const one = (code: string, facts: object = {}) =>
  z.parse(voucher, { id: `V-${code}`, code, title: code, status: 'ACTIVE', remainingQuota: 9, ...facts });
const answer = (facts: object = {}): Promotions =>
  z.parse(promotions, {
    recommended: [{ id: 'P', title: 'Promo', applicableStatus: 'AVAILABLE' }],
    blibli: [one('B1')],
    merchant: [one('M1'), one('M2')],
    merchantShipping: [one('S1')],
    blibliShipping: [one('G1')],
    serverTime: 5,
    ...facts,
  });
const settled = (facts: object = {}) => ({
  type: 'claim.settled',
  code: 'M1',
  asker: 'voucherList',
  message: 'success',
  outcome: 'CLAIMED',
  needsLogin: false,
  ...facts,
});
const claim = (code: string, asker = 'voucherList') => ({ type: 'voucher.claimRequested', code, asker });
const facts = (item: object | null, rest: object = {}) => ({
  type: 'facts.changed',
  facts: { ...partFacts(item ?? {}, { isMember: true, ...rest }), ...(item === null ? { item: null } : {}) },
});
const LOGIN_NEEDED = {
  type: 'part.told',
  name: 'memberGate',
  event: { type: 'login.needed', wish: { kind: 'voucher', itemSku: 'A-01', voucher: 'M1' } },
};
const context = (part: Driven) => part.context<PromotionsContext>();

function start(input = options.input): Driven {
  return drive(promotionsMachine, { ...options, input });
}
function loaded(input = options.input): Driven {
  const part = start(input);
  part.resolve('loadPromotions', answer());
  part.resolve('loadMerchantVouchersInfo', { count: 2, highlight: null });
  return part;
}
const opened = (part: Driven) => part.toModal.map(({ key, params }) => ({ key, params }));
const statusOf = (part: Driven, code: string) =>
  [
    ...context(part).merchantVouchers,
    ...context(part).merchantShipping,
    ...context(part).blibliVouchers,
    ...context(part).blibliShipping,
  ].find((known) => known.code === code);

const claims = (part: Driven) => part.waiting().filter((name) => name.startsWith('voucherClaim'));

test('promotions: every transition, and every state survives a restore', () => {
  expectEveryTransition(promotionsPaths);
});

describe('loading', () => {
  test('without an item at first', () => {
    const part = start({ ...options.input, item: null });
    expect(part.value()).toMatchObject({ groups: 'idle', info: 'settled' });
    part.send(facts({}));
    expect(part.waiting()).toEqual(['loadPromotions', 'loadMerchantVouchersInfo']);
  });
  test('[VOUCHER-17] it begins at once, and says so', () => {
    const part = start(partFacts({ pickupPointCode: 'PP-9' }, { quantity: 3 }));
    expect(part.snapshot().hasTag('busy')).toBe(true);
    expect(part.inputOf('loadPromotions')).toEqual({
      itemSku: 'A-01',
      pickupPointCode: 'PP-9',
      quantity: 3,
    });
  });
  test('[VOUCHER-01, VOUCHER-18, VOUCHER-21] success fills the five groups and ends loading', () => {
    const part = loaded();
    expect(part.snapshot().hasTag('busy')).toBe(false);
    const { promotionInfo, blibliVouchers, merchantVouchers, merchantShipping, blibliShipping } =
      context(part);
    expect(promotionInfo.map(({ id }) => id)).toEqual(['P']);
    expect(
      [blibliVouchers, merchantVouchers, merchantShipping, blibliShipping].map((group) =>
        group.map(({ code }) => code),
      ),
    ).toEqual([['B1'], ['M1', 'M2'], ['S1'], ['G1']]);
    expect(selectVoucherCount(part.snapshot() as never)).toBe(5);
  });
  test('[VOUCHER-18, VOUCHER-19] a failure sets the flag and ends loading, a success clears it', () => {
    const part = start();
    part.reject('loadPromotions');
    expect(context(part).hasFailed).toBe(true);
    expect(part.snapshot().hasTag('busy')).toBe(false);
    part.send({ type: 'retry.requested' });
    expect(part.snapshot().hasTag('busy')).toBe(true);
    expect(context(part).hasFailed).toBe(true);
    part.resolve('loadPromotions', answer());
    expect(context(part).hasFailed).toBe(false);
  });
  test.each([
    ['another quantity stay', {}, 3, 1, 5],
    ['another pickup point go, vouchers of the product stay', { pickupPointCode: 'PP-9' }, 1, 0, 3],
  ])('[VOUCHER-19] promotions that cannot be loaded for %s', (_, item, quantity, shown, vouchers) => {
    const part = loaded();
    part.send(facts(item, { quantity }));
    expect(selectVoucherCount(part.snapshot() as never)).toBe(5);
    part.resolve('settle', undefined);
    part.reject('loadPromotions');
    expect(selectVoucherCount(part.snapshot() as never)).toBe(vouchers);
    expect(context(part)).toMatchObject({ promotionInfo: { length: shown }, hasFailed: true });
  });
  test('[SHELL-25] that there is nothing stays known while another order is asked for', () => {
    const known = (part: Driven) => {
      const snapshot = part.snapshot() as never;
      return [selectPromotionInfo(snapshot), selectIsOffered(snapshot), selectIsFirstLoading(snapshot)];
    };
    const part = start();
    expect(known(part)).toEqual([null, null, true]);
    const nothing = { recommended: [], blibli: [], merchant: [], merchantShipping: [], blibliShipping: [] };
    part.resolve('loadPromotions', answer(nothing));
    const none = [[], false, false];
    expect(known(part)).toEqual(none);
    part.send(facts({}, { quantity: 2 }));
    expect(known(part)).toEqual(none);
    part.resolve('settle');
    expect(known(part)).toEqual(none);
    part.send(facts({ itemSku: 'A-02' }));
    expect(known(part)).toEqual([null, null, true]);
  });
  test('another quantity is asked for once it rests, and what is shown stays until then', () => {
    const part = loaded();
    part.send(facts({}, { quantity: 2 }));
    part.send(facts({}, { quantity: 3 }));
    expect(part.waiting()).toContain('settle');
    expect(context(part).merchantVouchers).toHaveLength(2);
    part.resolve('settle');
    expect(part.inputOf('loadPromotions')).toMatchObject({ quantity: 3 });
  });
  test('another pickup point has others', () => {
    const part = loaded();
    part.send(facts({ pickupPointCode: 'PP-9' }));
    part.resolve('settle');
    expect(part.inputOf('loadPromotions')).toMatchObject({ pickupPointCode: 'PP-9' });
  });
  test('[ROUTE-33] another item starts anew, and nothing of the former one is shown', () => {
    const part = loaded();
    part.send({ type: 'terms.requested', code: 'M1' });
    part.send(facts({ itemSku: 'A-02' }));
    expect(context(part)).toMatchObject({ merchantVouchers: [], blibliVouchers: [], terms: null });
    expect(part.inputOf('loadPromotions')).toMatchObject({ itemSku: 'A-02' });
    expect(part.waiting()).not.toContain('voucherTerms');
  });
  test('what the page tells of something else loads nothing', () => {
    const part = loaded();
    part.send(facts({ tags: ['OOS'] }));
    expect(part.waiting()).toEqual([]);
  });
  test('[VOUCHER-23] how many the seller has comes by its own call; without it nothing is said', () => {
    const part = start();
    expect(part.inputOf('loadMerchantVouchersInfo')).toEqual({ itemSku: 'A-01' });
    part.resolve('loadMerchantVouchersInfo', { count: 4, highlight: 'Borong' });
    expect(context(part).info).toEqual({ count: 4, highlight: 'Borong' });
    const other = start();
    other.reject('loadMerchantVouchersInfo');
    expect(context(other).info).toBeNull();
  });
});

describe('the list', () => {
  test('[VOUCHER-21, VOUCHER-23, MODAL-11] opening it asks for both groups anew, each for itself', () => {
    const part = loaded();
    part.send({ type: 'voucherList.requested', code: null });
    expect(opened(part)).toEqual([{ key: 'voucherList', params: {} }]);
    part.resolve('loadProductVouchers', [one('B7')]);
    part.resolve('loadMerchantVouchers', [one('M7')]);
    expect(context(part)).toMatchObject({
      blibliVouchers: [{ code: 'B7' }],
      merchantVouchers: [{ code: 'M7' }],
      merchantShipping: [{ code: 'S1' }],
      blibliShipping: [{ code: 'G1' }],
    });
  });
  test('a refresh that fails leaves what was known', () => {
    const part = loaded();
    part.send({ type: 'voucherList.requested', code: null });
    part.reject('loadProductVouchers');
    part.reject('loadMerchantVouchers');
    expect(context(part)).toMatchObject({ blibliVouchers: [{ code: 'B1' }], hasFailed: false });
  });
});

describe('claiming', () => {
  test('[VOUCHER-09] one actor per voucher, told who asks', () => {
    const part = loaded();
    part.send(claim('M1'));
    part.send(claim('S1', 'voucherTerms'));
    part.send(claim('M1'));
    expect(claims(part)).toEqual(['voucherClaim-1', 'voucherClaim-2']);
    expect(part.inputOf('voucherClaim-1')).toEqual({ id: 'V-M1', code: 'M1' });
    expect(part.toParts.filter(({ event }) => event.type === 'claim.requested')).toEqual([
      { to: 'voucherClaim-1', event: { type: 'claim.requested', asker: 'voucherList' } },
      { to: 'voucherClaim-2', event: { type: 'claim.requested', asker: 'voucherTerms' } },
      { to: 'voucherClaim-1', event: { type: 'claim.requested', asker: 'voucherList' } },
    ]);
  });
  test.each([
    ['M1', 'merchantVouchers'],
    ['S1', 'merchantShipping'],
  ])('[VOUCHER-10, VOUCHER-11] a claim of %s that succeeds changes it alone', (code) => {
    const part = loaded();
    const before = JSON.stringify(context(part).merchantVouchers.filter((known) => known.code !== code));
    part.send(claim(code));
    part.tell('voucherClaim-1', settled({ code }));
    expect(statusOf(part, code)?.status).toBe('CLAIMED');
    expect(JSON.stringify(context(part).merchantVouchers.filter((known) => known.code !== code))).toBe(
      before,
    );
    // [PRICE-13] A held voucher may lower the shown price.
    expect(part.toPage).toEqual([
      { type: 'part.told', name: 'priceSummary', event: { type: 'price.refreshRequested' } },
      {
        type: 'part.told',
        name: 'installment',
        event: { type: 'installment.refreshRequested' },
        ifRunning: true,
      },
      {
        type: 'part.told',
        name: 'orderCost',
        event: { type: 'orderCost.refreshRequested' },
        ifRunning: true,
      },
    ]);
  });
  test('[VOUCHER-12] vouchers of the marketplace are neither claimed nor changed', () => {
    const part = loaded();
    part.send(claim('B1'));
    part.send(claim('G1'));
    expect(claims(part)).toEqual([]);
    part.send(settled({ code: 'B1' }));
    part.send(settled({ code: 'G1' }));
    expect(statusOf(part, 'B1')?.status).toBe('ACTIVE');
    expect(statusOf(part, 'G1')?.status).toBe('ACTIVE');
  });
  test('[VOUCHER-13] quota run out leaves 0, and it cannot be claimed any more', () => {
    const part = loaded();
    part.send(claim('M1'));
    part.tell('voucherClaim-1', settled({ message: 'quotaRunOut', outcome: 'QUOTA_RUN_OUT' }));
    expect(statusOf(part, 'M1')?.remainingQuota).toBe(0);
    const told = part.toParts.length;
    part.send(claim('M1'));
    expect(part.toParts).toHaveLength(told);
    expect(part.toPage).toEqual([]);
  });
  test('[VOUCHER-14, ERR-44] gives the message to the asker, and sets the voucher’s status', () => {
    const part = loaded();
    part.send(claim('M1', 'voucherTerms'));
    part.tell('voucherClaim-1', settled({ asker: 'voucherTerms', message: 'claimed', outcome: 'CLAIMED' }));
    expect(context(part).messages).toEqual({ M1: { asker: 'voucherTerms', message: 'claimed' } });
    expect(statusOf(part, 'M1')?.status).toBe('CLAIMED');
    part.send({ type: 'voucherList.requested', code: null });
    expect(context(part).messages).toEqual({});
  });
  test('[ERR-63] the seconds until it may be tried again are for the one who asked', () => {
    const part = loaded();
    part.send(claim('M1'));
    part.tell('voucherClaim-1', settled({ message: 'tooMany', outcome: null, retryAfterSeconds: 7 }));
    expect(context(part).messages).toEqual({ M1: { asker: 'voucherList', message: 'tooMany', seconds: 7 } });
    expect(statusOf(part, 'M1')?.status).toBe('ACTIVE');
  });
  test('[VOUCHER-05, VOUCHER-06, VOUCHER-15] what cannot be claimed is not', () => {
    const part = start();
    part.resolve(
      'loadPromotions',
      answer({
        merchant: [
          one('M1', { status: 'USED' }),
          one('M2', { status: 'REDEEMED' }),
          one('M3', { remainingQuota: 0 }),
          one('M4', { status: 'CLAIMED' }),
        ],
      }),
    );
    for (const code of ['M1', 'M2', 'M3', 'M4', 'nowhere']) part.send(claim(code));
    expect(claims(part)).toEqual([]);
  });
  test('an answer from before the claim does not undo it: it is asked for again', () => {
    const part = loaded();
    part.send(claim('M1'));
    part.send({ type: 'voucherList.requested', code: null });
    part.send(facts({}, { quantity: 2 }));
    part.resolve('settle');
    const before = part.taken.length;
    part.tell('voucherClaim-1', settled());
    const asked = part.taken.slice(before).map(({ source }) => source.id);
    expect(asked).toContain('promotions.groups.loading');
    expect(asked).toContain('promotions.merchantVouchers.loading');
    expect(part.waiting()).toEqual(expect.arrayContaining(['loadPromotions', 'loadMerchantVouchers']));
  });
  test('[VOUCHER-16] sends a guest to the login with the way back to the voucher, without a call', () => {
    const part = loaded(partFacts({}, { isMember: false }));
    part.send(claim('M1'));
    expect(part.toPage).toEqual([LOGIN_NEEDED]);
    expect(claims(part)).toEqual([]);
  });
  test.each([
    [true, ['voucherClaim-1'], []],
    [false, [], [LOGIN_NEEDED]],
  ])('[AUTH-03] while it is not known who visits the claim waits (member: %s)', (isMember, actors, asked) => {
    const part = loaded(partFacts({}, { isMember: null }));
    part.send(claim('M1'));
    expect(claims(part)).toEqual([]);
    part.send(facts({}, { isMember }));
    expect(claims(part)).toEqual(actors);
    expect(part.toPage).toEqual(asked);
    expect(context(part).held).toBeNull();
  });
  test('[VOUCHER-16] a session that ended meanwhile is asked for again', () => {
    const part = loaded();
    part.send(claim('M1'));
    part.tell('voucherClaim-1', settled({ message: 'generic', outcome: null, needsLogin: true }));
    expect(part.toPage).toEqual([LOGIN_NEEDED]);
    expect(context(part).messages).toEqual({});
  });
});

describe('coming back from the login', () => {
  const resumed = (voucher: string) => ({
    type: 'wish.resumed',
    wish: { kind: 'voucher', itemSku: 'A-01', voucher },
    isFlashSaleGone: false,
  });
  test('[VOUCHER-16] the claim that waited for it is made, once, as soon as the voucher is known', () => {
    const part = start(partFacts({}, { isMember: true }));
    part.send(resumed('M1'));
    expect(claims(part)).toEqual([]);
    part.resolve('loadPromotions', answer());
    expect(claims(part)).toEqual(['voucherClaim-1']);
    expect(context(part).interrupted).toBeNull();
    part.tell('voucherClaim-1', settled({ message: 'generic', outcome: null }));
    part.send(facts({}, { quantity: 2 }));
    expect(context(part).messages).toHaveProperty('M1');
  });
  test('[VOUCHER-16] a voucher that is not there any more, or was claimed before, is not claimed', () => {
    const gone = start(partFacts({}, { isMember: true }));
    gone.send(resumed('GONE'));
    gone.resolve('loadPromotions', answer());
    expect(claims(gone)).toEqual([]);
    const had = start(partFacts({}, { isMember: true }));
    had.send(resumed('B1'));
    had.resolve('loadPromotions', answer());
    expect(claims(had)).toEqual([]);
  });
  test('[VOUCHER-16] the list opens at the voucher that was pressed, once', () => {
    const part = start(partFacts({}, { isMember: null, voucher: 'M1' }));
    expect(opened(part)).toEqual([]);
    part.send(facts({}, { voucher: 'M1' }));
    expect(opened(part)).toEqual([{ key: 'voucherList', params: { voucher: 'M1' } }]);
    expect(part.toPage).toEqual([{ type: 'voucher.returned' }]);
    part.send(facts({}, { voucher: 'M1', quantity: 2 }));
    expect(opened(part)).toHaveLength(1);
    expect(part.waiting().filter((name) => name.startsWith('voucherClaim'))).toEqual([]);
  });
  test('[AUTH-09] one who came back without logging in finds the page as it is', () => {
    const part = start(partFacts({}, { voucher: 'M1' }));
    expect(opened(part)).toEqual([]);
    expect(part.toPage).toEqual([{ type: 'voucher.returned' }]);
  });
});

describe('terms', () => {
  test.each([
    ['B1', { group: 'blibliVouchers', id: 'V-B1', code: 'B1' }],
    ['M1', { group: 'merchantVouchers', id: 'V-M1', code: 'M1' }],
    ['S1', { group: 'merchantShipping', id: 'V-S1', code: 'S1' }],
    ['G1', { group: 'blibliShipping', id: 'V-G1', code: 'G1' }],
  ])('[VOUCHER-20, MODAL-12] of %s are loaded on demand', (code, request) => {
    const part = loaded();
    expect(part.waiting()).not.toContain('voucherTerms');
    part.send({ type: 'terms.requested', code });
    expect(opened(part)).toEqual([{ key: 'voucherTerms', params: { voucher: code } }]);
    expect(part.inputOf('voucherTerms')).toEqual(request);
  });
  test('[VOUCHER-20] those of another voucher take the place of the first', () => {
    const part = loaded();
    part.send({ type: 'terms.requested', code: 'M1' });
    part.send({ type: 'terms.requested', code: 'B1' });
    expect(part.waiting().filter((name) => name === 'voucherTerms')).toHaveLength(1);
    expect(part.inputOf('voucherTerms')).toMatchObject({ code: 'B1' });
    expect(context(part).terms).toBe('B1');
  });
  test('[ERR-62] hear when the device is online again, and end with the product', () => {
    const part = loaded();
    part.send({ type: 'network.returned' });
    part.send({ type: 'terms.requested', code: 'M1' });
    part.send({ type: 'network.returned' });
    expect(part.toParts).toEqual([{ to: 'voucherTerms', event: { type: 'network.returned' } }]);
    part.send({ ...facts({ itemSku: 'B-01' }) });
    expect(part.waiting()).not.toContain('voucherTerms');
    expect(context(part).terms).toBeNull();
  });
});

test('[VOUCHER-14] what was said of a claim is said of that product alone', () => {
  const part = loaded();
  part.send(claim('M1'));
  part.send(settled());
  expect(context(part).messages).toHaveProperty('M1');
  part.send(facts({ itemSku: 'B-01' }));
  part.resolve('loadPromotions', answer());
  expect(context(part).messages).toEqual({});
});
