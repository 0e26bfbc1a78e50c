import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** Reports. */
export const reportCalls = {
  tag: 'Reports',
  contract,
  calls: {
    readProductReportReasons: {
      ...contract.readProductReportReasons,
      summary: 'Why a product may be reported, in both languages.',
      ids: ['API-49'],
      isPublic: true,
    },
    readReviewReportReasons: {
      ...contract.readReviewReportReasons,
      summary: 'Why a review may be reported, in the language of the call.',
      ids: ['API-51'],
      isPublic: true,
    },
    readQuestionReportReasons: {
      ...contract.readQuestionReportReasons,
      summary: 'Why a question or an answer may be reported, in the language of the call.',
      ids: ['QNA-23'],
      isPublic: true,
    },
    reportProduct: {
      ...contract.reportProduct,
      summary: 'Reports a product.',
      ids: ['API-28'],
      body: contract.productReportBody,
      ofProduct: true,
      forGuests: true,
      refusals: { 400: ['UNKNOWN_REASON'], 409: ['ALREADY_REPORTED'] },
    },
  },
} satisfies CallArea;
