import { useIsLost, usePart, usePartSelector } from '../../hooks/page.tsx';
import { useAlt, useSummary } from '../../hooks/product/product.ts';
import { Viewer } from '../../pieces/product/later/Viewer.tsx';
import { AllPictures } from '../../pieces/reviews/later/AllPictures.tsx';
import { ReviewPictures } from '../../pieces/reviews/later/ReviewPictures.tsx';
import s from '../../ui/parts.module.css';

/** A picture of the product, or of a review, as large as the screen. [MODAL-31] */
export function ImagePreview() {
  const params = usePartSelector('modal', (snapshot) => snapshot.context.active?.params ?? null);
  const reviewId = params?.['reviewId'];
  const imageId = params?.['imageId'];
  if (params?.['isOfAll'] === true && typeof imageId === 'string') return <AllPictures imageId={imageId} />;
  return typeof reviewId === 'string' && typeof imageId === 'string' ? (
    <ReviewPictures reviewId={reviewId} imageId={imageId} />
  ) : (
    <ProductPictures />
  );
}

function ProductPictures() {
  const gallery = usePart('gallery');
  const { images } = useSummary();
  const alt = useAlt();
  const index = usePartSelector('gallery', (snapshot) => snapshot.context.index);
  // No other can be chosen then. [ERR-68]
  const isLost = useIsLost('gallery');
  return (
    <Viewer
      images={isLost ? images.slice(index, index + 1) : images}
      index={isLost ? 0 : index}
      onIndex={(to) => gallery.send({ type: 'picture.chosen', index: to })}
      alt={isLost ? () => alt(index) : alt}
    >
      <p className={s.small}>{alt(index)}</p>
    </Viewer>
  );
}
