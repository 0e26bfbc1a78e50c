import { expect, test } from 'vitest';
import { POST_REPORT_TYPES, type PostReportType } from '#src/domain/report/postReport.ts';
import {
  postReportMachine,
  type PostReportContext,
} from '#src/machines/report/postReport/postReportMachine.ts';
import { postReportPaths } from '#src/machines/report/postReport/postReportPaths.ts';
import { drive, lost, refused } from '../support/drive.ts';
import { partFacts } from '../support/summaries.ts';
import { expectEveryTransition } from '../support/walk.ts';

const REASONS = [
  { id: 'SPAM', label: 'Iklan' },
  { id: 'OTHER', label: 'Alasan lain', needsText: true },
];
const TEXT = 'Menawarkan barang dari toko di luar sini.';
const opened = () =>
  drive(postReportMachine, {
    actors: ['loadReasons', 'sendReport'],
    systemId: 'postReport',
    input: partFacts({ itemSku: 'A-01' }),
  });
const wish = (
  postId: string,
  reportType: PostReportType,
  reason: string | null = null,
  description = '',
) => ({
  kind: 'postReport' as const,
  itemSku: 'A-01',
  postId,
  reportType,
  reason,
  description,
});
const resumed = (postId: string, reportType: PostReportType) =>
  ({ type: 'wish.resumed', wish: wish(postId, reportType), isFlashSaleGone: false }) as const;
const chosen = (reportType: PostReportType = 'review') => {
  const part = opened();
  part.send({ type: 'menu.shown', id: 'R-1', reportType });
  part.send({ type: 'report.requested' });
  part.send(resumed('R-1', reportType));
  part.send({ type: 'menu.hidden' });
  part.send({ type: 'options.shown' });
  part.resolve('loadReasons', REASONS);
  part.send({ type: 'reason.chosen', id: 'SPAM' });
  return part;
};

/** The events that the modal and the toast were sent. */
const told = ({ toModal, toToast }: ReturnType<typeof opened>) => [...toModal, ...toToast];

test('postReport: every transition', () => {
  expectEveryTransition(postReportPaths);
});

test('[REPORT-11, REPORT-14] keeps the post, its type, the reasons and which sheet is shown', () => {
  const part = opened();
  expect(part.context<PostReportContext>()).toMatchObject({
    isMenuVisible: false,
    isOptionsVisible: false,
  });
  part.send({ type: 'menu.shown', id: 'R-1', reportType: 'reviewReply' });
  expect(part.context<PostReportContext>()).toMatchObject({
    id: 'R-1',
    reportType: 'reviewReply',
    isMenuVisible: true,
    isOptionsVisible: false,
  });
  part.send(resumed('R-1', 'reviewReply'));
  part.send({ type: 'menu.hidden' });
  part.send({ type: 'options.shown' });
  part.resolve('loadReasons', [{ id: 'SPAM', label: 'Iklan' }]);
  expect(part.context<PostReportContext>()).toMatchObject({
    isMenuVisible: false,
    isOptionsVisible: true,
    reportReasons: [{ id: 'SPAM', label: 'Iklan' }],
  });
  part.send({ type: 'options.hidden' });
  // The reasons of the second report are there.
  part.send({ type: 'options.shown' });
  expect(part.waiting()).toEqual([]);
});

test.each(POST_REPORT_TYPES)(
  '[REPORT-12, REPORT-13, LIMIT-15, QNA-23] sends a report of a %s with its id and reason',
  (reportType) => {
    const part = chosen(reportType);
    part.send({ type: 'report.sent' });
    part.send({ type: 'report.sent' });
    expect(part.waiting()).toEqual(['sendReport']);
    expect(part.inputOf('sendReport')).toEqual({
      id: 'R-1',
      reportType,
      reason: 'SPAM',
      description: '',
    });
  },
);

test('[REPORT-15] whether this is a member is asked first, and again when the login was lost', () => {
  const part = opened();
  part.send({ type: 'menu.shown', id: 'R-1', reportType: 'review' });
  part.send({ type: 'report.requested' });
  expect(part.toPage.at(-1)).toMatchObject({
    name: 'memberGate',
    event: { type: 'member.needed', wish: wish('R-1', 'review') },
  });
  expect(part.waiting()).toEqual([]);
  const other = chosen();
  other.send({ type: 'report.sent' });
  other.reject('sendReport', refused('LOGIN_REQUIRED', 401));
  expect(other.toPage.at(-1)).toMatchObject({
    event: { type: 'login.needed', wish: wish('R-1', 'review', 'SPAM') },
  });
  expect(other.context<PostReportContext>().reason).toBe('SPAM');
});

