import { fromPromise } from 'xstate';
import { postReportMachine, type PostReport } from '#src/machines/report/postReport/postReportMachine.ts';
import type { ReportReason } from '#src/services/report/contract.ts';
import { reportOf } from './reportOf.ts';

export const postReportLogic = postReportMachine.provide({
  actors: {
    loadReasons: fromPromise<ReportReason[], void>(({ signal, system }) =>
      reportOf(system).reviewReasons(signal),
    ),
    sendReport: fromPromise<boolean, PostReport>(({ input: { id, reportType, reason }, system }) =>
      reportOf(system).post(reportType, id, reason),
    ),
  },
});
