import { fromPromise } from 'xstate';
import {
  productReportMachine,
  type ProductReport,
} from '#src/machines/report/productReport/productReportMachine.ts';
import type { ReportReason } from '#src/services/report/report/contract.ts';
import { reportOf } from './reportOf.ts';
import { provided } from '../provided.ts';

export const productReportLogic = provided(productReportMachine, {
  actors: {
    loadReasons: fromPromise<ReportReason[], void>(({ signal, system }) =>
      reportOf(system).productReasons(signal),
    ),
    sendReport: fromPromise<boolean, ProductReport>(({ input: { itemSku, ...report }, system }) =>
      reportOf(system).product(itemSku, report),
    ),
  },
});
