import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import { atMost, note, type Figure } from './figures.ts';
import { MANY_OPTIONS, ORDINARY, sentBytes, startServer } from './server.ts';

/** Bytes of the first round trip of a new connection: ten segments of 1,460 bytes. */
const FIRST_FLIGHT = 14_600;
const PIECES: [name: string, isIn: (html: string) => boolean][] = [
  ['Title', (html) => /<h1[^>]*>[\s\S]*?<\/h1>/.test(html)],
  ['Price', (html) => /<body[\s\S]*>Rp(?:<!-- -->)?[\d.]+</.test(html)],
  ['Buy button', (html) => /<button[^>]*value="BUY_NOW"[^>]*>[\s\S]*?<\/button>/.test(html)],
  ['Main picture hint', (html) => /<link rel="preload" as="image"[^>]*>/.test(html)],
];

/** The text in the first bytes of a compressed document, as far as a browser can read it. */
function readable(compressed: Buffer, bytes: number): string {
  return gunzipSync(compressed.subarray(0, bytes), { finishFlush: constants.Z_SYNC_FLUSH }).toString();
}

/** Compressed bytes until a piece is there; infinite when it never is. */
function bytesUntil(compressed: Buffer, isIn: (html: string) => boolean): number {
  if (!isIn(readable(compressed, compressed.length))) return Number.POSITIVE_INFINITY;
  let least = 1;
  let most = compressed.length;
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (isIn(readable(compressed, middle))) most = middle;
    else least = middle + 1;
  }
  return most;
}

/** Size of the documents, and the position of their important pieces. */
export async function measureHtml(root: string): Promise<Figure[]> {
  const server = await startServer(root);
  try {
    const sizes = [];
    for (const page of [ORDINARY, MANY_OPTIONS]) {
      // A kept page, which nearly every visitor gets: compressed for all after a second request. And a page rendered
      // for one visitor alone.
      await sentBytes(server.url + page, 'gzip');
      const kept = await sentBytes(server.url + page, 'gzip');
      const own = await sentBytes(`${server.url}${page}?sellerGroup=own`, 'gzip');
      const html = gunzipSync(kept);
      const brotli = brotliCompressSync(html).length / 1_000;
      const plain = html.toString().replace(/<style[\s\S]*?<\/style>/, '');
      sizes.push({ kept, own, html, brotli, withoutStyles: brotliCompressSync(plain).length / 1_000 });
    }
    const [ordinary, many] = sizes;
    if (ordinary === undefined || many === undefined) throw new Error('No document was measured');
    const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);
    return [
      atMost(
        'Document, brotli',
        ordinary.brotli,
        'kB',
        20,
        `plain ${kilobytes(ordinary.html.length)}, as sent (gzip) ${kilobytes(ordinary.kept.length)} kept, ${kilobytes(ordinary.own.length)} own`,
      ),
      atMost('Document without the styles in it, brotli', ordinary.withoutStyles, 'kB', 12),
      ...PIECES.map(([name, isIn]) =>
        atMost(
          `${name} within the first compressed bytes`,
          Math.max(bytesUntil(ordinary.kept, isIn), bytesUntil(ordinary.own, isIn)),
          'bytes',
          FIRST_FLIGHT,
        ),
      ),
      note(
        '2,000 options: document, brotli',
        many.brotli,
        'kB',
        `plain ${kilobytes(many.html.length)}, as sent (gzip) ${kilobytes(many.kept.length)} kept, ${kilobytes(many.own.length)} own`,
      ),
      atMost('2,000 options: document against the ordinary one', many.brotli / ordinary.brotli, 'x', 1.5),
      ...PIECES.map(([name, isIn]) =>
        atMost(
          `2,000 options: ${name.toLowerCase()} within the first compressed bytes`,
          Math.max(bytesUntil(many.kept, isIn), bytesUntil(many.own, isIn)),
          'bytes',
          FIRST_FLIGHT,
        ),
      ),
    ];
  } finally {
    await server.stop();
  }
}
