import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import { accepts } from '../http/acceptEncoding.ts';
import type { Valkey } from '../shared/valkey.ts';
import { builtFile } from './assets.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** A file stays for so long after its last host has offered it, seconds: tabs from before a deploy ask for theirs. */
const KEPT_S = 7 * 24 * 3600;
const DAY_MS = 24 * 3600 * 1000;
const RETRY_MS = 5_000;
/** Names that a build makes: with the hash of their content, 7 characters of scripts and 8 of all others. */
const BUILT = /^\/assets\/[\w.-]+-[\w-]{7,8}\.(?:js|css|woff2)$/;

const keyOf = (pathname: string) => `file:${pathname}`;

/**
 * Browser files of the builds of all hosts. While a deploy goes on, a page of one build asks a host of the other build for
 * its files. [HOST-41]
 *
 * @param files of this host's build, by address; `brotli` where the build has compressed them
 */
export function createSharedFiles(
  valkey: Valkey,
  files: ReadonlyMap<string, { plain: Buffer; brotli: Buffer | null }>,
  { retryMs = RETRY_MS, againMs = DAY_MS }: { retryMs?: number; againMs?: number } = {},
) {
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  const offerAll = (): Promise<boolean> =>
    valkey.aside(async (client) => {
      for (const [pathname, { plain, brotli }] of files)
        await client.set(keyOf(pathname), brotli ?? (await compress(plain)), 'EX', KEPT_S);
    });
  async function offer(): Promise<void> {
    const isDone = await offerAll();
    if (!isClosed) timer = setTimeout(() => void offer(), isDone ? againMs : retryMs).unref();
  }

  return {
    /** Offers the files of this host to the others, for as long as it lives. */
    offer,
    /** The answer with a file of another host's build; null where no host has it. */
    async find(pathname: string, acceptEncoding: string): Promise<Response | null> {
      if (!BUILT.test(pathname)) return null;
      const body = await valkey.use(
        () => valkey.client.getBuffer(keyOf(pathname)),
        () => null,
      );
      if (body === null) return null;
      return accepts(acceptEncoding, 'br')
        ? builtFile(pathname, body, 'br')
        : builtFile(pathname, await decompress(body), null);
    },
    close(): void {
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
}
