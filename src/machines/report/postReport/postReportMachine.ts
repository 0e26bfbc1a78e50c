import { assign, enqueueActions, sendParent, setup } from 'xstate';
import { toFailure } from '#src/domain/shell/failure.ts';
import { reportSubjectOf, type PostReportType, type ReportSubject } from '#src/domain/report/postReport.ts';
import { isReportLongEnough, REPORT_TEXT_MAX } from '#src/domain/report/report.ts';
import { cleanText, cutText } from '#src/domain/shell/typedText.ts';
import type { ReportReason } from '#src/services/report/report/contract.ts';
import { failedStates, toFailed } from '../../protocol/loading.ts';
import { toGate, type WishResumed } from '../../protocol/loginNeeded.ts';
import type { FactsChanged, PartFacts } from '../../protocol/partFacts.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';
import { closeModal, openModal } from '../../shell/modal/modalMachine.ts';
import { showToast } from '../../shell/toast/toastMachine.ts';

/** The reported post, written by another member. */
export interface Reported {
  /** Id of the review, the reply, the question, or the answer. */
  id: string;
  reportType: PostReportType;
}
/** [REPORT-11, QNA-23] */
export interface PostReportContext {
  /** An item of the product that the post is about. */
  itemSku: string;
  /** Null before the first report. */
  id: string | null;
  reportType: PostReportType;
  /** Empty until they have loaded. */
  reportReasons: ReportReason[];
  /** The subject of the reasons that are loaded or loading; null before any were needed. */
  reasonsOf: ReportSubject | null;
  /** The menu is shown that leads to the reasons. */
  isMenuVisible: boolean;
  isOptionsVisible: boolean;
  reason: string | null;
  /** The visitor's description, for reasons that need one. */
  description: string;
  /** The last report sent; the menu of another post may have been opened since. */
  sent: PostReport | null;
  /** The report of the shown post was received: its next one begins anew. */
  isReceived: boolean;
}
export type PostReportEvent =
  | FactsChanged<'item'>
  | RetryEvent
  | ({ type: 'menu.shown' } & Reported)
  | { type: 'menu.hidden' }
  | { type: 'options.shown' }
  | { type: 'options.hidden' }
  /** The visitor wants to report the post of the menu. */
  | { type: 'report.requested' }
  | { type: 'reason.chosen'; id: string }
  | { type: 'description.typed'; text: string }
  | { type: 'report.sent' }
  | WishResumed<'postReport'>;
export interface PostReport extends Reported {
  reason: string;
  /** Empty when the reason needs none. */
  description: string;
}

const wishOf = (
  itemSku: string,
  { id, reportType }: Pick<PostReportContext, 'id' | 'reportType'>,
  sent: Pick<PostReport, 'reason' | 'description'> | null,
) => ({
  kind: 'postReport' as const,
  itemSku,
  postId: id ?? '',
  reportType,
  reason: sent?.reason ?? null,
  description: sent?.description ?? '',
});

/** Tells whether the chosen reason needs a description; null while the post's reasons are not loaded. */
function needsText({ reportType, reportReasons, reasonsOf, reason }: PostReportContext): boolean | null {
  const chosen = reportReasons.find(({ id }) => id === reason);
  if (chosen === undefined || reasonsOf !== reportSubjectOf(reportType)) return null;
  return chosen.needsText === true;
}
/** A description typed for another reason is not sent; that of a wish is, before the reasons have loaded. */
const reportOf = (context: PostReportContext): PostReport => ({
  id: context.id ?? '',
  reportType: context.reportType,
  reason: context.reason ?? '',
  description: needsText(context) === false ? '' : cleanText(context.description),
});
/** Tells whether the sheets now belong to another post than the sent report. */
const isOfOther = ({ id, reportType, sent }: PostReportContext) =>
  sent !== null && (sent.id !== id || sent.reportType !== reportType);

/** The sheets of another post begin anew; those of the same one keep the choices until a report is received. */
const turnedTo = (context: PostReportContext, { id, reportType }: Reported) => ({
  id,
  reportType,
  isReceived: false,
  ...(context.id === id && context.reportType === reportType && !context.isReceived
    ? {}
    : { reason: null, description: '' }),
});

const choosing = {
  'reason.chosen': { actions: withEvent('setReason' as const) },
  'description.typed': { actions: withEvent('setDescription' as const) },
  'report.sent': { guard: 'isComplete' as const, target: 'sending' as const },
};

/** A report interrupted while being sent is sent once. [REPORT-17] */
const toSend = {
  guard: withEvent('wasSent' as const),
  target: 'sending' as const,
  actions: [withEvent('takeWish' as const), 'openOptions' as const],
};

