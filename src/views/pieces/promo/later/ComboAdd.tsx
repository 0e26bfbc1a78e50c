import type { AddMode } from '#src/domain/bag/cart.ts';
import { comboTotalOf, isComboAvailable } from '#src/domain/promo/combo.ts';
import { formatPrice } from '#src/domain/shell/format.ts';
import {
  selectComboFailure,
  selectIsComboPending,
  selectMaxQty,
  selectRetryAfter,
} from '#src/machines/bag/addToCart/addToCartSelectors.ts';
import { selectIsIncomplete } from '#src/machines/promo/combo/comboSelectors.ts';
import type { SingleCombo } from '#src/services/promo/combo/contract.ts';
import { useOwnDestination } from '../../../hooks/address/destination.ts';
import { useCopy, useLaterPart, useLaterSelector, usePartSelector } from '../../../hooks/page.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Money, NamedMoney } from '../../../ui/Money.tsx';
import { cx } from '../../../ui/cx.ts';
import { Fault } from '../../../ui/Fault.tsx';
import { Refusal } from '../../../ui/Refusal.tsx';
import s from '../../../ui/parts.module.css';
import { useIsBuyBusy } from '../../bag/buyState.ts';

/** The reasons that keep the combo out of the bag, beside its items. [COMBO-02, CART-24] */
export function ComboMessages() {
  const t = useCopy();
  const isIncomplete = useLaterSelector('combo', selectIsIncomplete, false);
  const failure = usePartSelector('addToCart', selectComboFailure);
  const maxQty = usePartSelector('addToCart', selectMaxQty);
  const seconds = usePartSelector('addToCart', selectRetryAfter);
  return (
    <>
      <Fault role="alert" text={isIncomplete ? t('combo.chooseFirst') : null} />
      {failure !== null && (
        <Refusal>
          {t(`cart.error.${failure.message}`, { maxQty: maxQty ?? 1, seconds: seconds ?? 1 })}
        </Refusal>
      )}
    </>
  );
}

/** The sum and saving of the chosen items, and the button that adds them to the bag. [COMBO-06, COMBO-07] */
export function ComboAdd({ combo, mode }: { combo: SingleCombo; mode: AddMode }) {
  useOwnDestination();
  const t = useCopy();
  const part = useLaterPart('combo');
  const isBusy = useIsBuyBusy();
  const isPending = usePartSelector('addToCart', selectIsComboPending);
  const { total, before, saving } = comboTotalOf(combo.items);
  return (
    <div className={cx(s.footsum, s.comboFoot)}>
      <p aria-live="polite">
        <span className={cx(s.small, s.soft)}>{t('combo.total')}</span>
        {saving > 0 && (
          <s className={cx(s.small, s.soft, s.num, s.comboBefore)}>
            <NamedMoney name={t('combo.before')} amount={before} />
          </s>
        )}
        <br />
        <Money as="b" className={cx(s.total, s.num)} amount={total} />
        {saving > 0 && (
          <span className={cx(s.small, s.promo, s.strong, s.comboSaving)}>
            {t('combo.saving', { amount: formatPrice(saving) })}
          </span>
        )}
      </p>
      <Button
        look="main"
        disabled={!isComboAvailable(combo.items)}
        isHeld={isBusy}
        aria-busy={isPending || undefined}
        onClick={() => part?.send({ type: 'combo.addRequested', mode })}
      >
        {isPending && <span className={s.spin} aria-hidden="true" />}
        <span>{t('combo.add')}</span>
      </Button>
    </div>
  );
}
