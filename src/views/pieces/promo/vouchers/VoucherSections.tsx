import { isForShipping, voucherSections } from '#src/domain/promo/voucher.ts';
import {
  areSameGroups,
  NO_GROUPS,
  selectGroups,
  selectHasFailed,
  selectIsFirstLoading,
  selectMerchantInfo,
} from '#src/machines/promo/promotions/promotionsSelectors.ts';
import type { ClaimAsker } from '#src/machines/promo/voucherClaim/voucherClaimMachine.ts';
import { useCopy, useIsPartMissed, useLaterSelector, useNeeded } from '../../../hooks/page.tsx';
import { useSwitch } from '../../../hooks/product/product.ts';
import { useRetry } from '../../../hooks/standing.ts';
import { cx } from '../../../ui/cx.ts';
import { FailedPart } from '../../../ui/FailedPart.tsx';
import { Coming } from '../../../ui/Coming.tsx';
import s from '../../../ui/parts.module.css';
import { VoucherTicket } from './VoucherTicket.tsx';

const PLACES = [0, 1, 2, 3];

/** Every voucher of the product in its section; loading, failed, or none. [VOUCHER-17..19, VOUCHER-21..23, EMPTY-06] */
export function VoucherSections({ asker, marked }: { asker: ClaimAsker; marked: string | null }) {
  const t = useCopy();
  const groups = useLaterSelector('promotions', selectGroups, NO_GROUPS, areSameGroups);
  const isLoading = useLaterSelector('promotions', selectIsFirstLoading, true);
  const info = useLaterSelector('promotions', selectMerchantInfo, null);
  const shippingFirst = useSwitch('pdp.voucher.shipping-first');
  const hasFailed = usePromotionsFailure();
  const Heading = asker === 'promotionsPage' ? 'h2' : 'h3';
  const sections = voucherSections(groups, { shippingFirst });
  // Only the counted cost tells the reduction of the shipping.
  useNeeded(
    'orderCost',
    sections.some(({ vouchers }) => vouchers.some(({ group }) => isForShipping(group))),
  );
  if (isLoading && !hasFailed) return <VouchersLoading />;
  return (
    <>
      <PromotionsFailure />
      {sections.length === 0 && !hasFailed && <p className={s.soft}>{t('voucher.none')}</p>}
      {sections.map(({ section, vouchers }) => (
        <section className={s.group} key={section}>
          <Heading>
            <span>{t(`voucher.section.${section}`)}</span>
            {section === 'shop' && info !== null && (
              <span className={cx(s.small, s.soft)}>{t('voucher.shopCount', { count: info.count })}</span>
            )}
          </Heading>
          <ul className={s.tickets}>
            {vouchers.map((voucher) => (
              <VoucherTicket
                key={voucher.code}
                voucher={voucher}
                asker={asker}
                isMarked={voucher.code === marked}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function VouchersLoading() {
  const t = useCopy();
  return (
    <Coming className={s.tickets} label={t('promo.loading')}>
      {PLACES.map((place) => (
        <span key={place} className={cx(s.sk, s.skTicket)} />
      ))}
    </Coming>
  );
}

/** The promotions, or their code, could not be loaded. */
export function usePromotionsFailure(): boolean {
  const isMissed = useIsPartMissed('promotions');
  const hasFailed = useLaterSelector('promotions', selectHasFailed, false);
  return isMissed || hasFailed;
}

/** Shows the failure, and retries. [VOUCHER-19] */
export function PromotionsFailure() {
  const t = useCopy();
  const retry = useRetry('promotions');
  return usePromotionsFailure() ? <FailedPart title={t('promo.failed')} onRetry={retry} /> : null;
}
