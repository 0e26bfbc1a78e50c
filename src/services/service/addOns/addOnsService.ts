import type { Backend } from '../../http/backend.ts';
import { availability, services } from './contract.ts';

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
      backend.write('POST', '/add-on/installations/_availability', availability, { body, signal }),
    isInsuranceAvailable: (body: AskedAddOns, signal?: AbortSignal) =>
      backend.write('POST', '/add-on/insurances/_availability', availability, { body, signal }),
    installations: ({ itemSku, postalCode }: AskedAddOns, signal?: AbortSignal) =>
      backend.read(`/add-on/installations/${encodeURIComponent(itemSku)}`, services, {
        query: { postalCode },
        signal,
      }),
    insurances: ({ itemSku, postalCode }: AskedAddOns, signal?: AbortSignal) =>
      backend.read(`/add-on/insurances/${encodeURIComponent(itemSku)}`, services, {
        query: { postalCode },
        signal,
      }),
  };
}
