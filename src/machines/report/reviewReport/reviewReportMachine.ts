import { assign, sendParent, setup } from 'xstate';
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

/** What is reported. */
export interface Reported {
  /** Of the review, or of the reply. */
  id: string;
  reportType: ReviewReportType;
}
/** [REPORT-11] */
export interface ReviewReportContext {
  /** An item of the product whose reviews these are. */
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
}
export type ReviewReportEvent =
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
  | WishResumed<'reviewReport'>;
export interface ReviewReport extends Reported {
  reason: string;
}

const wishOf = ({ itemSku, id, reportType }: ReviewReportContext, reason: string | null) => ({
  kind: 'reviewReport' as const,
  itemSku,
  reviewId: id ?? '',
  reportType,
  reason,
});

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

/**
 * A report of a review, or of the seller's reply to one: a menu, then the reasons, which are for members. What is on its
 * way goes on when the sheet is closed. [REPORT-11..15]
 */
export const reviewReportMachine = setup({
  types: {
    context: {} as ReviewReportContext,
    events: {} as ReviewReportEvent,
    input: {} as Pick<PartFacts, 'item'>,
    tags: {} as 'busy' | 'failed' | 'pending' | 'refused',
  },
  actors: {
    loadReasons: placeholderPromise<ReportReason[]>('loadReasons'),
    sendReport: placeholderPromise<boolean, ReviewReport>('sendReport'),
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
    takeWish: assign((_, { wish }: WishResumed<'reviewReport'>) => ({
      id: wish.reviewId,
      reportType: wish.reportType,
      reason: wish.reason,
    })),
    setReasons: assign((_, { output: reportReasons }: { output: ReportReason[] }) => ({ reportReasons })),
    setReason: assign((_, { id }: { id: string }) => ({ reason: id })),
    askGate: sendParent(({ context }) => toGate({ type: 'member.needed', wish: wishOf(context, null) })),
    askForLogin: sendParent(({ context }) =>
      toGate({ type: 'login.needed', wish: wishOf(context, context.reason) }),
    ),
    openOptions: openModal('reportOptions'),
    /** What the visitor has opened since stays. [REPORT-18] */
    close: closeModal('reportOptions'),
    sayReceived: showToast({ copyKey: 'report.received', tone: 'good' }),
    sayAlreadyReceived: showToast({ copyKey: 'report.alreadyReceived' }),
    sayFailed: showToast({ copyKey: 'report.failed', tone: 'bad' }),
  },
  guards: {
    isUnreached: wasUnreached,
    hasTarget: ({ context }) => context.id !== null,
    hasReason: ({ context }) => context.reason !== null,
    wasSent: (_, { wish }: WishResumed<'reviewReport'>) => wish.reason !== null,
    isHidden: ({ context }) => !context.isOptionsVisible,
    hasLostLogin: (_, { error }: { error: unknown }) => toFailure(error).status === 401,
    isAlreadyReceived: (_, { error }: { error: unknown }) => toFailure(error).status === 409,
  },
}).createMachine({
  id: 'reviewReport',
  context: ({ input: { item } }) => ({
    itemSku: item?.itemSku ?? '',
    id: null,
    reportType: 'review',
    reportReasons: [],
    isMenuVisible: false,
    isOptionsVisible: false,
    reason: null,
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
          invoke: {
            id: 'sendReport',
            src: 'sendReport',
            input: ({ context }) => ({
              id: context.id ?? '',
              reportType: context.reportType,
              reason: context.reason ?? '',
            }),
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
