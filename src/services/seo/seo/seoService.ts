import type { Backend } from '../../http/backend.ts';
import { readSeoContent, readCustomUrls } from './contract.ts';

/** Content for search engines beside the product, by the path of its page. [API-102, API-103] */
export function createSeoService(backend: Backend) {
  return {
    content: (url: string, signal?: AbortSignal) => backend.call(readSeoContent, { query: { url }, signal }),
    customUrls: (url: string, signal?: AbortSignal) =>
      backend.call(readCustomUrls, { query: { url }, signal }),
  };
}
