import * as z from 'zod/mini';
import {
  ALBUMS_MAX,
  MAX_PAGES_RESTORED,
  MAX_SUBSCRIPTION_QUANTITY,
  MAX_SUBSCRIPTION_WEEKS,
} from '#src/domain/shell/limits.ts';
import { geolocation } from '#src/domain/address/destination.ts';
import { FULFILMENTS } from '#src/domain/fulfilment/fulfilment.ts';
import { MODAL_KEYS } from '#src/domain/shell/modalKey.ts';
import { POST_REPORT_TYPES } from '#src/domain/report/postReport.ts';
import { QUESTION_SORTS } from '#src/domain/questions/question.ts';
import { RATINGS, REVIEW_OPINIONS } from '#src/domain/reviews/review.ts';
import { REVIEW_SORTS } from '#src/domain/reviews/reviewSorts.ts';
import { addOn, giftPairs } from '../../bag/bag/contract.ts';
import { chatMessage } from '../../seller/chat/contract.ts';
import { subscriptionPeriod } from '../../subscription/subscription/contract.ts';
import { tradeInTaken } from '../../payment/tradeInDevice/contract.ts';

const code = z.string().check(z.minLength(1), z.maxLength(64));
/** Contents of a field; the limit is above the longest text that can be sent. */
const typed = z.string().check(z.maxLength(2000));

/** An action for members that a guest began, with the choices made for it. */
export const loginWish = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('buy'),
    itemSku: code,
    quantity: z.number().check(z.int(), z.minimum(1)),
    fulfilment: z.enum(FULFILMENTS),
    pickupPointCode: z.string().check(z.maxLength(64)),
    slotId: z.nullable(code),
    /** Of the chosen courier; null is the cheapest. [SHIP-14] */
    courier: z._default(z.nullable(code), null),
    addOns: z.array(addOn).check(z.maxLength(10)),
    /** The device handed over for it. [TRADEIN-06] */
    tradeIn: z._default(z.nullable(tradeInTaken), null),
    /** The choice of gift, which may be to take none; null when no gift was offered. [GIFT-17] */
    gift: z._default(
      z.nullable(
        z.object({
          freeGiftId: code,
          isSample: z.boolean(),
          /** It goes with the purchase. */
          joins: z._default(z.boolean(), true),
          items: giftPairs,
        }),
      ),
      null,
    ),
    /** The campaign at whose price it was pressed; null when it was none. */
    campaignId: z.nullable(code),
    /** It was pressed where the campaign's pieces were gone. [PROMO-10] */
    isFlashSaleGone: z.boolean(),
  }),
  /** With whether it is to be taken out, which is what a filled heart asks for. [WISH-17] */
  z.object({ kind: z.literal('wishlist'), itemSku: code, takesOut: z.optional(z.literal(true)) }),
  /** Choosing the albums of an item on the wishlist. */
  z.object({
    kind: z.literal('albums'),
    itemSku: code,
    /** The ticked albums, and one to be created; null when nothing was to be saved. [WISH-13] */
    wanted: z._default(
      z.nullable(
        z.object({
          chosen: z.array(code).check(z.maxLength(ALBUMS_MAX)),
          name: z.nullable(typed),
          /** False where nothing was pressed that writes: then it is only ticked and typed again. */
          toWrite: z._default(z.boolean(), true),
        }),
      ),
      null,
    ),
  }),
  /** With the address that was typed; null where none was asked for. [NOTIFY-08] */
  z.object({ kind: z.literal('notify'), itemSku: code, email: z._default(z.nullable(typed), null) }),
  /** With what was to be sent; null where only the form was asked for. [QUOTE-06] */
  z.object({
    kind: z.literal('quote'),
    itemSku: code,
    draft: z._default(
      z.nullable(z.object({ quantity: typed, company: typed, contact: typed, message: typed })),
      null,
    ),
  }),
  /** Subscribing, with what was chosen. [SUBS-09] */
  z.object({
    kind: z.literal('subscribe'),
    itemSku: code,
    period: z.nullable(subscriptionPeriod),
    frequency: z.number().check(z.int(), z.minimum(1), z.maximum(MAX_SUBSCRIPTION_WEEKS)),
    quantity: z.number().check(z.int(), z.minimum(0), z.maximum(MAX_SUBSCRIPTION_QUANTITY)),
    bundleId: z.nullable(code),
  }),
  z.object({ kind: z.literal('chat'), itemSku: code, isMobile: z.boolean() }),
  /** A pin that was to be kept with one of the member's addresses. [ADDRESS-12] */
  z.object({ kind: z.literal('pin'), itemSku: code, addressId: code, pin: geolocation }),
  /** A message to the seller of an item; the page may show another seller's item by now. [CHAT-19] */
  z.object({
    kind: z.literal('message'),
    itemSku: code,
    merchantCode: code,
    aboutSku: code,
    message: z.nullable(chatMessage),
  }),
  z.object({ kind: z.literal('follow'), itemSku: code, merchantCode: code, follow: z.boolean() }),
  z.object({
    kind: z.literal('reviewLike'),
    itemSku: code,
    reviewId: code,
    /** Pressed where it was liked: the like is taken back. [REVIEW-34] */
    takesBack: z.optional(z.literal(true)),
  }),
  z.object({
    kind: z.literal('postReport'),
    itemSku: code,
    postId: code,
    reportType: z.enum(POST_REPORT_TYPES),
    /** The chosen reason that was sent; null when it was not sent yet. [REPORT-17, QNA-25] */
    reason: z._default(z.nullable(code), null),
    /** The text typed for that reason. */
    description: z._default(typed, ''),
  }),
  /** With what was to be asked; null where only the form was wanted. [QNA-15] */
  z.object({
    kind: z.literal('question'),
    itemSku: code,
    text: z._default(z.nullable(typed), null),
    /** True when the text only fills the form: the visitor has not pressed send. [QNA-29] */
    isDraft: z.optional(z.literal(true)),
  }),
  /** To a question, with what was to be said; null where only the form was wanted. [QNA-22] */
  z.object({
    kind: z.literal('answer'),
    itemSku: code,
    questionId: code,
    text: z._default(z.nullable(typed), null),
  }),
  z.object({ kind: z.literal('answerVote'), itemSku: code, answerId: code, helpful: z.boolean() }),
  z.object({ kind: z.literal('voucher'), itemSku: code, voucher: code }),
]);

