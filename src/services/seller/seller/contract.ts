import * as z from 'zod/mini';
import { productCards } from '../../recommendation/recommendation/contract.ts';
import { amount, nullable } from '../../shapes.ts';
import { wire } from '../../http/wire.ts';

/** A seller as the backend tells of it. What it does not send is not known, and null or empty. */
const timeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/));
const code = z.string().check(z.minLength(1), z.maxLength(64));

export const merchantInfo = z.object({
  /** True when the visitor follows the seller; always false for a guest. [FOLLOW-01] */
  followed: z.boolean(),
  followers: nullable(amount),
  /** Products that are sold now. */
  products: nullable(amount),
  /** YYYY-MM-DD. */
  joinedOn: nullable(z.iso.date()),
  response: nullable(
    z.object({
      /** Per cent of the questions that were answered. */
      rate: z.number().check(z.int(), z.minimum(0), z.maximum(100)),
      /** Minutes until an answer, as a rule. */
      minutes: amount,
    }),
  ),
  /** By day, 1 is Monday and 7 is Sunday, in Jakarta time; a day that is left out is closed, none at all is not known. */
  openingHours: z._default(
    z.array(
      z.object({
        day: z.number().check(z.int(), z.minimum(1), z.maximum(7)),
        open: timeOfDay,
        close: timeOfDay,
      }),
    ),
    [],
  ),
});
/** GET /backend/official/merchant-favorites/{id}. [API-62] */
export type MerchantInfo = z.output<typeof merchantInfo>;

/** Answer of POST …/_follow and …/_unfollow: the state after the call. [API-63, API-64] */
export const merchantFollowed = z.object({ followed: z.boolean(), followers: nullable(amount) });
export type MerchantFollowed = z.output<typeof merchantFollowed>;

export const merchantRatingQuery = z.object({ merchantCode: code });
/** GET /backend/content/merchant-rating; null where too few have rated. [API-46] */
export const merchantRating = z.nullable(
  z.object({ rating: z.number().check(z.minimum(0), z.maximum(5)), count: amount }),
);
export type MerchantRating = z.output<typeof merchantRating>;

/** GET /backend/search/merchant-products: other goods of a seller, as cards. [API-114] */
export const merchantProductsQuery = z.object({
  merchantCode: code,
  /** The product that they go beside. */
  without: code,
  size: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 12),
});
export const merchantProducts = productCards;

export const readMerchant = wire({
  method: 'GET',
  path: '/official/merchant-favorites/{id}',
  answer: merchantInfo,
});
export const followMerchant = wire({
  method: 'POST',
  path: '/official/merchant-favorites/{id}/_follow',
  answer: merchantFollowed,
  writes: 'once',
});
export const unfollowMerchant = wire({
  method: 'POST',
  path: '/official/merchant-favorites/{id}/_unfollow',
  answer: merchantFollowed,
  writes: 'once',
});
export const readMerchantRating = wire({
  method: 'GET',
  path: '/content/merchant-rating',
  answer: merchantRating,
});
export const listMerchantProducts = wire({
  method: 'GET',
  path: '/search/merchant-products',
  answer: merchantProducts,
});
