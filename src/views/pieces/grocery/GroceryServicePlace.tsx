import { selectVendor } from '#src/machines/page/pageSelectors.ts';
import { useCopy, usePageSelector } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product/product.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { laterPlace } from '../../ui/laterPlace.tsx';
import s from '../../ui/parts.module.css';

const Service = laterPlace(
  'groceryService',
  async () => (await import('./later/GroceryService.tsx')).GroceryService,
);

/** The first row of the services. */
export function GroceryServicePlace() {
  if (usePageSelector(selectVendor) !== 'grocery') return null;
  return (
    <Service>
      <ServiceComing />
    </Service>
  );
}

/** As high as the row will be: the seller's words with the button beside them. [SHELL-25] */
function ServiceComing() {
  const t = useCopy();
  const { merchant } = useSummary();
  return (
    <div className={s.storeRow}>
      <Icon name="store" />
      <span aria-busy="true">
        <b className={cx(s.sk, s.skWords)} data-words={t('grocery.store.soldBy', { store: merchant.name })} />
        <span className={cx(s.sub, s.sk, s.skWords)} data-words={t('grocery.store.openAlways')} />
      </span>
      <span className={cx(s.row, s.isUnseen)} aria-hidden="true">
        <span className={s.link}>{t('grocery.store.change')}</span>
        <span className={s.iconbtn} />
      </span>
    </div>
  );
}
