import { LRUCache } from 'lru-cache';
import type { SharedRead, SharedReads } from '#src/services/http/sharedReads.ts';

/** Room for what was parsed, and for what everybody is told; bytes, by the text that it was made of. */
const PARSED_BYTES = 48 * 1024 * 1024;
const TOLD_BYTES = 16 * 1024 * 1024;
/** What was made of a text takes about so much more than one byte for each of its characters. */
const BYTES_OF_A_CHARACTER = 6;
/** Who is visiting, and what is in whose bag, is not kept at all: only what products and contents say. */
const KEPT_AREAS = /^\/(?:product-detail|product|content)\//;
/** An answer that differs by anything else of its asker is not everybody's. */
const SHARED_VARIES = new Set(['accept', 'accept-encoding', 'accept-language']);

interface Parsed {
  /** Another schema would have made something else of the same text. */
  schema: unknown;
  data: unknown;
}
interface Told extends Parsed {
  text: string;
  freshUntil: number;
}
const bytesOf = (text: string) => text.length * BYTES_OF_A_CHARACTER + 1;

/**
 * What pages share of what they read. An answer that its backend says everybody may be given (`public`, with a time) is not
 * asked for again before it is over. Of any other, a member's own too, the page asks each time; but where the text that
 * comes is one that came before, what was made of it then is taken. That depends on the text alone, so it cannot be
 * another visitor's. [HOST-29]
 *
 * @param now milliseconds; only differences count.
 */
export function createSharedReads({
  now = () => performance.now(),
  parsedBytes = PARSED_BYTES,
  toldBytes = TOLD_BYTES,
}: { now?: () => number; parsedBytes?: number; toldBytes?: number } = {}): SharedReads {
  const parsed = new LRUCache<string, Parsed>({
    maxSize: parsedBytes,
    sizeCalculation: (_, text) => bytesOf(text),
  });
  const told = new LRUCache<string, Told>({
    maxSize: toldBytes,
    sizeCalculation: ({ text }) => bytesOf(text),
  });

  function made<T>(text: string, schema: unknown, parse: (text: string) => T): T {
    const known = parsed.get(text);
    if (known?.schema === schema) return known?.data as T;
    const data = frozen(parse(text));
    parsed.set(text, { schema, data });
    return data;
  }

  return {
    async read<T extends SharedRead<never>['schema']>(read: SharedRead<T>) {
      const { path, language, schema, isPlain, ask, parse } = read;
      if (!KEPT_AREAS.test(path)) return parse((await ask()).text);
      const key = `${language} ${path}`;
      const known = isPlain ? told.get(key) : undefined;
      if (known?.schema === schema && known !== undefined && now() < known.freshUntil)
        return known.data as ReturnType<typeof parse>;
      const askedAt = now();
      const { text, headers } = await ask();
      const data = made(text, schema, parse);
      const lifetimeMs = isPlain ? sharedForMs(headers) : 0;
      if (lifetimeMs > 0) told.set(key, { text, schema, data, freshUntil: askedAt + lifetimeMs });
      return data;
    },
  };
}

/** For how long everybody may be given an answer, from when it was asked for; 0 where it is its asker's own. */
export function sharedForMs(headers: Headers): number {
  const said = new Map<string, string | undefined>();
  for (const one of (headers.get('cache-control') ?? '').toLowerCase().split(',')) {
    const [name = '', value] = one.trim().split('=');
    said.set(name, value);
  }
  if (!said.has('public') || ['no-store', 'no-cache', 'private'].some((name) => said.has(name))) return 0;
  if (headers.has('set-cookie')) return 0;
  const varies = (headers.get('vary') ?? '').toLowerCase().split(',');
  if (varies.some((name) => name.trim() !== '' && !SHARED_VARIES.has(name.trim()))) return 0;
  const seconds = Number(said.get('s-maxage') ?? said.get('max-age') ?? 0) - Number(headers.get('age') ?? 0);
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1_000) : 0;
}

/** Nobody changes what others read too. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const child of Object.values(value)) frozen(child);
  return Object.freeze(value);
}
