import { links } from '#src/router/links.ts';
import { useCopy } from '../../hooks/page.tsx';
import { useHomeVendor } from '../../hooks/fulfilment/fulfilment.ts';
import { useReviewQuery } from '../../hooks/reviews/reviews.ts';
import { useSummary } from '../../hooks/product/product.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import s from '../../ui/parts.module.css';

/** A link to the page with every review of the product, with the filters set here. [REVIEW-25] */
export function AllReviewsLink() {
  const t = useCopy();
  const { urlFriendlyName, itemSku } = useSummary();
  const vendor = useHomeVendor();
  const query = useReviewQuery();
  return (
    <PageLink
      className={s.link}
      href={links.secondary(vendor, urlFriendlyName, itemSku, 'review-details') + query}
    >
      <span>{t('reviews.all')}</span>
      <Icon name="chevron-right" />
    </PageLink>
  );
}
