import { selectVendor } from '#src/machines/page/pageSelectors.ts';
import { selectHasChoices } from '#src/machines/product/variant/variantSelectors.ts';
import { useCopy, usePageSelector, usePartSelector } from '../hooks/page.tsx';
import { useHasQuantity } from '../hooks/price/quantity.ts';
import { useTags } from '../hooks/product/product.ts';
import { useBuyOffer, useIsSubscribing } from '../pieces/bag/buyState.ts';
import { OrderRows, OrderTotal } from '../pieces/bag/OrderFacts.tsx';
import { CostButton } from '../pieces/price/CostButton.tsx';
import { cx } from '../ui/cx.ts';
import s from '../ui/parts.module.css';

/**
 * The offer below the choices of a phone: the total with shipping and the way to its parts; who sells,
 * returns, ways to pay. A desk has them beside the buttons. No total for what cannot be bought. [COST-25]
 */
export function OfferSection() {
  const t = useCopy();
  const offer = useBuyOffer();
  const hasQuantity = useHasQuantity();
  const isSubscribing = useIsSubscribing();
  const isGrocery = usePageSelector(selectVendor) === 'grocery';
  const isMonthlyTold = useTags().includes('HIGHLIGHTED_INSTALLMENT');
  const hasChoices = usePartSelector('variant', selectHasChoices);
  // The place of a sold-out choice stays, so that nothing below the choices moves.
  if (offer !== 'buy' && offer !== 'unavailable' && !hasChoices) return null;
  const isCounted = offer === 'buy' && hasQuantity && !isSubscribing;
  return (
    <section className={cx(s.sec, s.offerSec, s.onlyNarrow)} id="offer" aria-label={t('orderCost.offer')}>
      <div className={s.stackS}>
        {(isCounted || hasChoices) && (
          <div className={cx(s.keptTotal, isGrocery && s.isShort)}>
            {isCounted && <OrderTotal details={<CostButton />} />}
          </div>
        )}
        <OrderRows withPaying={!isMonthlyTold} />
      </div>
    </section>
  );
}
