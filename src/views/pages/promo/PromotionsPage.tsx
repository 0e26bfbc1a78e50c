import { useNeeded } from '../../hooks/page.tsx';
import { PromoSection } from '../../sections/PromoSection.tsx';
import { RecommendedPromos } from '../../pieces/promo/RecommendedPromos.tsx';
import { LoginTicker } from '../../pieces/promo/vouchers/LoginTicker.tsx';
import { VoucherSections } from '../../pieces/promo/vouchers/VoucherSections.tsx';
import s from '../../ui/parts.module.css';

/** All promotions and vouchers of the product on a page of their own. [ROUTE-10] */
export function PromotionsPage() {
  useNeeded('promotions', true);
  return (
    <div className={s.promoPage}>
      <LoginTicker />
      <div>
        <RecommendedPromos />
      </div>
      <VoucherSections asker="promotionsPage" marked={null} />
      <PromoSection isWithoutVouchers />
    </div>
  );
}
