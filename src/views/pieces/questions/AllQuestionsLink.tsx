import { links } from '#src/router/links.ts';
import { useHomeVendor } from '../../hooks/fulfilment/fulfilment.ts';
import { useCopy } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product/product.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import s from '../../ui/parts.module.css';

/** A link to the page with every question of the product. [QNA-04] */
export function AllQuestionsLink() {
  const t = useCopy();
  const { urlFriendlyName, itemSku } = useSummary();
  const vendor = useHomeVendor();
  return (
    <PageLink className={s.link} href={links.secondary(vendor, urlFriendlyName, itemSku, 'question-details')}>
      <span>{t('questions.all')}</span>
      <Icon name="chevron-right" />
    </PageLink>
  );
}
