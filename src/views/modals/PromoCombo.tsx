import { selectCombo, selectHasNoCombo } from '#src/machines/promo/combo/comboSelectors.ts';
import { links } from '#src/router/links.ts';
import { useCopy, useIsPartMissed, useLaterSelector, useNeeded } from '../hooks/page.tsx';
import { ComboAdd, ComboMessages } from '../pieces/promo/ComboAdd.tsx';
import { ComboItems } from '../pieces/promo/ComboItems.tsx';
import { ComboSkeleton } from '../pieces/promo/ComboSkeleton.tsx';
import { Icon } from '../ui/Icon.tsx';
import s from '../ui/parts.module.css';
import { ModalSheet } from './ModalSheet.tsx';

/** The combo: the product and what goes with it, total and saving, and one way into the bag. [MODAL-29] */
export function PromoCombo() {
  const t = useCopy();
  useNeeded('combo', true);
  const combo = useLaterSelector('combo', selectCombo, null);
  const hasNone = useLaterSelector('combo', selectHasNoCombo, false);
  const isMissed = useIsPartMissed('combo');
  if (combo === null) {
    return (
      <ModalSheet title={t('tag.COMBO')}>
        {hasNone || isMissed ? <p>{t('combo.none')}</p> : <ComboSkeleton />}
      </ModalSheet>
    );
  }
  return (
    <ModalSheet title={t('tag.COMBO')} foot={<ComboAdd combo={combo} mode="MODAL" />}>
      <div className={s.stack}>
        <p className={s.soft}>{combo.name}</p>
        <ComboItems combo={combo} />
        <ComboMessages />
        <p>
          <a className={s.link} href={links.bundlingCatalogue(combo.id)}>
            {t('combo.seeAll')}
            <Icon name="chevron-right" />
          </a>
        </p>
      </div>
    </ModalSheet>
  );
}
