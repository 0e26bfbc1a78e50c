import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress } from 'node:zlib';

const compress = promisify(zstdCompress);

/** The smallest file that is worth a difference: below it the header of the difference costs most of the gain. */
const SMALLEST_BYTES = 1_000;
/** The begin of a body of `dcz`: a skippable frame of zstd, which the hash of the dictionary fills. (RFC 9842) */
const DCZ_HEADER = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
const HASHED_NAME = /^(\/assets\/[\w.-]+?)-[\w-]{7,8}(\.(?:js|css))$/;
const SHA256 = /^:([A-Za-z\d+/]{43}=):$/;

/**
 * Sends built files as differences from the same file of another build: a visitor who returns after a deploy fetches
 * what has changed. The browser offers a file that it has by `Available-Dictionary`. (RFC 9842)
 *
 * @param files the plain bytes of the files of all builds, by address
 */
export function createDictionaries(files: ReadonlyMap<string, Buffer>) {
  const patternOf = (pathname: string) => {
    const [, name, extension] = HASHED_NAME.exec(pathname) ?? [];
    const isLarge = (files.get(pathname)?.length ?? 0) >= SMALLEST_BYTES;
    return name === undefined || !isLarge ? null : `${name}-*${extension}`;
  };
  const byHash = new Map(
    [...files].flatMap(([pathname, plain]) => {
      const pattern = patternOf(pathname);
      return pattern === null ? [] : [[hashOf(plain).toString('base64'), { pattern, plain }] as const];
    }),
  );
  const made = new Map<string, Promise<Buffer>>();

  return {
    /** The addresses for which a file can be a dictionary, as `Use-As-Dictionary` matches them; null for no file. */
    patternOf,
    /**
     * The body of a file as its difference from what the browser has; null without a usable dictionary. Each difference
     * is made once.
     *
     * @param offered the header `Available-Dictionary` of the request
     */
    differenceOf(pathname: string, offered: string | null): Promise<Buffer> | null {
      const plain = files.get(pathname);
      const [, hash = ''] = SHA256.exec(offered?.trim() ?? '') ?? [];
      const dictionary = byHash.get(hash);
      // A dictionary of another file would compress little, and their pairs would have no bound.
      if (plain === undefined || dictionary === undefined || dictionary.pattern !== patternOf(pathname))
        return null;
      const key = `${pathname} ${hash}`;
      const difference = made.get(key) ?? differenceFrom(plain, dictionary.plain);
      made.set(key, difference);
      return difference;
    },
  };
}

/** One file as its difference from another, as the body of `dcz`. */
async function differenceFrom(plain: Buffer, dictionary: Buffer): Promise<Buffer> {
  const params = { [constants.ZSTD_c_compressionLevel]: 19 };
  const difference = await compress(plain, { dictionary, params });
  return Buffer.concat([DCZ_HEADER, hashOf(dictionary), difference]);
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
