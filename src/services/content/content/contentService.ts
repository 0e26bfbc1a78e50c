import type { Language } from '#src/domain/shell/language.ts';
import { toConfigMap, type ConfigMap } from '#src/domain/product/productConfig.ts';
import type { Backend } from '../../http/backend.ts';
import {
  productConfigs,
  productCopy,
  returnPolicyMethod,
  sellerBadge,
  sellerRating,
  ticketConfigs,
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
      settleConfig(toConfigMap(await backend.read('/content/product-configs', productConfigs, { signal }))),
    productCopy: (signal?: AbortSignal) => backend.read('/content/product-copy', productCopy, { signal }),
    sellerBadge: (signal?: AbortSignal) => backend.read('/content/seller-badge', sellerBadge, { signal }),
    sellerRating: (signal?: AbortSignal) => backend.read('/content/seller-rating', sellerRating, { signal }),
    returnPolicyMethod: (signal?: AbortSignal) =>
      backend.read('/content/return-policy-method', returnPolicyMethod, {
        query: { lang: language },
        signal,
      }),
    ticketConfigs: (signal?: AbortSignal) =>
      backend.read('/content/ticket-configs', ticketConfigs, { signal }),
  };
}
export type ContentService = ReturnType<typeof createContentService>;
