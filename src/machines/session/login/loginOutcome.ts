import { isCampaignOffered, isCampaignSoldOut } from '#src/domain/promo/campaign.ts';
import { LOGIN_WISH_LIFETIME_MS } from '#src/domain/shell/limits.ts';
import { chatConfig } from '#src/domain/product/productConfig.ts';
import { isSellerChatAvailable } from '#src/domain/seller/seller.ts';
import { stockStatusOf } from '#src/domain/product/stock.ts';
import { knownTags } from '#src/domain/product/tags.ts';
import type { BuyWish, KeptWish, LoginWish } from '#src/services/session/login/contract.ts';
import type { PartFacts } from '../../protocol/partFacts.ts';

/** The page's facts that it receives. */
export type LoginFacts = Pick<
  PartFacts,
  'isMember' | 'item' | 'config' | 'offer' | 'quantity' | 'fulfilment' | 'courier'
>;

/** The outcome of a wish: it goes on, warns of the price, says why it does not, or ends without a message. */
export type WishOutcome = 'resumed' | 'flashSaleGone' | 'expired' | WishNews;
/** The reason why a wish does not go on; the last part of its copy key (`login.news.<news>`). */
export type WishNews =
  | 'unbuyable'
  | 'quantityChanged'
  | 'choiceChanged'
  | 'campaignOver'
  | 'alreadySaved'
  | 'alreadyOut'
  | 'alreadyNotified'
  | 'inStock'
  | 'noChat';

/** The choices that a wish to buy needs on the page; null where they already agree. */
export interface WantedChoices {
  itemSku: string | null;
  fulfilment: BuyWish['fulfilment'] | null;
  quantity: number | null;
  slotId: string | null;
  courier: string | null;
}

/** Tells whether the page shows the wish's product; null while it shows none yet. */
export function isShown(wish: LoginWish, { item }: LoginFacts): boolean | null {
  return item === null ? null : item.optionSkus.includes(wish.itemSku);
}

/** The choices that differ from those at the press of buying; null when none is left to restore. */
export function choicesLeft(wish: LoginWish | null, facts: LoginFacts): WantedChoices | null {
  if (wish?.kind !== 'buy') return null;
  const { item, offer, quantity, fulfilment } = facts;
  const isSameItem = item?.itemSku === wish.itemSku;
  const left: WantedChoices = {
    itemSku: isSameItem ? null : wish.itemSku,
    // Another option sets its own fulfilment and quantity, so the option is restored first.
    fulfilment: isSameItem && fulfilment !== wish.fulfilment ? wish.fulfilment : null,
    quantity: isSameItem && quantity !== wish.quantity ? wish.quantity : null,
    slotId: isSameItem && (offer?.slotId ?? null) !== wish.slotId ? wish.slotId : null,
    courier: isSameItem && facts.courier !== wish.courier ? wish.courier : null,
  };
  return Object.values(left).every((one) => one === null) ? null : left;
}

/** True when the item is not sold in any way any more: no choice can change that. */
export function isHopeless({ item }: LoginFacts): boolean {
  return item !== null && !item.isPurchasableByDelivery && !item.isPurchasableByPickup;
}

/** Judges a wish at a moment of the marketplace's time. [AUTH-05..08] */
export function outcomeOf(kept: KeptWish, facts: LoginFacts, serverTimeMs: number): WishOutcome {
  const { wish, askedAt } = kept;
  if (serverTimeMs - askedAt > LOGIN_WISH_LIFETIME_MS) return 'expired';
  const tags = knownTags(facts.item?.tags ?? []);
  switch (wish.kind) {
    case 'buy':
      return outcomeOfBuying(wish, facts, serverTimeMs);
    case 'wishlist':
      if (wish.takesOut === true) return tags.includes('WISHLIST') ? 'resumed' : 'alreadyOut';
      return tags.includes('WISHLIST') ? 'alreadySaved' : 'resumed';
    case 'notify': {
      if (tags.includes('NOTIFIED')) return 'alreadyNotified';
      const stock = stockStatusOf(tags);
      return stock === 'OUT_OF_STOCK' || stock === 'COMING_SOON' ? 'resumed' : 'inStock';
    }
    case 'chat':
      return isChatOffered(facts) ? 'resumed' : 'noChat';
    case 'message':
    case 'pin':
    case 'albums':
    case 'quote':
    case 'question':
    case 'answer':
    case 'answerVote':
    case 'reviewLike':
    case 'postReport':
    case 'follow':
    case 'subscribe':
    case 'voucher':
      return 'resumed';
  }
}

function outcomeOfBuying(wish: BuyWish, facts: LoginFacts, serverTimeMs: number): WishOutcome {
  const { offer } = facts;
  if (offer === null || isHopeless(facts)) return 'unbuyable';
  const { campaign } = offer;
  const isPlaceChanged = wish.fulfilment === 'PICKUP' && offer.pickupPointCode !== wish.pickupPointCode;
  if (offer.fulfilment !== wish.fulfilment || offer.slotId !== wish.slotId || isPlaceChanged)
    return 'choiceChanged';
  if (offer.itemSku !== wish.itemSku || !offer.isPurchasable) return 'unbuyable';
  if (offer.quantity !== wish.quantity) return 'quantityChanged';
  if (wish.campaignId === null && !wish.isFlashSaleGone) return 'resumed';
  if (isCampaignSoldOut(campaign, serverTimeMs, wish.quantity)) return 'flashSaleGone';
  const isOffered = campaign?.id === wish.campaignId && isCampaignOffered(campaign, serverTimeMs);
  return wish.campaignId === null || isOffered ? 'resumed' : 'campaignOver';
}

function isChatOffered({ item, config }: LoginFacts): boolean {
  if (item === null || config === null) return false;
  return isSellerChatAvailable(item.merchant, chatConfig(config));
}
