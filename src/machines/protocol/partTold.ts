import type { ConsentChoice } from '#src/domain/measurement/consent.ts';
import type { ExperimentName } from '#src/domain/measurement/experiment.ts';
import type {
  MeasuredSection,
  RecommendationList,
  VitalName,
  VitalRating,
} from '#src/services/measurement/analytics/contract.ts';
import type { AddOnType } from '#src/domain/service/addOn.ts';
import type { AddMode } from '#src/domain/bag/cart.ts';
import type { GiftPair } from '#src/domain/promo/freeGift.ts';
import type { ModalKey, ModalParams } from '#src/domain/shell/modalKey.ts';
import type { Fulfilment } from '#src/domain/fulfilment/fulfilment.ts';
import type { QuestionCriteria } from '#src/domain/questions/question.ts';
import type { ReviewCriteria } from '#src/domain/reviews/review.ts';
import type { AddOn } from '#src/services/bag/bag/contract.ts';
import type { TradeInTaken } from '#src/services/payment/tradeInDevice/contract.ts';
import type { QuestionAnswer } from '#src/services/questions/questions/contract.ts';
import type { MerchantFollowed } from '#src/services/seller/seller/contract.ts';
import type { JumpAsked, VisitorTookOver } from './jumps.ts';
import type { LinkAimedAt, LinkLeft } from './linkHints.ts';
import type { MemberNeeded, LoginNeeded, WishResumed } from './loginNeeded.ts';
import type { AddressesAnswered, AddressesAsked } from './addresses.ts';
import type { PagedListEvent } from './pagedList.ts';
import type { ComboAdd, GiftChoice } from './offer.ts';
import type { ShippingTold } from './shippingTold.ts';

/** Events that restore a list of before a login. */
type ListRestored<TCriteria> = Extract<
  PagedListEvent<TCriteria>,
  { type: 'criteria.changed' | 'pages.wanted' }
>;

/** The visitor's answer to a question was accepted. [QNA-18] */
export type AnswerGiven = { type: 'answer.given'; questionId: string; answer: QuestionAnswer };

/**
 * An event from one part to another, passed on by the page. The page loads a later part for it and sends it as soon
 * as the part runs; with `ifRunning` only a running part gets it.
 */
export type PartTold = { type: 'part.told'; ifRunning?: true } & (
  | { name: 'memberGate'; event: MemberNeeded | LoginNeeded }
  | { name: 'session'; event: { type: 'session.lost' } }
  | { name: 'modal'; event: { type: 'modal.opened'; key: ModalKey; params?: ModalParams } }
  | { name: 'addToCart'; event: { type: 'add.modalShown'; key: ModalKey | null } }
  | { name: 'addToCart'; event: WishResumed<'buy'> }
  | { name: 'addToCart'; event: { type: 'add.comboRequested'; combo: ComboAdd; mode: AddMode } }
  | { name: 'addToCart'; event: { type: 'gift.changed'; gift: GiftChoice | null } }
  | { name: 'freeGift'; event: { type: 'freeGift.restored'; pairs: GiftPair[] } }
  | { name: 'addToCart'; event: { type: 'addOns.changed'; addOns: AddOn[] } }
  | { name: 'addOns'; event: { type: 'addOns.restored'; addOns: AddOn[] } }
  | { name: 'addOns'; event: { type: 'addOn.refused'; addOnType: AddOnType } }
  | { name: 'addToCart'; event: { type: 'tradeIn.changed'; tradeIn: TradeInTaken | null } }
  | { name: 'wishlist'; event: WishResumed<'wishlist'> }
  | { name: 'wishlist'; event: { type: 'wishlist.told'; itemSku: string; isSaved: boolean } }
  | { name: 'notifyMe'; event: WishResumed<'notify'> | { type: 'notifyMe.requested' } }
  | { name: 'promotions'; event: WishResumed<'voucher'> }
  | { name: 'chat'; event: WishResumed<'chat'> | { type: 'chat.requested'; mobile: boolean } }
  | { name: 'affiliate'; event: { type: 'affiliate.visited'; affiliateId: string } }
  | { name: 'consent'; event: { type: 'consent.reopened' } }
  | { name: 'consent'; event: { type: 'consent.told'; known: ConsentChoice | 'browser' | null } }
  | { name: 'nextProduct'; event: LinkAimedAt | LinkLeft }
  | { name: 'jump'; event: JumpAsked | VisitorTookOver }
  | { name: 'measurement'; event: { type: 'section.seen'; section: MeasuredSection } }
  | { name: 'measurement'; event: { type: 'list.seen'; list: RecommendationList } }
  | {
      name: 'measurement';
      event: { type: 'experiment.seen'; experiment: ExperimentName; told: readonly string[] };
    }
  | {
      name: 'measurement';
      event: { type: 'vital.measured'; metric: VitalName; value: number; rating: VitalRating };
    }
  | { name: 'chatWindow'; event: { type: 'chat.opened'; merchantCode: string; itemSku: string } }
  | { name: 'chatWindow'; event: WishResumed<'message'> }
  | { name: 'albums'; event: WishResumed<'albums'> }
  | { name: 'quote'; event: WishResumed<'quote'> }
  | { name: 'reviews'; event: WishResumed<'reviewLike'> | ListRestored<ReviewCriteria> }
  | {
      name: 'questions';
      event: WishResumed<'answerVote' | 'question'> | ListRestored<QuestionCriteria> | AnswerGiven;
    }
  | { name: 'answering'; event: WishResumed<'answer'> }
  | { name: 'postReport'; event: WishResumed<'postReport'> }
  | { name: 'follow'; event: WishResumed<'follow'> }
  | { name: 'subscription'; event: WishResumed<'subscribe'> }
  | { name: 'follow'; event: { type: 'follow.known'; merchantCode: string } & MerchantFollowed }
  | { name: 'product'; event: { type: 'product.optionRequested'; itemSku: string } }
  | { name: 'product'; event: { type: 'product.reloadRequested' | 'product.outdated' } }
  | { name: 'fulfilment'; event: { type: 'fulfilment.chosen'; fulfilment: Fulfilment } }
  | { name: 'priceSummary'; event: { type: 'quantity.typed'; text: string } }
  | { name: 'priceSummary'; event: { type: 'price.refreshRequested' } }
  | { name: 'installment'; event: { type: 'installment.refreshRequested' } }
  | { name: 'orderCost'; event: { type: 'orderCost.refreshRequested' } }
  | { name: 'shipping'; event: { type: 'shipping.optionChosen'; code: string } }
  | { name: 'shippingSummary'; event: ShippingTold }
  | { name: 'slottedDelivery'; event: { type: 'slot.wanted'; slotId: string } }
  | { name: 'slottedDelivery'; event: { type: 'slot.refused' } }
  | { name: 'freeGift'; event: { type: 'freeGift.refreshRequested' } }
  | { name: 'address'; event: AddressesAsked }
  | { name: 'addressPicker'; event: AddressesAnswered }
  | { name: 'addressPicker'; event: WishResumed<'pin'> }
);
