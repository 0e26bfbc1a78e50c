import { useId } from 'react';
import { formatPrice } from '#src/domain/shell/format.ts';
import { selectedGiftCount } from '#src/domain/promo/freeGift.ts';
import type { OfferedGift } from '#src/machines/promo/freeGift/freeGiftMachine.ts';
import {
  selectGiftTerms,
  selectIsGiftReached,
  selectNeedsBag,
} from '#src/machines/promo/freeGift/freeGiftSelectors.ts';
import { useCopy, useLaterPart, useLaterSelector } from '../../../hooks/page.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import s from '../../../ui/parts.module.css';
import { OfferPicture } from '../OfferPicture.tsx';

/** The choice of gifts, from none up to the free number. [GIFT-07, GIFT-09, GIFT-10, GIFT-13, GIFT-14] */
export function FreeGiftPicker({ gift }: { gift: OfferedGift }) {
  const t = useCopy();
  const id = useId();
  const part = useLaterPart('freeGift');
  const terms = useLaterSelector('freeGift', selectGiftTerms, null) ?? [];
  const chosen = selectedGiftCount(gift.complimentaryItems);
  const isOne = gift.maxNoOfFreeSkus === 1;
  const isFull = chosen >= gift.maxNoOfFreeSkus;
  return (
    <div className={s.giftbox}>
      <GiftState gift={gift} />
      <fieldset aria-describedby={`${id}-limit`}>
        <legend className={s.strong}>{t('freeGift.pick')}</legend>
        <div className={s.picks}>
          {gift.complimentaryItems.map((item) => {
            const { itemSku, pickupPointCode, selected } = item;
            const isOff = isFull && !selected && !isOne;
            return (
              <label
                key={`${itemSku}@${pickupPointCode}`}
                className={cx(s.pick, s.bundlePick, isOff && s.isOff)}
              >
                <input
                  type={isOne ? 'radio' : 'checkbox'}
                  name={`${id}-gift`}
                  checked={selected}
                  disabled={isOff}
                  onChange={() =>
                    part?.send(
                      isOne
                        ? { type: 'freeGift.selected', pairs: [{ itemSku, pickupPointCode }] }
                        : { type: 'freeGift.toggled', pair: { itemSku, pickupPointCode } },
                    )
                  }
                />
                {isOne ? (
                  <span className={s.radio} aria-hidden="true" />
                ) : (
                  <span className={s.tick} aria-hidden="true">
                    <Icon name="check" size="s" />
                  </span>
                )}
                <OfferPicture item={item} />
                <span className={s.bundleText}>
                  <span className={s.clamp2}>{item.name}</span>
                  <span className={cx(s.small, s.soft)}>
                    {[
                      ...item.attributes.map(({ name, value }) => `${name}: ${value}`),
                      ...(item.pickupPointName === ''
                        ? []
                        : [t('freeGift.from', { place: item.pickupPointName })]),
                    ].join(' · ')}
                  </span>
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
      <div className={cx(s.rowWrap, s.between)}>
        <span className={cx(s.small, s.soft)} id={`${id}-limit`}>
          {[
            t('freeGift.maximum', { max: gift.maxNoOfFreeSkus }),
            t(gift.allStore ? 'freeGift.allStores' : 'freeGift.thisStore'),
          ].join(' ')}
        </span>
        <button
          type="button"
          className={s.link}
          onClick={() => part?.send({ type: chosen > 0 ? 'freeGift.reset' : 'freeGift.autoSelectRequested' })}
        >
          {t(chosen > 0 ? 'freeGift.reset' : 'freeGift.autoSelect')}
        </button>
      </div>
      {terms.length > 0 && (
        <details className={s.fold2}>
          <summary className={s.link}>
            <span>{t('freeGift.terms')}</span>
            <Icon name="chevron-right" />
          </summary>
          <RichText className={s.small} nodes={terms} />
        </details>
      )}
    </div>
  );
}

/**
 * Says that the gift goes into the bag with the product, and whether in an order of its own; else the condition that is
 * missing. [GIFT-11, GIFT-12, GIFT-17]
 */
function GiftState({ gift }: { gift: OfferedGift }) {
  const t = useCopy();
  const isReached = useLaterSelector('freeGift', selectIsGiftReached, false);
  const needsBag = useLaterSelector('freeGift', selectNeedsBag, false);
  const joins = isReached && gift.eligible;
  return (
    <div role="status" className={s.stackS}>
      <div className={cx(s.arrive, !joins && s.isBad)}>
        <Icon name={joins ? 'check' : 'info'} size="s" />
        {isReached ? (
          <p>{t(joins ? 'freeGift.joins' : 'freeGift.notChosen')}</p>
        ) : (
          <p>
            <b>
              {gift.minimum !== null &&
                (gift.type === 'AMOUNT'
                  ? t('freeGift.minimumAmount', { amount: formatPrice(gift.minimum) })
                  : t('freeGift.minimumQuantity', { count: gift.minimum }))}
            </b>
            <br />
            {gift.neededQuantity !== null &&
              (gift.type !== 'QUANTITY' || gift.minimum === null || gift.neededQuantity < gift.minimum) && (
                <span>{t('freeGift.needsMore', { count: gift.neededQuantity })}</span>
              )}
          </p>
        )}
      </div>
      {isReached && needsBag && (
        <div className={cx(s.arrive, s.isBad)}>
          <Icon name="info" size="s" />
          <p>
            {typeof gift.orderQuantity === 'number'
              ? t('freeGift.aloneNeeds', { count: gift.orderQuantity })
              : t('freeGift.notAlone')}
          </p>
        </div>
      )}
    </div>
  );
}
