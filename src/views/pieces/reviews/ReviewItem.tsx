import { memo } from 'react';
import { initialsOf } from '#src/domain/reviews/review.ts';
import { links } from '#src/router/links.ts';
import type { Review } from '#src/services/reviews/reviews/contract.ts';
import { useHomeVendor } from '../../hooks/fulfilment/fulfilment.ts';
import { useCopy, useLaterPart } from '../../hooks/page.tsx';
import { useOpener } from '../../hooks/press.ts';
import { useSummary } from '../../hooks/product/product.ts';
import { useReview } from '../../hooks/reviews/reviews.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import s from '../../ui/parts.module.css';
import { ReportButton } from '../report/ReportButton.tsx';
import { OptionBought } from './OptionBought.tsx';
import { PreviewButton } from './PreviewButton.tsx';
import { ReviewerBadge } from './ReviewerBadge.tsx';
import { ReviewWords, Written } from './ReviewWords.tsx';
import { Stars } from './Stars.tsx';

/**
 * One review: author, date, option, stars, text, pictures, the seller's reply, and votes. A thousand may be shown:
 * changes of the list do not draw them again.
 */
export const ReviewItem = memo(function ReviewItem({ id }: { id: string }) {
  const review = useReview(id);
  // Another review in this place begins folded.
  return review === null ? null : <Shown key={id} review={review} />;
});

function Shown({ review }: { review: Review }) {
  const t = useCopy();
  const part = useLaterPart('reviews');
  const { id, author, rating, text, reply, images, likes, additionalData } = review;
  return (
    <article className={s.review}>
      <div className={s.rvHead}>
        <span className={s.avatar} aria-hidden="true">
          {initialsOf(author.name)}
        </span>
        <div>
          <p className={s.rowWrap}>
            <Author author={author} />
            <ReviewerBadge mostUseful={author.numOfMostUsefulReview} />
          </p>
          <OptionBought review={review} />
          {review.isVerified && (
            <p className={cx(s.rowWrap, s.small, s.good)}>
              <Icon name="circle-check" size="s" />
              <span>{t('reviews.verified')}</span>
            </p>
          )}
        </div>
        <Permalink review={review} />
      </div>
      <Stars rating={rating} />
      {text !== '' && <ReviewWords text={text} />}
      {images.length > 0 && (
        <div className={s.rvPics}>
          {images.map((image, position) => (
            <PreviewButton key={image.id} reviewId={id} imageId={image.id}>
              <Picture
                image={image}
                alt={t('reviews.photo', { count: position + 1 })}
                name={t('reviews.photo', { count: position + 1 })}
                sizes="4.5rem"
              />
            </PreviewButton>
          ))}
        </div>
      )}
      {reply !== null && (
        <div className={s.reply}>
          <p>
            <b>{t('reviews.reply')}</b> <span>{reply.text}</span>
          </p>
          <ReportButton id={reply.id} reportType="reviewReply" label={t('postReport.menu.reviewReply')} />
        </div>
      )}
      {review.product !== null && (
        <PageLink className={s.link} href={review.product.url}>
          {review.product.name}
        </PageLink>
      )}
      <div className={s.rvFoot}>
        <button
          type="button"
          className={s.textbtn}
          aria-pressed={additionalData.liked}
          data-wish={`reviewLike ${id}`}
          onClick={() => part?.send({ type: 'like.pressed', id })}
        >
          <Icon name="thumbs-up" size="s" />
          <span>{t('reviews.helpful', { count: likes })}</span>
        </button>
        <ReportButton
          id={id}
          reportType="review"
          label={t('postReport.menu.review', { name: author.name })}
        />
      </div>
    </article>
  );
}

/** The author of the review; opens their other reviews where the backend gives an id. [MODAL-36] */
function Author({ author: { id, name } }: { author: Review['author'] }) {
  const t = useCopy();
  const opens = useOpener();
  if (id === null) return <b>{name}</b>;
  return (
    <button
      type="button"
      className={s.rvAuthor}
      aria-label={t('reviews.seeReviewer', { name })}
      {...opens('userSummary', { reviewerId: id })}
    >
      <b>{name}</b>
    </button>
  );
}

/** The date of writing; leads to the review's own page. [ROUTE-08] */
function Permalink({ review }: { review: Review }) {
  const { urlFriendlyName, itemSku } = useSummary();
  const vendor = useHomeVendor();
  return (
    <PageLink className={s.rvWhen} href={links.review(vendor, urlFriendlyName, itemSku, review.id)}>
      <Written at={review.createdDate} />
    </PageLink>
  );
}
