import { EVERY_REVIEW, type ReviewOpinion } from '#src/domain/reviews/review.ts';
import { links } from '#src/router/links.ts';
import type { ReviewSummary } from '#src/services/reviews/reviews/contract.ts';
import { useHomeVendor } from '../../hooks/fulfilment/fulfilment.ts';
import { useCopy, useLaterSelector } from '../../hooks/page.tsx';
import { reviewQuery } from '../../hooks/reviews/reviews.ts';
import { useSummary } from '../../hooks/product/product.ts';
import { cx } from '../../ui/cx.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import s from '../../ui/parts.module.css';

/** A topic with its praise or complaints, as many as in the list that it opens. [REVIEW-23, REVIEW-30] */
export function TopicLink(props: { topic: ReviewSummary['topics'][number]; opinion: ReviewOpinion }) {
  const { topic, opinion } = props;
  const t = useCopy();
  const { urlFriendlyName, itemSku } = useSummary();
  const vendor = useHomeVendor();
  const query = useLaterSelector(
    'reviews',
    ({ context: { criteria, startSort } }) =>
      reviewQuery({ ...EVERY_REVIEW, sort: criteria.sort, topic: topic.id, opinion }, startSort),
    '',
  );
  const { label, praise, complaints } = topic;
  return (
    <PageLink
      className={cx(s.chip, s.chipS)}
      href={links.secondary(vendor, urlFriendlyName, itemSku, 'review-details') + query}
    >
      {t('reviews.topic', {
        label,
        count: opinion === 'praise' ? praise : complaints,
      })}
    </PageLink>
  );
}
