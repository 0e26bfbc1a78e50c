import { useCombo } from '../hooks/combo.ts';
import { useCopy } from '../hooks/page.tsx';
import { ComboAdd, ComboMessages } from '../pieces/promo/ComboAdd.tsx';
import { ComboCatalogueLink } from '../pieces/promo/ComboCatalogueLink.tsx';
import { ComboItems } from '../pieces/promo/ComboItems.tsx';
import { ComboSkeleton } from '../pieces/promo/ComboSkeleton.tsx';
import s from '../ui/parts.module.css';

/** The combo of a product on a page of its own. [ROUTE-14] */
export function ComboList() {
  const t = useCopy();
  const { combo, isNone } = useCombo();
  if (isNone) return <p>{t('combo.none')}</p>;
  if (combo === null) {
    return (
      <div className={s.combolist}>
        <ComboSkeleton />
      </div>
    );
  }
  return (
    <div className={s.combolist}>
      <p className={s.soft}>{combo.name}</p>
      <ComboItems combo={combo} isLinked />
      <ComboMessages />
      <div className={s.combosum}>
        <ComboAdd combo={combo} mode="DESKTOP_CTA" />
      </div>
      <ComboCatalogueLink id={combo.id} />
    </div>
  );
}
