import { fromPromise } from 'xstate';
import {
  productReportMachine,
  type ProductReport,
} from '#src/machines/report/productReport/productReportMachine.ts';
import type { ReportReason } from '#src/services/report/report/contract.ts';
import { reportOf } from './reportOf.ts';

export const productReportLogic = productReportMachine.provide({
  actors: {
    loadReasons: fromPromise<ReportReason[], void>(({ signal, system }) =>
      reportOf(system).productReasons(signal),
    ),
    sendReport: fromPromise<boolean, ProductReport>(({ input: { itemSku, ...report }, system }) =>
      reportOf(system).product(itemSku, report),
    ),
  },
});
