import { isComboAvailable } from '#src/domain/promo/combo.ts';
import { safeHref } from '#src/router/links.ts';
import type { ComboItem, SingleCombo } from '#src/services/promo/combo/contract.ts';
import { useCopy, useLaterPart } from '../../../hooks/page.tsx';
import { NamedMoney } from '../../../ui/Money.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Note } from '../../../ui/Note.tsx';
import { PageLink } from '../../../ui/PageLink.tsx';
import s from '../../../ui/parts.module.css';
import { OfferPicture } from '../OfferPicture.tsx';

/** Everything of a combo, the primary item first and always in it; the others to choose. [COMBO-03..05, MODAL-29] */
export function ComboItems({ combo, isLinked = false }: { combo: SingleCombo; isLinked?: boolean }) {
  const t = useCopy();
  const part = useLaterPart('combo');
  const isAvailable = isComboAvailable(combo.items);
  const primary = combo.items.filter((item) => item.primary);
  const complements = combo.items.filter((item) => !item.primary);
  return (
    <div className={s.stack}>
      {!isAvailable && <Note tone="warn">{t('combo.primaryOut')}</Note>}
      <ul className={s.picks}>
        {primary.map((item) => (
          <li key={item.itemSku}>
            <div className={cx(s.pick, s.bundlePick, item.available ? s.isFixed : s.isOff)}>
              <span className={s.tick} aria-hidden="true">
                <Icon name="check" size="s" />
              </span>
              <OfferPicture item={item} />
              <ItemText item={item} note={t('combo.primary')} />
            </div>
          </li>
        ))}
      </ul>
      <fieldset>
        <legend className={s.strong}>{t('combo.complements')}</legend>
        <div className={s.picks}>
          {complements.map((item) => {
            const isOff = !item.available || !isAvailable;
            const href = isLinked ? safeHref(item.url) : null;
            return (
              <div key={item.itemSku} className={s.bundleItem}>
                <label className={cx(s.pick, s.bundlePick, isOff && s.isOff)}>
                  <input
                    type="checkbox"
                    checked={item.selected}
                    disabled={isOff}
                    onChange={() => part?.send({ type: 'combo.itemToggled', itemSku: item.itemSku })}
                  />
                  <span className={s.tick} aria-hidden="true">
                    <Icon name="check" size="s" />
                  </span>
                  <OfferPicture item={item} />
                  <ItemText item={item} note={null} />
                </label>
                {href !== null && (
                  <PageLink
                    className={s.iconbtn}
                    href={href}
                    aria-label={t('combo.view', { name: item.name })}
                  >
                    <Icon name="chevron-right" />
                  </PageLink>
                )}
              </div>
            );
          })}
        </div>
      </fieldset>
    </div>
  );
}

function ItemText({ item, note }: { item: ComboItem; note: string | null }) {
  const t = useCopy();
  return (
    <span className={s.bundleText}>
      {note !== null && <span className={cx(s.small, s.strong, s.accent)}>{note}</span>}
      <span className={s.clamp2}>{item.name}</span>
      <span className={s.rowWrap}>
        <b className={s.num}>
          <NamedMoney name={t('combo.comboPrice')} amount={item.comboPrice} />
        </b>
        {item.price > item.comboPrice && (
          <s className={cx(s.small, s.soft, s.num)}>
            <NamedMoney name={t('combo.before')} amount={item.price} />
          </s>
        )}
        {!item.available && <span className={cx(s.small, s.strong)}>{t('stock.OUT_OF_STOCK')}</span>}
      </span>
    </span>
  );
}
