import { isAffiliateId } from '#src/domain/share/affiliate.ts';
import type { Page } from '../createPage.ts';

/** Reports the affiliate whose link led here, once for each document. [SHARE-11] */
export function tellAffiliate(page: Page): void {
  const affiliateId = new URLSearchParams(location.search).get('affiliateId');
  if (!isAffiliateId(affiliateId)) return;
  page.send({ type: 'part.told', name: 'affiliate', event: { type: 'affiliate.visited', affiliateId } });
}
