import { formatCompact } from '#src/domain/format.ts';
import { EVERY_REVIEW } from '#src/domain/review.ts';
import { links } from '#src/router/links.ts';
import type { ReviewSummary } from '#src/services/reviews/contract.ts';
import { useHomeVendor } from '../../hooks/fulfilment.ts';
import { useCopy, useLaterPart, useLaterSelector } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product.ts';
import { cx } from '../../ui/cx.ts';
import { isPlainClick, PageLink } from '../../ui/PageLink.tsx';
import s from '../../ui/parts.module.css';

/** A topic with how many reviews are about it: as many as the list has that it leads to, narrowed by this alone. [REVIEW-23] */
export function TopicLink({ topic }: { topic: ReviewSummary['topics'][number] }) {
  const t = useCopy();
  const { urlFriendlyName, itemSku } = useSummary();
  const vendor = useHomeVendor();
  const part = useLaterPart('reviews');
  const sort = useLaterSelector('reviews', ({ context }) => context.criteria.sort, EVERY_REVIEW.sort);
  const { id, label, praise, complaints } = topic;
  return (
    <PageLink
      className={cx(s.chip, s.chipS)}
      href={links.secondary(vendor, urlFriendlyName, itemSku, 'review-details')}
      onClick={(event) => {
        if (isPlainClick(event))
          part?.send({ type: 'criteria.changed', criteria: { ...EVERY_REVIEW, sort, topic: id } });
      }}
    >
      {t('reviews.topic', { label, count: formatCompact(praise + complaints) })}
    </PageLink>
  );
}
