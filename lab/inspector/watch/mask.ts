/** Replaces a masked value. */
export const MASK = '•••';

const SECRET_KEYS =
  /^(?:e?mail|phone|mobile|msisdn|password|pin|otp|token|cookie|authorization|formKey|openWrites|prefix|postalCode|latitude|longitude|(?:first|last|full|user|nick)name)$|token$|phonenumber$|email$/i;
/** Objects about a person: all their texts are masked, under any name. */
const PERSONS = /^(?:user|member|recipient|account|customer|geolocation)$/i;
const EMAIL = /[\w.+-]+@[\w-]+\.[\w.]+/;
const PHONE = /(?:\+62|\b0)8\d[\d -]{6,}/;
/** Session ids, idempotency keys, JSON web tokens. */
const TOKEN = /\b[a-f0-9]{24,}\b|\bey[\w-]{10,}\.[\w-]+\.[\w-]*/i;
const DEEPEST = 40;

/** A copy of a value without personal data and tokens, found by the names of fields and the form of texts. */
export function masked(value: unknown): unknown {
  return maskedAt(value, '', false, 0);
}

/** The same for a file or a link: errors stay errors, and numbers stay numbers. */
export function maskedForExport<T>(value: T): T {
  if (value instanceof Error) {
    const copy = new Error(String(masked(value.message)));
    return Object.assign(copy, masked({ ...value }) as object) as T & Error;
  }
  return restoreNumbers(value, masked(value)) as T;
}

/** A masked value, with its keys and its original. */
interface MaskedPlace {
  place: readonly (string | number)[];
  was: string | number;
}

/** The values of an original that its masked copy lacks. */
export function maskedPlaces(value: unknown, copy: unknown): MaskedPlace[] {
  if (typeof value === 'string' || typeof value === 'number')
    return value === copy ? [] : [{ place: [], was: value }];
  if (typeof value !== 'object' || value === null || typeof copy !== 'object' || copy === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    maskedPlaces(inner, (copy as Record<string, unknown>)[key]).map(({ place, was }) => ({
      place: [Array.isArray(value) ? Number(key) : key, ...place],
      was,
    })),
  );
}

function restoreNumbers(original: unknown, copy: unknown): unknown {
  if (typeof original === 'number') return copy === MASK ? 0 : copy;
  if (typeof original !== 'object' || original === null || typeof copy !== 'object' || copy === null)
    return copy;
  if (Array.isArray(original)) return (copy as unknown[]).map((one, at) => restoreNumbers(original[at], one));
  return Object.fromEntries(
    Object.entries(copy).map(([key, one]) => [
      key,
      restoreNumbers((original as Record<string, unknown>)[key], one),
    ]),
  );
}

function maskedAt(value: unknown, key: string, isPersonal: boolean, depth: number): unknown {
  if (typeof value === 'string') {
    if (value === '') return value;
    if (isPersonal || SECRET_KEYS.test(key)) return MASK;
    // The `address` of a person; that of anything else is an object.
    if (key === 'address') return MASK;
    return EMAIL.test(value) || PHONE.test(value) || TOKEN.test(value) ? MASK : value;
  }
  if (typeof value === 'number') return isPersonal || SECRET_KEYS.test(key) ? MASK : value;
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value;
  if (value instanceof Error) {
    return maskedAt({ ...value, message: value.message }, key, isPersonal, depth + 1);
  }
  if (Array.isArray(value)) return value.map((one) => maskedAt(one, key, isPersonal, depth + 1));
  const isPerson = isPersonal || PERSONS.test(key);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, maskedAt(inner, name, isPerson, depth + 1)]),
  );
}
