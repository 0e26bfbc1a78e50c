import { LRUCache } from 'lru-cache';
import { constants, deflateRawSync, gzipSync } from 'node:zlib';
import { deflatedPiece, fillGzip, type Deflated } from './splicedGzip.ts';

/**
 * From level 4 on, compression takes more than twice the time and saves 4% of the bytes. At level 3 a page takes a
 * tenth of a millisecond; handing it to another thread would cost as much again.
 */
const LEVEL = 3;
/** Compression level for pieces that many documents share: each is compressed once. */
const STANDING_LEVEL = 9;
/** Most pieces that are kept, styles or icons: some 40 kB each. */
const MOST_STANDING = 200;

interface Standing {
  plain: Buffer;
  deflated: Deflated;
}
const known = new LRUCache<string, Standing>({ max: MOST_STANDING });

/**
 * Compresses a document that is sent once. Pieces that it shares with others (`standing`, in the document's order) are
 * taken as compressed before; a piece that is not found is skipped. No piece may hold a visitor's own data, since its
 * bytes are kept.
 */
export function gzipOnce(document: string | Buffer, standing: readonly string[] = []): Buffer {
  const bytes = typeof document === 'string' ? Buffer.from(document) : document;
  const plain: Buffer[] = [];
  const deflated: Deflated[] = [];
  const add = (piece: Buffer) => {
    plain.push(piece);
    deflated.push(deflatedPiece(piece, compress(piece, LEVEL)));
  };
  let from = 0;
  for (const text of standing) {
    const one = standingOf(text);
    const at = one === null ? -1 : bytes.indexOf(one.plain, from);
    if (one === null || at < 0) continue;
    add(bytes.subarray(from, at));
    plain.push(one.plain);
    deflated.push(one.deflated);
    from = at + one.plain.length;
  }
  if (plain.length === 0) return gzipSync(bytes, { level: LEVEL });
  add(bytes.subarray(from));
  return fillGzip({ plain, deflated, holes: [], lengths: {} }, {});
}

/** Ends on a byte boundary without references past it, so that any piece can follow. */
const compress = (piece: Buffer, level: number): Buffer =>
  deflateRawSync(piece, { level, finishFlush: constants.Z_FULL_FLUSH });

function standingOf(text: string): Standing | null {
  if (text === '') return null;
  const kept = known.get(text);
  if (kept !== undefined) return kept;
  const plain = Buffer.from(text);
  const standing = { plain, deflated: deflatedPiece(plain, compress(plain, STANDING_LEVEL)) };
  known.set(text, standing);
  return standing;
}
