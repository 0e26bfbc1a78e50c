import { useState } from 'react';
import { formatPrice } from '#src/domain/shell/format.ts';
import { hasCashback, priceAfterCashback, struckPrice } from '#src/domain/price/price.ts';
import { stockStatusOf } from '#src/domain/product/stock.ts';
import {
  selectAreVouchersPending,
  selectIsPricing,
  selectKeepsVoucherPlace,
} from '#src/machines/price/priceSummary/priceSummarySelectors.ts';
import { selectHasChoices } from '#src/machines/product/variant/variantSelectors.ts';
import { useCopy, usePartSelector } from '../../hooks/page.tsx';
import { useQuantity } from '../../hooks/price/quantity.ts';
import {
  useDisplayedPrice,
  useSubtotal,
  useSummary,
  useSwitch,
  useTags,
} from '../../hooks/product/product.ts';
import { Money, NamedMoney } from '../../ui/Money.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';
import { MonthlyWords } from '../payment/MonthlyWords.tsx';

/** The price of the page: now, before, and its parts. [PRICE-12..15, PRICE-19] */
export function PriceBlock() {
  const t = useCopy();
  const { unitPrice, lowestPrice, price: one } = useSummary();
  const tags = useTags();
  const { price, vouchersApplied } = useDisplayedPrice();
  const quantity = useQuantity() ?? 1;
  const afterVouchers = useSubtotal();
  const isCashbackFirst = useSwitch('exp.cashback-price') && hasCashback(price);
  const isPricing = usePartSelector('priceSummary', selectIsPricing);
  // The line of vouchers keeps its place meanwhile, so that no press of plus moves the content below.
  const areVouchersPending = usePartSelector('priceSummary', selectAreVouchersPending);
  const keepsVoucherPlace = usePartSelector('priceSummary', selectKeepsVoucherPlace);
  const hasChoices = usePartSelector('variant', selectHasChoices);
  const isOut = stockStatusOf(tags) === 'OUT_OF_STOCK';
  const struck = struckPrice(price);
  const discount = `-${price.discount}%`;
  const main = isCashbackFirst ? priceAfterCashback(price) : price.offered;
  const isLast = isOut && !hasChoices;
  const hasFacts = isLast || unitPrice !== null || hasCashback(price);
  // A line of facts that was shown once keeps its place: the choices below it must not move.
  const [hadFacts, setHadFacts] = useState(hasFacts);
  if (hasFacts && !hadFacts) setHadFacts(true);
  return (
    <div data-exp={hasCashback(price) ? 'cashback-price' : undefined}>
      <p className={s.price} aria-busy={isPricing || undefined}>
        <span className={cx(s.priceNow, isPricing && s.isWait)}>
          <NamedMoney name={t('price.now')} amount={main} />
        </span>
        {isCashbackFirst && <span className={s.small}>{t('price.afterCashback')}</span>}
        {struck !== null && (
          <s className={s.priceOld}>
            <NamedMoney name={t('price.old')} amount={struck} />
          </s>
        )}
        {struck !== null && price.discount > 0 && (
          <span className={cx(s.badge, isOut ? s.badgePlain : s.badgePromoSoft)}>{discount}</span>
        )}
      </p>
      {struck !== null && lowestPrice !== null && (
        // The lowest price belongs to the summary's own price: beside another, its line stays empty in its place.
        <p className={cx(s.rowWrap, s.small, s.soft, s.isKept)}>
          {price.offered === one.offered && t('price.lowest', { price: formatPrice(lowestPrice) })}
        </p>
      )}
      <p className={cx(s.rowWrap, s.small, hadFacts && s.isKept)}>
        {isLast && <span className={cx(s.badge, s.badgePlain)}>{t('price.last')}</span>}
        {unitPrice !== null && (
          <span className={s.soft}>
            {t('price.perUnit', { price: formatPrice(unitPrice.price), unit: unitPrice.unit })}
          </span>
        )}
        {hasCashback(price) && !isOut && (
          <span className={cx(s.badge, s.badgeGood)}>
            {t('price.cashback', { amount: formatPrice(price.cashback ?? 0) })}
          </span>
        )}
      </p>
      {tags.includes('HIGHLIGHTED_INSTALLMENT') && <MonthlyWords quantity={quantity} isTold={!isOut} />}
      {areVouchersPending || vouchersApplied.length > 0 ? (
        <details className={s.applied}>
          <summary className={s.voucherline}>
            <Icon name="ticket-percent" />
            <span className={s.grow}>
              <span>
                {areVouchersPending
                  ? t('price.vouchersPending')
                  : quantity === 1
                    ? t('price.afterVoucher')
                    : t('price.afterVoucherOf', { count: quantity })}
              </span>{' '}
              {!areVouchersPending && afterVouchers !== null && <Money as="b" amount={afterVouchers} />}
            </span>
            {/* Nothing to open until they are known. */}
            {!areVouchersPending && <Icon name="chevron-right" size="s" />}
          </summary>
          <p className={s.sr}>{t('price.applied')}</p>
          <ul className={s.stackS}>
            {vouchersApplied.map((voucher) => (
              <li key={voucher.code} className={cx(s.sumline, s.small)}>
                <span>{voucher.title}</span>
                <Money className={s.num} amount={-voucher.amount} />
              </li>
            ))}
          </ul>
        </details>
      ) : (
        keepsVoucherPlace && (
          <p className={cx(s.applied, s.voucherline, s.soft)}>
            <Icon name="ticket-percent" />
            <span className={s.grow}>{t('price.noVoucher')}</span>
          </p>
        )
      )}
    </div>
  );
}
