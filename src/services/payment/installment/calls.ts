import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

const OFFERED = { 404: ['INSTALLMENT_NOT_OFFERED'] };

/** Paying by the month. */
export const installmentCalls: CallArea = {
  tag: 'Installments',
  contract,
  calls: [
    {
      method: 'GET',
      path: '/product-detail/products/{id}/installments',
      summary: 'Every way to pay by the month, and the least it takes a month.',
      ids: ['API-11'],
      query: contract.installmentsQuery,
      answer: contract.installmentOffers,
      ofProduct: true,
    },
    {
      method: 'GET',
      path: '/product-detail/products/{id}/installment/{paymentMethod}',
      summary: 'What each tenor of a payment method costs.',
      ids: ['API-12'],
      query: contract.installmentsQuery,
      answer: contract.installmentDetail,
      ofProduct: true,
      refusals: OFFERED,
    },
    {
      method: 'GET',
      path: '/product/products/{id}/installments',
      summary: 'The tenors that a payment method offers.',
      ids: ['API-21'],
      query: contract.installmentMethodQuery,
      answer: contract.installmentTenors,
      ofProduct: true,
      refusals: OFFERED,
    },
    {
      method: 'GET',
      path: '/product/products/{id}/installments/estimation',
      summary: 'The tenor of a payment method that takes the least a month.',
      ids: ['API-22'],
      query: contract.installmentMethodQuery,
      answer: contract.installmentEstimation,
      ofProduct: true,
      refusals: OFFERED,
    },
  ],
};
