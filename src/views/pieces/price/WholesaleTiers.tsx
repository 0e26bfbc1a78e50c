import { links } from '#src/router/links.ts';
import { useCopy } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product/product.ts';
import { AskForQuoteLink } from '../quote/AskForQuoteLink.tsx';
import { Money } from '../../ui/Money.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import s from '../../ui/parts.module.css';
import { useTierObstacle, useTiers } from './tiers.ts';

const SHOWN = 3;

/**
 * Prices by quantity, with the tier of the chosen quantity marked, and tiers that cannot be bought.
 * [WHOLESALE-01, WHOLESALE-02, WHOLESALE-05, TAG-12]
 */
export function WholesaleTiers() {
  const t = useCopy();
  const { urlFriendlyName, itemSku } = useSummary();
  const { tiers, current } = useTiers();
  const obstacleOf = useTierObstacle();
  if (tiers.length === 0) return null;
  // Keep the applying tier among those shown.
  const first = Math.max(0, Math.min(tiers.length - SHOWN, tiers.findIndex((tier) => tier === current) - 1));
  return (
    <>
      <div className={s.secHead}>
        <h2>{t('promo.wholesale')}</h2>
        <PageLink className={s.link} href={links.priceList(urlFriendlyName, itemSku)}>
          <span>{t('promo.priceList')}</span>
          <Icon name="chevron-right" />
        </PageLink>
      </div>
      <dl className={s.tiers}>
        {tiers.slice(first, first + SHOWN).map((tier) => {
          const obstacle = obstacleOf(tier);
          return (
            <div
              key={tier.minQty}
              className={cx(tier === current && s.isOn, obstacle !== null && s.isOut)}
              aria-current={tier === current ? 'true' : undefined}
            >
              <dt>
                {tier.maxQty === null
                  ? t('promo.tierFrom', { from: tier.minQty })
                  : t('promo.tierRange', { from: tier.minQty, to: tier.maxQty })}
              </dt>
              <dd>
                <Money amount={tier.price} />
                <span className={s.sr}>
                  {[
                    t('wholesale.perItem'),
                    ...(tier === current ? [` (${t('wholesale.current')})`] : []),
                  ].join('')}
                </span>
              </dd>
              {obstacle !== null && <dd>{t('wholesale.outOfReach', { reason: obstacle })}</dd>}
            </div>
          );
        })}
      </dl>
      <AskForQuoteLink itemSku={itemSku} />
    </>
  );
}
