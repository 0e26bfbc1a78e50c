import { links } from '#src/router/links.ts';
import type { GalleryImage } from '#src/services/reviews/reviews/contract.ts';
import { useHomeVendor } from '../../hooks/fulfilment/fulfilment.ts';
import { useCopy, useLaterSelector, useNeeded } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product/product.ts';
import { useIsComing } from '../../hooks/standing.ts';
import { cx } from '../../ui/cx.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import s from '../../ui/parts.module.css';
import { PreviewButton } from './PreviewButton.tsx';

const STRIP = 5;
const NONE: GalleryImage[] = [];

/**
 * The buyers' first pictures; the last leads to all. Keeps its height while loading, and shows nothing without
 * pictures. `told` is the number in the reviews' summary, null where unknown. [SHELL-25]
 */
export function BuyerPhotos({ told }: { told: number | null }) {
  const t = useCopy();
  const vendor = useHomeVendor();
  const { urlFriendlyName, itemSku } = useSummary();
  useNeeded('reviewImages', true);
  const images = useLaterSelector('reviewImages', ({ context }) => context.images, NONE);
  const total = useLaterSelector('reviewImages', ({ context }) => context.total, null);
  const isComing = useIsComing('reviewImages');
  if (images.length === 0 || total === null) {
    return isComing && told !== null && told > 0 ? (
      <div className={s.photos} aria-hidden="true">
        <span className={cx(s.sk, s.thumbSk)} />
      </div>
    ) : null;
  }
  const rest = total - STRIP + 1;
  return (
    <div className={s.photos} role="group" aria-label={t('reviews.photos')}>
      {images.slice(0, STRIP).map((image, position) => {
        const picture = (
          <Picture
            image={image}
            alt=""
            name={t('reviews.photo', { count: position + 1 })}
            sizes="(min-width: 64rem) 7rem, 20vw"
          />
        );
        return position === STRIP - 1 && total > STRIP ? (
          <PageLink
            key={image.id}
            href={links.secondary(vendor, urlFriendlyName, itemSku, 'review-gallery')}
            aria-label={t('reviews.photosRest', { count: rest })}
          >
            {picture}
            <span className={s.rest}>{`+${rest}`}</span>
          </PageLink>
        ) : (
          <PreviewButton
            key={image.id}
            reviewId={image.reviewId}
            imageId={image.id}
            isOfAll
            label={t('reviews.photo', { count: position + 1 })}
          >
            {picture}
          </PreviewButton>
        );
      })}
    </div>
  );
}
