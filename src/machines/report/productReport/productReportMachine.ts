import { assign, setup } from 'xstate';
import { isCookiesRefused, toFailure } from '#src/domain/shell/failure.ts';
import { isReportLongEnough, REPORT_TEXT_MAX } from '#src/domain/report/report.ts';
import { cleanText, cutText } from '#src/domain/shell/typedText.ts';
import type { ReportReason } from '#src/services/report/report/contract.ts';
import type { FactsChanged, PartFacts } from '../../protocol/partFacts.ts';
import { placeholderPromise } from '../../protocol/placeholders.ts';
import { ifUnreached, wasUnreached, type RetryEvent } from '../../protocol/retry.ts';
import { withEvent } from '../../protocol/withEvent.ts';
import { closeModal } from '../../shell/modal/modalMachine.ts';
import { showToast } from '../../shell/toast/toastMachine.ts';

export interface ProductReportContext {
  itemSku: string | null;
  /** The possible reasons; empty until they load and after a failure: the view then shows the five it knows. */
  reasons: ReportReason[];
  /** The chosen reason; choice and description stay when the form is closed, and when sending fails. */
  reason: string | null;
  description: string;
}
export type ProductReportEvent =
  | FactsChanged<'item'>
  | RetryEvent
  | { type: 'reason.chosen'; id: string }
  | { type: 'description.typed'; text: string }
  | { type: 'report.sent' };
export interface ProductReport {
  itemSku: string;
  reason: string;
  description: string;
}

const fields = {
  'reason.chosen': { actions: withEvent('setReason' as const) },
  'description.typed': { actions: withEvent('setDescription' as const) },
  'report.sent': { guard: 'isComplete' as const, target: 'sending' as const },
};

/** The report of a product, once, by a member or a guest. [REPORT-01..10, REPORT-16] */
export const productReportMachine = setup({
  types: {
    context: {} as ProductReportContext,
    events: {} as ProductReportEvent,
    input: {} as Pick<PartFacts, 'item'>,
    tags: {} as 'busy' | 'pending' | 'failed' | 'received' | 'refused',
  },
  actors: {
    loadReasons: placeholderPromise<ReportReason[]>('loadReasons'),
    sendReport: placeholderPromise<boolean, ProductReport>('sendReport'),
  },
  actions: {
    setReasons: assign((_, { output: reasons }: { output: ReportReason[] }) => ({ reasons })),
    setReason: assign((_, { id }: { id: string }) => ({ reason: id })),
    setDescription: assign((_, { text }: { text: string }) => ({
      description: cutText(text, REPORT_TEXT_MAX),
    })),
    /** Closes only this form: a modal opened since stays. [REPORT-18] */
    close: closeModal('productReport'),
    sayReceived: showToast({ copyKey: 'report.received', tone: 'good' }),
    sayAlreadyReceived: showToast({ copyKey: 'report.alreadyReceived' }),
  },
  guards: {
    isUnreached: wasUnreached,
    isComplete: ({ context }) => context.reason !== null && isReportLongEnough(context.description),
    isCookiesRefused: (_, { error }: { error: unknown }) => isCookiesRefused(toFailure(error)),
    isAlreadyReceived: (_, { error }: { error: unknown }) => toFailure(error).status === 409,
  },
}).createMachine({
  id: 'productReport',
  context: ({ input: { item } }) => ({
    itemSku: item?.itemSku ?? null,
    reasons: [],
    reason: null,
    description: '',
  }),
  type: 'parallel',
  states: {
    reasons: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          invoke: {
            id: 'loadReasons',
            src: 'loadReasons',
            onDone: { target: 'settled', actions: withEvent('setReasons') },
            onError: [{ guard: ifUnreached, target: 'unreached' }, { target: 'settled' }],
          },
        },
        settled: {},
        unreached: { on: { 'network.returned': 'loading' } },
      },
    },
    form: {
      initial: 'editing',
      states: {
        editing: { on: fields },
        sending: {
          tags: 'pending',
          invoke: {
            id: 'sendReport',
            src: 'sendReport',
            input: ({ context }) => ({
              itemSku: context.itemSku ?? '',
              reason: context.reason ?? '',
              description: cleanText(context.description),
            }),
            onDone: { target: 'received', actions: ['close', 'sayReceived'] },
            onError: [
              {
                guard: withEvent('isAlreadyReceived'),
                target: 'received',
                actions: ['close', 'sayAlreadyReceived'],
              },
              { guard: withEvent('isCookiesRefused'), target: 'refused' },
              { target: 'failed' },
            ],
          },
        },
        /** The form keeps its content. [ERR-47] */
        failed: { tags: 'failed', on: fields },
        /** The browser refuses cookies, so the report has no sender; the form keeps its content. [AUTH-18] */
        refused: { tags: ['failed', 'refused'], on: fields },
        /** A product is reported once: its options count as the same product. [ERR-48] */
        received: { tags: 'received' },
      },
    },
  },
});
