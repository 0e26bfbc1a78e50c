import { useEffect, useRef, type ReactNode } from 'react';
import { ZOOM_STEPS_PERCENT } from '#src/machines/product/gallery/galleryMachine.ts';
import type { ProductImage } from '#src/services/product/product/contract.ts';
import { useCopy, useLaterSelector, useNeeded, usePart, usePartSelector } from '../../../hooks/page.tsx';
import { usePress } from '../../../hooks/press.ts';
import { useRetry } from '../../../hooks/standing.ts';
import { cx } from '../../../ui/cx.ts';
import { FailedPart } from '../../../ui/FailedPart.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { useDialog } from '../../../ui/Sheet.tsx';
import d from '../../../ui/dialogs.module.css';
import s from '../../../ui/parts.module.css';
import { Toast } from '../../../ui/Toast.tsx';

interface ViewerProps {
  images: readonly Pick<ProductImage, 'full' | 'picture'>[];
  /** The number of all pictures, where some have not loaded. */
  count?: number;
  /** Position of the shown picture, from 0. */
  index: number;
  onIndex: (index: number) => void;
  alt: (index: number) => string;
  /** Content below the picture. */
  children: ReactNode;
}

/** Full-screen pictures, one at a time, with zoom and neighbours. [MODAL-31] */
export function Viewer({ images, index, onIndex, alt, children, ...told }: ViewerProps) {
  const t = useCopy();
  const modal = usePart('modal');
  const gallery = usePart('gallery');
  const press = usePress('gallery');
  const zoomStep = usePartSelector('gallery', (snapshot) => snapshot.context.zoomStep);
  const shown = images[index]?.full;
  // A picture that failed before the viewer opened counts too.
  useNeeded('pictures', true);
  const hasFailed = useLaterSelector(
    'pictures',
    ({ context }) => shown !== undefined && context.failed.includes(shown),
    false,
  );
  const retry = useRetry('pictures');
  const picture = useRef<HTMLButtonElement>(null);
  // The next viewer begins without zoom: it may show another picture.
  useEffect(
    () => () => {
      if (gallery.getSnapshot().context.zoomStep !== 0) gallery.send({ type: 'zoom.toggled' });
    },
    [gallery],
  );
  const dialog = useDialog({
    onClose: () => modal.send({ type: 'modal.closed' }),
    onBack: () => modal.send({ type: 'modal.backRequested' }),
  });
  const count = Math.max(1, told.count ?? images.length);
  const go = (to: number) => {
    if (to >= 0 && to < count && to !== index) onIndex(to);
  };
  return (
    <dialog
      {...dialog}
      open
      className={d.viewer}
      aria-label={t('preview.title')}
      aria-modal="true"
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') go(index + 1);
        if (event.key === 'ArrowLeft') go(index - 1);
        if (event.key === '+') gallery.send({ type: 'zoom.changed', by: 1 });
        if (event.key === '-') gallery.send({ type: 'zoom.changed', by: -1 });
      }}
    >
      <div className={d.viewerHead}>
        <IconButton icon="x" label={t('action.close')} onClick={() => modal.send({ type: 'modal.closed' })} />
        <span
          className={cx(s.num, s.strong)}
          role="status"
          aria-label={t('gallery.position', { position: index + 1, count })}
        >{`${index + 1} / ${count}`}</span>
        <span />
      </div>
      <div
        className={cx(d.viewerStage, zoomStep === 1 && d.zoom2, zoomStep === 2 && d.zoom3)}
        aria-busy={index >= images.length && images.length > 0}
      >
        <button
          type="button"
          ref={picture}
          className={d.viewerPicture}
          aria-label={t(zoomStep === 0 ? 'gallery.zoomIn' : 'gallery.zoomOut')}
          {...press(() => gallery.send({ type: 'zoom.toggled' }))}
        >
          <Picture image={images[index] ?? null} alt={alt(index)} name={alt(index)} sizes="100vw" />
        </button>
        {hasFailed && (
          <div className={d.viewerFailed}>
            <FailedPart
              title={t('preview.failed')}
              onRetry={() => {
                // The button goes while the picture loads: the picture takes the focus.
                picture.current?.focus();
                retry();
              }}
            />
          </div>
        )}
        <IconButton
          className={cx(d.viewerNav, d.prev)}
          icon="chevron-left"
          label={t('gallery.previous')}
          disabled={index === 0}
          onClick={() => go(index - 1)}
        />
        <IconButton
          className={cx(d.viewerNav, d.next)}
          icon="chevron-right"
          label={t('gallery.next')}
          disabled={index >= count - 1}
          onClick={() => go(index + 1)}
        />
        <div className={d.zoom}>
          <IconButton
            icon="zoom-out"
            label={t('gallery.zoomOut')}
            disabled={zoomStep === 0}
            {...press(() => gallery.send({ type: 'zoom.changed', by: -1 }))}
          />
          <span>{`${ZOOM_STEPS_PERCENT[zoomStep]}%`}</span>
          <IconButton
            icon="zoom-in"
            label={t('gallery.zoomIn')}
            disabled={zoomStep === ZOOM_STEPS_PERCENT.length - 1}
            {...press(() => gallery.send({ type: 'zoom.changed', by: 1 }))}
          />
        </div>
      </div>
      <div className={d.viewerFoot}>
        {children}
        <div className={d.filmstrip}>
          {images.map((image, position) => (
            <button
              type="button"
              // The same picture may belong to two reviews; more are added at the end.
              key={position}
              className={s.thumb}
              aria-current={position === index ? 'true' : undefined}
              aria-label={t('gallery.position', { position: position + 1, count })}
              onClick={() => go(position)}
            >
              <Picture image={image} alt="" name="" sizes="3rem" />
            </button>
          ))}
        </div>
      </div>
      <Toast place="viewer" />
    </dialog>
  );
}
