// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { promotionsMachine } from '#src/machines/promo/promotions/promotionsMachine.ts';
import { promotionsPaths } from '#src/machines/promo/promotions/promotionsPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';
import { endOf } from '#src/machines/paths/machinePaths.ts';

const options = {
  actors: [
    'voucherClaim',
    'voucherTerms',
    'waitFor',
    'loadPromotions',
    'loadMerchantVouchersInfo',
    'loadMerchantVouchers',
    'loadProductVouchers',
  ],
  systemId: 'promotions',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/promotions.md', import.meta.url));

const loadPromotionsOutput = endOf(promotionsPaths.actors.loadPromotions.outputs);
const loadProductVouchersOutput = endOf(promotionsPaths.actors.loadProductVouchers.outputs);
const loadMerchantVouchersOutput = endOf(promotionsPaths.actors.loadMerchantVouchers.outputs);

test('promotions, walk 1: 48 steps to {groups.failed, info.loading, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}', () => {
  const promotions = drive(promotionsMachine, {
    ...options,
    input: promotionsPaths.inputs.member,
  });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send(promotionsPaths.events.factsChanged);
  promotions.send(promotionsPaths.events.factsChangedOfTwo);
  expect(promotions.value()).toEqual({
    groups: 'settling',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send({
    type: 'wish.resumed',
    wish: { kind: 'voucher', itemSku: 'A-01', voucher: 'M1' },
    isFlashSaleGone: false,
  });
  promotions.send(promotionsPaths.events.factsChangedWithoutItem);
  expect(promotions.value()).toEqual({
    groups: 'idle',
    info: 'settled',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send(promotionsPaths.events.factsChanged);
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send({ type: 'network.returned' });
  promotions.send({ type: 'page.outdated' });
  promotions.send({ type: 'voucherList.requested', code: null });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'loading',
    merchantVouchers: 'loading',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.resolve('loadPromotions', loadPromotionsOutput);
  expect(promotions.value()).toEqual({
    groups: 'ready',
    info: 'loading',
    productVouchers: 'loading',
    merchantVouchers: 'loading',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send({
    type: 'wish.resumed',
    wish: { kind: 'voucher', itemSku: 'A-01', voucher: 'M1' },
    isFlashSaleGone: false,
  });
  promotions.send({ type: 'page.outdated' });
  expect(promotions.value()).toEqual({
    groups: 'refreshing',
    info: 'loading',
    productVouchers: 'loading',
    merchantVouchers: 'loading',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send({ type: 'terms.requested', code: 'M1' });
  promotions.resolve('loadProductVouchers', loadProductVouchersOutput);
  expect(promotions.value()).toEqual({
    groups: 'refreshing',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'loading',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.resolve('loadMerchantVouchers', loadMerchantVouchersOutput);
  expect(promotions.value()).toEqual({
    groups: 'refreshing',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.tell('voucherClaim-1', {
    type: 'claim.settled',
    code: 'M1',
    asker: 'voucherList',
    message: 'success',
    outcome: 'CLAIMED',
    needsLogin: false,
  });
  promotions.tell('voucherClaim-1', {
    type: 'claim.settled',
    code: 'M1',
    asker: 'voucherList',
    message: 'generic',
    outcome: null,
    needsLogin: false,
  });
  promotions.tell('voucherClaim-1', {
    type: 'claim.settled',
    code: 'M1',
    asker: 'voucherList',
    message: 'success',
    outcome: null,
    needsLogin: true,
  });
  promotions.resolve('loadMerchantVouchersInfo', { count: 2, highlight: null });
  expect(promotions.value()).toEqual({
    groups: 'refreshing',
    info: 'settled',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.resolve('loadPromotions', loadPromotionsOutput);
  expect(promotions.value()).toEqual({
    groups: 'ready',
    info: 'settled',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send(promotionsPaths.events.factsChangedOfTwo);
  expect(promotions.value()).toEqual({
    groups: 'settling',
    info: 'settled',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.resolve('settle');
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'settled',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.tell('voucherClaim-1', {
    type: 'claim.settled',
    code: 'M1',
    asker: 'voucherList',
    message: 'success',
    outcome: 'CLAIMED',
    needsLogin: false,
  });
  promotions.reject('loadPromotions', lost());
  expect(promotions.value()).toEqual({
    groups: 'unreached',
    info: 'settled',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send({ type: 'retry.requested' });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'settled',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.reject('loadPromotions', refused(null, 500));
  expect(promotions.value()).toEqual({
    groups: 'failed',
    info: 'settled',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send({ type: 'retry.requested' });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'settled',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send(promotionsPaths.events.factsChanged);
  expect(promotions.value()).toEqual({
    groups: 'settling',
    info: 'settled',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.reject('settle', new Error('refused'));
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'settled',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send(promotionsPaths.events.factsChangedAsGuest);
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'settled',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  // Ends here: step 29 leads elsewhere than in the graph.
  expect(promotions.told()).toEqual([
    'price.refreshRequested',
    'installment.refreshRequested',
    'orderCost.refreshRequested',
    'login.needed',
    'price.refreshRequested',
    'installment.refreshRequested',
    'orderCost.refreshRequested',
  ]);
  expect(promotions.toModal.map(({ type }) => type)).toEqual(['modal.opened', 'modal.opened']);
  expect(promotions.record()).toEqual(
    records.get(
      'walk 1: 48 steps to {groups.failed, info.loading, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}',
    ),
  );
});

test('promotions, walk 2: 1 step to {groups.loading, info.loading, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}', () => {
  const promotions = drive(promotionsMachine, {
    ...options,
    input: promotionsPaths.inputs.unknown,
  });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'waiting',
  });
  promotions.send(promotionsPaths.events.factsChanged);
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  expect(promotions.told()).toEqual(['voucher.returned']);
  expect(promotions.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(promotions.record()).toEqual(
    records.get(
      'walk 2: 1 step to {groups.loading, info.loading, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}',
    ),
  );
});

test('promotions, walk 3: 1 step to {groups.loading, info.loading, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}', () => {
  const promotions = drive(promotionsMachine, {
    ...options,
    input: promotionsPaths.inputs.unknown,
  });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'waiting',
  });
  promotions.send(promotionsPaths.events.factsChangedAsGuest);
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  expect(promotions.told()).toEqual(['voucher.returned']);
  expect(promotions.record()).toEqual(
    records.get(
      'walk 3: 1 step to {groups.loading, info.loading, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}',
    ),
  );
});

test('promotions, walk 4: 3 steps to {groups.ready, info.loading, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}', () => {
  const promotions = drive(promotionsMachine, {
    ...options,
    input: promotionsPaths.inputs.unknown,
  });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'waiting',
  });
  promotions.resolve('loadPromotions', loadPromotionsOutput);
  expect(promotions.value()).toEqual({
    groups: 'ready',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'waiting',
  });
  promotions.send({
    type: 'wish.resumed',
    wish: { kind: 'voucher', itemSku: 'A-01', voucher: 'M1' },
    isFlashSaleGone: false,
  });
  expect(promotions.value()).toEqual({
    groups: 'ready',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'awaitingUser',
    resuming: {},
    returning: 'waiting',
  });
  promotions.send(promotionsPaths.events.factsChanged);
  expect(promotions.value()).toEqual({
    groups: 'ready',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  expect(promotions.told()).toEqual(['voucher.returned']);
  expect(promotions.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(promotions.record()).toEqual(
    records.get(
      'walk 4: 3 steps to {groups.ready, info.loading, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}',
    ),
  );
});

test('promotions, walk 5: 3 steps to {groups.ready, info.loading, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}', () => {
  const promotions = drive(promotionsMachine, {
    ...options,
    input: promotionsPaths.inputs.unknown,
  });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'waiting',
  });
  promotions.resolve('loadPromotions', loadPromotionsOutput);
  expect(promotions.value()).toEqual({
    groups: 'ready',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'waiting',
  });
  promotions.send({
    type: 'wish.resumed',
    wish: { kind: 'voucher', itemSku: 'A-01', voucher: 'M1' },
    isFlashSaleGone: false,
  });
  expect(promotions.value()).toEqual({
    groups: 'ready',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'awaitingUser',
    resuming: {},
    returning: 'waiting',
  });
  promotions.send(promotionsPaths.events.factsChangedAsGuest);
  expect(promotions.value()).toEqual({
    groups: 'ready',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  expect(promotions.told()).toEqual(['voucher.returned', 'login.needed']);
  expect(promotions.record()).toEqual(
    records.get(
      'walk 5: 3 steps to {groups.ready, info.loading, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}',
    ),
  );
});

test('promotions, walk 6: 1 step to {groups.loading, info.unreached, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}', () => {
  const promotions = drive(promotionsMachine, {
    ...options,
    input: promotionsPaths.inputs.member,
  });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.reject('loadMerchantVouchersInfo', lost());
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'unreached',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  expect(promotions.told()).toEqual([]);
  expect(promotions.record()).toEqual(
    records.get(
      'walk 6: 1 step to {groups.loading, info.unreached, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}',
    ),
  );
});

test('promotions, walk 7: 1 step to {groups.loading, info.settled, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}', () => {
  const promotions = drive(promotionsMachine, {
    ...options,
    input: promotionsPaths.inputs.member,
  });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.reject('loadMerchantVouchersInfo', refused(null, 500));
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'settled',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  expect(promotions.told()).toEqual([]);
  expect(promotions.record()).toEqual(
    records.get(
      'walk 7: 1 step to {groups.loading, info.settled, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}',
    ),
  );
});

test('promotions, walk 8: 2 steps to {groups.loading, info.loading, productVouchers.resting, merchantVouchers.loading, claims.resting, resuming, returning.done}', () => {
  const promotions = drive(promotionsMachine, {
    ...options,
    input: promotionsPaths.inputs.member,
  });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send({ type: 'voucherList.requested', code: null });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'loading',
    merchantVouchers: 'loading',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.reject('loadProductVouchers', new Error('refused'));
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'loading',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  expect(promotions.told()).toEqual([]);
  expect(promotions.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(promotions.record()).toEqual(
    records.get(
      'walk 8: 2 steps to {groups.loading, info.loading, productVouchers.resting, merchantVouchers.loading, claims.resting, resuming, returning.done}',
    ),
  );
});

test('promotions, walk 9: 2 steps to {groups.loading, info.loading, productVouchers.loading, merchantVouchers.resting, claims.resting, resuming, returning.done}', () => {
  const promotions = drive(promotionsMachine, {
    ...options,
    input: promotionsPaths.inputs.member,
  });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send({ type: 'voucherList.requested', code: null });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'loading',
    merchantVouchers: 'loading',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.reject('loadMerchantVouchers', new Error('refused'));
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'loading',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  expect(promotions.told()).toEqual([]);
  expect(promotions.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(promotions.record()).toEqual(
    records.get(
      'walk 9: 2 steps to {groups.loading, info.loading, productVouchers.loading, merchantVouchers.resting, claims.resting, resuming, returning.done}',
    ),
  );
});

test('promotions, walk 10: 2 steps to {groups.loading, info.loading, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}', () => {
  const promotions = drive(promotionsMachine, {
    ...options,
    input: promotionsPaths.inputs.member,
  });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.reject('loadPromotions', lost());
  expect(promotions.value()).toEqual({
    groups: 'unreached',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send({ type: 'network.returned' });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  expect(promotions.told()).toEqual([]);
  expect(promotions.record()).toEqual(
    records.get(
      'walk 10: 2 steps to {groups.loading, info.loading, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}',
    ),
  );
});

test('promotions, walk 11: 2 steps to {groups.loading, info.loading, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}', () => {
  const promotions = drive(promotionsMachine, {
    ...options,
    input: promotionsPaths.inputs.member,
  });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.reject('loadMerchantVouchersInfo', lost());
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'unreached',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send({ type: 'network.returned' });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  expect(promotions.told()).toEqual([]);
  expect(promotions.record()).toEqual(
    records.get(
      'walk 11: 2 steps to {groups.loading, info.loading, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}',
    ),
  );
});

test('promotions, walk 12: 3 steps to {groups.ready, info.loading, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}', () => {
  const promotions = drive(promotionsMachine, {
    ...options,
    input: promotionsPaths.inputs.member,
  });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send(promotionsPaths.events.factsChangedAsGuest);
  promotions.resolve('loadPromotions', loadPromotionsOutput);
  expect(promotions.value()).toEqual({
    groups: 'ready',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send({
    type: 'wish.resumed',
    wish: { kind: 'voucher', itemSku: 'A-01', voucher: 'M1' },
    isFlashSaleGone: false,
  });
  expect(promotions.value()).toEqual({
    groups: 'ready',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  expect(promotions.told()).toEqual(['login.needed']);
  expect(promotions.record()).toEqual(
    records.get(
      'walk 12: 3 steps to {groups.ready, info.loading, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}',
    ),
  );
});

test('promotions, walk 13: 3 steps to {groups.unreached, info.loading, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}', () => {
  const promotions = drive(promotionsMachine, {
    ...options,
    input: promotionsPaths.inputs.member,
  });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.resolve('loadPromotions', loadPromotionsOutput);
  expect(promotions.value()).toEqual({
    groups: 'ready',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send({ type: 'page.outdated' });
  expect(promotions.value()).toEqual({
    groups: 'refreshing',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.reject('loadPromotions', lost());
  expect(promotions.value()).toEqual({
    groups: 'unreached',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  expect(promotions.told()).toEqual([]);
  expect(promotions.record()).toEqual(
    records.get(
      'walk 13: 3 steps to {groups.unreached, info.loading, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}',
    ),
  );
});

test('promotions, walk 14: 3 steps to {groups.failed, info.loading, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}', () => {
  const promotions = drive(promotionsMachine, {
    ...options,
    input: promotionsPaths.inputs.member,
  });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.resolve('loadPromotions', loadPromotionsOutput);
  expect(promotions.value()).toEqual({
    groups: 'ready',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send({ type: 'page.outdated' });
  expect(promotions.value()).toEqual({
    groups: 'refreshing',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.reject('loadPromotions', refused(null, 500));
  expect(promotions.value()).toEqual({
    groups: 'failed',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  expect(promotions.told()).toEqual([]);
  expect(promotions.record()).toEqual(
    records.get(
      'walk 14: 3 steps to {groups.failed, info.loading, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}',
    ),
  );
});

test('promotions, walk 15: 4 steps to {groups.ready, info.loading, productVouchers.loading, merchantVouchers.loading, claims.resting, resuming, returning.done}', () => {
  const promotions = drive(promotionsMachine, {
    ...options,
    input: promotionsPaths.inputs.member,
  });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send({ type: 'voucherList.requested', code: null });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'loading',
    merchantVouchers: 'loading',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.resolve('loadPromotions', loadPromotionsOutput);
  expect(promotions.value()).toEqual({
    groups: 'ready',
    info: 'loading',
    productVouchers: 'loading',
    merchantVouchers: 'loading',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send({
    type: 'wish.resumed',
    wish: { kind: 'voucher', itemSku: 'A-01', voucher: 'M1' },
    isFlashSaleGone: false,
  });
  promotions.tell('voucherClaim-1', {
    type: 'claim.settled',
    code: 'M1',
    asker: 'voucherList',
    message: 'success',
    outcome: 'CLAIMED',
    needsLogin: false,
  });
  expect(promotions.value()).toEqual({
    groups: 'ready',
    info: 'loading',
    productVouchers: 'loading',
    merchantVouchers: 'loading',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  expect(promotions.told()).toEqual([
    'price.refreshRequested',
    'installment.refreshRequested',
    'orderCost.refreshRequested',
  ]);
  expect(promotions.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(promotions.record()).toEqual(
    records.get(
      'walk 15: 4 steps to {groups.ready, info.loading, productVouchers.loading, merchantVouchers.loading, claims.resting, resuming, returning.done}',
    ),
  );
});

test('promotions, walk 16: starts in {groups.idle, info.settled, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.waiting}', () => {
  const promotions = drive(promotionsMachine, {
    ...options,
    input: promotionsPaths.inputs.withoutItem,
  });
  expect(promotions.value()).toEqual({
    groups: 'idle',
    info: 'settled',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'waiting',
  });
  expect(promotions.told()).toEqual([]);
  expect(promotions.record()).toEqual(
    records.get(
      'walk 16: starts in {groups.idle, info.settled, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.waiting}',
    ),
  );
});

test('promotions, walk 17: 1 step to {groups.idle, info.settled, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.waiting}', () => {
  const promotions = drive(promotionsMachine, {
    ...options,
    input: promotionsPaths.inputs.withoutItem,
  });
  expect(promotions.value()).toEqual({
    groups: 'idle',
    info: 'settled',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'waiting',
  });
  promotions.send({ type: 'page.outdated' });
  expect(promotions.value()).toEqual({
    groups: 'idle',
    info: 'settled',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'waiting',
  });
  expect(promotions.told()).toEqual([]);
  expect(promotions.record()).toEqual(
    records.get(
      'walk 17: 1 step to {groups.idle, info.settled, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.waiting}',
    ),
  );
});

test('promotions, walk 18: 2 steps to {groups.idle, info.settled, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}', () => {
  const promotions = drive(promotionsMachine, {
    ...options,
    input: promotionsPaths.inputs.member,
  });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send({ type: 'voucherList.requested', code: null });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'loading',
    merchantVouchers: 'loading',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send(promotionsPaths.events.factsChangedWithoutItem);
  expect(promotions.value()).toEqual({
    groups: 'idle',
    info: 'settled',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  expect(promotions.told()).toEqual([]);
  expect(promotions.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(promotions.record()).toEqual(
    records.get(
      'walk 18: 2 steps to {groups.idle, info.settled, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}',
    ),
  );
});

test('promotions, walk 19: 2 steps to {groups.loading, info.loading, productVouchers.loading, merchantVouchers.loading, claims.resting, resuming, returning.done}', () => {
  const promotions = drive(promotionsMachine, {
    ...options,
    input: promotionsPaths.inputs.member,
  });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send({ type: 'voucherList.requested', code: null });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'loading',
    merchantVouchers: 'loading',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send(promotionsPaths.events.factsChanged);
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'loading',
    merchantVouchers: 'loading',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  expect(promotions.told()).toEqual([]);
  expect(promotions.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(promotions.record()).toEqual(
    records.get(
      'walk 19: 2 steps to {groups.loading, info.loading, productVouchers.loading, merchantVouchers.loading, claims.resting, resuming, returning.done}',
    ),
  );
});

test('promotions, walk 20: 1 step to {groups.idle, info.settled, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.waiting}', () => {
  const promotions = drive(promotionsMachine, {
    ...options,
    input: promotionsPaths.inputs.withoutItem,
  });
  expect(promotions.value()).toEqual({
    groups: 'idle',
    info: 'settled',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'waiting',
  });
  promotions.send({ type: 'voucherList.requested', code: null });
  expect(promotions.value()).toEqual({
    groups: 'idle',
    info: 'settled',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'waiting',
  });
  expect(promotions.told()).toEqual([]);
  expect(promotions.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(promotions.record()).toEqual(
    records.get(
      'walk 20: 1 step to {groups.idle, info.settled, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.waiting}',
    ),
  );
});

test('promotions, walk 21: 3 steps to {groups.idle, info.settled, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}', () => {
  const promotions = drive(promotionsMachine, {
    ...options,
    input: promotionsPaths.inputs.member,
  });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.resolve('loadPromotions', loadPromotionsOutput);
  expect(promotions.value()).toEqual({
    groups: 'ready',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send({ type: 'terms.requested', code: 'M1' });
  promotions.send(promotionsPaths.events.factsChangedWithoutItem);
  expect(promotions.value()).toEqual({
    groups: 'idle',
    info: 'settled',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  expect(promotions.told()).toEqual([]);
  expect(promotions.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(promotions.record()).toEqual(
    records.get(
      'walk 21: 3 steps to {groups.idle, info.settled, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}',
    ),
  );
});

test('promotions, walk 22: 1 step to {groups.loading, info.loading, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}', () => {
  const promotions = drive(promotionsMachine, {
    ...options,
    input: promotionsPaths.inputs.member,
  });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send({ type: 'terms.requested', code: 'M1' });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  expect(promotions.told()).toEqual([]);
  expect(promotions.record()).toEqual(
    records.get(
      'walk 22: 1 step to {groups.loading, info.loading, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}',
    ),
  );
});

test('promotions, walk 23: 1 step to {groups.failed, info.loading, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}', () => {
  const promotions = drive(promotionsMachine, {
    ...options,
    input: promotionsPaths.inputs.member,
  });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.reject('loadPromotions', refused(null, 500));
  expect(promotions.value()).toEqual({
    groups: 'failed',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  expect(promotions.told()).toEqual([]);
  expect(promotions.record()).toEqual(
    records.get(
      'walk 23: 1 step to {groups.failed, info.loading, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}',
    ),
  );
});

test('promotions, walk 24: 2 steps to {groups.idle, info.settled, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}', () => {
  const promotions = drive(promotionsMachine, {
    ...options,
    input: promotionsPaths.inputs.member,
  });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.resolve('loadMerchantVouchersInfo', { count: 2, highlight: null });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'settled',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send(promotionsPaths.events.factsChangedWithoutItem);
  expect(promotions.value()).toEqual({
    groups: 'idle',
    info: 'settled',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  expect(promotions.told()).toEqual([]);
  expect(promotions.record()).toEqual(
    records.get(
      'walk 24: 2 steps to {groups.idle, info.settled, productVouchers.resting, merchantVouchers.resting, claims.resting, resuming, returning.done}',
    ),
  );
});

test('promotions, walk 25: 2 steps to {groups.loading, info.loading, productVouchers.resting, merchantVouchers.loading, claims.resting, resuming, returning.done}', () => {
  const promotions = drive(promotionsMachine, {
    ...options,
    input: promotionsPaths.inputs.member,
  });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send({ type: 'voucherList.requested', code: null });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'loading',
    merchantVouchers: 'loading',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.resolve('loadProductVouchers', loadProductVouchersOutput);
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'loading',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  expect(promotions.told()).toEqual([]);
  expect(promotions.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(promotions.record()).toEqual(
    records.get(
      'walk 25: 2 steps to {groups.loading, info.loading, productVouchers.resting, merchantVouchers.loading, claims.resting, resuming, returning.done}',
    ),
  );
});

test('promotions, walk 26: 3 steps to {groups.loading, info.loading, productVouchers.loading, merchantVouchers.resting, claims.resting, resuming, returning.done}', () => {
  const promotions = drive(promotionsMachine, {
    ...options,
    input: promotionsPaths.inputs.member,
  });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'resting',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send({ type: 'voucherList.requested', code: null });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'loading',
    merchantVouchers: 'loading',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.resolve('loadMerchantVouchers', loadMerchantVouchersOutput);
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'loading',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  promotions.send({
    type: 'wish.resumed',
    wish: { kind: 'voucher', itemSku: 'A-01', voucher: 'M1' },
    isFlashSaleGone: false,
  });
  expect(promotions.value()).toEqual({
    groups: 'loading',
    info: 'loading',
    productVouchers: 'loading',
    merchantVouchers: 'resting',
    claims: 'resting',
    resuming: {},
    returning: 'done',
  });
  expect(promotions.told()).toEqual([]);
  expect(promotions.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(promotions.record()).toEqual(
    records.get(
      'walk 26: 3 steps to {groups.loading, info.loading, productVouchers.loading, merchantVouchers.resting, claims.resting, resuming, returning.done}',
    ),
  );
});
