import { formatPrice } from '#src/domain/shell/format.ts';
import type { OfferedGift } from '#src/machines/promo/freeGift/freeGiftMachine.ts';
import { selectNeedsBag } from '#src/machines/promo/freeGift/freeGiftSelectors.ts';
import { useCopy, useLaterSelector } from '../../../hooks/page.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import s from '../../../ui/parts.module.css';
import { OfferPicture } from '../OfferPicture.tsx';
import { FreeGiftPicker } from './FreeGiftPicker.tsx';

/**
 * The free gift in one line: the choice and its condition; opens the choice. Says even while closed when buying now
 * leaves the gift out. [TAG-25, GIFT-11, GIFT-12, GIFT-17]
 */
export function FreeGiftRow({ gift }: { gift: OfferedGift }) {
  const t = useCopy();
  const needsBag = useLaterSelector('freeGift', selectNeedsBag, false);
  const chosen = gift.complimentaryItems.filter(({ selected }) => selected);
  const shown = chosen.length === 0 ? gift.complimentaryItems.slice(0, 1) : chosen;
  return (
    <details className={s.fold2}>
      <summary className={cx(s.offer, s.offerBundle)}>
        <span className={s.pair}>
          {shown.slice(0, 2).map((item) => (
            <OfferPicture key={`${item.itemSku}@${item.pickupPointCode}`} item={item} />
          ))}
        </span>
        <span className={s.offerText}>
          <span className={s.rowWrap}>
            <b>{t('tag.FREE_GIFT')}</b>
            {chosen[0] !== undefined && (
              <span className={cx(s.badge, s.badgeGood, s.badgeLong)}>
                <Icon name="check" />
                <span>{chosen[0].name}</span>
                {/* Not a span, which would be cut off like the name. */}
                {chosen.length > 1 && <b>{` +${chosen.length - 1}`}</b>}
              </span>
            )}
          </span>
          <span className={cx(s.small, s.soft)}>
            {needsBag
              ? t('freeGift.bagOnly')
              : gift.type === 'FREE_SAMPLE'
                ? t('freeGift.anyPurchase')
                : gift.minimum !== null &&
                  (gift.type === 'AMOUNT'
                    ? t('freeGift.withAmount', { amount: formatPrice(gift.minimum) })
                    : t('freeGift.withQuantity', { count: gift.minimum }))}
          </span>
        </span>
        <Icon name="chevron-right" />
      </summary>
      <FreeGiftPicker gift={gift} />
    </details>
  );
}
