import { crc32, deflateRawSync, constants, gzipSync } from 'node:zlib';

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
const FINAL_EMPTY_BLOCK = Buffer.from([0x01, 0x00, 0x00, 0xff, 0xff]);
const LEVEL = 9;
/** Bytes that deflate can refer back. */
const WINDOW = 32_768;

/** A compressed piece of a text, with its share of the whole checksum. */
export interface Deflated {
  bytes: Buffer;
  checksum: number;
  /** Multiplier that moves the checksum of the text before past this piece. */
  shift: number;
}

/** A text with holes that are filled anew for every answer. */
export interface SplicedText<THole extends string> {
  /** The text around the holes; one more than there are holes. */
  plain: Buffer[];
  /** The same, compressed; null before that is done. */
  deflated: Deflated[] | null;
  /** The hole between each piece and the next, by its name. */
  holes: THole[];
  /** Bytes of a filling, for holes whose filling is always as long. */
  lengths: Readonly<Partial<Record<string, number>>>;
}

/**
 * Splits a text at its holes, each marked by its name's mark. `lengths`: bytes of the fillings that are always as long;
 * the text before such a hole helps to compress the text after it.
 */
export function spliceable<THole extends string>(
  text: string,
  marks: Readonly<Record<THole, string>>,
  lengths: SplicedText<THole>['lengths'] = {},
): SplicedText<THole> {
  const names = Object.keys(marks) as THole[];
  const plain: Buffer[] = [];
  const holes: THole[] = [];
  // Each mark is searched once through the text: a mark that is not in it is not searched again after every hole.
  const places = new Map(names.map((name) => [name, text.indexOf(marks[name])]));
  let from = 0;
  for (;;) {
    let next: THole | null = null;
    let at = Infinity;
    for (const [name, place] of places) if (place >= 0 && place < at) [next, at] = [name, place];
    plain.push(Buffer.from(text.slice(from, at)));
    if (next === null) break;
    holes.push(next);
    from = at + marks[next].length;
    places.set(next, text.indexOf(marks[next], from));
  }
  return { plain, deflated: null, holes, lengths };
}

/** A character that no text of a page contains, so that nothing refers back to a hole. */
const NOWHERE = 0;

/**
 * Compresses a text around its holes, once for all answers. Every piece ends on a byte, so that a stored block can
 * stand between two of them. A piece refers back neither to a hole nor past one of unknown length.
 */
export function deflate(text: SplicedText<string>): Deflated[] {
  if (text.deflated !== null) return text.deflated;
  let before = Buffer.alloc(0);
  text.deflated = text.plain.map((piece, position) => {
    const isPlain = !piece.includes(NOWHERE);
    const bytes = deflateRawSync(piece, {
      level: LEVEL,
      finishFlush: constants.Z_FULL_FLUSH,
      ...(isPlain && before.length > 0 && { dictionary: before }),
    });
    const length = text.lengths[text.holes[position] ?? ''];
    before =
      isPlain && length !== undefined
        ? Buffer.concat([before, piece, Buffer.alloc(length, NOWHERE)]).subarray(-WINDOW)
        : Buffer.alloc(0);
    return deflatedPiece(piece, bytes);
  });
  return text.deflated;
}

/** A piece with its compressed bytes, which end on a byte boundary and are not the last ones. */
export const deflatedPiece = (piece: Buffer, bytes: Buffer): Deflated => ({
  bytes,
  checksum: crc32(piece),
  shift: shiftOf(piece.length),
});

/** Bytes of a text in memory, compressed or not. */
export const bytesOf = ({ plain, deflated }: SplicedText<string>): number =>
  plain.reduce((sum, piece) => sum + piece.length, 0) +
  (deflated ?? []).reduce((sum, { bytes }) => sum + bytes.length, 0);

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

const STORED_HEADER = 5;
const TRAILER = 8;
const MOST_STORED = 65_535;

/** Bytes of a filling as stored blocks. */
const storedLength = (length: number) => length + STORED_HEADER * Math.ceil(length / MOST_STORED);

/** The whole text with its holes filled, as one gzip member. */
export function fillGzip<THole extends string>(
  text: SplicedText<THole>,
  values: Readonly<Record<THole, string>>,
): Buffer {
  const { plain, holes, lengths } = text;
  const deflated = text.deflated ?? deflate(text);
  let total = GZIP_HEADER.length + FINAL_EMPTY_BLOCK.length + TRAILER;
  for (const { bytes } of deflated) total += bytes.length;
  const fillings = new Map<THole, Buffer>();
  for (const hole of holes) {
    const known = fillings.get(hole);
    const filling = known ?? Buffer.from(values[hole]);
    if (known === undefined) fillings.set(hole, filling);
    if (filling.length !== (lengths[hole] ?? filling.length)) return gzipSync(fillPlain(text, values));
    total += storedLength(filling.length);
  }
  // Allocated in one piece: concatenating so many small buffers takes longer than writing them.
  const sent = Buffer.allocUnsafe(total);
  let at = GZIP_HEADER.copy(sent);
  let checksum = 0;
  let size = 0;
  for (const [position, piece] of deflated.entries()) {
    at += piece.bytes.copy(sent, at);
    checksum = times(piece.shift, checksum) ^ piece.checksum;
    size += plain[position]?.length ?? 0;
    const hole = holes[position];
    const filling = hole === undefined ? undefined : fillings.get(hole);
    if (filling === undefined) continue;
    checksum = crc32(filling, checksum >>> 0);
    size += filling.length;
    at = store(filling, sent, at);
  }
  at += FINAL_EMPTY_BLOCK.copy(sent, at);
  sent.writeUInt32LE(checksum >>> 0, at);
  sent.writeUInt32LE(size >>> 0, at + 4);
  return sent;
}

/** Writes deflate blocks that are not compressed, and not the last; returns where they end. */
function store(filling: Buffer, sent: Buffer, start: number): number {
  let at = start;
  for (let from = 0; from < filling.length; from += MOST_STORED) {
    const length = Math.min(MOST_STORED, filling.length - from);
    sent[at] = 0;
    sent.writeUInt16LE(length, at + 1);
    sent.writeUInt16LE(~length & 0xffff, at + 3);
    at += STORED_HEADER + filling.copy(sent, at + STORED_HEADER, from, from + length);
  }
  return at;
}

/** Polynomial of CRC-32, with the bits in its reversed order. */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;
/** x to the eighth power, for one byte. */
const BYTE = 0x00800000;

/** The product of two polynomials, modulo the checksum's polynomial. */
function times(left: number, right: number): number {
  let product = 0;
  let factor = right;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if ((left & bit) !== 0) product ^= factor;
    factor = (factor & 1) === 0 ? factor >>> 1 : (factor >>> 1) ^ POLYNOMIAL;
  }
  return product >>> 0;
}

/** Returns the multiplier for the checksum of a text that so many bytes follow. */
function shiftOf(length: number): number {
  let shift = ONE;
  for (let rest = length, power = BYTE; rest > 0; rest >>>= 1, power = times(power, power)) {
    if ((rest & 1) === 1) shift = times(power, shift);
  }
  return shift;
}