test('[REPORT-19] a menu opened during a report is of another post; the login gets the sent one', () => {
  const part = chosen();
  part.send({ type: 'report.sent' });
  // Its own reason stays as it was sent.
  part.send({ type: 'reason.chosen', id: 'FAKE' });
  expect(part.context<PostReportContext>().reason).toBe('SPAM');
  part.send({ type: 'menu.shown', id: 'R-1', reportType: 'reviewReply' });
  part.send(resumed('R-1', 'reviewReply'));
  expect(part.toModal.at(-1)).toMatchObject({ type: 'modal.opened', key: 'reportOptions' });
  part.send({ type: 'options.shown' });
  part.send({ type: 'reason.chosen', id: 'FAKE' });
  part.reject('sendReport', refused('LOGIN_REQUIRED', 401));
  expect(part.toPage.at(-1)).toMatchObject({
    event: { type: 'login.needed', wish: wish('R-1', 'review', 'SPAM') },
  });
  part.send({ type: 'report.sent' });
  expect(part.inputOf('sendReport')).toEqual({
    id: 'R-1',
    reportType: 'reviewReply',
    reason: 'FAKE',
    description: '',
  });
});

test('[REPORT-17, AUTH-13] a login sends the report once with its reason, and shows it', () => {
  const part = opened();
  const event = { type: 'wish.resumed', wish: wish('R-3', 'reviewReply', 'SPAM'), isFlashSaleGone: false };
  part.send(event);
  part.send(event);
  expect(part.waiting()).toEqual(['sendReport']);
  expect(part.inputOf('sendReport')).toEqual({
    id: 'R-3',
    reportType: 'reviewReply',
    reason: 'SPAM',
    description: '',
  });
  expect(part.toModal.map(({ key }) => key)).toEqual(['reportOptions']);
  part.send({ type: 'options.shown' });
  part.reject('sendReport', lost());
  expect(part.snapshot().hasTag('refused')).toBe(true);
  part.send(event);
  expect(part.waiting()).toContain('sendReport');
});

test('[ERR-47, ERR-48] shows a failure in the form, or by toast once closed, and then drops it', () => {
  const part = chosen();
  part.send({ type: 'report.sent' });
  part.reject('sendReport', lost());
  expect(part.snapshot().hasTag('refused')).toBe(true);
  expect(part.context<PostReportContext>().reason).toBe('SPAM');
  part.send({ type: 'report.sent' });
  part.send({ type: 'options.hidden' });
  part.reject('sendReport', refused(null, 500));
  expect(JSON.stringify(told(part))).toContain('report.failed');
  part.send({ type: 'menu.shown', id: 'R-2', reportType: 'review' });
  expect(part.context<PostReportContext>()).toMatchObject({ id: 'R-2', reason: null });
  part.send(resumed('R-2', 'review'));
  part.send({ type: 'options.shown' });
  part.send({ type: 'reason.chosen', id: 'SPAM' });
  part.send({ type: 'report.sent' });
  part.reject('sendReport', refused('ALREADY_REPORTED', 409));
  expect(JSON.stringify(told(part))).toContain('report.alreadyReceived');
  expect(part.snapshot().hasTag('refused')).toBe(false);
});

test.each([
  ['an accepted one', (part: ReturnType<typeof opened>) => part.resolve('sendReport', true)],
  [
    'one that was received before',
    (part: ReturnType<typeof opened>) => part.reject('sendReport', refused('ALREADY_REPORTED', 409)),
  ],
])('[REPORT-18] %s closes the reasons alone', (_, end) => {
  const part = chosen();
  part.send({ type: 'report.sent' });
  end(part);
  expect(part.toModal.at(-1)).toEqual({ type: 'modal.closed', keys: ['reportOptions'] });
});

test('[QNA-23] loads the own reasons of a discussion, and drops a late answer of reviews', () => {
  const part = opened();
  part.send({ type: 'menu.shown', id: 'R-1', reportType: 'review' });
  part.send({ type: 'options.shown' });
  expect(part.inputOf('loadReasons')).toBe('review');
  part.send({ type: 'options.hidden' });
  part.send({ type: 'menu.shown', id: 'JW-1', reportType: 'answer' });
  part.send({ type: 'options.shown' });
  expect(part.waiting()).toEqual(['loadReasons']);
  expect(part.inputOf('loadReasons')).toBe('question');
  part.resolve('loadReasons', REASONS);
  // A question has those of an answer.
  part.send({ type: 'options.hidden' });
  part.send({ type: 'menu.shown', id: 'TJ-1', reportType: 'question' });
  part.send({ type: 'options.shown' });
  expect(part.waiting()).toEqual([]);
  expect(part.context<PostReportContext>().reportReasons).toEqual(REASONS);
  part.send({ type: 'options.hidden' });
  part.send({ type: 'menu.shown', id: 'R-1', reportType: 'reviewReply' });
  part.send({ type: 'options.shown' });
  expect(part.context<PostReportContext>().reportReasons).toEqual([]);
  part.reject('loadReasons', refused(null, 500));
  expect(part.snapshot().hasTag('failed')).toBe(true);
  // The failed load of reasons for reviews does not concern those for answers.
  part.send({ type: 'menu.shown', id: 'JW-1', reportType: 'answer' });
  expect(part.snapshot().hasTag('failed')).toBe(false);
  expect(part.inputOf('loadReasons')).toBe('question');
});

