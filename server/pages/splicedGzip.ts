import { crc32, deflateRawSync, constants } from 'node:zlib';

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
const FINAL_EMPTY_BLOCK = Buffer.from([0x01, 0x00, 0x00, 0xff, 0xff]);
const LEVEL = 9;

/** A text compressed once, with holes that are filled anew for every answer. */
export interface SplicedText<THole extends string> {
  /** The text around the holes, plain and deflated; one more than there are holes. */
  plain: Buffer[];
  deflated: Buffer[];
  /** The hole between each piece and the next, by its name. */
  holes: THole[];
}

/**
 * Compresses a text around its holes, each name with the mark that stands in the text for it. Every piece ends on a byte
 * and refers to nothing before it, so that a stored block can stand between two of them.
 */
export function spliceable<THole extends string>(
  text: string,
  marks: Readonly<Record<THole, string>>,
): SplicedText<THole> {
  const names = Object.keys(marks) as THole[];
  const plain: Buffer[] = [];
  const holes: THole[] = [];
  let from = 0;
  for (;;) {
    let next: { name: THole; at: number } | null = null;
    for (const name of names) {
      const at = text.indexOf(marks[name], from);
      if (at >= 0 && (next === null || at < next.at)) next = { name, at };
    }
    plain.push(Buffer.from(text.slice(from, next?.at)));
    if (next === null) break;
    holes.push(next.name);
    from = next.at + marks[next.name].length;
  }
  const deflated = plain.map((piece) =>
    deflateRawSync(piece, { level: LEVEL, finishFlush: constants.Z_FULL_FLUSH }),
  );
  return { plain, deflated, holes };
}

/** The whole text with its holes filled, uncompressed. */
export function fillPlain<THole extends string>(
  { plain, holes }: SplicedText<THole>,
  values: Readonly<Record<THole, string>>,
): Buffer {
  return Buffer.concat(
    plain.flatMap((piece, position) => {
      const hole = holes[position];
      return hole === undefined ? [piece] : [piece, Buffer.from(values[hole])];
    }),
  );
}

/** The whole text with its holes filled, as one gzip member. A value is at most 65,535 bytes. */
export function fillGzip<THole extends string>(
  { plain, deflated, holes }: SplicedText<THole>,
  values: Readonly<Record<THole, string>>,
): Buffer {
  const chunks: Buffer[] = [GZIP_HEADER];
  let checksum = 0;
  let size = 0;
  const add = (source: Buffer, compressed: readonly Buffer[]) => {
    checksum = crc32(source, checksum);
    size += source.length;
    chunks.push(...compressed);
  };
  plain.forEach((piece, position) => {
    add(piece, [deflated[position] ?? Buffer.alloc(0)]);
    const hole = holes[position];
    if (hole === undefined) return;
    const filling = Buffer.from(values[hole]);
    add(filling, [storedHeader(filling.length), filling]);
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
