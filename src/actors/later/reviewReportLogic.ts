import { fromPromise } from 'xstate';
import {
  reviewReportMachine,
  type ReviewReport,
} from '#src/machines/report/reviewReport/reviewReportMachine.ts';
import type { ReportReason } from '#src/services/report/contract.ts';
import { reportOf } from './reportOf.ts';

export const reviewReportLogic = reviewReportMachine.provide({
  actors: {
    loadReasons: fromPromise<ReportReason[], void>(({ signal, system }) =>
      reportOf(system).reviewReasons(signal),
    ),
    sendReport: fromPromise<boolean, ReviewReport>(({ input: { id, reportType, reason }, system }) =>
      reportOf(system).review(reportType, id, reason),
    ),
  },
});
