import * as z from 'zod/mini';
import type { Backend } from '../../http/backend.ts';
import {
  shortLink,
  readAffiliateConfig,
  makeAffiliateLink,
  openAffiliateSession,
  publishQuest,
} from './contract.ts';

/** Path that shortens links; the page's only call that does not go to the backend. [API-01, API-109] */
const SHORT_LINK_PATH = '/short-link';

/** Links that are shared, and what is told of sharing. [API-48, API-77, API-97, API-98, API-109] */
export function createShareService(backend: Backend, fetch: typeof globalThis.fetch) {
  return {
    affiliateConfig: (signal?: AbortSignal) => backend.call(readAffiliateConfig, { signal }),
    /** The link by which a member's share is known to be theirs. The same one each time. */
    affiliateLink: async (itemSku: string, url: string, signal?: AbortSignal): Promise<string> => {
      const body = { itemSku, url };
      return (await backend.call(makeAffiliateLink, { body, signal })).link;
    },
    /** A session of this affiliate that runs already goes on. */
    openAffiliateSession: (affiliateId: string, itemSku: string) =>
      backend.call(openAffiliateSession, { body: { affiliateId, itemSku } }),
    /** The same event of an item counts once a day. */
    publishQuest: (event: 'PRODUCT_SHARE', itemSku: string) =>
      backend.call(publishQuest, {
        body: { event, itemSku },
      }),
    /** Nothing of the visitor goes along but the link. Rejects when there is no short one. */
    shorten: async (url: string, signal?: AbortSignal): Promise<string> => {
      const answer = await fetch(SHORT_LINK_PATH, {
        method: 'POST',
        credentials: 'omit',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ url }),
        ...(signal === undefined ? {} : { signal }),
      });
      if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
      return z.parse(shortLink, await answer.json()).shortUrl;
    },
  };
}
