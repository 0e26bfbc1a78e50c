// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { postReportMachine } from '#src/machines/report/postReport/postReportMachine.ts';
import { postReportPaths } from '#src/machines/report/postReport/postReportPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['loadReasons', 'sendReport'],
  systemId: 'postReport',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/postReport.md', import.meta.url));

test('postReport, walk 1: 44 steps to {reasons.loading, form.sending}', () => {
  const postReport = drive(postReportMachine, {
    ...options,
    input: postReportPaths.inputs.item,
  });
  expect(postReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  postReport.send({ type: 'menu.shown', id: 'R-1', reportType: 'review' });
  postReport.send({ type: 'menu.hidden' });
  postReport.send({ type: 'options.shown' });
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  postReport.send({ type: 'options.hidden' });
  postReport.send({ type: 'report.requested' });
  postReport.send({ type: 'reason.chosen', id: 'SPAM' });
  postReport.send({ type: 'description.typed', text: 'Menawarkan barang dari toko di luar sini.' });
  postReport.send({ type: 'report.sent' });
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'sending' });
  postReport.send({ type: 'menu.shown', id: 'R-1', reportType: 'review' });
  postReport.send({
    type: 'wish.resumed',
    wish: {
      kind: 'postReport',
      itemSku: 'A-01',
      postId: 'R-1',
      reportType: 'review',
      reason: null,
      description: '',
    },
    isFlashSaleGone: false,
  });
  postReport.resolve('loadReasons', [
    { id: 'SPAM', label: 'Iklan' },
    { id: 'OTHER', label: 'Alasan lain', needsText: true },
  ]);
  expect(postReport.value()).toEqual({ reasons: 'ready', form: 'sending' });
  postReport.resolve('sendReport', true);
  expect(postReport.value()).toEqual({ reasons: 'ready', form: 'editing' });
  postReport.send({
    type: 'wish.resumed',
    wish: {
      kind: 'postReport',
      itemSku: 'A-01',
      postId: 'R-1',
      reportType: 'review',
      reason: null,
      description: '',
    },
    isFlashSaleGone: false,
  });
  postReport.send(postReportPaths.events.wishResumedToSend);
  expect(postReport.value()).toEqual({ reasons: 'ready', form: 'sending' });
  postReport.reject('sendReport', lost());
  expect(postReport.value()).toEqual({ reasons: 'ready', form: 'editing' });
  postReport.send({ type: 'report.sent' });
  expect(postReport.value()).toEqual({ reasons: 'ready', form: 'sending' });
  postReport.reject('sendReport', refused('ALREADY_REPORTED', 409));
  expect(postReport.value()).toEqual({ reasons: 'ready', form: 'editing' });
  postReport.send({ type: 'report.sent' });
  expect(postReport.value()).toEqual({ reasons: 'ready', form: 'sending' });
  postReport.reject('sendReport', refused('LOGIN_REQUIRED', 401));
  expect(postReport.value()).toEqual({ reasons: 'ready', form: 'editing' });
  postReport.send({ type: 'menu.shown', id: 'J-1', reportType: 'answer' });
  postReport.send({ type: 'options.shown' });
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  postReport.reject('loadReasons', lost());
  expect(postReport.value()).toEqual({ reasons: 'unreached', form: 'editing' });
  postReport.send({ type: 'retry.requested' });
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  postReport.reject('loadReasons', refused(null, 500));
  expect(postReport.value()).toEqual({ reasons: 'failed', form: 'editing' });
  postReport.send({ type: 'retry.requested' });
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  postReport.send(postReportPaths.events.wishResumedToSend);
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'sending' });
  postReport.reject('sendReport', lost());
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'refused' });
  postReport.send({ type: 'menu.shown', id: 'R-1', reportType: 'review' });
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  postReport.reject('loadReasons', lost());
  expect(postReport.value()).toEqual({ reasons: 'unreached', form: 'editing' });
  postReport.send({ type: 'network.returned' });
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  postReport.send({ type: 'report.sent' });
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'sending' });
  postReport.send({ type: 'menu.shown', id: 'J-1', reportType: 'answer' });
  postReport.send({ type: 'reason.chosen', id: 'SPAM' });
  postReport.send({ type: 'description.typed', text: 'Menawarkan barang dari toko di luar sini.' });
  postReport.send({ type: 'menu.shown', id: 'R-1', reportType: 'review' });
  postReport.reject('sendReport', lost());
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'refused' });
  postReport.send({ type: 'reason.chosen', id: 'SPAM' });
  postReport.send({ type: 'description.typed', text: 'Menawarkan barang dari toko di luar sini.' });
  postReport.send({ type: 'report.sent' });
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'sending' });
  postReport.reject('sendReport', lost());
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'refused' });
  postReport.send({
    type: 'wish.resumed',
    wish: {
      kind: 'postReport',
      itemSku: 'A-01',
      postId: 'R-1',
      reportType: 'review',
      reason: null,
      description: '',
    },
    isFlashSaleGone: false,
  });
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  postReport.send({ type: 'report.sent' });
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'sending' });
  postReport.reject('sendReport', lost());
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'refused' });
  postReport.send(postReportPaths.events.wishResumedToSend);
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'sending' });
  expect(postReport.told()).toEqual(['member.needed', 'login.needed']);
  expect(postReport.toModal.map(({ type }) => type)).toEqual([
    'modal.opened',
    'modal.closed',
    'modal.opened',
    'modal.opened',
    'modal.closed',
    'modal.opened',
    'modal.opened',
    'modal.opened',
  ]);
  expect(postReport.toToast.map(({ type }) => type)).toEqual(['toast.shown', 'toast.shown', 'toast.shown']);
  expect(postReport.record()).toEqual(records.get('walk 1: 44 steps to {reasons.loading, form.sending}'));
});

