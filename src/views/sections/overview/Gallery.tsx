import { useEffect, useRef, useState } from 'react';
import { stockStatusOf } from '#src/domain/stock.ts';
import { optionLabel } from '#src/domain/variant.ts';
import { useCopy, usePart, usePartSelector } from '../../hooks/page.tsx';
import { useSummary, useTags } from '../../hooks/product.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import s from '../../ui/parts.module.css';
import { WishlistButton } from './WishlistButton.tsx';

/** Position of the picture a track is scrolled to. */
const shownPosition = (track: HTMLElement) => Math.round(track.scrollLeft / Math.max(1, track.clientWidth));

/** "Suitcase from the front, Pandan": what the picture shows, and in which choice. */
export function useAlt(): (position: number) => string {
  const { images, options, name } = useSummary();
  const chosen = options.find((option) => option.selected);
  return (position) => {
    const alt = images[position]?.alt ?? '';
    const shown = alt === '' ? `${name}, ${position + 1}` : alt;
    return chosen === undefined ? shown : `${shown}, ${optionLabel(chosen)}`;
  };
}

/** Pictures to swipe, to choose by thumbnail or by arrow key, and to enlarge. [PRODUCT-03] */
export function Gallery() {
  const t = useCopy();
  const { images } = useSummary();
  const status = stockStatusOf(useTags());
  const gallery = usePart('gallery');
  const modal = usePart('modal');
  const index = usePartSelector('gallery', (snapshot) => snapshot.context.index);
  const [mainIndex] = useState(index);
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
            aria-label={t('gallery.position', { position: index + 1, count })}
            onScroll={(event) =>
              gallery.send({ type: 'picture.chosen', index: shownPosition(event.currentTarget) })
            }
          >
            {images.length === 0 && <Picture image={null} alt={t('gallery.none')} sizes="100vw" />}
            {images.map((image, position) => (
              <button
                type="button"
                key={image.full}
                tabIndex={position === index ? 0 : -1}
                aria-label={`${t('gallery.open', { position: position + 1 })}: ${alt(position)}`}
                onClick={() => modal.send({ type: 'modal.opened', key: 'imagePreview' })}
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
                  sizes="(min-width: 64rem) 27rem, (min-width: 48rem) 55vw, 100vw"
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
          </div>
          {status !== 'OUT_OF_STOCK' && images.length > 0 && (
            <span className={cx(s.stageHint, s.glass, s.onlyWide)} aria-hidden="true">
              <Icon name="zoom-in" size="s" />
              {t('gallery.zoom')}
            </span>
          )}
          {count > 1 && (
            <span
              className={cx(s.counter, s.glass)}
              role="img"
              aria-label={t('gallery.position', { position: index + 1, count })}
            >
              {index + 1}/{count}
            </span>
          )}
        </div>
        {images.length > 1 && (
          <div className={s.thumbs}>
            {images.slice(0, 6).map((image, position) => (
              <button
                type="button"
                key={image.full}
                className={s.thumb}
                aria-current={position === index ? 'true' : undefined}
                aria-label={alt(position)}
                onClick={() => gallery.send({ type: 'picture.chosen', index: position })}
              >
                <Picture image={image} alt="" sizes="4rem" className={s.pic} />
              </button>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
