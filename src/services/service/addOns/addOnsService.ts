import type { Backend } from '../../http/backend.ts';
import { checkInstallation, checkInsurance, listInstallations, listInsurances } from './contract.ts';

/** A query for services: an item and a place. */
export interface AskedAddOns {
  itemSku: string;
  /** Postal code of the delivery. */
  postalCode: string;
}

/** Services that go with a product. [API-78..81] */
export function createAddOnsService(backend: Backend) {
  return {
    isInstallationAvailable: (body: AskedAddOns, signal?: AbortSignal) =>
      backend.call(checkInstallation, { body, signal }),
    isInsuranceAvailable: (body: AskedAddOns, signal?: AbortSignal) =>
      backend.call(checkInsurance, { body, signal }),
    installations: ({ itemSku, postalCode }: AskedAddOns, signal?: AbortSignal) =>
      backend.call(listInstallations, { id: itemSku, query: { postalCode }, signal }),
    insurances: ({ itemSku, postalCode }: AskedAddOns, signal?: AbortSignal) =>
      backend.call(listInsurances, { id: itemSku, query: { postalCode }, signal }),
  };
}
