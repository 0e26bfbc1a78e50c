import { expect, test } from 'vitest';
import {
  productReportMachine,
  type ProductReportContext,
} from '#src/machines/report/productReport/productReportMachine.ts';
import { productReportPaths } from '#src/machines/report/productReport/productReportPaths.ts';
import { drive, lost, refused } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const LONG = 'x'.repeat(25);
const opened = () =>
  drive(productReportMachine, {
    actors: ['loadReasons', 'sendReport'],
    systemId: 'productReport',
    input: partFacts({ itemSku: 'A-01' }),
  });
const filled = () => {
  const part = opened();
  part.resolve('loadReasons', [{ id: 'OTHER', label: 'Lainnya' }]);
  part.send({ type: 'reason.chosen', id: 'OTHER' });
  part.send({ type: 'description.typed', text: `  ${LONG} ` });
  return part;
};

/** The events that the modal and the toast were sent. */
const told = ({ toModal, toToast }: ReturnType<typeof opened>) => [...toModal, ...toToast];

test('productReport: every transition', () => {
  expectEveryTransition(productReportPaths);
});

test('[REPORT-01, REPORT-08, REPORT-09] needs a reason and 25 characters without outer space', () => {
  const part = opened();
  part.send({ type: 'description.typed', text: LONG });
  part.send({ type: 'report.sent' });
  part.send({ type: 'reason.chosen', id: 'OTHER' });
  part.send({ type: 'description.typed', text: ` ${'x'.repeat(24)}   ` });
  part.send({ type: 'report.sent' });
  expect(part.waiting()).toEqual(['loadReasons']);
  part.send({ type: 'description.typed', text: `  ${LONG} ` });
  part.send({ type: 'report.sent' });
  expect(part.inputOf('sendReport')).toEqual({ itemSku: 'A-01', reason: 'OTHER', description: LONG });
});

test('[REPORT-10, REPORT-18] an accepted one closes the form alone and is said', () => {
  const part = filled();
  part.send({ type: 'report.sent' });
  part.resolve('sendReport', true);
  expect(part.toModal).toEqual([{ type: 'modal.closed', keys: ['productReport'] }]);
  expect(part.toToast).toMatchObject([{ type: 'toast.shown', toast: { copyKey: 'report.received' } }]);
  expect(part.snapshot().hasTag('received')).toBe(true);
});

test('[ERR-47, ERR-48] keeps a failed report for a retry, and tells one received before', () => {
  const part = filled();
  part.send({ type: 'report.sent' });
  // Pressed twice, it is sent once.
  part.send({ type: 'report.sent' });
  expect(part.waiting()).toEqual(['sendReport']);
  part.reject('sendReport', lost());
  expect(part.snapshot().hasTag('failed')).toBe(true);
  expect(part.context<ProductReportContext>().description.trim()).toBe(LONG);
  part.send({ type: 'report.sent' });
  part.reject('sendReport', refused('ALREADY_REPORTED', 409));
  expect(part.toModal).toEqual([{ type: 'modal.closed', keys: ['productReport'] }]);
  expect(JSON.stringify(told(part))).toContain('report.alreadyReceived');
  expect(part.snapshot().hasTag('received')).toBe(true);
});

test('[REPORT-07] shows the form without loaded reasons, and loads them again online', () => {
  const part = opened();
  part.reject('loadReasons', lost());
  expect(part.snapshot().hasTag('busy')).toBe(false);
  part.send({ type: 'network.returned' });
  expect(part.waiting()).toEqual(['loadReasons']);
});

test('[AUTH-18, ERR-47] refused cookies keep the report, and it can be sent again', () => {
  const part = filled();
  part.send({ type: 'report.sent' });
  part.reject('sendReport', refused('COOKIES_REFUSED', 403));
  expect(['refused', 'failed'].every((tag) => part.snapshot().hasTag(tag))).toBe(true);
  expect(part.context<ProductReportContext>()).toMatchObject({ reason: 'OTHER', description: `  ${LONG} ` });
  part.send({ type: 'report.sent' });
  part.resolve('sendReport', true);
  expect(part.snapshot().hasTag('received')).toBe(true);
  expect(part.snapshot().hasTag('refused')).toBe(false);
});
