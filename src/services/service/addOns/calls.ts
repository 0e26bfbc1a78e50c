import type { CallArea } from '../../http/call.ts';
import * as contract from './contract.ts';

/** Services that go with a product. */
export const addOnCalls = {
  tag: 'Add-ons',
  contract,
  calls: {
    listInstallations: {
      ...contract.listInstallations,
      summary: 'Installations of a product, those that are done at a place.',
      ids: ['API-78'],
      query: contract.addOnQuery,
      ofProduct: true,
    },
    listInsurances: {
      ...contract.listInsurances,
      summary: 'Insurances of a product.',
      ids: ['API-79'],
      query: contract.addOnQuery,
      ofProduct: true,
    },
    checkInstallation: {
      ...contract.checkInstallation,
      summary: 'Whether a product is installed at a place; nothing is written.',
      ids: ['API-80'],
      body: contract.availabilityBody,
      ofProduct: true,
      isSearch: true,
    },
    checkInsurance: {
      ...contract.checkInsurance,
      summary: 'Whether a product is insured; nothing is written.',
      ids: ['API-81'],
      body: contract.availabilityBody,
      ofProduct: true,
      isSearch: true,
    },
  },
} satisfies CallArea;
