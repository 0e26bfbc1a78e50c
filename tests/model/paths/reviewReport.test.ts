// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { reviewReportMachine } from '#src/machines/report/reviewReport/reviewReportMachine.ts';
import { reviewReportPaths } from '#src/machines/report/reviewReport/reviewReportPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['loadReasons', 'sendReport'],
  systemId: 'reviewReport',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/reviewReport.md', import.meta.url));

test('reviewReport, walk 1: 35 steps to {reasons.ready, form.sending}', () => {
  const reviewReport = drive(reviewReportMachine, {
    ...options,
    input: reviewReportPaths.inputs.item,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  reviewReport.send({ type: 'menu.shown', id: 'R-1', reportType: 'review' });
  reviewReport.send({ type: 'menu.hidden' });
  reviewReport.send({ type: 'options.shown' });
  expect(reviewReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  reviewReport.send({ type: 'options.shown' });
  reviewReport.send({ type: 'options.hidden' });
  reviewReport.send({ type: 'report.requested' });
  reviewReport.send({ type: 'reason.chosen', id: 'SPAM' });
  reviewReport.send({ type: 'report.sent' });
  expect(reviewReport.value()).toEqual({ reasons: 'loading', form: 'sending' });
  reviewReport.send({ type: 'menu.shown', id: 'R-1', reportType: 'review' });
  reviewReport.send({
    type: 'wish.resumed',
    wish: { kind: 'reviewReport', itemSku: 'A-01', reviewId: 'R-2', reportType: 'review', reason: null },
    isFlashSaleGone: false,
  });
  reviewReport.send({ type: 'reason.chosen', id: 'SPAM' });
  reviewReport.resolve('loadReasons', [{ id: 'SPAM', label: 'Iklan' }]);
  expect(reviewReport.value()).toEqual({ reasons: 'ready', form: 'sending' });
  reviewReport.send({ type: 'options.shown' });
  reviewReport.resolve('sendReport', true);
  expect(reviewReport.value()).toEqual({ reasons: 'ready', form: 'editing' });
  reviewReport.send({
    type: 'wish.resumed',
    wish: { kind: 'reviewReport', itemSku: 'A-01', reviewId: 'R-2', reportType: 'review', reason: null },
    isFlashSaleGone: false,
  });
  reviewReport.send({
    type: 'wish.resumed',
    wish: {
      kind: 'reviewReport',
      itemSku: 'A-01',
      reviewId: 'R-2',
      reportType: 'review',
      reason: 'SPAM',
    },
    isFlashSaleGone: false,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'ready', form: 'sending' });
  reviewReport.reject('sendReport', lost());
  expect(reviewReport.value()).toEqual({ reasons: 'ready', form: 'refused' });
  reviewReport.send({ type: 'menu.shown', id: 'R-1', reportType: 'review' });
  expect(reviewReport.value()).toEqual({ reasons: 'ready', form: 'editing' });
  reviewReport.send({
    type: 'wish.resumed',
    wish: {
      kind: 'reviewReport',
      itemSku: 'A-01',
      reviewId: 'R-2',
      reportType: 'review',
      reason: 'SPAM',
    },
    isFlashSaleGone: false,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'ready', form: 'sending' });
  reviewReport.reject('sendReport', refused('ALREADY_REPORTED', 409));
  expect(reviewReport.value()).toEqual({ reasons: 'ready', form: 'editing' });
  reviewReport.send({ type: 'report.sent' });
  expect(reviewReport.value()).toEqual({ reasons: 'ready', form: 'sending' });
  reviewReport.reject('sendReport', refused('LOGIN_REQUIRED', 401));
  expect(reviewReport.value()).toEqual({ reasons: 'ready', form: 'editing' });
  reviewReport.send({ type: 'options.hidden' });
  reviewReport.send({ type: 'report.sent' });
  expect(reviewReport.value()).toEqual({ reasons: 'ready', form: 'sending' });
  reviewReport.reject('sendReport', lost());
  expect(reviewReport.value()).toEqual({ reasons: 'ready', form: 'editing' });
  reviewReport.send({ type: 'options.shown' });
  reviewReport.send({ type: 'report.sent' });
  expect(reviewReport.value()).toEqual({ reasons: 'ready', form: 'sending' });
  reviewReport.reject('sendReport', lost());
  expect(reviewReport.value()).toEqual({ reasons: 'ready', form: 'refused' });
  reviewReport.send({ type: 'reason.chosen', id: 'SPAM' });
  reviewReport.send({ type: 'report.sent' });
  expect(reviewReport.value()).toEqual({ reasons: 'ready', form: 'sending' });
  reviewReport.reject('sendReport', lost());
  expect(reviewReport.value()).toEqual({ reasons: 'ready', form: 'refused' });
  reviewReport.send({
    type: 'wish.resumed',
    wish: { kind: 'reviewReport', itemSku: 'A-01', reviewId: 'R-2', reportType: 'review', reason: null },
    isFlashSaleGone: false,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'ready', form: 'editing' });
  reviewReport.send({
    type: 'wish.resumed',
    wish: {
      kind: 'reviewReport',
      itemSku: 'A-01',
      reviewId: 'R-2',
      reportType: 'review',
      reason: 'SPAM',
    },
    isFlashSaleGone: false,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'ready', form: 'sending' });
  reviewReport.reject('sendReport', lost());
  expect(reviewReport.value()).toEqual({ reasons: 'ready', form: 'refused' });
  reviewReport.send({
    type: 'wish.resumed',
    wish: {
      kind: 'reviewReport',
      itemSku: 'A-01',
      reviewId: 'R-2',
      reportType: 'review',
      reason: 'SPAM',
    },
    isFlashSaleGone: false,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'ready', form: 'sending' });
  expect(reviewReport.told()).toEqual(['member.needed', 'login.needed']);
  expect(reviewReport.toModal.map(({ type }) => type)).toEqual([
    'modal.opened',
    'modal.opened',
    'modal.opened',
    'modal.opened',
    'modal.closed',
    'modal.opened',
    'modal.opened',
    'modal.opened',
  ]);
  expect(reviewReport.toToast.map(({ type }) => type)).toEqual(['toast.shown', 'toast.shown', 'toast.shown']);
  expect(reviewReport.record()).toEqual(records.get('walk 1: 35 steps to {reasons.ready, form.sending}'));
});

test('reviewReport, walk 2: 7 steps to {reasons.loading, form.editing}', () => {
  const reviewReport = drive(reviewReportMachine, {
    ...options,
    input: reviewReportPaths.inputs.item,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  reviewReport.send({ type: 'options.shown' });
  expect(reviewReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  reviewReport.reject('loadReasons', lost());
  expect(reviewReport.value()).toEqual({ reasons: 'unreached', form: 'editing' });
  reviewReport.send({ type: 'retry.requested' });
  expect(reviewReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  reviewReport.reject('loadReasons', refused(null, 500));
  expect(reviewReport.value()).toEqual({ reasons: 'failed', form: 'editing' });
  reviewReport.send({ type: 'retry.requested' });
  expect(reviewReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  reviewReport.reject('loadReasons', lost());
  expect(reviewReport.value()).toEqual({ reasons: 'unreached', form: 'editing' });
  reviewReport.send({ type: 'network.returned' });
  expect(reviewReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  expect(reviewReport.told()).toEqual([]);
  expect(reviewReport.record()).toEqual(records.get('walk 2: 7 steps to {reasons.loading, form.editing}'));
});

test('reviewReport, walk 3: 1 step to {reasons.idle, form.editing}', () => {
  const reviewReport = drive(reviewReportMachine, {
    ...options,
    input: reviewReportPaths.inputs.item,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  reviewReport.send({ type: 'report.requested' });
  expect(reviewReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  expect(reviewReport.told()).toEqual([]);
  expect(reviewReport.record()).toEqual(records.get('walk 3: 1 step to {reasons.idle, form.editing}'));
});

test('reviewReport, walk 4: 3 steps to {reasons.loading, form.editing}', () => {
  const reviewReport = drive(reviewReportMachine, {
    ...options,
    input: reviewReportPaths.inputs.item,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  reviewReport.send({ type: 'options.shown' });
  expect(reviewReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  reviewReport.send({ type: 'options.hidden' });
  reviewReport.send({ type: 'options.shown' });
  expect(reviewReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  expect(reviewReport.told()).toEqual([]);
  expect(reviewReport.record()).toEqual(records.get('walk 4: 3 steps to {reasons.loading, form.editing}'));
});

test('reviewReport, walk 5: 1 step to {reasons.idle, form.editing}', () => {
  const reviewReport = drive(reviewReportMachine, {
    ...options,
    input: reviewReportPaths.inputs.item,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  reviewReport.send({ type: 'report.sent' });
  expect(reviewReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  expect(reviewReport.told()).toEqual([]);
  expect(reviewReport.record()).toEqual(records.get('walk 5: 1 step to {reasons.idle, form.editing}'));
});

test('reviewReport, walk 6: 2 steps to {reasons.idle, form.sending}', () => {
  const reviewReport = drive(reviewReportMachine, {
    ...options,
    input: reviewReportPaths.inputs.item,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  reviewReport.send({
    type: 'wish.resumed',
    wish: {
      kind: 'reviewReport',
      itemSku: 'A-01',
      reviewId: 'R-2',
      reportType: 'review',
      reason: 'SPAM',
    },
    isFlashSaleGone: false,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'idle', form: 'sending' });
  reviewReport.send({
    type: 'wish.resumed',
    wish: {
      kind: 'reviewReport',
      itemSku: 'A-01',
      reviewId: 'R-2',
      reportType: 'review',
      reason: 'SPAM',
    },
    isFlashSaleGone: false,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'idle', form: 'sending' });
  expect(reviewReport.told()).toEqual([]);
  expect(reviewReport.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(reviewReport.record()).toEqual(records.get('walk 6: 2 steps to {reasons.idle, form.sending}'));
});

test('reviewReport, walk 7: 3 steps to {reasons.idle, form.sending}', () => {
  const reviewReport = drive(reviewReportMachine, {
    ...options,
    input: reviewReportPaths.inputs.item,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  reviewReport.send({
    type: 'wish.resumed',
    wish: {
      kind: 'reviewReport',
      itemSku: 'A-01',
      reviewId: 'R-2',
      reportType: 'review',
      reason: 'SPAM',
    },
    isFlashSaleGone: false,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'idle', form: 'sending' });
  reviewReport.send({
    type: 'wish.resumed',
    wish: { kind: 'reviewReport', itemSku: 'A-01', reviewId: 'R-2', reportType: 'review', reason: null },
    isFlashSaleGone: false,
  });
  reviewReport.send({ type: 'reason.chosen', id: 'SPAM' });
  expect(reviewReport.value()).toEqual({ reasons: 'idle', form: 'sending' });
  expect(reviewReport.told()).toEqual([]);
  expect(reviewReport.toModal.map(({ type }) => type)).toEqual(['modal.opened', 'modal.opened']);
  expect(reviewReport.record()).toEqual(records.get('walk 7: 3 steps to {reasons.idle, form.sending}'));
});

test('reviewReport, walk 8: 2 steps to {reasons.idle, form.editing}', () => {
  const reviewReport = drive(reviewReportMachine, {
    ...options,
    input: reviewReportPaths.inputs.item,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  reviewReport.send({
    type: 'wish.resumed',
    wish: {
      kind: 'reviewReport',
      itemSku: 'A-01',
      reviewId: 'R-2',
      reportType: 'review',
      reason: 'SPAM',
    },
    isFlashSaleGone: false,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'idle', form: 'sending' });
  reviewReport.reject('sendReport', refused('LOGIN_REQUIRED', 401));
  expect(reviewReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  expect(reviewReport.told()).toEqual(['login.needed']);
  expect(reviewReport.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(reviewReport.record()).toEqual(records.get('walk 8: 2 steps to {reasons.idle, form.editing}'));
});

test('reviewReport, walk 9: 5 steps to {reasons.loading, form.refused}', () => {
  const reviewReport = drive(reviewReportMachine, {
    ...options,
    input: reviewReportPaths.inputs.item,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  reviewReport.send({ type: 'options.shown' });
  expect(reviewReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  reviewReport.send({
    type: 'wish.resumed',
    wish: {
      kind: 'reviewReport',
      itemSku: 'A-01',
      reviewId: 'R-2',
      reportType: 'review',
      reason: 'SPAM',
    },
    isFlashSaleGone: false,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'loading', form: 'sending' });
  reviewReport.send({
    type: 'wish.resumed',
    wish: { kind: 'reviewReport', itemSku: 'A-01', reviewId: 'R-2', reportType: 'review', reason: null },
    isFlashSaleGone: false,
  });
  reviewReport.reject('sendReport', lost());
  expect(reviewReport.value()).toEqual({ reasons: 'loading', form: 'refused' });
  reviewReport.send({ type: 'reason.chosen', id: 'SPAM' });
  expect(reviewReport.value()).toEqual({ reasons: 'loading', form: 'refused' });
  expect(reviewReport.told()).toEqual([]);
  expect(reviewReport.toModal.map(({ type }) => type)).toEqual(['modal.opened', 'modal.opened']);
  expect(reviewReport.record()).toEqual(records.get('walk 9: 5 steps to {reasons.loading, form.refused}'));
});

test('reviewReport, walk 10: 5 steps to {reasons.loading, form.refused}', () => {
  const reviewReport = drive(reviewReportMachine, {
    ...options,
    input: reviewReportPaths.inputs.item,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  reviewReport.send({ type: 'options.shown' });
  expect(reviewReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  reviewReport.send({
    type: 'wish.resumed',
    wish: {
      kind: 'reviewReport',
      itemSku: 'A-01',
      reviewId: 'R-2',
      reportType: 'review',
      reason: 'SPAM',
    },
    isFlashSaleGone: false,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'loading', form: 'sending' });
  reviewReport.send({
    type: 'wish.resumed',
    wish: { kind: 'reviewReport', itemSku: 'A-01', reviewId: 'R-2', reportType: 'review', reason: null },
    isFlashSaleGone: false,
  });
  reviewReport.reject('sendReport', lost());
  expect(reviewReport.value()).toEqual({ reasons: 'loading', form: 'refused' });
  reviewReport.send({ type: 'report.sent' });
  expect(reviewReport.value()).toEqual({ reasons: 'loading', form: 'refused' });
  expect(reviewReport.told()).toEqual([]);
  expect(reviewReport.toModal.map(({ type }) => type)).toEqual(['modal.opened', 'modal.opened']);
  expect(reviewReport.record()).toEqual(records.get('walk 10: 5 steps to {reasons.loading, form.refused}'));
});

test('reviewReport, walk 11: 2 steps to {reasons.idle, form.editing}', () => {
  const reviewReport = drive(reviewReportMachine, {
    ...options,
    input: reviewReportPaths.inputs.item,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  reviewReport.send({ type: 'menu.shown', id: 'R-1', reportType: 'review' });
  reviewReport.send({ type: 'menu.shown', id: 'R-1', reportType: 'reviewReply' });
  expect(reviewReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  expect(reviewReport.told()).toEqual([]);
  expect(reviewReport.record()).toEqual(records.get('walk 11: 2 steps to {reasons.idle, form.editing}'));
});

test('reviewReport, walk 12: 3 steps to {reasons.idle, form.sending}', () => {
  const reviewReport = drive(reviewReportMachine, {
    ...options,
    input: reviewReportPaths.inputs.item,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  reviewReport.send({
    type: 'wish.resumed',
    wish: {
      kind: 'reviewReport',
      itemSku: 'A-01',
      reviewId: 'R-2',
      reportType: 'review',
      reason: 'SPAM',
    },
    isFlashSaleGone: false,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'idle', form: 'sending' });
  reviewReport.send({ type: 'menu.shown', id: 'R-1', reportType: 'review' });
  reviewReport.send({ type: 'menu.shown', id: 'R-1', reportType: 'reviewReply' });
  expect(reviewReport.value()).toEqual({ reasons: 'idle', form: 'sending' });
  expect(reviewReport.told()).toEqual([]);
  expect(reviewReport.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(reviewReport.record()).toEqual(records.get('walk 12: 3 steps to {reasons.idle, form.sending}'));
});

test('reviewReport, walk 13: 2 steps to {reasons.idle, form.editing}', () => {
  const reviewReport = drive(reviewReportMachine, {
    ...options,
    input: reviewReportPaths.inputs.item,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  reviewReport.send({
    type: 'wish.resumed',
    wish: {
      kind: 'reviewReport',
      itemSku: 'A-01',
      reviewId: 'R-2',
      reportType: 'review',
      reason: 'SPAM',
    },
    isFlashSaleGone: false,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'idle', form: 'sending' });
  reviewReport.resolve('sendReport', true);
  expect(reviewReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  expect(reviewReport.told()).toEqual([]);
  expect(reviewReport.toModal.map(({ type }) => type)).toEqual(['modal.opened', 'modal.closed']);
  expect(reviewReport.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(reviewReport.record()).toEqual(records.get('walk 13: 2 steps to {reasons.idle, form.editing}'));
});

test('reviewReport, walk 14: 5 steps to {reasons.loading, form.sending}', () => {
  const reviewReport = drive(reviewReportMachine, {
    ...options,
    input: reviewReportPaths.inputs.item,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  reviewReport.send({ type: 'options.shown' });
  expect(reviewReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  reviewReport.send({
    type: 'wish.resumed',
    wish: {
      kind: 'reviewReport',
      itemSku: 'A-01',
      reviewId: 'R-2',
      reportType: 'review',
      reason: 'SPAM',
    },
    isFlashSaleGone: false,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'loading', form: 'sending' });
  reviewReport.send({
    type: 'wish.resumed',
    wish: { kind: 'reviewReport', itemSku: 'A-01', reviewId: 'R-2', reportType: 'review', reason: null },
    isFlashSaleGone: false,
  });
  reviewReport.reject('sendReport', lost());
  expect(reviewReport.value()).toEqual({ reasons: 'loading', form: 'refused' });
  reviewReport.send({
    type: 'wish.resumed',
    wish: {
      kind: 'reviewReport',
      itemSku: 'A-01',
      reviewId: 'R-2',
      reportType: 'review',
      reason: 'SPAM',
    },
    isFlashSaleGone: false,
  });
  expect(reviewReport.value()).toEqual({ reasons: 'loading', form: 'sending' });
  expect(reviewReport.told()).toEqual([]);
  expect(reviewReport.toModal.map(({ type }) => type)).toEqual([
    'modal.opened',
    'modal.opened',
    'modal.opened',
  ]);
  expect(reviewReport.record()).toEqual(records.get('walk 14: 5 steps to {reasons.loading, form.sending}'));
});
