import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = path.resolve(import.meta.dirname, '../../src');
/** The one that shows pictures, and the one that only decodes what it will show. */
const MAY = ['views/ui/Picture.tsx', 'views/ui/decodePicture.ts'];
const PICTURES = /<(?:img|picture|video|object|embed)\b|createElement\('(?:img|picture|video)'|new Image\(/;

test('[PRODUCT-30] views show every picture by Picture, which names its subject on failure', () => {
  const bare = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => PICTURES.test(readFileSync(path.join(SOURCE, file), 'utf8')));
  expect(bare.toSorted()).toEqual(MAY.toSorted());
});
