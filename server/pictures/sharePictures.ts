import { LRUCache } from 'lru-cache';
import type SharpPackage from 'sharp';
import type { Language } from '#src/domain/shell/language.ts';
import { readSharePicture, SHARE_PICTURE } from './sharePictureAddress.ts';
import { createBackend } from '#src/services/http/backend.ts';
import { ServiceError } from '#src/services/http/serviceError.ts';
import type { ProductSummary } from '#src/services/product/product/contract.ts';
import { createProductService } from '#src/services/product/product/productService.ts';
import { PICTURE_SIZE, shareCard } from './shareCard.ts';

type Sharp = typeof SharpPackage;

/** Milliseconds that a drawn picture stays true, from the request for the product on: it shows price and stock. */
const FRESH_MS = 60_000;
/** Bytes of pictures that are kept: some three hundred. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Most pictures that wait: one is drawn at a time, by threads besides the one that serves pages. */
const MOST_WAITING = 16;
const CALL_MS = 2_000;
const QUALITY = 84;

export interface SharePictureParts {
  callBackend: typeof globalThis.fetch;
  backendOrigin: string;
  /** Answers pictures of products, by their paths. */
  pictures: (request: Request) => Response | Promise<Response>;
  /** Loads the drawing library; rejects on a host without it. */
  bringSharp?: () => Promise<Sharp>;
  onError: (error: unknown, requestId: string | null) => void;
  /** Milliseconds; only differences count. */
  now?: () => number;
}

const TOO_MANY = new Error('Too many pictures are waiting');

/**
 * Pictures for previews of a shared product: name, price and the product's own picture. Kept, bounded, and drawn one at
 * a time. On a host that cannot draw, the product's own picture stands in. [SHARE-15, SHARE-16]
 */
export function createSharePictures({
  callBackend,
  backendOrigin,
  pictures,
  bringSharp = async () => (await import('sharp')).default,
  onError,
  now = () => performance.now(),
}: SharePictureParts) {
  const kept = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ length }) => length,
    ttl: FRESH_MS,
    perf: { now },
  });
  const coming = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  let last: Promise<unknown> = Promise.resolve();
  let canDraw = isInstalled();
  let sharp: Promise<Sharp> | null = null;

  async function ownPicture(summary: ProductSummary): Promise<Buffer | null> {
    const [image] = summary.images;
    if (image === undefined) return null;
    const widths = image.picture?.widths ?? [];
    const width = widths.find((one) => one >= PICTURE_SIZE) ?? widths.at(-1);
    const path =
      image.picture === null || width === undefined ? image.full : `${image.picture.base}-${width}.webp`;
    // Only this host's own pictures: no address of a backend is fetched.
    if (!/^\/pictures\/[\w-]+\.(?:webp|avif)$/.test(path)) return null;
    const answer = await pictures(new Request(`http://pictures.internal${path}`));
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
  }

  async function draw(summary: ProductSummary, language: Language): Promise<Buffer<ArrayBuffer>> {
    const { width, height } = SHARE_PICTURE;
    const make = await (sharp ??= bringSharp().then((brought) => {
      brought.concurrency(1);
      brought.cache(false);
      return brought;
    }));
    const own = await ownPicture(summary);
    const square =
      own === null ? null : await make(own).resize(PICTURE_SIZE, PICTURE_SIZE, { fit: 'cover' }).toBuffer();
    const card = Buffer.from(shareCard(summary, language, square !== null));
    return make({ create: { width, height, channels: 3, background: '#fff' } })
      .composite([
        ...(square === null ? [] : [{ input: square, left: 0, top: 0 }]),
        { input: card, left: 0, top: 0 },
      ])
      .jpeg({ quality: QUALITY })
      .toBuffer() as Promise<Buffer<ArrayBuffer>>;
  }

  const summaryOf = (itemSku: string, language: Language) =>
    createProductService(
      createBackend({ fetch: callBackend, origin: backendOrigin, language, timeoutMs: CALL_MS }),
    ).summary(itemSku, {});

  async function answer(request: Request): Promise<Response> {
    const asked = readSharePicture(new URL(request.url).pathname);
    if (asked === null || !/^(?:GET|HEAD)$/.test(request.method))
      return plain(404, 'There is no such picture');
    const { language, itemSku } = asked;
    const key = `${language} ${itemSku}`;
    const found = kept.get(key);
    if (found !== undefined) return picture(found, ageOf(key));
    const askedAt = now();
    let summary: ProductSummary;
    try {
      summary = await summaryOf(itemSku, language);
    } catch (error) {
      const status = error instanceof ServiceError ? error.failure.status : 0;
      return status === 404 || status === 410
        ? plain(404, 'There is no such product')
        : plain(503, 'The product is not known now', { 'retry-after': '5' });
    }
    // A variant address of a product gets no picture, since there is no end of such addresses.
    if (summary.itemSku !== itemSku) return plain(404, 'There is no such picture');
    if (!canDraw) return insteadOf(summary);
    try {
      const drawn = await inTurn(key, askedAt, () => draw(summary, language));
      return picture(drawn, ageOf(key));
    } catch (error) {
      if (error === TOO_MANY) return plain(503, 'Try again', { 'retry-after': '1' });
      // A host that cannot draw reports it once, and then answers with the product's own picture.
      canDraw = false;
      onError(error, request.headers.get('x-request-id'));
      return insteadOf(summary);
    }
  }

  /** Milliseconds since the product was read; a picture that is no longer kept counts as oldest. */
  const ageOf = (key: string): number => FRESH_MS - Math.max(0, kept.getRemainingTTL(key));

  /** Draws one picture after the other, and each once for all who wait for it. */
  function inTurn(
    key: string,
    askedAt: number,
    make: () => Promise<Buffer<ArrayBuffer>>,
  ): Promise<Buffer<ArrayBuffer>> {
    const present = coming.get(key);
    if (present !== undefined) return present;
    if (coming.size >= MOST_WAITING) return Promise.reject(TOO_MANY);
    const made = last.then(make).then((drawn) => {
      kept.set(key, drawn, { start: askedAt });
      return drawn;
    });
    coming.set(key, made);
    last = made.catch(() => {}).then(() => coming.delete(key));
    return made;
  }

  return { answer, canDraw: () => canDraw };
}

function isInstalled(): boolean {
  try {
    return import.meta.resolve('sharp') !== '';
  } catch {
    return false;
  }
}

const picture = (bytes: Buffer<ArrayBuffer>, ageMs: number) =>
  new Response(bytes, {
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': `public, max-age=${FRESH_MS / 1000}`,
      // Tells later caches how old the picture is, so that they keep it for the rest of that minute only.
      age: String(Math.floor(ageMs / 1000)),
    },
  });

function insteadOf({ images: [image] }: ProductSummary): Response {
  if (image === undefined || !/^(?:\/(?!\/)|https:\/\/)/.test(image.full))
    return plain(404, 'There is no picture');
  return new Response(null, { status: 302, headers: { location: image.full, 'cache-control': 'no-store' } });
}

const plain = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
