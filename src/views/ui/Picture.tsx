import type { ProductImage } from '#src/services/product/contract.ts';
import { Icon } from './Icon.tsx';
import { srcSet } from './decodePicture.ts';
import s from './parts.module.css';

interface PictureProps {
  image: Pick<ProductImage, 'full' | 'picture'> | null;
  alt: string;
  /** Value of `sizes`: how wide the picture is shown. */
  sizes: string;
  /** The main picture: loaded at once and first. All others wait until they come near. */
  isMain?: boolean;
  className?: string | undefined;
}

/** A product picture as AVIF and WebP in the widths there are; a drawn stand-in when there is none. */
export function Picture({ image, alt, sizes, isMain = false, className }: PictureProps) {
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
  const img = (
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
        ? // In one frame with what is said of it: never an empty place for a picture that is being decoded.
          { fetchPriority: 'high' as const, decoding: 'sync' as const }
        : { loading: 'lazy' as const, decoding: 'async' as const })}
    />
  );
  if (image.picture === null) return img;
  return (
    <picture className={s.picwrap}>
      <source
        type="image/avif"
        srcSet={srcSet(image.picture.base, image.picture.widths, 'avif')}
        sizes={sizes}
      />
      {img}
    </picture>
  );
}
