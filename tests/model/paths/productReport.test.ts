// Written by `npm run lab -- generate`.
import { expect, test } from 'vitest';
import { drive } from '#lab/engine/drive.ts';
import { recordsIn } from '#lab/engine/walkRecord.ts';
import { productReportMachine } from '#src/machines/report/productReport/productReportMachine.ts';
import { productReportPaths } from '#src/machines/report/productReport/productReportPaths.ts';
import { lost, refused } from '#src/machines/paths/failures.ts';

const options = {
  actors: ['loadReasons', 'sendReport'],
  systemId: 'productReport',
  isRecorded: true,
};
const records = recordsIn(new URL('./records/productReport.md', import.meta.url));

test('productReport, walk 1: 5 steps to {reasons.settled, form.received}', () => {
  const productReport = drive(productReportMachine, {
    ...options,
    input: productReportPaths.inputs.item,
  });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  productReport.send({ type: 'reason.chosen', id: 'FAKE_PRODUCT' });
  productReport.send({ type: 'description.typed', text: 'Jahitan dan logonya berbeda dari yang asli.' });
  productReport.send({ type: 'report.sent' });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'sending' });
  productReport.resolve('loadReasons', [{ id: 'FAKE_PRODUCT', label: 'Produk palsu' }]);
  expect(productReport.value()).toEqual({ reasons: 'settled', form: 'sending' });
  productReport.resolve('sendReport', true);
  expect(productReport.value()).toEqual({ reasons: 'settled', form: 'received' });
  expect(productReport.told()).toEqual([]);
  expect(productReport.toModal.map(({ type }) => type)).toEqual(['modal.closed']);
  expect(productReport.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(productReport.record()).toEqual(records.get('walk 1: 5 steps to {reasons.settled, form.received}'));
});

test('productReport, walk 2: 11 steps to {reasons.settled, form.received}', () => {
  const productReport = drive(productReportMachine, {
    ...options,
    input: productReportPaths.inputs.item,
  });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  productReport.reject('loadReasons', lost());
  expect(productReport.value()).toEqual({ reasons: 'unreached', form: 'editing' });
  productReport.send({ type: 'network.returned' });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  productReport.reject('loadReasons', refused(null, 500));
  expect(productReport.value()).toEqual({ reasons: 'settled', form: 'editing' });
  productReport.send({ type: 'reason.chosen', id: 'FAKE_PRODUCT' });
  productReport.send({ type: 'description.typed', text: 'Jahitan dan logonya berbeda dari yang asli.' });
  productReport.send({ type: 'report.sent' });
  expect(productReport.value()).toEqual({ reasons: 'settled', form: 'sending' });
  productReport.reject('sendReport', lost());
  expect(productReport.value()).toEqual({ reasons: 'settled', form: 'failed' });
  productReport.send({ type: 'reason.chosen', id: 'FAKE_PRODUCT' });
  productReport.send({ type: 'description.typed', text: 'Jahitan dan logonya berbeda dari yang asli.' });
  productReport.send({ type: 'report.sent' });
  expect(productReport.value()).toEqual({ reasons: 'settled', form: 'sending' });
  productReport.reject('sendReport', refused('ALREADY_REPORTED', 409));
  expect(productReport.value()).toEqual({ reasons: 'settled', form: 'received' });
  expect(productReport.told()).toEqual([]);
  expect(productReport.toModal.map(({ type }) => type)).toEqual(['modal.closed']);
  expect(productReport.toToast.map(({ type }) => type)).toEqual(['toast.shown']);
  expect(productReport.record()).toEqual(records.get('walk 2: 11 steps to {reasons.settled, form.received}'));
});

test('productReport, walk 3: 7 steps to {reasons.loading, form.sending}', () => {
  const productReport = drive(productReportMachine, {
    ...options,
    input: productReportPaths.inputs.item,
  });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  productReport.send({ type: 'reason.chosen', id: 'FAKE_PRODUCT' });
  productReport.send({ type: 'description.typed', text: 'Jahitan dan logonya berbeda dari yang asli.' });
  productReport.send({ type: 'report.sent' });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'sending' });
  productReport.reject('sendReport', refused('COOKIES_REFUSED', 403));
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'refused' });
  productReport.send({ type: 'reason.chosen', id: 'FAKE_PRODUCT' });
  productReport.send({ type: 'description.typed', text: 'Jahitan dan logonya berbeda dari yang asli.' });
  productReport.send({ type: 'report.sent' });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'sending' });
  expect(productReport.told()).toEqual([]);
  expect(productReport.record()).toEqual(records.get('walk 3: 7 steps to {reasons.loading, form.sending}'));
});

test('productReport, walk 4: 1 step to {reasons.loading, form.editing}', () => {
  const productReport = drive(productReportMachine, {
    ...options,
    input: productReportPaths.inputs.item,
  });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  productReport.send({ type: 'report.sent' });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  expect(productReport.told()).toEqual([]);
  expect(productReport.record()).toEqual(records.get('walk 4: 1 step to {reasons.loading, form.editing}'));
});

