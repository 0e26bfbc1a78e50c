import { WIB_OFFSET_HOURS } from '../shell/calendarDay.ts';
import type { ReviewSort } from './reviewSorts.ts';
import type { OptionAttribute } from '../product/variant.ts';

/** Stars of a review, in the order in which their bars stand. */
export const RATINGS = [5, 4, 3, 2, 1] as const;
export type Rating = (typeof RATINGS)[number];

/** Posts that can be reported: a review, or the seller's reply to it. [LIMIT-15] */
export const REVIEW_REPORT_TYPES = ['review', 'reviewReply'] as const;
export type ReviewReportType = (typeof REVIEW_REPORT_TYPES)[number];

/** A review that so many people found helpful counts as most useful. */
export const MOST_USEFUL_LIKES = 8;

/** Badges of those whose reviews help most, the highest first. [USERSUM-02, LIMIT-14] */
const BADGES = [
  { label: 'Superhero', mostUseful: 50 },
  { label: 'Influencer', mostUseful: 10 },
] as const;
export type ReviewerBadge = (typeof BADGES)[number]['label'];

/** The badge of a reviewer with so many most useful reviews; null for few, and where the backend does not tell. */
export function badgeOf(mostUsefulReviews: number | null): ReviewerBadge | null {
  return BADGES.find(({ mostUseful }) => (mostUsefulReviews ?? 0) >= mostUseful)?.label ?? null;
}

/** "Ukuran 39": a value alone does not say what it is of. Where no attribute is named, the option as it is told. [REVIEW-22] */
export function optionBought({
  attributes,
  variant,
}: {
  attributes: readonly OptionAttribute[];
  variant: string;
}): string {
  return attributes.length === 0
    ? variant
    : attributes.map(({ name, value }) => `${name} ${value}`).join(', ');
}

/** Fit of clothing on its buyer, from tight to wide. [REVIEW-31] */
export const REVIEW_FITS = ['small', 'expected', 'large'] as const;
export type ReviewFit = (typeof REVIEW_FITS)[number];

type FitCounts = Record<ReviewFit, number>;

/** Sums the ratings of fit over all sizes. [REVIEW-31] */
export const fitOfAll = (sizes: readonly FitCounts[]): FitCounts => {
  const sum = (fit: ReviewFit) => sizes.reduce((total, size) => total + size[fit], 0);
  return { small: sum('small'), expected: sum('expected'), large: sum('large') };
};

/** Opinion of a review about a topic, sent as `opinion`. [REVIEW-30] */
export const REVIEW_OPINIONS = ['praise', 'complaint'] as const;
export type ReviewOpinion = (typeof REVIEW_OPINIONS)[number];

/** A topic with fewer complaints is not named above a list. */
const COMPLAINTS_LEAST = 3;
const MOST_COMPLAINTS = 3;

/** The topics that most people complain of, at most three. [REVIEW-30] */
export const mostComplained = <T extends { complaints: number }>(topics: readonly T[]): T[] =>
  topics
    .filter(({ complaints }) => complaints >= COMPLAINTS_LEAST)
    .sort((one, other) => other.complaints - one.complaints)
    .slice(0, MOST_COMPLAINTS);

/** The same of an option that is looked for: "Warna Nila", in the order of choice. */
export const variantWords = (variants: ReviewVariants): string[] =>
  Object.entries(variants).map(([name, value]) => `${name} ${value}`);

/** Values by the name of their attribute: `{ Warna: 'Pandan' }`. */
export type ReviewVariants = Record<string, string>;

/** Which reviews of a product are asked for, and in which order. */
export interface ReviewCriteria {
  sort: ReviewSort;
  rating: Rating | null;
  topic: string | null;
  /** Opinion about the topic; null for either, and without a topic. */
  opinion: ReviewOpinion | null;
  withImages: boolean;
  /** Empty for any option. */
  variants: ReviewVariants;
  /** Empty for any words. */
  search: string;
}

/** Tells whether two criteria select the same reviews in the same order. */
export function areSameCriteria(one: ReviewCriteria, other: ReviewCriteria): boolean {
  return (
    one.sort === other.sort &&
    one.rating === other.rating &&
    one.topic === other.topic &&
    one.opinion === other.opinion &&
    one.withImages === other.withImages &&
    one.search === other.search &&
    encodedVariants(one.variants) === encodedVariants(other.variants)
  );
}

/** Tells whether criteria select fewer than all reviews. */
export const isFiltered = (criteria: ReviewCriteria): boolean =>
  !areSameCriteria(criteria, { ...EVERY_REVIEW, sort: criteria.sort });

/** Every review, in the order of most shops. */
export const EVERY_REVIEW: ReviewCriteria = {
  sort: 'POPULAR',
  rating: null,
  topic: null,
  opinion: null,
  withImages: false,
  variants: {},
  search: '',
};

/** Tells whether every attribute of a product has a value that it offers, or stands for any. [REVIEW-11] */
export const areFilled = (
  variants: ReviewVariants,
  attributes: readonly { attribute: string; values: readonly string[] }[],
): boolean =>
  attributes.every(
    ({ attribute, values }) => variants[attribute] === undefined || values.includes(variants[attribute]),
  );

/** The value of the query parameter `variants`, whatever was chosen first; null for none. [REVIEW-10] */
export function encodedVariants(variants: ReviewVariants): string | null {
  const entries = Object.entries(variants).sort(([one], [other]) => (one < other ? -1 : 1));
  return entries.length === 0 ? null : encodeURIComponent(JSON.stringify(Object.fromEntries(entries)));
}

/** Signs that a person's initials stand for; up to two. */
export function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}

const DAY_MS = 86_400_000;
/** The number of the shop's day that a moment (epoch ms) lies in. */
const dayOf = (epochMs: number) => Math.floor((epochMs + WIB_OFFSET_HOURS * 3_600_000) / DAY_MS);
/** The age of something in the unit that a person would say it in, by the shop's days; what lies ahead was today. */
export function agoOf(
  epochMs: number,
  nowMs: number,
): { unit: 'today' | 'days' | 'weeks' | 'months' | 'years'; count: number } {
  const days = dayOf(nowMs) - dayOf(epochMs);
  if (!(days >= 1)) return { unit: 'today', count: 0 };
  if (days < 14) return { unit: 'days', count: days };
  if (days < 60) return { unit: 'weeks', count: Math.floor(days / 7) };
  if (days < 730) return { unit: 'months', count: Math.floor(days / 30) };
  return { unit: 'years', count: Math.floor(days / 365) };
}
