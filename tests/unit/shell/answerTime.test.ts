import { expect, test, vi } from 'vitest';
import { readAnswerTime } from '#src/app/answerTime.ts';

const root = (sentAt?: string) =>
  ({ dataset: sentAt === undefined ? {} : { sentAt } }) as unknown as HTMLElement;
const timing = (entry?: object) =>
  ({ getEntriesByType: () => (entry === undefined ? [] : [entry]) }) as unknown as Performance;

test('[CLOCK-01, SHELL-04] the document says when it was sent; the device’s clock is not asked', () => {
  const now = vi.spyOn(Date, 'now');
  expect(
    readAnswerTime(root('1700000000000'), timing({ responseStart: 120, transferSize: 9, type: 'navigate' })),
  ).toEqual({ sentAtMs: 1_700_000_000_000, receivedAt: 120, isKept: false });
  expect(now).not.toHaveBeenCalled();
});

test.each([
  ['history, without a transfer', { responseStart: 1, transferSize: 0, type: 'back_forward' }, true],
  ['a restored tab, without a transfer', { responseStart: 1, transferSize: 0, type: 'navigate' }, true],
  ['history, where transfers are not counted', { responseStart: 1, type: 'back_forward' }, true],
  ['history, from the server', { responseStart: 1, transferSize: 900, type: 'back_forward' }, false],
  ['a first visit, where transfers are not counted', { responseStart: 1, type: 'navigate' }, false],
])('[SHELL-04] %s', (_, entry, isKept) => {
  expect(readAnswerTime(root('5'), timing(entry)).isKept).toBe(isKept);
});
