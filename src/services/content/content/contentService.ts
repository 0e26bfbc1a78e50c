import type { Language } from '#src/domain/shell/language.ts';
import { toConfigMap, type ConfigMap } from '#src/domain/product/productConfig.ts';
import type { Backend } from '../../http/backend.ts';
import {
  readProductConfigs,
  readProductCopy,
  readSellerBadge,
  readSellerRating,
  readReturnPolicyMethod,
  readTicketConfigs,
} from './contract.ts';

/**
 * Configuration and content calls. [API-41..45, API-47]
 *
 * @param settleConfig makes of the configs what is read of them; as they are without
 */
export function createContentService(
  backend: Backend,
  language: Language,
  settleConfig: (config: ConfigMap) => ConfigMap | Promise<ConfigMap> = (config) => config,
) {
  return {
    productConfigs: async (signal?: AbortSignal): Promise<ConfigMap> =>
      settleConfig(toConfigMap(await backend.call(readProductConfigs, { signal }))),
    productCopy: (signal?: AbortSignal) => backend.call(readProductCopy, { signal }),
    sellerBadge: (signal?: AbortSignal) => backend.call(readSellerBadge, { signal }),
    sellerRating: (signal?: AbortSignal) => backend.call(readSellerRating, { signal }),
    returnPolicyMethod: (signal?: AbortSignal) =>
      backend.call(readReturnPolicyMethod, {
        query: { lang: language },
        signal,
      }),
    ticketConfigs: (signal?: AbortSignal) => backend.call(readTicketConfigs, { signal }),
  };
}
export type ContentService = ReturnType<typeof createContentService>;
