/** One value that code has read, by its place: `offer.stock`. */
export interface Read {
  path: string;
  value: unknown;
}

/**
 * A proxy that notes which parts of a value are read, down to plain values. For reading only: its objects are not
 * identical to the originals.
 */
export function readable<T>(value: T): { value: T; reads: () => Read[] } {
  const found = new Map<string, unknown>();
  const known = new WeakMap<object, unknown>();
  const wrap = (inner: unknown, path: string): unknown => {
    if (!isPlain(inner)) return inner;
    if (known.has(inner)) return known.get(inner);
    // A copy, since a proxy must not change what a frozen object returns.
    const wrapped = new Proxy(Array.isArray(inner) ? [...inner] : { ...inner }, {
      get(target, key, self) {
        const one: unknown = Reflect.get(target, key, self);
        if (typeof key === 'symbol' || typeof one === 'function') return one;
        found.delete(path);
        const place = path === '' ? key : `${path}.${key}`;
        found.set(place, one);
        return wrap(one, place);
      },
    });
    known.set(inner, wrapped);
    return wrapped;
  };
  return {
    value: wrap(value, '') as T,
    reads: () => [...found].map(([path, one]) => ({ path, value: one })),
  };
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
