import { useEffect, useRef, useState } from 'react';
import { stockStatusOf } from '#src/domain/product/stock.ts';
import type { ProductImage } from '#src/services/product/product/contract.ts';
import { useCopy, useIsLost, usePart, usePartSelector } from '../../hooks/page.tsx';
import { useOpener } from '../../hooks/press.ts';
import { useAlt, useSummary, useTags } from '../../hooks/product/product.ts';
import { cx } from '../../ui/cx.ts';
import { canDecode, decodePicture } from '../../ui/decodePicture.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { moveAlong } from '../../ui/moveAlong.ts';
import s from '../../ui/parts.module.css';
import { LostPlace } from '../../ui/LostPlace.tsx';
import { WishlistButton } from '../wishlist/WishlistButton.tsx';

/** Position of the picture a track is scrolled to. */
const shownPosition = (track: HTMLElement) => Math.round(track.scrollLeft / Math.max(1, track.clientWidth));

const THUMBS = 6;
const STAGE_SIZES = '(min-width: 64rem) clamp(27rem, 60vw - 22rem, 38rem), (min-width: 48rem) 55vw, 100vw';

/** The former pictures until the first new one can be painted, so that none is missing between options. [PRODUCT-29] */
function useDecoded(images: ProductImage[]): ProductImage[] {
  const [shown, setShown] = useState(images);
  useEffect(() => {
    const [first] = images;
    if (images === shown || first === undefined || !canDecode()) return undefined;
    let isLate = false;
    void decodePicture(first, STAGE_SIZES).then(() => {
      if (!isLate) setShown(images);
    });
    return () => {
      isLate = true;
    };
  }, [images, shown]);
  return images.length === 0 || !canDecode() ? images : shown;
}

/** Pictures to swipe, to choose by thumbnail or by arrow key, and to enlarge. [PRODUCT-03] */
export function Gallery() {
  const t = useCopy();
  const images = useDecoded(useSummary().images);
  const status = stockStatusOf(useTags());
  const gallery = usePart('gallery');
  const opens = useOpener();
  const index = usePartSelector('gallery', (snapshot) => snapshot.context.index);
  const [mainIndex] = useState(index);
  const isLost = useIsLost('gallery');
  const alt = useAlt();
  const count = Math.max(1, images.length);
  const track = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = track.current;
    if (element === null || index >= images.length || shownPosition(element) === index) return;
    element.scrollTo({ left: index * element.clientWidth, behavior: 'instant' });
  }, [index, images]);
  return (
    <section className={s.gallery} aria-label={t('gallery.label')}>
      <div className={s.galleryIn}>
        <div className={cx(s.stage, status === 'OUT_OF_STOCK' && s.isOut)}>
          <div
            className={s.stageTrack}
            ref={track}
            role="group"
            aria-label={isLost ? t('gallery.label') : t('gallery.position', { position: index + 1, count })}
            onScroll={(event) =>
              gallery.send({ type: 'picture.chosen', index: shownPosition(event.currentTarget) })
            }
          >
            {images.length === 0 && <Picture image={null} alt={t('gallery.none')} name="" sizes="100vw" />}
            {/* Keyed by position: another option's pictures replace these element by element. */}
            {images.map((image, position) => (
              <button
                type="button"
                key={position}
                disabled={isLost}
                tabIndex={position === index ? 0 : -1}
                aria-label={`${t('gallery.open', { position: position + 1 })}: ${alt(position)}`}
                {...opens('imagePreview')}
                onKeyDown={(event) => {
                  if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
                  event.preventDefault();
                  gallery.send({
                    type: event.key === 'ArrowRight' ? 'picture.nextRequested' : 'picture.previousRequested',
                  });
                }}
              >
                <Picture
                  image={image}
                  alt=""
                  name={alt(position)}
                  sizes={STAGE_SIZES}
                  isMain={position === mainIndex}
                  className={s.pic}
                />
              </button>
            ))}
          </div>
          {status === 'OUT_OF_STOCK' && (
            <span className={cx(s.badge, s.badgeInk, s.stageOut)}>{t('stock.OUT_OF_STOCK')}</span>
          )}
          <div className={s.stageTools}>
            <WishlistButton />
            <IconButton
              className={cx(s.glass, s.onlyNarrow)}
              icon="share-2"
              label={t('action.share')}
              {...opens('share')}
            />
            <IconButton
              className={cx(s.glass, s.onlyNarrow)}
              icon="ellipsis"
              label={t('action.moreOptions')}
              {...opens('moreOptions')}
            />
          </div>
          {status !== 'OUT_OF_STOCK' && images.length > 0 && !isLost && (
            <span className={cx(s.stageHint, s.glass, s.onlyWide)} aria-hidden="true">
              <Icon name="zoom-in" size="s" />
              <span>{t('gallery.zoom')}</span>
            </span>
          )}
          {count > 1 && !isLost && (
            <span
              className={cx(s.counter, s.glass)}
              role="img"
              aria-label={t('gallery.position', { position: index + 1, count })}
            >{`${index + 1}/${count}`}</span>
          )}
        </div>
        {images.length > 1 && !isLost && (
          <div className={s.thumbs} role="group" aria-label={t('gallery.thumbs')}>
            {images.slice(0, THUMBS).map((image, position) => (
              <button
                type="button"
                key={position}
                className={s.thumb}
                // The arrow keys choose at the large picture, which is the one stop for Tab.
                tabIndex={-1}
                onKeyDown={moveAlong}
                onFocus={() => gallery.send({ type: 'picture.chosen', index: position })}
                aria-current={position === index ? 'true' : undefined}
                aria-label={alt(position)}
                onClick={() => gallery.send({ type: 'picture.chosen', index: position })}
              >
                <Picture image={image} alt="" name={alt(position)} sizes="4rem" className={s.pic} />
              </button>
            ))}
          </div>
        )}
        <LostPlace name="pictures" />
      </div>
    </section>
  );
}
