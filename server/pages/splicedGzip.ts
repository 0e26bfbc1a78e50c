import { crc32, deflateRawSync, constants } from 'node:zlib';

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
const FINAL_EMPTY_BLOCK = Buffer.from([0x01, 0x00, 0x00, 0xff, 0xff]);
const LEVEL = 9;

/** A text compressed once, in which a placeholder is filled anew for every answer. */
export interface SplicedText {
  /** The text around the placeholders, plain and deflated; one more than there are placeholders. */
  plain: Buffer[];
  deflated: Buffer[];
}

/**
 * Compresses a text around its placeholders. Every piece ends on a byte and refers to nothing before it, so that a
 * stored block can stand between two of them.
 */
export function spliceable(text: string, placeholder: string): SplicedText {
  const plain = text.split(placeholder).map((piece) => Buffer.from(piece));
  const deflated = plain.map((piece) =>
    deflateRawSync(piece, { level: LEVEL, finishFlush: constants.Z_FULL_FLUSH }),
  );
  return { plain, deflated };
}

/** The whole text with its placeholders filled, uncompressed. */
export function fillPlain({ plain }: SplicedText, value: string): Buffer {
  const filling = Buffer.from(value);
  return Buffer.concat(plain.flatMap((piece, position) => (position === 0 ? [piece] : [filling, piece])));
}

/** The whole text with its placeholders filled, as one gzip member. `value` is at most 65,535 bytes. */
export function fillGzip({ plain, deflated }: SplicedText, value: string): Buffer {
  const filling = Buffer.from(value);
  const stored = Buffer.concat([storedHeader(filling.length), filling]);
  const chunks: Buffer[] = [GZIP_HEADER];
  let checksum = 0;
  let size = 0;
  const add = (source: Buffer, compressed: Buffer) => {
    checksum = crc32(source, checksum);
    size += source.length;
    chunks.push(compressed);
  };
  plain.forEach((piece, position) => {
    if (position > 0) add(filling, stored);
    add(piece, deflated[position] ?? Buffer.alloc(0));
  });
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum >>> 0, 0);
  trailer.writeUInt32LE(size >>> 0, 4);
  return Buffer.concat([...chunks, FINAL_EMPTY_BLOCK, trailer]);
}

/** Header of a stored deflate block that is not the last. */
function storedHeader(length: number): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(~length & 0xffff, 3);
  return header;
}
