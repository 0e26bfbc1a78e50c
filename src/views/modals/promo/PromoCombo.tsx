import { useCombo } from '../../hooks/promo/combo.ts';
import { useCopy } from '../../hooks/page.tsx';
import { ComboAdd, ComboMessages } from '../../pieces/promo/later/ComboAdd.tsx';
import { ComboCatalogueLink } from '../../pieces/promo/ComboCatalogueLink.tsx';
import { ComboItems } from '../../pieces/promo/later/ComboItems.tsx';
import { NoCombo } from '../../pieces/promo/NoCombo.tsx';
import s from '../../ui/parts.module.css';
import { ModalSheet } from '../ModalSheet.tsx';

/** The combo: the product with its companions, total and saving, and one way into the bag. [MODAL-29] */
export function PromoCombo() {
  const t = useCopy();
  const standing = useCombo();
  const { combo } = standing;
  if (combo === null) {
    return (
      <ModalSheet title={t('tag.COMBO')}>
        <NoCombo {...standing} />
      </ModalSheet>
    );
  }
  return (
    <ModalSheet title={t('tag.COMBO')} foot={<ComboAdd combo={combo} mode="MODAL" />}>
      <div className={s.stack}>
        <p className={s.soft}>{combo.name}</p>
        <ComboItems combo={combo} />
        <ComboMessages />
        <ComboCatalogueLink id={combo.id} />
      </div>
    </ModalSheet>
  );
}
