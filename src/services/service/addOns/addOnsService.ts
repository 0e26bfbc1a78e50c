import type { Backend } from '../../http/backend.ts';
import { checkInstallation, checkInsurance, listInstallations, listInsurances } from './contract.ts';

/** What somebody asks about: services for an item, at a place. */
export interface AskedAddOns {
  itemSku: string;
  /** Where the item goes. */
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
