import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Pictures are compared at half their size, since the edges of letters are not always drawn the same. */
const REDUCED = 2;
/** Of 255. A changed icon differs by far more, the edge of a letter by less. */
const TOLERANCE = 20;

interface Kept {
  pixels: Buffer;
  hash: string;
  file: string;
}
/** Keeps the pictures of a gallery; a picture that looks like an earlier one of its series is replaced by it. */
export interface Pictures {
  keep(png: Buffer, series: string): Promise<{ hash: string; file: string }>;
}

/** Pictures in a folder of the gallery. */
export function createPictures(out: string, folder: string): Pictures {
  const kept = new Map<string, Kept[]>();
  return {
    async keep(png, series) {
      const pixels = await pixelsOf(png);
      const known = kept.get(series) ?? [];
      kept.set(series, known);
      const same = known.find((one) => looksLike(one.pixels, pixels));
      if (same !== undefined) return { hash: same.hash, file: same.file };
      const hash = createHash('sha256').update(png).digest('hex').slice(0, 16);
      const file = `${folder}/${series}-${hash}.webp`;
      known.push({ pixels, hash, file });
      await writeFile(path.join(out, file), await sharp(png).webp({ quality: 78, effort: 3 }).toBuffer());
      return { hash, file };
    },
  };
}

async function pixelsOf(png: Buffer): Promise<Buffer> {
  const { width } = await sharp(png).metadata();
  return sharp(png)
    .removeAlpha()
    .resize(Math.round(width / REDUCED))
    .raw()
    .toBuffer();
}

function looksLike(one: Buffer, other: Buffer): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) {
    if (Math.abs((one[at] ?? 0) - (other[at] ?? 0)) > TOLERANCE) return false;
  }
  return true;
}