test('productReport, walk 5: 5 steps to {reasons.loading, form.failed}', () => {
  const productReport = drive(productReportMachine, {
    ...options,
    input: productReportPaths.inputs.item,
  });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  productReport.send({ type: 'reason.chosen', id: 'FAKE_PRODUCT' });
  productReport.send({ type: 'description.typed', text: 'Jahitan dan logonya berbeda dari yang asli.' });
  productReport.send({ type: 'report.sent' });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'sending' });
  productReport.reject('sendReport', lost());
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'failed' });
  productReport.send({ type: 'description.typed', text: 'Palsu' });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'failed' });
  expect(productReport.told()).toEqual([]);
  expect(productReport.record()).toEqual(records.get('walk 5: 5 steps to {reasons.loading, form.failed}'));
});

test('productReport, walk 6: 6 steps to {reasons.loading, form.failed}', () => {
  const productReport = drive(productReportMachine, {
    ...options,
    input: productReportPaths.inputs.item,
  });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  productReport.send({ type: 'reason.chosen', id: 'FAKE_PRODUCT' });
  productReport.send({ type: 'description.typed', text: 'Jahitan dan logonya berbeda dari yang asli.' });
  productReport.send({ type: 'report.sent' });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'sending' });
  productReport.reject('sendReport', lost());
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'failed' });
  productReport.send({ type: 'description.typed', text: 'Palsu' });
  productReport.send({ type: 'report.sent' });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'failed' });
  expect(productReport.told()).toEqual([]);
  expect(productReport.record()).toEqual(records.get('walk 6: 6 steps to {reasons.loading, form.failed}'));
});

test('productReport, walk 7: 5 steps to {reasons.loading, form.refused}', () => {
  const productReport = drive(productReportMachine, {
    ...options,
    input: productReportPaths.inputs.item,
  });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  productReport.send({ type: 'reason.chosen', id: 'FAKE_PRODUCT' });
  productReport.send({ type: 'description.typed', text: 'Jahitan dan logonya berbeda dari yang asli.' });
  productReport.send({ type: 'report.sent' });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'sending' });
  productReport.reject('sendReport', refused('COOKIES_REFUSED', 403));
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'refused' });
  productReport.send({ type: 'description.typed', text: 'Palsu' });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'refused' });
  expect(productReport.told()).toEqual([]);
  expect(productReport.record()).toEqual(records.get('walk 7: 5 steps to {reasons.loading, form.refused}'));
});

test('productReport, walk 8: 6 steps to {reasons.loading, form.refused}', () => {
  const productReport = drive(productReportMachine, {
    ...options,
    input: productReportPaths.inputs.item,
  });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  productReport.send({ type: 'reason.chosen', id: 'FAKE_PRODUCT' });
  productReport.send({ type: 'description.typed', text: 'Jahitan dan logonya berbeda dari yang asli.' });
  productReport.send({ type: 'report.sent' });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'sending' });
  productReport.reject('sendReport', refused('COOKIES_REFUSED', 403));
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'refused' });
  productReport.send({ type: 'description.typed', text: 'Palsu' });
  productReport.send({ type: 'report.sent' });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'refused' });
  expect(productReport.told()).toEqual([]);
  expect(productReport.record()).toEqual(records.get('walk 8: 6 steps to {reasons.loading, form.refused}'));
});

test('productReport, walk 9: 2 steps to {reasons.loading, form.editing}', () => {
  const productReport = drive(productReportMachine, {
    ...options,
    input: productReportPaths.inputs.item,
  });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  productReport.send({ type: 'description.typed', text: 'Jahitan dan logonya berbeda dari yang asli.' });
  productReport.send({ type: 'description.typed', text: 'Palsu' });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  expect(productReport.told()).toEqual([]);
  expect(productReport.record()).toEqual(records.get('walk 9: 2 steps to {reasons.loading, form.editing}'));
});

test('productReport, walk 10: 6 steps to {reasons.loading, form.failed}', () => {
  const productReport = drive(productReportMachine, {
    ...options,
    input: productReportPaths.inputs.item,
  });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  productReport.send({ type: 'reason.chosen', id: 'FAKE_PRODUCT' });
  productReport.send({ type: 'description.typed', text: 'Jahitan dan logonya berbeda dari yang asli.' });
  productReport.send({ type: 'report.sent' });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'sending' });
  productReport.reject('sendReport', lost());
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'failed' });
  productReport.send({ type: 'description.typed', text: 'Palsu' });
  productReport.send({ type: 'description.typed', text: 'Jahitan dan logonya berbeda dari yang asli.' });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'failed' });
  expect(productReport.told()).toEqual([]);
  expect(productReport.record()).toEqual(records.get('walk 10: 6 steps to {reasons.loading, form.failed}'));
});

test('productReport, walk 11: 6 steps to {reasons.loading, form.refused}', () => {
  const productReport = drive(productReportMachine, {
    ...options,
    input: productReportPaths.inputs.item,
  });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'editing' });
  productReport.send({ type: 'reason.chosen', id: 'FAKE_PRODUCT' });
  productReport.send({ type: 'description.typed', text: 'Jahitan dan logonya berbeda dari yang asli.' });
  productReport.send({ type: 'report.sent' });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'sending' });
  productReport.reject('sendReport', refused('COOKIES_REFUSED', 403));
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'refused' });
  productReport.send({ type: 'description.typed', text: 'Palsu' });
  productReport.send({ type: 'description.typed', text: 'Jahitan dan logonya berbeda dari yang asli.' });
  expect(productReport.value()).toEqual({ reasons: 'loading', form: 'refused' });
  expect(productReport.told()).toEqual([]);
  expect(productReport.record()).toEqual(records.get('walk 11: 6 steps to {reasons.loading, form.refused}'));
});
