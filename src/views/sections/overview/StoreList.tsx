import { useCopy } from '../../hooks/page.tsx';
import { useSummary, useTags } from '../../hooks/product.ts';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';

/** Where a product is sold that cannot be bought online. [TAG-29] */
export function StoreList() {
  const t = useCopy();
  const tags = useTags();
  const { merchant } = useSummary();
  if (!tags.includes('OFFLINE_ONLY')) return null;
  return (
    <section className={s.sec} id="stores" aria-labelledby="stores-title">
      <div className={s.secHead}>
        <h2 id="stores-title">{t('tag.stores')}</h2>
      </div>
      <ul className={s.rows}>
        {merchant.warehouseLocations.map((location) => (
          <li key={location.label}>
            <Icon name="store" />
            <b>{location.label}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
