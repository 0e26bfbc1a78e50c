import { createReportService } from '#src/services/report/report/reportService.ts';
import { laterService } from '../servicesOf.ts';

/** The calls of reports, made once for all parts that need them. */
export const reportOf = laterService(({ backend }) => createReportService(backend));
