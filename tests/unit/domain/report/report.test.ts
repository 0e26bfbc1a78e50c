import { expect, test } from 'vitest';
import { POST_REPORT_TYPES, reportSubjectOf } from '#src/domain/report/postReport.ts';
import { isReportLongEnough, REPORT_TEXT_MIN } from '#src/domain/report/report.ts';
import { textLength } from '#src/domain/shell/typedText.ts';

test('[REPORT-08, REPORT-09] a text needs 25 characters without outer space', () => {
  expect(REPORT_TEXT_MIN).toBe(25);
  expect(isReportLongEnough('x'.repeat(24))).toBe(false);
  expect(isReportLongEnough('x'.repeat(25))).toBe(true);
  expect(isReportLongEnough(`   ${'x'.repeat(24)}\n\n`)).toBe(false);
});

test('[REPORT-08] a sign that a machine writes with two is one character', () => {
  expect(textLength(' 👜 rusak ')).toBe(7);
  expect(isReportLongEnough('👜'.repeat(24))).toBe(false);
});

test('[LIMIT-15, QNA-23] reviews and replies have reasons of a review, the others of a question', () => {
  expect(POST_REPORT_TYPES.map((type) => [type, reportSubjectOf(type)])).toEqual([
    ['review', 'review'],
    ['reviewReply', 'review'],
    ['question', 'question'],
    ['answer', 'question'],
  ]);
});
