import { useState } from 'react';
import { formatPrice } from '#src/domain/shell/format.ts';
import { links } from '#src/router/links.ts';
import { useNear } from '../../../hooks/near.ts';
import { useCopy, useLaterSelector, useNeeded, usePart, usePartSelector } from '../../../hooks/page.tsx';
import { usePress } from '../../../hooks/press.ts';
import { useIsComing } from '../../../hooks/standing.ts';
import { useSummary } from '../../../hooks/product/product.ts';
import { ComingRow } from '../../../ui/ComingRow.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { PageLink } from '../../../ui/PageLink.tsx';
import s from '../../../ui/parts.module.css';
import { RowSkeleton } from '../../../ui/RowSkeleton.tsx';
import { useIsOfKind } from './useIsOfKind.ts';

/** As long as most amounts. */
const USUAL_AMOUNT = formatPrice(1_000_000);

/** The link to a trade-in, for goods that have one, or the one of the purchase. [TRADEIN-01, TRADEIN-06] */
export function TradeInRow() {
  const isTraded = useIsOfKind('pdp.trade-in.categories');
  const isTaken = usePartSelector('addToCart', ({ context }) => context.tradeIn !== null);
  return isTraded || isTaken ? <OfferedRow isTaken={isTaken} /> : null;
}

function OfferedRow({ isTaken }: { isTaken: boolean }) {
  const t = useCopy();
  const addToCart = usePart('addToCart');
  const press = usePress('addToCart');
  const { urlFriendlyName, itemSku } = useSummary();
  const [isNear, setNear] = useState(false);
  const ref = useNear<HTMLDivElement>(() => setNear(true));
  useNeeded('tradeIn', isNear);
  // Once a device is taken, the subtotal counts it. [COST-06]
  useNeeded('orderCost', isTaken);
  const isComing = useIsComing('tradeIn');
  const maxPrice = useLaterSelector('tradeIn', ({ context }) => context.loaded?.maxPrice ?? null, null);
  const taken = usePartSelector('addToCart', ({ context }) => context.tradeIn);
  if (isTaken && taken !== null) {
    return (
      <div ref={ref}>
        <Icon name="refresh-cw" />
        <span>
          <b>{t('tradeIn.rowTaken', { name: taken.name, amount: formatPrice(taken.choice.amount) })}</b>
          <span className={s.sub}>{t('tradeIn.rowTakenText')}</span>
        </span>
        <button
          type="button"
          className={s.link}
          {...press(() => addToCart.send({ type: 'tradeIn.changed', tradeIn: null }))}
        >
          {t('tradeIn.drop')}
        </button>
      </div>
    );
  }
  if (maxPrice === null) {
    return (
      <ComingRow ref={ref} isComing={isComing}>
        <RowSkeleton
          icon="refresh-cw"
          words={t('tradeIn.row', { amount: USUAL_AMOUNT })}
          line={t('tradeIn.rowText')}
        />
        <Icon name="chevron-right" />
      </ComingRow>
    );
  }
  return (
    <PageLink href={links.tradeIn(urlFriendlyName, itemSku)}>
      <Icon name="refresh-cw" />
      <span>
        <b>{t('tradeIn.row', { amount: formatPrice(maxPrice) })}</b>
        <span className={s.sub}>{t('tradeIn.rowText')}</span>
      </span>
      <Icon name="chevron-right" />
    </PageLink>
  );
}
