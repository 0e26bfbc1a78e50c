import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** Reports. */
export const reportCalls: CallArea = {
  tag: 'Reports',
  contract,
  calls: [
    {
      method: 'GET',
      path: '/content/report-product-reasons',
      summary: 'Why a product may be reported, in both languages.',
      ids: ['API-49'],
      answer: contract.productReportReasons,
      isPublic: true,
    },
    {
      method: 'GET',
      path: '/content/review-report-reasons',
      summary: 'Why a review may be reported, in the language of the call.',
      ids: ['API-51'],
      answer: contract.reviewReportReasons,
      isPublic: true,
    },
    {
      method: 'GET',
      path: '/content/question-report-reasons',
      summary: 'Why a question or an answer may be reported, in the language of the call.',
      ids: ['QNA-23'],
      answer: contract.questionReportReasons,
      isPublic: true,
    },
    {
      method: 'POST',
      path: '/product/products/{id}/_report',
      summary: 'Reports a product.',
      ids: ['API-28'],
      body: contract.productReportBody,
      answer: contract.reported,
      ofProduct: true,
      forGuests: true,
      writes: 'once',
      refusals: { 400: ['UNKNOWN_REASON'], 409: ['ALREADY_REPORTED'] },
    },
  ],
};
