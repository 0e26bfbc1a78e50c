import { useCopy, useLaterSelector } from '../../hooks/page.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { Picture } from '../../ui/Picture.tsx';
import s from '../../ui/parts.module.css';
import { PreviewButton } from './PreviewButton.tsx';
import { useReviewImages } from './useReviewImages.ts';

/** Every picture that buyers took, fifteen at a time. [ROUTE-07, REVIEW-17] */
export function ReviewGallery() {
  const t = useCopy();
  const { part, images, total, hasFailed, retry } = useReviewImages();
  const isBusy = useLaterSelector('reviewImages', (snapshot) => snapshot.hasTag('busy'), true);
  return (
    <div className={s.stack} aria-busy={isBusy}>
      {total === 0 && <p className={s.soft}>{t('reviews.none')}</p>}
      <ul className={cx(s.photos, s.photoGrid)}>
        {images.map((image, position) => (
          <li key={image.id}>
            <PreviewButton
              reviewId={image.reviewId}
              imageId={image.id}
              isOfAll
              label={t('reviews.photo', { count: position + 1 })}
            >
              <Picture
                image={image}
                alt=""
                name={t('reviews.photo', { count: position + 1 })}
                sizes="(min-width: 64rem) 14rem, 33vw"
              />
            </PreviewButton>
          </li>
        ))}
      </ul>
      {hasFailed && <FailedPart title={t('reviews.failed')} onRetry={retry} />}
      {total !== null && total > 0 && (
        <p className={cx(s.small, s.soft)} role="status">
          {t('reviews.photosCount', { shown: images.length, total })}
        </p>
      )}
      {total !== null && images.length < total && !hasFailed && (
        <Button look="quiet" isBlock disabled={isBusy} onClick={() => part?.send({ type: 'more.requested' })}>
          {t('reviews.more')}
        </Button>
      )}
    </div>
  );
}
