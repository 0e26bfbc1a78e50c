import type { ProductImage } from '#src/services/product/product/contract.ts';
import { Icon } from './Icon.tsx';
import { srcSet } from './decodePicture.ts';
import s from './parts.module.css';

interface PictureProps {
  image: Pick<ProductImage, 'full' | 'picture'> | null;
  alt: string;
  /** Names the subject, shown in place of a picture that cannot be shown; empty where the name stands beside it. */
  name: string;
  /** Value of `sizes`: how wide the picture is shown. */
  sizes: string;
  /** The main picture: loaded at once and first. All others wait until they come near. */
  isMain?: boolean;
  className?: string | undefined;
}

/**
 * A picture as AVIF and WebP in the existing widths; a drawn stand-in without one. Every picture of the page uses this
 * element: it is marked when the picture fails, and then shows its name. [PRODUCT-30]
 */
export function Picture({ image, alt, sizes, isMain = false, className, name }: PictureProps) {
  if (image === null) {
    return (
      <span
        className={s.noimg}
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      >
        <Icon name="package" size="l" />
      </span>
    );
  }
  return (
    <picture className={s.picwrap} data-name={name}>
      {image.picture !== null && (
        <source
          type="image/avif"
          srcSet={srcSet(image.picture.base, image.picture.widths, 'avif')}
          sizes={sizes}
        />
      )}
      <img
        className={className}
        src={image.full}
        alt={alt}
        width={720}
        height={720}
        {...(image.picture === null
          ? {}
          : { srcSet: srcSet(image.picture.base, image.picture.widths, 'webp'), sizes })}
        {...(isMain
          ? // Drawn in the same frame as its words: no empty place while the picture is decoded.
            { fetchPriority: 'high' as const, decoding: 'sync' as const }
          : { loading: 'lazy' as const, decoding: 'async' as const })}
      />
    </picture>
  );
}
