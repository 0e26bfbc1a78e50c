import type { ProductImage } from '#src/services/product/product/contract.ts';

type Pictured = Pick<ProductImage, 'full' | 'picture'>;

/** Value of `srcset`: a picture in the widths there are. */
export const srcSet = (base: string, widths: readonly number[], extension: string) =>
  widths.map((width) => `${base}-${width}.${extension} ${width}w`).join(', ');

/** Whether the browser can tell when a picture may be painted at once. */
export const canDecode = () => typeof globalThis.HTMLImageElement?.prototype.decode === 'function';

/** Resolves when a picture can be painted at once as `Picture` shows it, or cannot be had at all. */
export async function decodePicture({ full, picture }: Pictured, sizes: string): Promise<void> {
  const img = document.createElement('img');
  img.src = full;
  if (picture !== null) {
    const source = document.createElement('source');
    source.type = 'image/avif';
    source.sizes = sizes;
    source.srcset = srcSet(picture.base, picture.widths, 'avif');
    img.sizes = sizes;
    img.srcset = srcSet(picture.base, picture.widths, 'webp');
    document.createElement('picture').append(source, img);
  }
  await img.decode().catch(() => {});
}
