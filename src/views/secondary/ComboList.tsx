import { selectCombo, selectHasNoCombo } from '#src/machines/promo/combo/comboSelectors.ts';
import { links } from '#src/router/links.ts';
import { useCopy, useIsPartMissed, useLaterSelector, useNeeded } from '../hooks/page.tsx';
import { ComboAdd, ComboMessages } from '../pieces/promo/ComboAdd.tsx';
import { ComboItems } from '../pieces/promo/ComboItems.tsx';
import { ComboSkeleton } from '../pieces/promo/ComboSkeleton.tsx';
import { Icon } from '../ui/Icon.tsx';
import s from '../ui/parts.module.css';

/** The combo of a product on a page of its own. [ROUTE-14] */
export function ComboList() {
  const t = useCopy();
  useNeeded('combo', true);
  const combo = useLaterSelector('combo', selectCombo, null);
  const hasNone = useLaterSelector('combo', selectHasNoCombo, false);
  const isMissed = useIsPartMissed('combo');
  if (hasNone || isMissed) return <p>{t('combo.none')}</p>;
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
      <p>
        <a className={s.link} href={links.bundlingCatalogue(combo.id)}>
          {t('combo.seeAll')}
          <Icon name="chevron-right" />
        </a>
      </p>
    </div>
  );
}
