import { fromPromise } from 'xstate';
import type { ReportSubject } from '#src/domain/report/postReport.ts';
import { postReportMachine, type PostReport } from '#src/machines/report/postReport/postReportMachine.ts';
import type { ReportReason } from '#src/services/report/report/contract.ts';
import { reportOf } from './reportOf.ts';
import { provided } from '../provided.ts';

export const postReportLogic = provided(postReportMachine, {
  actors: {
    loadReasons: fromPromise<ReportReason[], ReportSubject>(({ input, signal, system }) =>
      reportOf(system).postReasons(input, signal),
    ),
    sendReport: fromPromise<boolean, PostReport>(({ input: { id, reportType, ...report }, system }) =>
      reportOf(system).post(reportType, id, report),
    ),
  },
});
