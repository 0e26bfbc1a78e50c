import { Suspense } from 'react';
import { selectCombo, selectHasNoCombo } from '#src/machines/promo/combo/comboSelectors.ts';
import { selectGift, selectHasNoGift } from '#src/machines/promo/freeGift/freeGiftSelectors.ts';
import { useCopy, useIsPartMissed, useLaterSelector, useNeeded, usePageSelector } from '../../hooks/page.tsx';
import { useTags } from '../../hooks/product/product.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { withLaterWords } from '../../ui/laterWords.ts';
import { laterView } from '../../ui/laterView.tsx';
import s from '../../ui/parts.module.css';
import { freeGiftRow } from './laterFreeGiftRow.ts';

const comboRow = laterView('comboRow', async () => (await import('./ComboRow.tsx')).ComboRow, {
  withWords: withLaterWords,
});

/** True when a combo is offered or still loading. [TAG-02, COMBO-08] */
export function useIsComboOffered(): boolean {
  const isTagged = useTags().includes('COMBO');
  useNeeded('combo', isTagged);
  const isMissed = useIsPartMissed('combo');
  return !useLaterSelector('combo', selectHasNoCombo, false) && !isMissed && isTagged;
}

/** True when a gift is offered or still loading. [TAG-25, GIFT-16] */
export function useIsFreeGiftOffered(): boolean {
  const isTagged = useTags().includes('FREE_GIFT');
  useNeeded('freeGift', isTagged);
  const isMissed = useIsPartMissed('freeGift');
  return !useLaterSelector('freeGift', selectHasNoGift, false) && !isMissed && isTagged;
}

/** The row of the combo; holds its place while loading. */
export function ComboOffer() {
  const combo = useLaterSelector('combo', selectCombo, null);
  const waiting = <WaitingOffer tag="COMBO" />;
  return combo === null ? (
    waiting
  ) : (
    <Suspense fallback={<comboRow.Coming>{waiting}</comboRow.Coming>}>
      <comboRow.View combo={combo} />
    </Suspense>
  );
}

/** The row of the free gift; holds its place while loading. */
export function FreeGiftOffer() {
  const gift = useLaterSelector('freeGift', selectGift, null);
  const waiting = <WaitingOffer tag="FREE_GIFT" />;
  return gift === null ? (
    waiting
  ) : (
    <Suspense fallback={<freeGiftRow.Coming>{waiting}</freeGiftRow.Coming>}>
      <freeGiftRow.View gift={gift} />
    </Suspense>
  );
}

function WaitingOffer({ tag }: { tag: 'COMBO' | 'FREE_GIFT' }) {
  const t = useCopy();
  // Without the script nothing loads: the row's own words are all there is.
  const isOnItsWay = usePageSelector(
    ({ context }) => context.laterParts[tag === 'COMBO' ? 'combo' : 'freeGift'] !== undefined,
  );
  return (
    <div className={cx(s.offer, s.offerBundle)} aria-busy={isOnItsWay}>
      <Icon name={tag === 'COMBO' ? 'layers' : 'gift'} />
      <p>
        <b>{t(`tag.${tag}`)}</b>
        <br />
        <span className={cx(s.small, s.soft)}>
          {t(tag === 'COMBO' ? 'promo.comboText' : 'promo.giftText')}
        </span>
      </p>
    </div>
  );
}
