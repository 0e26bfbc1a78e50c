import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { z } from 'zod';
import { CHANGES_KEY } from '../shared/changes.ts';
import type { Valkey } from '../shared/valkey.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);
/** Larger answers stay each host's own. */
const MOST_BYTES = 256 * 1024;

/** Keeps an answer unless something has changed since it was asked for. */
const KEEP = `
if (redis.call('get', KEYS[1]) or '0') == ARGV[1] then redis.call('set', KEYS[2], ARGV[2], 'PX', ARGV[3]) end
return 1`;
/** Number of changes before it was asked for, the moment until which all may have it (epoch ms), and its text. */
const stored = z.tuple([z.string(), z.number(), z.string()]);

/** An answer of the backend that another host was given lately, with the ms for which it may still be shared. */
export interface HandedAnswer {
  text: string;
  forMs: number;
}

/** Answers for all visitors that any host was given, for all hosts of one build. */
export interface SharedAnswers {
  /** The answer that another host was given; `keep` hands on the one that this host is given. */
  find: (key: string) => Promise<{
    handed: HandedAnswer | null;
    keep: (answer: HandedAnswer) => Promise<void>;
  }>;
}

/**
 * Answers in Valkey, behind those in each host's memory. Only those that the backend marks as everybody's come here. A
 * change of the shop makes all of them old, as it does in the memory of each host.
 *
 * @param build the same for hosts that ask one backend, and read its answers alike
 * @param now epoch ms
 */
export function createSharedAnswers(
  valkey: Valkey,
  build: string,
  { now = Date.now }: { now?: () => number } = {},
): SharedAnswers {
  const { client } = valkey;
  return {
    async find(key) {
      const name = `read:${createHash('sha256').update(`${build} ${key}`).digest('base64url')}`;
      // An answer may be shared from its request on.
      const askedAt = now();
      const looked = await valkey.use(
        async () => {
          const [changes = null, bytes = null] = await client.mgetBuffer(CHANGES_KEY, name);
          return { changes: changes?.toString() ?? '0', bytes };
        },
        () => null,
      );
      return {
        handed: looked === null ? null : await handedOf(looked.bytes, looked.changes, now()),
        async keep({ text, forMs }) {
          if (looked === null) return;
          const bytes = await compress(JSON.stringify([looked.changes, askedAt + forMs, text]));
          if (bytes.length > MOST_BYTES) return;
          await valkey.use(
            async () =>
              void (await client.eval(KEEP, 2, CHANGES_KEY, name, looked.changes, bytes, Math.ceil(forMs))),
            () => {},
          );
        },
      };
    },
  };
}

/** Reads what is stored. Null for nothing, for what has become old, and for what no host has written so. */
async function handedOf(bytes: Buffer | null, changes: string, nowMs: number): Promise<HandedAnswer | null> {
  if (bytes === null) return null;
  try {
    const [writtenAt, until, text] = stored.parse(JSON.parse((await decompress(bytes)).toString()));
    return writtenAt === changes && until > nowMs ? { text, forMs: until - nowMs } : null;
  } catch {
    return null;
  }
}