test('[QNA-23] sends another reason with enough words, and no words with a listed reason', () => {
  const part = chosen('answer');
  part.send({ type: 'reason.chosen', id: 'OTHER' });
  part.send({ type: 'report.sent' });
  part.send({ type: 'description.typed', text: TEXT.slice(0, 24) });
  part.send({ type: 'report.sent' });
  expect(part.waiting()).toEqual([]);
  part.send({ type: 'description.typed', text: `  ${TEXT} ` });
  part.send({ type: 'report.sent' });
  expect(part.inputOf('sendReport')).toMatchObject({ reason: 'OTHER', description: TEXT });
  // While it is sent it stays as it is.
  part.send({ type: 'description.typed', text: 'lain' });
  part.reject('sendReport', lost());
  expect(part.context<PostReportContext>()).toMatchObject({ reason: 'OTHER', description: `  ${TEXT} ` });
  part.send({ type: 'reason.chosen', id: 'SPAM' });
  part.send({ type: 'report.sent' });
  expect(part.inputOf('sendReport')).toMatchObject({ reason: 'SPAM', description: '' });
});

test('[QNA-25] an ended session keeps the words, and the login sends them once', () => {
  const part = chosen('question');
  part.send({ type: 'reason.chosen', id: 'OTHER' });
  part.send({ type: 'description.typed', text: TEXT });
  part.send({ type: 'report.sent' });
  part.reject('sendReport', refused('LOGIN_REQUIRED', 401));
  const kept = wish('R-1', 'question', 'OTHER', TEXT);
  expect(part.toPage.at(-1)).toMatchObject({ event: { type: 'login.needed', wish: kept } });
  expect(part.context<PostReportContext>()).toMatchObject({ reason: 'OTHER', description: TEXT });
  const later = opened();
  // Those of reviews were looked at before.
  later.send({ type: 'options.shown' });
  later.resolve('loadReasons', [{ id: 'OTHER', label: 'Alasan lain' }]);
  later.send({ type: 'options.hidden' });
  const event = { type: 'wish.resumed', wish: kept, isFlashSaleGone: false };
  later.send(event);
  later.send(event);
  expect(later.waiting()).toEqual(['sendReport']);
  expect(later.inputOf('sendReport')).toEqual({
    id: 'R-1',
    reportType: 'question',
    reason: 'OTHER',
    description: TEXT,
  });
});

test('[QNA-26] keeps the draft with its post until received, and gives it to no other post', () => {
  const part = chosen('answer');
  part.send({ type: 'reason.chosen', id: 'OTHER' });
  part.send({ type: 'description.typed', text: TEXT });
  const draft = () => {
    const { id, reason, description } = part.context<PostReportContext>();
    return [id, reason, description];
  };
  part.send({ type: 'menu.shown', id: 'R-1', reportType: 'answer' });
  part.send(resumed('R-1', 'answer'));
  expect(draft()).toEqual(['R-1', 'OTHER', TEXT]);
  part.send({ type: 'report.sent' });
  // Of the same id, and yet another post.
  part.send({ type: 'menu.shown', id: 'R-1', reportType: 'question' });
  expect(draft()).toEqual(['R-1', null, '']);
  part.send({ type: 'reason.chosen', id: 'OTHER' });
  part.send({ type: 'description.typed', text: TEXT.toUpperCase() });
  expect(part.inputOf('sendReport')).toMatchObject({ reportType: 'answer', description: TEXT });
  part.resolve('sendReport', true);
  expect(draft()).toEqual(['R-1', 'OTHER', TEXT.toUpperCase()]);
  part.send({ type: 'report.sent' });
  expect(part.inputOf('sendReport')).toMatchObject({
    reportType: 'question',
    description: TEXT.toUpperCase(),
  });
  part.reject('sendReport', refused('ALREADY_REPORTED', 409));
  expect(JSON.stringify(told(part))).toContain('report.alreadyReceived');
  part.send({ type: 'menu.shown', id: 'R-1', reportType: 'question' });
  expect(draft()).toEqual(['R-1', null, '']);
});
