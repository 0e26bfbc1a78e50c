import { assign, enqueueActions, sendParent, setup } from 'xstate';
import { toFailure } from '#src/domain/failure.ts';
import type { ReviewReportType } from '#src/domain/review.ts';
import type { ReportReason } from '#src/services/report/contract.ts';
import { failedStates, toFailed } from '../../protocol/loading.ts';
import { toGate, type WishResumed } from '../../protocol/loginNeeded.ts';
import type { FactsChanged, PartFacts } from '../../protocol/partFacts.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';
import { closeModal, openModal } from '../../shell/modal/modalMachine.ts';
import { showToast } from '../../shell/toast/toastMachine.ts';

/** The post that is reported: what somebody wrote. */
export interface Reported {
  /** Of the review, or of the reply. */
  id: string;
  reportType: ReviewReportType;
}
/** [REPORT-11] */
export interface PostReportContext {
  /** An item of the product that was written about. */
  itemSku: string;
  /** Null before anything was to be reported. */
  id: string | null;
  reportType: ReviewReportType;
  /** Empty until they have come. */
  reportReasons: ReportReason[];
  /** The menu that leads to the reasons is shown; the reasons are. */
  isMenuVisible: boolean;
  isOptionsVisible: boolean;
  reason: string | null;
  /** The last report that was sent; meanwhile the menu of another post may have been opened. */
  sent: PostReport | null;
}
export type PostReportEvent =
  | FactsChanged<'item'>
  | RetryEvent
  | ({ type: 'menu.shown' } & Reported)
  | { type: 'menu.hidden' }
  | { type: 'options.shown' }
  | { type: 'options.hidden' }
  /** The visitor wants to report what the menu is of. */
  | { type: 'report.requested' }
  | { type: 'reason.chosen'; id: string }
  | { type: 'report.sent' }
  | WishResumed<'postReport'>;
export interface PostReport extends Reported {
  reason: string;
}

const wishOf = (itemSku: string, { id, reportType, reason }: ReportDraft) => ({
  kind: 'postReport' as const,
  itemSku,
  postId: id ?? '',
  reportType,
  reason,
});
/** What the sheets are of now. */
type ReportDraft = Pick<PostReportContext, 'id' | 'reportType' | 'reason'>;

const reportOf = ({ id, reportType, reason }: ReportDraft): PostReport => ({
  id: id ?? '',
  reportType,
  reason: reason ?? '',
});
/** The sheets are of something else by now than what was sent. */
const isOfOther = ({ id, reportType, sent }: PostReportContext) =>
  sent !== null && (sent.id !== id || sent.reportType !== reportType);

const choosing = {
  'reason.chosen': { actions: withEvent('setReason' as const) },
  'report.sent': { guard: 'hasReason' as const, target: 'sending' as const },
};

/** What a login interrupted on its way is sent, once. [REPORT-17] */
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
    loadReasons: placeholderPromise<ReportReason[]>('loadReasons'),
    sendReport: placeholderPromise<boolean, PostReport>('sendReport'),
  },
  actions: {
    showMenu: assign((_, { id, reportType }: Reported) => ({
      id,
      reportType,
      isMenuVisible: true,
      reason: null,
    })),
    hideMenu: assign({ isMenuVisible: false }),
    showOptions: assign({ isOptionsVisible: true }),
    hideOptions: assign({ isOptionsVisible: false }),
    takeWish: assign((_, { wish }: WishResumed<'postReport'>) => ({
      id: wish.postId,
      reportType: wish.reportType,
      reason: wish.reason,
    })),
    setReasons: assign((_, { output: reportReasons }: { output: ReportReason[] }) => ({ reportReasons })),
    setReason: assign((_, { id }: { id: string }) => ({ reason: id })),
    keepSent: assign(({ context }) => ({ sent: reportOf(context) })),
    askGate: sendParent(({ context }) =>
      toGate({ type: 'member.needed', wish: wishOf(context.itemSku, { ...context, reason: null }) }),
    ),
    askForLogin: sendParent(({ context }) =>
      toGate({ type: 'login.needed', wish: wishOf(context.itemSku, context.sent ?? context) }),
    ),
    openOptions: openModal('reportOptions'),
    sayReceived: showToast({ copyKey: 'report.received', tone: 'good' }),
    sayAlreadyReceived: showToast({ copyKey: 'report.alreadyReceived' }),
    sayFailed: showToast({ copyKey: 'report.failed', tone: 'bad' }),
  },
  guards: {
    isUnreached: wasUnreached,
    hasTarget: ({ context }) => context.id !== null,
    hasReason: ({ context }) => context.reason !== null,
    wasSent: (_, { wish }: WishResumed<'postReport'>) => wish.reason !== null,
    isUnsent: (_, { wish }: WishResumed<'postReport'>) => wish.reason === null,
    isOfOther: ({ context }) => isOfOther(context),
    isHidden: ({ context }) => !context.isOptionsVisible || isOfOther(context),
    hasLostLogin: (_, { error }: { error: unknown }) => toFailure(error).status === 401,
    isAlreadyReceived: (_, { error }: { error: unknown }) => toFailure(error).status === 409,
  },
}).extend({
  actions: {
    /** What the visitor has opened since stays, the form of another post too. [REPORT-18, REPORT-19] */
    close: enqueueActions(({ context, enqueue }) => {
      if (!isOfOther(context)) enqueue(closeModal('reportOptions'));
    }),
  },
});

/**
 * A report of a post, which is a review or the seller's reply to one: a menu, then the reasons, which are for members.
 * What is on its way goes on when the sheet is closed. [REPORT-11..15]
 */
export const postReportMachine = postReportSetup.createMachine({
  id: 'postReport',
  context: ({ input: { item } }) => ({
    itemSku: item?.itemSku ?? '',
    id: null,
    reportType: 'review',
    reportReasons: [],
    isMenuVisible: false,
    isOptionsVisible: false,
    reason: null,
    sent: null,
  }),
  type: 'parallel',
  on: {
    'menu.hidden': { actions: 'hideMenu' },
    'options.hidden': { actions: 'hideOptions' },
    'report.requested': { guard: 'hasTarget', actions: 'askGate' },
  },
  states: {
    reasons: {
      initial: 'idle',
      states: {
        idle: { on: { 'options.shown': { target: 'loading', actions: 'showOptions' } } },
        loading: {
          tags: 'busy',
          on: { 'options.shown': { actions: 'showOptions' } },
          invoke: {
            id: 'loadReasons',
            src: 'loadReasons',
            onDone: { target: 'ready', actions: withEvent('setReasons') },
            onError: toFailed(),
          },
        },
        ready: { on: { 'options.shown': { actions: 'showOptions' } } },
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
          // The next report may be begun; it is sent once this one has ended. [REPORT-19]
          on: {
            'menu.shown': { actions: withEvent('showMenu') },
            'wish.resumed': {
              guard: withEvent('isUnsent'),
              actions: [withEvent('takeWish'), 'openOptions'],
            },
            'reason.chosen': { guard: 'isOfOther', actions: withEvent('setReason') },
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
              // Nobody looks at the form any more.
              { guard: 'isHidden', target: 'editing', actions: 'sayFailed' },
              { target: 'refused' },
            ],
          },
        },
        /** It is said beside the reasons, and the reason stays chosen. [ERR-47] */
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