/** Number of loaded pages of a list; the limit bounds how many are loaded again. */
const pages = z.number().check(z.int(), z.minimum(1), z.maximum(MAX_PAGES_RESTORED));
const words = z.string().check(z.maxLength(100));

/** State of the page when the visitor pressed: the open modal, and the loaded pages of the lists. [AUTH-17] */
export const pressedFrom = z.object({
  modal: z.nullable(
    z.object({
      key: z.enum(MODAL_KEYS),
      params: z.record(code, z.nullable(z.union([z.string(), z.number(), z.boolean()]))),
    }),
  ),
  reviews: z.nullable(
    z.object({
      criteria: z.object({
        sort: z.enum(REVIEW_SORTS),
        rating: z.nullable(z.literal(RATINGS)),
        topic: z.nullable(code),
        opinion: z._default(z.nullable(z.enum(REVIEW_OPINIONS)), null),
        withImages: z.boolean(),
        variants: z.record(words, words),
        search: words,
      }),
      pages,
    }),
  ),
  questions: z.nullable(
    z.object({ criteria: z.object({ sort: z.enum(QUESTION_SORTS), search: words }), pages }),
  ),
});
export type PressedFrom = z.output<typeof pressedFrom>;

/** A wish as it is kept in the tab that asked. */
export const keptWish = z.object({
  wish: loginWish,
  /** Null when unreadable: then the state is not restored, and the action still resumes. */
  from: z._default(z.catch(z.nullable(pressedFrom), null), null),
  /** Epoch ms of the marketplace. */
  askedAt: z.number(),
});

export type LoginWish = z.output<typeof loginWish>;
export type BuyWish = Extract<LoginWish, { kind: 'buy' }>;
export type KeptWish = z.output<typeof keptWish>;
