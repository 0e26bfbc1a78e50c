import * as z from 'zod/mini';
import { EXPERIMENT_NAMES } from '#src/domain/measurement/experiment.ts';

/** Web vitals of a page, by their common names. [ANALYTICS-10] */
export const VITAL_NAMES = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];
const VITAL_RATINGS = ['good', 'needs-improvement', 'poor'] as const;
export type VitalRating = (typeof VITAL_RATINGS)[number];
/** Sections of a product that may be seen or not; by the ids of their elements. */
export const MEASURED_SECTIONS = [
  'description',
  'seller',
  'reviews',
  'discussion',
  'service',
  'recommendation',
] as const;
export type MeasuredSection = (typeof MEASURED_SECTIONS)[number];

/** Lists of recommended products; the last is what is offered after an add. [RECO-14] */
export const RECOMMENDATION_LISTS = [
  'recommendation',
  'complements',
  'brand',
  'ads',
  'recent',
  'endless',
  'added',
] as const;
export type RecommendationList = (typeof RECOMMENDATION_LISTS)[number];

const text = z.string().check(z.maxLength(200));
/** A code of the marketplace, or a name of this page's own. */
const code = z.string().check(z.maxLength(64));
const itemSku = code;
/** Of a list that was recommended, as its answer named it. [RECO-02] */
const traceId = z.string().check(z.maxLength(128));
const list = z.enum(RECOMMENDATION_LISTS);
const count = z.int().check(z.minimum(1), z.maximum(99_999));

/**
 * Everything that analytics learns of, by name: what a part says of it with `tracked(...)`. It holds nothing of a person,
 * neither what they typed nor where they live. docs/measurement.md says when each is told. [ANALYTICS-03]
 */
export const EVENT_DATA = {
  product_view: z.strictObject({ itemSku }),
  /** With the trace of the list it was added from, if it was recommended by one that has it. [RECO-03] */
  add_to_cart: z.strictObject({ itemSku, quantity: count, traceId: z.optional(traceId) }),
  buy_now: z.strictObject({ itemSku }),
  voucher_claim: z.strictObject({ code }),
  wishlist_add: z.strictObject({ itemSku: z.nullable(itemSku) }),
  /** Half of a list was in view beside a product, or in place of one that is gone. [RECO-14] */
  recommendation_view: z.strictObject({ itemSku: z.nullable(itemSku), list }),
  recommendation_click: z.strictObject({ itemSku, traceId: z.nullable(traceId), list }),
  review_like: z.strictObject({ reviewId: z.nullable(code) }),
  seller_follow: z.strictObject({ merchantCode: z.nullable(code) }),
  share: z.strictObject({ itemSku: z.nullable(itemSku), channel: code }),
  /** Something of the page broke; the text is of the error, never of the visitor. [ANALYTICS-02] */
  ui_error: z.strictObject({ message: text, component: code, route: z.nullable(code) }),
  section_view: z.strictObject({ itemSku: z.nullable(itemSku), section: z.enum(MEASURED_SECTIONS) }),
  /** A visitor saw the variant that they were assigned. [EXP-04] */
  experiment_exposure: z.strictObject({ experiment: z.enum(EXPERIMENT_NAMES), variant: code }),
  /** In ms; CLS has no unit. */
  web_vital: z.strictObject({
    metric: z.enum(VITAL_NAMES),
    value: z.number().check(z.minimum(0), z.maximum(3_600_000)),
    rating: z.enum(VITAL_RATINGS),
  }),
};
export type EventName = keyof typeof EVENT_DATA;
export const EVENT_NAMES = Object.keys(EVENT_DATA) as EventName[];

/** One event as it is told: a wrong name, and a fact too few or too many, is an error of types. [ANALYTICS-05] */
export type AnalyticsEvent = {
  [TName in EventName]: { name: TName; data: z.output<(typeof EVENT_DATA)[TName]> };
}[EventName];

/** Kinds of pages that events name in place of the address. */
export const PAGE_KINDS = ['product', 'grocery', 'secondary', 'standalone', 'missing'] as const;
export type MeasuredPage = (typeof PAGE_KINDS)[number];

/** An item of an event, as the page showed it; null where it was not told of it. */
export const measuredItem = z.strictObject({
  itemSku,
  name: z.nullable(text),
  /** Of one piece, in rupiah. */
  price: z.nullable(z.int().check(z.minimum(0))),
  quantity: count,
});
export type MeasuredItem = z.output<typeof measuredItem>;

/** One event as it is sent; the collector checks its data against the table of events. */
const sentEvent = z.strictObject({
  /** Of this event alone: what is sent twice is taken once. */
  id: z.string().check(z.regex(/^[0-9a-f]{16}-\d{1,6}$/)),
  /** Epoch ms, by the server's time. */
  at: z.int().check(z.minimum(0)),
  page: z.enum(PAGE_KINDS),
  name: code,
  data: z.record(code, z.unknown()),
  items: z.array(measuredItem).check(z.maxLength(20)),
});
export type SentEvent = z.output<typeof sentEvent>;

/** Unsent events, as the device stores them. */
export const keptEvents = z.array(sentEvent);

export const MAX_EVENTS_A_BATCH = 50;
/** Random, made when the visitor accepts, and gone when they refuse. [CONSENT-01] */
export const visitorId = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const release = z.string().check(z.regex(/^[\w-]{1,32}$/));

/** Body of POST /collect: events in the order in which they happened, of a visitor who accepted that. [ANALYTICS-06] */
export const eventBatch = z.strictObject({
  visitor: visitorId,
  release,
  events: z.array(sentEvent).check(z.minLength(1), z.maxLength(MAX_EVENTS_A_BATCH)),
});
export type EventBatch = z.output<typeof eventBatch>;

export const PAGE_ERRORS = ['boundary', 'file', 'uncaught', 'recovered', 'dropped'] as const;
export type PageError = (typeof PAGE_ERRORS)[number];
/** Body of POST /collect/errors: that something broke, and nothing of whom it happened to. [ANALYTICS-09] */
export const errorCount = z.strictObject({
  release,
  page: z.enum(PAGE_KINDS),
  kind: z.enum(PAGE_ERRORS),
});

/** The event, where its data is what the table says; null for anything else. */
export function knownEvent({ name, data }: Pick<SentEvent, 'name' | 'data'>): AnalyticsEvent | null {
  if (!Object.hasOwn(EVENT_DATA, name)) return null;
  const read = z.safeParse(EVENT_DATA[name as EventName], data);
  return read.success ? ({ name, data: read.data } as AnalyticsEvent) : null;
}
export type ErrorCount = z.output<typeof errorCount>;
