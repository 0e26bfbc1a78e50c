import * as zod from 'zod/v4/mini';

/**
 * zod, with schemas and checks that are built on first use. The browser bundle has this module in place of `zod/mini`. A
 * page knows some 1,500 schemas and uses a few of them: to note how each is built costs a tenth of building them.
 */
export * from 'zod/v4/mini';

type Make = (...given: never[]) => object;

/** A schema or a check that nothing has read yet. */
class LazySchema {
  #make: Make;
  #given: readonly unknown[];
  #built: zod.ZodMiniType | null = null;

  constructor(make: Make, given: readonly unknown[]) {
    this.#make = make;
    this.#given = given;
  }

  get built(): zod.ZodMiniType {
    return (this.#built ??= this.#make(...(this.#given as never[])) as zod.ZodMiniType);
  }
}

const lazy = (make: Make, given: readonly unknown[]) => new LazySchema(make, given);

// Whatever is read of a schema is read of the one that is built then.
Object.setPrototypeOf(
  LazySchema.prototype,
  new Proxy(Object.prototype, {
    get(_, key, schema: LazySchema): unknown {
      // Contracts add checks to schemas that nothing has read yet.
      if (key === 'check')
        return (...checks: []) => lazy((...given: []) => schema.built.check(...given), checks);
      const value: unknown = Reflect.get(schema.built, key);
      // zod reads it for every value that it checks.
      if (key === '_zod') Object.defineProperty(schema, key, { value });
      return value;
    },
  }),
);

/* @__NO_SIDE_EFFECTS__ */
export function array(...given: unknown[]) {
  return lazy(zod.array, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function boolean(...given: unknown[]) {
  return lazy(zod.boolean, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function catchall(...given: unknown[]) {
  return lazy(zod.catchall, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function _default(...given: unknown[]) {
  return lazy(zod._default, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function discriminatedUnion(...given: unknown[]) {
  return lazy(zod.discriminatedUnion, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function extend(...given: unknown[]) {
  return lazy(zod.extend, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function gte(...given: unknown[]) {
  return lazy(zod.gte, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function int(...given: unknown[]) {
  return lazy(zod.int, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function literal(...given: unknown[]) {
  return lazy(zod.literal, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function lte(...given: unknown[]) {
  return lazy(zod.lte, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function maximum(...given: unknown[]) {
  return lazy(zod.maximum, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function maxLength(...given: unknown[]) {
  return lazy(zod.maxLength, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function minimum(...given: unknown[]) {
  return lazy(zod.minimum, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function minLength(...given: unknown[]) {
  return lazy(zod.minLength, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function nonnegative(...given: unknown[]) {
  return lazy(zod.nonnegative, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function nullable(...given: unknown[]) {
  return lazy(zod.nullable, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function number(...given: unknown[]) {
  return lazy(zod.number, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function object(...given: unknown[]) {
  return lazy(zod.object, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function optional(...given: unknown[]) {
  return lazy(zod.optional, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function overwrite(...given: unknown[]) {
  return lazy(zod.overwrite, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function pick(...given: unknown[]) {
  return lazy(zod.pick, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function pipe(...given: unknown[]) {
  return lazy(zod.pipe, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function positive(...given: unknown[]) {
  return lazy(zod.positive, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function record(...given: unknown[]) {
  return lazy(zod.record, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function refine(...given: unknown[]) {
  return lazy(zod.refine, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function regex(...given: unknown[]) {
  return lazy(zod.regex, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function strictObject(...given: unknown[]) {
  return lazy(zod.strictObject, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function string(...given: unknown[]) {
  return lazy(zod.string, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function stringbool(...given: unknown[]) {
  return lazy(zod.stringbool, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function transform(...given: unknown[]) {
  return lazy(zod.transform, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function union(...given: unknown[]) {
  return lazy(zod.union, given);
}
/* @__NO_SIDE_EFFECTS__ */
export function unknown(...given: unknown[]) {
  return lazy(zod.unknown, given);
}
/* @__NO_SIDE_EFFECTS__ */
function _catch(...given: unknown[]) {
  return lazy(zod.catch, given);
}
/* @__NO_SIDE_EFFECTS__ */
function _enum(...given: unknown[]) {
  return lazy(zod.enum, given);
}
/* @__NO_SIDE_EFFECTS__ */
function _null(...given: unknown[]) {
  return lazy(zod.null, given);
}
/* @__NO_SIDE_EFFECTS__ */
function coercedNumber(...given: unknown[]) {
  return lazy(zod.coerce.number, given);
}
/* @__NO_SIDE_EFFECTS__ */
function coercedString(...given: unknown[]) {
  return lazy(zod.coerce.string, given);
}
/* @__NO_SIDE_EFFECTS__ */
function isoDate(...given: unknown[]) {
  return lazy(zod.iso.date, given);
}
/* @__NO_SIDE_EFFECTS__ */
function isoDatetime(...given: unknown[]) {
  return lazy(zod.iso.datetime, given);
}
export const coerce = { number: coercedNumber, string: coercedString };
export const iso = { date: isoDate, datetime: isoDatetime };
export { _catch as catch, _enum as enum, _null as null };
