import { comboTotalOf, greatestSavingOf, hasComplement, isComboAvailable } from '#src/domain/promo/combo.ts';
import { formatPrice } from '#src/domain/shell/format.ts';
import type { SingleCombo } from '#src/services/promo/combo/contract.ts';
import { useCopy } from '../../hooks/page.tsx';
import { useOpener } from '../../hooks/press.ts';
import { Money, NamedMoney } from '../../ui/Money.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';
import { OfferPicture } from './OfferPicture.tsx';

/** The combo in one line: its items and saving; opens the choice. [TAG-02, MODAL-29, COMBO-06] */
export function ComboRow({ combo }: { combo: SingleCombo }) {
  const t = useCopy();
  const opens = useOpener();
  const { items } = combo;
  const isAvailable = isComboAvailable(items);
  const isChosen = hasComplement(items);
  const { total, before, saving } = comboTotalOf(items);
  const greatest = greatestSavingOf(items);
  const shown = [
    ...items.filter(({ selected }) => selected),
    ...items.filter(({ selected, available }) => !selected && available),
  ];
  return (
    <button type="button" className={cx(s.offer, s.offerBundle)} {...opens('promoCombo')}>
      <span className={s.pair}>
        {shown.slice(0, 2).map((item) => (
          <OfferPicture key={item.itemSku} item={item} />
        ))}
      </span>
      <span className={s.offerText}>
        <span className={s.rowWrap}>
          <b>{t('tag.COMBO')}</b>
          {!isAvailable && <span className={cx(s.badge, s.badgePlain)}>{t('stock.OUT_OF_STOCK')}</span>}
          {isAvailable && greatest > 0 && (
            <span className={cx(s.badge, s.badgePromoSoft)}>
              {isChosen
                ? t('combo.saving', { amount: formatPrice(saving) })
                : t('combo.savingUpTo', { amount: formatPrice(greatest) })}
            </span>
          )}
        </span>
        {isAvailable && isChosen ? (
          <span>
            <Money className={cx(s.num, s.strong)} amount={total} />{' '}
            {saving > 0 && (
              <s className={cx(s.small, s.soft, s.num)}>
                <NamedMoney name={t('price.old')} amount={before} />
              </s>
            )}
          </span>
        ) : (
          <span className={cx(s.small, s.soft)}>{t('promo.comboText')}</span>
        )}
      </span>
      <Icon name="chevron-right" />
    </button>
  );
}