test('postReport, walk 2: 1 step to {reasons.idle, form.editing}', () => {
  const postReport = drive(postReportMachine, {
    ...options,
    input: postReportPaths.inputs.item,
  });
  expect(postReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  postReport.send({ type: 'report.requested' });
  expect(postReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  expect(postReport.told()).toEqual([]);
  expect(postReport.record()).toEqual(records.get('walk 2: 1 step to {reasons.idle, form.editing}'));
});

test('postReport, walk 3: 1 step to {reasons.idle, form.editing}', () => {
  const postReport = drive(postReportMachine, {
    ...options,
    input: postReportPaths.inputs.item,
  });
  expect(postReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  postReport.send({ type: 'report.sent' });
  expect(postReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  expect(postReport.told()).toEqual([]);
  expect(postReport.record()).toEqual(records.get('walk 3: 1 step to {reasons.idle, form.editing}'));
});

test('postReport, walk 4: 2 steps to {reasons.idle, form.sending}', () => {
  const postReport = drive(postReportMachine, {
    ...options,
    input: postReportPaths.inputs.item,
  });
  expect(postReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  postReport.send(postReportPaths.events.wishResumedToSend);
  expect(postReport.value()).toEqual({ reasons: 'idle', form: 'sending' });
  postReport.send(postReportPaths.events.wishResumedToSend);
  expect(postReport.value()).toEqual({ reasons: 'idle', form: 'sending' });
  expect(postReport.told()).toEqual([]);
  expect(postReport.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(postReport.record()).toEqual(records.get('walk 4: 2 steps to {reasons.idle, form.sending}'));
});

test('postReport, walk 5: 2 steps to {reasons.idle, form.sending}', () => {
  const postReport = drive(postReportMachine, {
    ...options,
    input: postReportPaths.inputs.item,
  });
  expect(postReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  postReport.send(postReportPaths.events.wishResumedToSend);
  expect(postReport.value()).toEqual({ reasons: 'idle', form: 'sending' });
  postReport.send({ type: 'reason.chosen', id: 'OTHER' });
  expect(postReport.value()).toEqual({ reasons: 'idle', form: 'sending' });
  expect(postReport.told()).toEqual([]);
  expect(postReport.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(postReport.record()).toEqual(records.get('walk 5: 2 steps to {reasons.idle, form.sending}'));
});

test('postReport, walk 6: 2 steps to {reasons.idle, form.sending}', () => {
  const postReport = drive(postReportMachine, {
    ...options,
    input: postReportPaths.inputs.item,
  });
  expect(postReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  postReport.send(postReportPaths.events.wishResumedToSend);
  expect(postReport.value()).toEqual({ reasons: 'idle', form: 'sending' });
  postReport.send({ type: 'description.typed', text: 'Menawarkan barang dari toko di luar sini.' });
  expect(postReport.value()).toEqual({ reasons: 'idle', form: 'sending' });
  expect(postReport.told()).toEqual([]);
  expect(postReport.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(postReport.record()).toEqual(records.get('walk 6: 2 steps to {reasons.idle, form.sending}'));
});

test('postReport, walk 7: 6 steps to {reasons.loading, form.refused}', () => {
  const postReport = drive(postReportMachine, {
    ...options,
    input: postReportPaths.inputs.item,
  });
  expect(postReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  postReport.send({ type: 'options.shown' });
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  postReport.send(postReportPaths.events.wishResumedToSend);
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'sending' });
  postReport.send({ type: 'menu.shown', id: 'J-1', reportType: 'answer' });
  postReport.send({ type: 'menu.shown', id: 'R-1', reportType: 'review' });
  postReport.reject('sendReport', lost());
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'refused' });
  postReport.send({ type: 'report.sent' });
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'refused' });
  expect(postReport.told()).toEqual([]);
  expect(postReport.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(postReport.record()).toEqual(records.get('walk 7: 6 steps to {reasons.loading, form.refused}'));
});

test('postReport, walk 8: 2 steps to {reasons.idle, form.editing}', () => {
  const postReport = drive(postReportMachine, {
    ...options,
    input: postReportPaths.inputs.item,
  });
  expect(postReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  postReport.send({ type: 'reason.chosen', id: 'SPAM' });
  postReport.send({ type: 'reason.chosen', id: 'OTHER' });
  expect(postReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  expect(postReport.told()).toEqual([]);
  expect(postReport.record()).toEqual(records.get('walk 8: 2 steps to {reasons.idle, form.editing}'));
});

test('postReport, walk 9: 5 steps to {reasons.loading, form.sending}', () => {
  const postReport = drive(postReportMachine, {
    ...options,
    input: postReportPaths.inputs.item,
  });
  expect(postReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  postReport.send({ type: 'options.shown' });
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  postReport.send(postReportPaths.events.wishResumedToSend);
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'sending' });
  postReport.send({ type: 'menu.shown', id: 'J-1', reportType: 'answer' });
  postReport.resolve('loadReasons', [
    { id: 'SPAM', label: 'Iklan' },
    { id: 'OTHER', label: 'Alasan lain', needsText: true },
  ]);
  expect(postReport.value()).toEqual({ reasons: 'ready', form: 'sending' });
  postReport.send({
    type: 'wish.resumed',
    wish: {
      kind: 'postReport',
      itemSku: 'A-01',
      postId: 'R-1',
      reportType: 'review',
      reason: null,
      description: '',
    },
    isFlashSaleGone: false,
  });
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'sending' });
  expect(postReport.told()).toEqual([]);
  expect(postReport.toModal.map(({ type }) => type)).toEqual(['modal.opened', 'modal.opened']);
  expect(postReport.record()).toEqual(records.get('walk 9: 5 steps to {reasons.loading, form.sending}'));
});

test('postReport, walk 10: 4 steps to {reasons.idle, form.sending}', () => {
  const postReport = drive(postReportMachine, {
    ...options,
    input: postReportPaths.inputs.item,
  });
  expect(postReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  postReport.send(postReportPaths.events.wishResumedToSend);
  expect(postReport.value()).toEqual({ reasons: 'idle', form: 'sending' });
  postReport.send({ type: 'menu.shown', id: 'J-1', reportType: 'answer' });
  postReport.send({ type: 'reason.chosen', id: 'SPAM' });
  postReport.send({ type: 'reason.chosen', id: 'OTHER' });
  expect(postReport.value()).toEqual({ reasons: 'idle', form: 'sending' });
  expect(postReport.told()).toEqual([]);
  expect(postReport.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(postReport.record()).toEqual(records.get('walk 10: 4 steps to {reasons.idle, form.sending}'));
});

test('postReport, walk 11: 5 steps to {reasons.loading, form.editing}', () => {
  const postReport = drive(postReportMachine, {
    ...options,
    input: postReportPaths.inputs.item,
  });
  expect(postReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  postReport.send({ type: 'options.shown' });
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  postReport.send(postReportPaths.events.wishResumedToSend);
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'sending' });
  postReport.resolve('loadReasons', [
    { id: 'SPAM', label: 'Iklan' },
    { id: 'OTHER', label: 'Alasan lain', needsText: true },
  ]);
  expect(postReport.value()).toEqual({ reasons: 'ready', form: 'sending' });
  postReport.reject('sendReport', lost());
  expect(postReport.value()).toEqual({ reasons: 'ready', form: 'refused' });
  postReport.send({ type: 'menu.shown', id: 'J-1', reportType: 'answer' });
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  expect(postReport.told()).toEqual([]);
  expect(postReport.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(postReport.record()).toEqual(records.get('walk 11: 5 steps to {reasons.loading, form.editing}'));
});

test('postReport, walk 12: 7 steps to {reasons.loading, form.editing}', () => {
  const postReport = drive(postReportMachine, {
    ...options,
    input: postReportPaths.inputs.item,
  });
  expect(postReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  postReport.send({ type: 'menu.shown', id: 'J-1', reportType: 'answer' });
  postReport.send({ type: 'options.shown' });
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  postReport.send({ type: 'reason.chosen', id: 'SPAM' });
  postReport.send({ type: 'report.sent' });
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'sending' });
  postReport.resolve('loadReasons', [
    { id: 'SPAM', label: 'Iklan' },
    { id: 'OTHER', label: 'Alasan lain', needsText: true },
  ]);
  expect(postReport.value()).toEqual({ reasons: 'ready', form: 'sending' });
  postReport.reject('sendReport', lost());
  expect(postReport.value()).toEqual({ reasons: 'ready', form: 'refused' });
  postReport.send({
    type: 'wish.resumed',
    wish: {
      kind: 'postReport',
      itemSku: 'A-01',
      postId: 'R-1',
      reportType: 'review',
      reason: null,
      description: '',
    },
    isFlashSaleGone: false,
  });
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  expect(postReport.told()).toEqual([]);
  expect(postReport.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(postReport.record()).toEqual(records.get('walk 12: 7 steps to {reasons.loading, form.editing}'));
});

test('postReport, walk 13: 5 steps to {reasons.loading, form.refused}', () => {
  const postReport = drive(postReportMachine, {
    ...options,
    input: postReportPaths.inputs.item,
  });
  expect(postReport.value()).toEqual({ reasons: 'idle', form: 'editing' });
  postReport.send({ type: 'options.shown' });
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  postReport.send(postReportPaths.events.wishResumedToSend);
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'sending' });
  postReport.reject('sendReport', lost());
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'refused' });
  postReport.send({ type: 'reason.chosen', id: 'OTHER' });
  postReport.send({ type: 'reason.chosen', id: 'SPAM' });
  expect(postReport.value()).toEqual({ reasons: 'loading', form: 'refused' });
  expect(postReport.told()).toEqual([]);
  expect(postReport.toModal.map(({ type }) => type)).toEqual(['modal.opened']);
  expect(postReport.record()).toEqual(records.get('walk 13: 5 steps to {reasons.loading, form.refused}'));
});
