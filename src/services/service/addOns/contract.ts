import * as z from 'zod/mini';
import { MAX_ADD_ON_PRICE } from '#src/domain/shell/limits.ts';
import { rupiahUpTo } from '../../money/contract.ts';
import { wire } from '../../http/wire.ts';

const code = z.string().check(z.minLength(1), z.maxLength(64));
/** Whole rupiah: nothing below zero, no parts of one, no number that a machine cannot count to. [ADDON-08] */
const rupiah = rupiahUpTo(MAX_ADD_ON_PRICE);

/** One installation or insurance of a product. */
export const service = z.object({
  id: code,
  name: z.string().check(z.minLength(1)),
  /** For one piece. */
  price: rupiah,
  /** Hundredths of a percent of what a piece costs; null where `price` holds for every piece. */
  basisPoints: z._default(z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(10_000))), null),
  /** In one sentence. */
  description: z._default(z.string(), ''),
  /** Work that is done, or risks that are covered. */
  includes: z._default(z.array(z.string()), []),
});
/** GET /backend/add-on/installations/{id} and /backend/add-on/insurances/{id}. [API-78, API-79] */
export const services = z.array(service);

/** Place of the service; without it the place is not checked. */
export const addOnQuery = z.object({ postalCode: z.optional(z.string().check(z.regex(/^\d{5}$/))) });
/** POST /backend/add-on/installations/_availability and /backend/add-on/insurances/_availability. [API-80, API-81] */
export const availabilityBody = z.extend(addOnQuery, { itemSku: code });
export const availability = z.object({ available: z.boolean() });

export type Service = z.output<typeof service>;

export const listInstallations = wire({
  method: 'GET',
  path: '/add-on/installations/{id}',
  answer: services,
});
export const listInsurances = wire({ method: 'GET', path: '/add-on/insurances/{id}', answer: services });
export const checkInstallation = wire({
  method: 'POST',
  path: '/add-on/installations/_availability',
  answer: availability,
});
export const checkInsurance = wire({
  method: 'POST',
  path: '/add-on/insurances/_availability',
  answer: availability,
});