const postReportSetup = setup({
  types: {
    context: {} as PostReportContext,
    events: {} as PostReportEvent,
    input: {} as Pick<PartFacts, 'item'>,
    tags: {} as 'busy' | 'failed' | 'pending' | 'refused',
  },
  actors: {
    loadReasons: placeholderPromise<ReportReason[], ReportSubject>('loadReasons'),
    sendReport: placeholderPromise<boolean, PostReport>('sendReport'),
  },
  actions: {
    showMenu: assign(({ context }, reported: Reported) => ({
      ...turnedTo(context, reported),
      isMenuVisible: true,
    })),
    hideMenu: assign({ isMenuVisible: false }),
    showOptions: assign({ isOptionsVisible: true }),
    hideOptions: assign({ isOptionsVisible: false }),
    takeWish: assign(({ context }, { wish }: WishResumed<'postReport'>) => ({
      ...turnedTo(context, { id: wish.postId, reportType: wish.reportType }),
      ...(wish.reason === null ? {} : { reason: wish.reason, description: wish.description }),
    })),
    beginReasons: assign(({ context }) => ({
      reportReasons: [],
      reasonsOf: reportSubjectOf(context.reportType),
    })),
    setReasons: assign((_, { output: reportReasons }: { output: ReportReason[] }) => ({ reportReasons })),
    setReason: assign((_, { id }: { id: string }) => ({ reason: id })),
    setDescription: assign((_, { text }: { text: string }) => ({
      description: cutText(text, REPORT_TEXT_MAX),
    })),
    keepSent: assign(({ context }) => ({ sent: reportOf(context) })),
    askGate: sendParent(({ context }) =>
      toGate({ type: 'member.needed', wish: wishOf(context.itemSku, context, null) }),
    ),
    askForLogin: sendParent(({ context }) =>
      toGate({ type: 'login.needed', wish: wishOf(context.itemSku, context.sent ?? context, context.sent) }),
    ),
    openOptions: openModal('reportOptions'),
    sayReceived: showToast({ copyKey: 'report.received', tone: 'good' }),
    sayAlreadyReceived: showToast({ copyKey: 'report.alreadyReceived' }),
    sayFailed: showToast({ copyKey: 'report.failed', tone: 'bad' }),
  },
  guards: {
    isUnreached: wasUnreached,
    hasTarget: ({ context }) => context.id !== null,
    lacksReasons: ({ context }) =>
      context.isOptionsVisible && context.reasonsOf !== reportSubjectOf(context.reportType),
    isComplete: ({ context }) =>
      context.reason !== null && (needsText(context) !== true || isReportLongEnough(context.description)),
    wasSent: (_, { wish }: WishResumed<'postReport'>) => wish.reason !== null,
    isUnsent: (_, { wish }: WishResumed<'postReport'>) => wish.reason === null,
    isOfOther: ({ context }) => isOfOther(context),
    isHidden: ({ context }) => !context.isOptionsVisible || isOfOther(context),
    hasLostLogin: (_, { error }: { error: unknown }) => toFailure(error).status === 401,
    isAlreadyReceived: (_, { error }: { error: unknown }) => toFailure(error).status === 409,
  },
}).extend({
  actions: {
    /** Closes only this post's sheets; a modal opened since stays, also another post's. [REPORT-18, REPORT-19] */
    close: enqueueActions(({ context, enqueue }) => {
      if (isOfOther(context)) return;
      enqueue.assign({ isReceived: true });
      enqueue(closeModal('reportOptions'));
    }),
  },
});

/**
 * The report of a post (a review, the seller's reply, a question or an answer): a menu, then the reasons, for members
 * only. A report in flight continues when the sheet is closed. [REPORT-11..15, QNA-23..26]
 */
export const postReportMachine = postReportSetup.createMachine({
  id: 'postReport',
  context: ({ input: { item } }) => ({
    itemSku: item?.itemSku ?? '',
    id: null,
    reportType: 'review',
    reportReasons: [],
    reasonsOf: null,
    isMenuVisible: false,
    isOptionsVisible: false,
    reason: null,
    description: '',
    sent: null,
    isReceived: false,
  }),
  type: 'parallel',
  on: {
    'menu.hidden': { actions: 'hideMenu' },
    'options.shown': { actions: 'showOptions' },
    'options.hidden': { actions: 'hideOptions' },
    'report.requested': { guard: 'hasTarget', actions: 'askGate' },
  },
  states: {
    reasons: {
      initial: 'idle',
      // Reviews and discussions have different reasons.
      always: { guard: 'lacksReasons', target: '.loading' },
      states: {
        idle: {},
        loading: {
          tags: 'busy',
          entry: 'beginReasons',
          invoke: {
            id: 'loadReasons',
            src: 'loadReasons',
            input: ({ context }) => reportSubjectOf(context.reportType),
            onDone: { target: 'ready', actions: withEvent('setReasons') },
            onError: toFailed(),
          },
        },
        ready: {},
        ...failedStates('loading'),
      },
    },
    form: {
      initial: 'editing',
      states: {
        editing: {
          on: {
            'menu.shown': { actions: withEvent('showMenu') },
            'wish.resumed': [toSend, { actions: [withEvent('takeWish'), 'openOptions'] }],
            ...choosing,
          },
        },
        sending: {
          tags: 'pending',
          entry: 'keepSent',
          // The visitor may begin the next report; it is sent once this one has ended. [REPORT-19]
          on: {
            'menu.shown': { actions: withEvent('showMenu') },
            'wish.resumed': {
              guard: withEvent('isUnsent'),
              actions: [withEvent('takeWish'), 'openOptions'],
            },
            'reason.chosen': { guard: 'isOfOther', actions: withEvent('setReason') },
            'description.typed': { guard: 'isOfOther', actions: withEvent('setDescription') },
          },
          invoke: {
            id: 'sendReport',
            src: 'sendReport',
            input: ({ context }) => reportOf(context),
            onDone: { target: 'editing', actions: ['close', 'sayReceived'] },
            onError: [
              {
                guard: withEvent('isAlreadyReceived'),
                target: 'editing',
                actions: ['close', 'sayAlreadyReceived'],
              },
              { guard: withEvent('hasLostLogin'), target: 'editing', actions: 'askForLogin' },
              // The form is no longer in view.
              { guard: 'isHidden', target: 'editing', actions: 'sayFailed' },
              { target: 'refused' },
            ],
          },
        },
        /** The failure is shown beside the reasons; choice and description stay. [ERR-47] */
        refused: {
          tags: 'refused',
          on: {
            'menu.shown': { target: 'editing', actions: withEvent('showMenu') },
            'wish.resumed': [toSend, { target: 'editing', actions: [withEvent('takeWish'), 'openOptions'] }],
            ...choosing,
          },
        },
      },
    },
  },
});
