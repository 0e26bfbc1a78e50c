import { LRUCache } from 'lru-cache';
import type { SharedRead, SharedReads } from '#src/services/http/sharedReads.ts';
import type { SharedAnswers } from './sharedAnswers.ts';

/** Bytes kept of parsed answers and of shared answers, by the length of their texts. */
const PARSED_BYTES = 48 * 1024 * 1024;
const TOLD_BYTES = 16 * 1024 * 1024;
/** Bytes that a parsed answer takes for each character of its text, about. */
const BYTES_OF_A_CHARACTER = 6;
/** Only answers about products and contents are kept; nothing about a member or a bag is. */
const KEPT_AREAS = /^\/(?:product-detail|product|content)\//;
/** An answer that varies by another header is not shared. */
const SHARED_VARIES = new Set(['accept', 'accept-encoding', 'accept-language']);

interface Parsed {
  /** Another schema would parse the same text to something else. */
  schema: unknown;
  data: unknown;
}
interface Told extends Parsed {
  text: string;
  freshUntil: number;
}
const bytesOf = (text: string) => text.length * BYTES_OF_A_CHARACTER + 1;

/**
 * Answers that pages share. One that its backend marks as `public`, with a time, is reused until that time is over. Any
 * other, a member's own too, is read each time; only its parse is reused when the same text comes again. A parse
 * depends on the text alone, so it cannot leak another visitor's data. [HOST-29]
 *
 * @param now milliseconds; only differences count.
 * @param answers those that other hosts were given; asked for a kind of answer once the backend has shared one of it.
 */
export function createSharedReads({
  now = () => performance.now(),
  parsedBytes = PARSED_BYTES,
  toldBytes = TOLD_BYTES,
  answers = null,
}: {
  now?: () => number;
  parsedBytes?: number;
  toldBytes?: number;
  answers?: SharedAnswers | null;
} = {}): SharedReads & {
  /** Asks for everything anew, as after a change. */
  forget: () => void;
} {
  const parsed = new LRUCache<string, Parsed>({
    maxSize: parsedBytes,
    sizeCalculation: (_, text) => bytesOf(text),
  });
  const told = new LRUCache<string, Told>({
    maxSize: toldBytes,
    sizeCalculation: ({ text }) => bytesOf(text),
  });

  /** Schemas of answers that the backend shares: other hosts are asked for these alone. */
  const shareable = new WeakSet<object>();
  /** Grows when everything is forgotten: an answer that was asked for before is not kept. */
  let forgotten = 0;

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
      const forgottenBefore = forgotten;
      const others = isPlain && shareable.has(schema) ? await answers?.find(key) : undefined;
      const keep = (text: string, forMs: number) => {
        const data = made(text, schema, parse);
        if (forMs > 0 && forgotten === forgottenBefore)
          told.set(key, { text, schema, data, freshUntil: askedAt + forMs });
        return data;
      };
      if (others?.handed != null) return keep(others.handed.text, others.handed.forMs);
      const { text, headers } = await ask();
      const forMs = isPlain ? sharedForMs(headers) : 0;
      const data = keep(text, forMs);
      if (forMs > 0) {
        shareable.add(schema);
        // The page does not wait for other hosts.
        void others?.keep({ text, forMs });
      }
      return data;
    },
    forget() {
      forgotten += 1;
      told.clear();
    },
  };
}

/** Milliseconds for which an answer may be shared, from its request on; 0 where it belongs to its visitor. */
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

/** Freezes a value that several pages read. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const child of Object.values(value)) frozen(child);
  return Object.freeze(value);
}
