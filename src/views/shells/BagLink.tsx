import type { Translate } from '#src/copy/copyTypes.ts';
import type { Vendor } from '#src/domain/product/vendor.ts';
import { selectVendor } from '#src/machines/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import { useCopy, usePageSelector, usePartSelector } from '../hooks/page.tsx';
import { Money } from '../ui/Money.tsx';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/Icon.tsx';
import s from '../ui/parts.module.css';

/** The link to the vendor's bag, with the bag's contents. [SHELL-07, CART-31] */
export function BagLink() {
  const t = useCopy();
  const vendor = usePageSelector(selectVendor);
  const totalItems = usePartSelector('bag', (snapshot) => snapshot.context.totalItems);
  const subtotal = usePartSelector('bag', (snapshot) => snapshot.context.subtotal);
  return <BagLinkOf vendor={vendor} totalItems={totalItems} subtotal={subtotal} t={t} />;
}

/** The link for one bag. The server also makes it apart from the page, which many visitors share. */
export function BagLinkOf(props: {
  vendor: Vendor;
  totalItems: number;
  /** Rupiah; null for retail. */
  subtotal: number | null;
  t: Translate;
}) {
  const { vendor, totalItems, subtotal, t } = props;
  return (
    <a
      className={cx(s.iconbtn, subtotal !== null && subtotal > 0 && s.bagWithSum)}
      href={links.bag(vendor)}
      aria-label={t('header.bag', { count: totalItems })}
    >
      <Icon name="shopping-bag" size="l" />
      {totalItems > 0 && (
        <span className={s.count} aria-hidden="true">
          {totalItems > 99 ? '99+' : totalItems}
        </span>
      )}
      {subtotal !== null && subtotal > 0 && <Money className={cx(s.onlyWide, s.num)} amount={subtotal} />}
    </a>
  );
}
