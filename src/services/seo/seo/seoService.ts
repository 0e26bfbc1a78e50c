import type { Backend } from '../../http/backend.ts';
import { customUrls, seoContent } from './contract.ts';

/** What search engines are told beside the product, by the path of its page. [API-102, API-103] */
export function createSeoService(backend: Backend) {
  return {
    content: (url: string, signal?: AbortSignal) =>
      backend.read('/content/seo', seoContent, { query: { url }, signal }),
    customUrls: (url: string, signal?: AbortSignal) =>
      backend.read('/seo/custom-urls', customUrls, { query: { url }, signal }),
  };
}
