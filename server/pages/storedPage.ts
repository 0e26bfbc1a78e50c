import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { z } from 'zod';
import type { OwnParts, PageOfParts } from '#src/app/ownParts.tsx';
import { LANGUAGES } from '#src/domain/shell/language.ts';
import { VENDORS } from '#src/domain/product/vendor.ts';
import { OWN_LENGTHS, OWN_MARKS, type AnswerHole } from './answerOwn.ts';
import type { CachedPage, HandedPage } from './pageCache.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

const HEAD_BYTES = 4;
const HOLES = Object.keys(OWN_MARKS) as [AnswerHole, ...AnswerHole[]];
const read = z.strictObject({ url: z.string(), headers: z.record(z.string(), z.string()) });
const stored = z.strictObject({
  status: z.number(),
  /** Epoch ms. */
  madeAt: z.number(),
  /** Epoch ms at which a campaign begins or ends; null without one. */
  trueUntil: z.nullable(z.number()),
  isElsewhere: z.boolean(),
  subject: z.nullable(z.strictObject({ productSku: z.string(), itemSku: z.string(), seller: z.string() })),
  holes: z.array(z.enum(HOLES)),
  /** Bytes of each piece around the holes. */
  pieces: z.array(z.number().check(z.nonnegative())),
  forKnown: z.nullable(
    z.strictObject({
      asked: z.strictObject({ bag: read, told: z.array(read) }),
      told: z.string(),
      itemSku: z.nullable(z.string()),
      usual: z.strictObject({ bagLink: z.string(), bagState: z.string() }),
      page: z.strictObject({
        vendor: z.enum(VENDORS),
        language: z.enum(LANGUAGES),
        path: z.string(),
      }),
    }),
  ),
});

/**
 * A shared page of all guests in bytes. It holds nothing of one visitor: their parts are holes in it.
 *
 * @param madeAt epoch ms
 */
export async function writePage(page: CachedPage, madeAt: number): Promise<Buffer> {
  const { text, forKnown, trueForMs, status, isElsewhere, subject = null } = page;
  const head: z.infer<typeof stored> = {
    status,
    madeAt,
    trueUntil: trueForMs === undefined ? null : madeAt + trueForMs,
    isElsewhere,
    subject,
    holes: text.holes,
    pieces: text.plain.map(({ length }) => length),
    forKnown:
      forKnown === null
        ? null
        : {
            asked: forKnown.asked,
            told: forKnown.told,
            itemSku: forKnown.itemSku,
            usual: { bagLink: forKnown.usual.bagLink, bagState: forKnown.usual.bagState },
            page: forKnown.own.page,
          },
  };
  const headText = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(HEAD_BYTES);
  length.writeUInt32LE(headText.length);
  return compress(Buffer.concat([length, headText, ...text.plain]));
}

/**
 * Reads what `writePage` wrote; null for anything else, such as the bytes of another version.
 *
 * @param now epoch ms
 * @param ownPartsOf makes the parts of one visitor for it
 */
export async function readPage(
  bytes: Buffer,
  now: number,
  ownPartsOf: (page: PageOfParts) => OwnParts,
): Promise<HandedPage | null> {
  try {
    const whole = await decompress(bytes);
    const textAt = HEAD_BYTES + whole.readUInt32LE();
    const head = stored.parse(JSON.parse(whole.subarray(HEAD_BYTES, textAt).toString()));
    const { status, madeAt, trueUntil, isElsewhere, subject, holes, pieces, forKnown } = head;
    const size = pieces.reduce((sum, length) => sum + length, 0);
    if (textAt + size !== whole.length || pieces.length !== holes.length + 1) return null;
    let from = textAt;
    const plain = pieces.map((length) => {
      const piece = whole.subarray(from, from + length);
      from += length;
      return piece;
    });
    return {
      ageMs: Math.max(0, now - madeAt),
      page: {
        status,
        isElsewhere,
        subject,
        isShared: true,
        trueForMs: trueUntil === null ? undefined : trueUntil - now,
        text: { plain, deflated: null, holes, lengths: OWN_LENGTHS },
        forKnown:
          forKnown === null
            ? null
            : {
                asked: forKnown.asked,
                told: forKnown.told,
                itemSku: forKnown.itemSku,
                usual: forKnown.usual,
                own: ownPartsOf(forKnown.page),
              },
        timing: { renderMs: 0, backendMs: 0 },
      },
    };
  } catch {
    return null;
  }
}
