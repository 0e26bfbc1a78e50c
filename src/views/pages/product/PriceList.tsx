import { formatPrice } from '#src/domain/shell/format.ts';
import { optionLabel } from '#src/domain/product/variant.ts';
import { selectVendor } from '#src/machines/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import {
  useCopy,
  useLaterPart,
  useLaterSelector,
  useNeeded,
  usePageSelector,
  usePartSelector,
} from '../../hooks/page.tsx';
import { useFailure, useIsComing } from '../../hooks/standing.ts';
import { useDisplayedPrice, useSummary } from '../../hooks/product/product.ts';
import { useTierObstacle, useTiers } from '../../pieces/price/tiers.ts';
import { Button } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import { cx } from '../../ui/cx.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import s from '../../ui/parts.module.css';

const NONE: Record<string, number> = {};

/** The price of every option, and prices by quantity. [ROUTE-15, WHOLESALE-01, WHOLESALE-02] */
export function PriceList() {
  const t = useCopy();
  const { name } = useSummary();
  const hasOptions = usePartSelector('variant', (snapshot) => snapshot.context.options.length > 0);
  const { price } = useDisplayedPrice();
  const { tiers, current } = useTiers();
  const obstacleOf = useTierObstacle();
  return (
    <>
      {tiers.length > 0 && (
        <section className={s.stackS} aria-labelledby="wholesale-title">
          <h2 className={s.strong} id="wholesale-title">
            {t('promo.wholesale')}
          </h2>
          <ul className={s.tierlist}>
            {tiers.map((tier) => {
              const obstacle = obstacleOf(tier);
              return (
                <li
                  key={tier.minQty}
                  className={cx(obstacle !== null && s.soft)}
                  aria-current={tier === current ? 'true' : undefined}
                >
                  <span>{t('wholesale.tier', { minQty: tier.minQty, price: formatPrice(tier.price) })}</span>
                  {tier === current && (
                    <span className={cx(s.badge, s.badgeAccent)}>{t('wholesale.current')}</span>
                  )}
                  {obstacle !== null && (
                    <span className={cx(s.badge, s.badgePlain)}>
                      {t('wholesale.outOfReach', { reason: obstacle })}
                    </span>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      )}
      {hasOptions ? (
        <OptionPrices />
      ) : (
        <table className={s.table}>
          <tbody>
            <tr>
              <th scope="row">{name}</th>
              <Money as="td" amount={price.offered} />
            </tr>
          </tbody>
        </table>
      )}
    </>
  );
}

/** A row for every option, with a link to it; prices load some at a time. */
function OptionPrices() {
  const t = useCopy();
  const { itemSku, price } = useSummary();
  const options = usePartSelector('variant', (snapshot) => snapshot.context.options);
  const vendor = usePageSelector(selectVendor);
  useNeeded('optionPrices', true);
  const part = useLaterPart('optionPrices');
  const prices = useLaterSelector('optionPrices', (snapshot) => snapshot.context.prices, NONE);
  const asked = useLaterSelector('optionPrices', (snapshot) => snapshot.context.asked, 0);
  const isComing = useIsComing('optionPrices');
  const { hasFailed, retry } = useFailure('optionPrices');
  const priceOf = (sku: string) => prices[sku] ?? (sku === itemSku ? price.offered : undefined);
  const shown = options.slice(0, Math.max(asked, FIRST_ROWS));
  return (
    <section className={s.stackS} aria-labelledby="options-title" aria-busy={isComing}>
      <h2 className={s.strong} id="options-title">
        {t('priceList.options')}
      </h2>
      <table className={s.table}>
        <thead>
          <tr>
            <th scope="col">{t('priceList.option')}</th>
            <th scope="col">{t('priceList.price')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((option, position) => {
            const amount = priceOf(option.itemSku);
            return (
              <tr key={option.itemSku}>
                <th scope="row">
                  <PageLink
                    className={s.link}
                    href={links.product(vendor, option.urlFriendlyName, option.itemSku)}
                    aria-current={option.itemSku === itemSku ? 'true' : undefined}
                  >
                    {optionLabel(option)}
                  </PageLink>
                </th>
                <td>
                  {amount !== undefined ? (
                    <Money amount={amount} />
                  ) : isComing && position >= asked ? (
                    <span className={cx(s.sk, s.skT2, s.skChip)} />
                  ) : (
                    '–'
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {isComing && <p className={s.sr}>{t('priceList.loading')}</p>}
      {hasFailed && <FailedPart title={t('priceList.failed')} onRetry={retry} />}
      {asked > 0 && asked < options.length && !isComing && !hasFailed && (
        <Button look="quiet" onClick={() => part?.send({ type: 'optionPrices.moreRequested' })}>
          {t('priceList.more')}
        </Button>
      )}
    </section>
  );
}
/** Rows shown before any price is loaded. */
const FIRST_ROWS = 50;
