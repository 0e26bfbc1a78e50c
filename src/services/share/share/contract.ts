import * as z from 'zod/mini';
import { isAffiliateId } from '#src/domain/share/affiliate.ts';
import { isSharedLink } from '#src/domain/share/share.ts';
import { wire } from '../../http/wire.ts';

const link = z.string().check(z.refine(isSharedLink));
const itemSku = z.string().check(z.regex(/^[A-Za-z0-9._-]{1,64}$/));
const affiliateId = z.string().check(z.refine(isAffiliateId));

/** Tells whether members earn by sharing, and how many per cent. [API-48] */
export const affiliateConfig = z.object({
  enabled: z.boolean(),
  commission: z._default(z.number().check(z.minimum(0), z.maximum(100)), 0),
});
export type AffiliateConfig = z.output<typeof affiliateConfig>;

/** Body of POST /backend/affiliate/share-link, and its answer. [API-98] */
export const affiliateLinkBody = z.object({ itemSku, url: link });
export const affiliateLink = z.object({ link });

/** Body of POST /backend/affiliate/session; its answer is whether one runs now. [API-97] */
export const affiliateSessionBody = z.object({ affiliateId, itemSku });
export const affiliateSession = z.boolean();

/** Body of POST /backend/member-reward/quest/v2/publish-event. [API-77] */
export const questBody = z.object({ event: z.enum(['PRODUCT_SHARE']), itemSku });
export const questPublished = z.boolean();

/** Body of POST /short-link, and its answer. [API-109] */
export const shortLinkBody = z.object({ url: link });
export const shortLink = z.object({ shortUrl: link });

export const readAffiliateConfig = wire({
  method: 'GET',
  path: '/content/affiliate-config',
  answer: affiliateConfig,
});
export const makeAffiliateLink = wire({
  method: 'POST',
  path: '/affiliate/share-link',
  answer: affiliateLink,
  writes: 'same',
});
export const openAffiliateSession = wire({
  method: 'POST',
  path: '/affiliate/session',
  answer: affiliateSession,
  writes: 'same',
});
export const publishQuest = wire({
  method: 'POST',
  path: '/member-reward/quest/v2/publish-event',
  answer: questPublished,
  writes: 'same',
});
