import type { AddInitiator } from '#src/domain/bag/cart.ts';
import { isCampaignOffered } from '#src/domain/promo/campaign.ts';
import type { Fulfilment } from '#src/domain/fulfilment/fulfilment.ts';
import type { Page } from './createPage.ts';
import { part, settled, waitUntil } from './settled.ts';

/** A buy form as it was posted, already validated. */
export interface PostedBuy {
  initiator: AddInitiator;
  /** As typed; the machine finds its faults. */
  quantity: string;
  fulfilment: Fulfilment | null;
  /** The campaign of the offered price; null for none. [PROMO-09] */
  campaignId: string | null;
  /** The key of the form with these fields: however often it is posted, it counts once. Null for a form without one. */
  key: string | null;
}

/** The campaign of the present price of one piece; a message beside the quantity covers pieces beyond it. */
function offeredCampaign(page: Page): string | null {
  const campaign = part(page, 'addToCart')?.getSnapshot().context.offer?.campaign ?? null;
  const now = part(page, 'clock')?.getSnapshot().context.serverTimeMs ?? 0;
  return campaign !== null && isCampaignOffered(campaign, now) ? campaign.id : null;
}

/** Runs a posted buy form through the page's own machines. */
export async function buy(page: Page, posted: PostedBuy, deadlineMs: number): Promise<void> {
  const addToCart = part(page, 'addToCart');
  if (addToCart === undefined) return;
  if (posted.fulfilment !== null) {
    part(page, 'fulfilment')?.send({ type: 'fulfilment.chosen', fulfilment: posted.fulfilment });
  }
  const priceSummary = part(page, 'priceSummary');
  priceSummary?.send({ type: 'quantity.typed', text: posted.quantity });
  await settled(page, ['priceSummary'], deadlineMs);
  // A quantity that had to be changed is shown with its message; the visitor confirms it by pressing again.
  if (priceSummary?.getSnapshot().context.issue != null) return;
  const { initiator } = posted;
  // A product seen at a campaign's price must not be bought at another without a warning.
  if (posted.campaignId !== null && posted.campaignId !== offeredCampaign(page)) {
    addToCart.send({ type: 'flashSale.warned', initiator });
    return;
  }
  addToCart.send({ type: 'add.requested', initiator, mode: 'DESKTOP_CTA' });
  await waitUntil(
    page,
    ['addToCart'],
    () => {
      const snapshot = addToCart.getSnapshot();
      return snapshot.matches('leaving') || !snapshot.hasTag('pending');
    },
    deadlineMs,
  );
}
