import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** Services that go with a product. */
export const addOnCalls: CallArea = {
  tag: 'Add-ons',
  contract,
  calls: [
    {
      method: 'GET',
      path: '/add-on/installations/{id}',
      summary: 'Installations of a product, those that are done at a place.',
      ids: ['API-78'],
      query: contract.addOnQuery,
      answer: contract.services,
      ofProduct: true,
    },
    {
      method: 'GET',
      path: '/add-on/insurances/{id}',
      summary: 'Insurances of a product.',
      ids: ['API-79'],
      query: contract.addOnQuery,
      answer: contract.services,
      ofProduct: true,
    },
    {
      method: 'POST',
      path: '/add-on/installations/_availability',
      summary: 'Whether a product is installed at a place; nothing is written.',
      ids: ['API-80'],
      body: contract.availabilityBody,
      answer: contract.availability,
      ofProduct: true,
    },
    {
      method: 'POST',
      path: '/add-on/insurances/_availability',
      summary: 'Whether a product is insured; nothing is written.',
      ids: ['API-81'],
      body: contract.availabilityBody,
      answer: contract.availability,
      ofProduct: true,
    },
  ],
};
