import { useCopy } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product/product.ts';
import { PointList } from '../../pieces/fulfilment/later/PointList.tsx';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';
import { ModalSheet } from '../ModalSheet.tsx';

/** The place that ships the product; a choice among several. [MODAL-44, TAG-26] */
export function Warehouse() {
  const t = useCopy();
  const { merchant } = useSummary();
  return (
    <ModalSheet title={t('warehouse.title')}>
      <div className={s.stack}>
        {merchant.warehouseInfo !== null && <p className={s.soft}>{merchant.warehouseInfo}</p>}
        {merchant.warehouseLocations.length === 0 ? (
          <p className={s.soft}>{t('warehouse.none')}</p>
        ) : (
          <ul className={s.rows}>
            {merchant.warehouseLocations.map((location) => (
              <li key={location.label}>
                <Icon name="map-pin" />
                <span>
                  <b>{location.label}</b>
                  {location.consolidation && <span className={s.sub}>{t('warehouse.consolidation')}</span>}
                </span>
              </li>
            ))}
          </ul>
        )}
        {merchant.warehouseLocations.length > 1 && (
          <>
            <h3 className={s.strong}>{t('warehouse.chooseTitle')}</h3>
            <PointList fulfilment="DELIVERY" />
          </>
        )}
      </div>
    </ModalSheet>
  );
}
