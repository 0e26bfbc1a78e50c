import { useEffect } from 'react';
import { laterLinks } from '#src/router/laterLinks.ts';
import { safeHref } from '#src/router/links.ts';
import type { Review } from '#src/services/reviews/reviews/contract.ts';
import { useCopy, useLaterPart, useLaterSelector } from '../../hooks/page.tsx';
import { useFailure } from '../../hooks/standing.ts';
import { useSummary } from '../../hooks/product/product.ts';
import { useSellerNeeded } from '../../hooks/seller/seller.ts';
import { Stars } from '../../pieces/reviews/Stars.tsx';
import { cx } from '../../ui/cx.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Coming } from '../../ui/Coming.tsx';
import s from '../../ui/parts.module.css';
import { ModalSheet } from '../ModalSheet.tsx';

const NONE: Review[] = [];

/** A few of the highest reviews of the seller's products. [MODAL-46, LIMIT-07] */
export function SellerReview() {
  const t = useCopy();
  const { merchant } = useSummary();
  const part = useLaterPart('sellerProfile');
  useSellerNeeded(true);
  useEffect(() => part?.send({ type: 'reviews.needed' }), [part]);
  const reviews = useLaterSelector('sellerProfile', ({ context }) => context.reviews, NONE);
  const isKnown = useLaterSelector('sellerProfile', (snapshot) => snapshot.hasTag('reviewsKnown'), false);
  const { hasFailed, retry } = useFailure('sellerProfile', 'reviewsFailed');
  const href = safeHref(laterLinks.storeReviews(merchant.url));
  return (
    <ModalSheet
      title={t('seller.reviewsOf', { name: merchant.name })}
      {...(href === null
        ? {}
        : {
            foot: (
              <a className={cx(s.btn, s.btnQuiet, s.btnBlock)} href={href}>
                {t('seller.reviewsAll')}
              </a>
            ),
          })}
    >
      {hasFailed && <FailedPart title={t('seller.reviewsFailed')} onRetry={retry} />}
      {!isKnown && !hasFailed && (
        <Coming className={s.stack} label={t('seller.loading')}>
          <span className={cx(s.sk, s.skT2, s.sk60)} />
          <span className={cx(s.sk, s.skT2, s.sk95)} />
          <span className={cx(s.sk, s.skT2, s.sk80)} />
        </Coming>
      )}
      {isKnown && reviews.length === 0 && <p className={s.soft}>{t('seller.reviewsNone')}</p>}
      <ul className={s.reviews}>
        {reviews.map(({ id, rating, text, product, author }) => (
          <li key={id}>
            <article className={s.stackS}>
              <p className={s.rowWrap}>
                <Stars rating={rating} />
                <b>
                  <bdi>{author.name}</bdi>
                </b>
              </p>
              {text !== '' && (
                <p className={cx(s.rvText, s.rvFolded)} dir="auto">
                  <bdi>{text}</bdi>
                </p>
              )}
              {product !== null && safeHref(product.url) !== null && (
                <PageLink className={s.link} href={safeHref(product.url) ?? ''}>
                  {product.name}
                </PageLink>
              )}
            </article>
          </li>
        ))}
      </ul>
    </ModalSheet>
  );
}
