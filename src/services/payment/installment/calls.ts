import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

const OFFERED = { 404: ['INSTALLMENT_NOT_OFFERED'] };

/** Paying by the month. */
export const installmentCalls = {
  tag: 'Installments',
  contract,
  calls: {
    listInstallmentOffers: {
      ...contract.listInstallmentOffers,
      summary: 'Every way to pay by the month, and the least it takes a month.',
      ids: ['API-11'],
      query: contract.installmentsQuery,
      ofProduct: true,
    },
    readInstallmentDetail: {
      ...contract.readInstallmentDetail,
      summary: 'What each tenor of a payment method costs.',
      ids: ['API-12'],
      query: contract.installmentsQuery,
      ofProduct: true,
      refusals: OFFERED,
    },
    listInstallmentTenors: {
      ...contract.listInstallmentTenors,
      summary: 'The tenors that a payment method offers.',
      ids: ['API-21'],
      query: contract.installmentMethodQuery,
      ofProduct: true,
      refusals: OFFERED,
    },
    estimateInstallment: {
      ...contract.estimateInstallment,
      summary: 'The tenor of a payment method that takes the least a month.',
      ids: ['API-22'],
      query: contract.installmentMethodQuery,
      ofProduct: true,
      refusals: OFFERED,
    },
  },
} satisfies CallArea;
