import type { ProductImage } from '#src/services/product/product/contract.ts';

type Pictured = Pick<ProductImage, 'full' | 'picture'>;

/** Value of `srcset`: a picture in the widths there are. */
export const srcSet = (base: string, widths: readonly number[], extension: string) =>
  widths.map((width) => `${base}-${width}.${extension} ${width}w`).join(', ');

/** Tells whether the browser can report when a picture is ready to paint. */
export const canDecode = () => typeof globalThis.HTMLImageElement?.prototype.decode === 'function';

/** Resolves when a picture is ready to paint as `Picture` shows it, or cannot be loaded. */
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
