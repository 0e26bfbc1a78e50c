import { useCombo } from '../../hooks/promo/combo.ts';
import { ComboAdd, ComboMessages } from '../../pieces/promo/later/ComboAdd.tsx';
import { ComboCatalogueLink } from '../../pieces/promo/ComboCatalogueLink.tsx';
import { ComboItems } from '../../pieces/promo/later/ComboItems.tsx';
import { NoCombo } from '../../pieces/promo/NoCombo.tsx';
import s from '../../ui/parts.module.css';

/** The combo of a product on a page of its own. [ROUTE-14] */
export function ComboList() {
  const standing = useCombo();
  const { combo } = standing;
  return combo === null ? (
    <div className={s.combolist}>
      <NoCombo {...standing} />
    </div>
  ) : (
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
