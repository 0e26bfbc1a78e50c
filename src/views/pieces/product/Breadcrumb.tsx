import { selectVendor } from '#src/machines/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import { useCopy, usePageSelector } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product/product.ts';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';

/** The path from the top category to the product. [PRODUCT-16, LINK-08] */
export function Breadcrumb() {
  const t = useCopy();
  const { categories } = useSummary();
  const vendor = usePageSelector(selectVendor);
  const top = categories[0]?.id ?? '';
  return (
    <nav className={s.crumbs} aria-label={t('breadcrumb.label')}>
      {/* The brand leads to the same place: no stop for Tab of its own. */}
      <a href={links.home()} tabIndex={-1}>
        {vendor === 'grocery' ? t('title.grocery') : t('breadcrumb.home')}
      </a>
      {categories.map((category) => (
        <span key={category.id} className={s.row}>
          <Icon name="chevron-right" />
          <a href={links.category(category.level, category.name, category.id, top)}>{category.name}</a>
        </span>
      ))}
    </nav>
  );
}
