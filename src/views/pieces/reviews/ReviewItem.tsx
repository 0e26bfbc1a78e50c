import { useState } from 'react';
import { agoOf, badgeOf, initialsOf } from '#src/domain/review.ts';
import type { Review } from '#src/services/reviews/contract.ts';
import { useCopy, useLaterPart, usePartSelector } from '../../hooks/page.tsx';
import { useReview } from '../../hooks/reviews.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
import s from '../../ui/parts.module.css';
import { PreviewButton } from './PreviewButton.tsx';
import { Stars } from './Stars.tsx';

/** Longer texts are folded at first. */
const FOLDED_FROM = 420;

/** One review: who, when, which option, stars, words, pictures, the seller's reply, and whether it helped. */
export function ReviewItem({ id }: { id: string }) {
  const review = useReview(id);
  return review === null ? null : <Shown review={review} />;
}

function Shown({ review }: { review: Review }) {
  const t = useCopy();
  const part = useLaterPart('reviews');
  const { id, author, rating, text, reply, images, variant, likes, additionalData } = review;
  const badge = badgeOf(author.numOfMostUsefulReview);
  return (
    <article className={s.review}>
      <div className={s.rvHead}>
        <span className={s.avatar} aria-hidden="true">
          {initialsOf(author.name)}
        </span>
        <div>
          <p className={s.rowWrap}>
            <b>{author.name}</b>
            {badge !== null && (
              <span className={cx(s.badge, s.badgeWarn)}>
                <Icon name="award" />
                {badge}
              </span>
            )}
          </p>
          {variant !== '' && <p className={cx(s.small, s.soft)}>{variant}</p>}
        </div>
        <Written at={review.createdDate} />
      </div>
      <Stars rating={rating} />
      {text !== '' && <Words text={text} />}
      {images.length > 0 && (
        <div className={s.rvPics}>
          {images.map((image, position) => (
            <PreviewButton key={image.id} reviewId={id} imageId={image.id}>
              <Picture image={image} alt={t('reviews.photo', { count: position + 1 })} sizes="4.5rem" />
            </PreviewButton>
          ))}
        </div>
      )}
      {reply !== null && (
        <p className={s.reply}>
          <b>{t('reviews.reply')}</b> {reply.text}
        </p>
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
          onClick={() => part?.send({ type: 'like.pressed', id })}
        >
          <Icon name="thumbs-up" size="s" />
          {t('reviews.helpful', { count: likes })}
        </button>
      </div>
    </article>
  );
}

/** When it was written, as a person would say it. */
function Written({ at }: { at: string }) {
  const t = useCopy();
  const label = usePartSelector('clock', ({ context }) => {
    const { unit, count } = agoOf(Date.parse(at), context.serverTimeMs);
    return `${unit} ${count}`;
  });
  const [unit, count] = label.split(' ') as [ReturnType<typeof agoOf>['unit'], string];
  return (
    <time className={cx(s.small, s.soft)} dateTime={at}>
      {t(`reviews.ago.${unit}`, { count })}
    </time>
  );
}

/** What was written, as it was written: text is text. A long one unfolds. */
function Words({ text }: { text: string }) {
  const t = useCopy();
  const isLong = text.length > FOLDED_FROM || text.split('\n').length > 6;
  const [isFolded, setFolded] = useState(isLong);
  return (
    <div>
      {/* Each in its own direction: signs that turn the direction around end with the text. */}
      <p className={cx(s.rvText, isFolded && s.rvFolded)} dir="auto">
        <bdi>{text}</bdi>
      </p>
      {isLong && isFolded && (
        <button type="button" className={s.link} onClick={() => setFolded(false)}>
          {t('reviews.unfold')}
        </button>
      )}
    </div>
  );
}
