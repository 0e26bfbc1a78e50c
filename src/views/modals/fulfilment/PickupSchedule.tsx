import { links } from '#src/router/links.ts';
import { useCopy } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product/product.ts';
import { PickupHours } from '../../pieces/fulfilment/PickupHours.tsx';
import { cx } from '../../ui/cx.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import s from '../../ui/parts.module.css';
import { ModalSheet } from '../ModalSheet.tsx';

/** The hours of the chosen pickup point. [MODAL-21] */
export function PickupSchedule() {
  const t = useCopy();
  const { itemSku } = useSummary();
  return (
    <ModalSheet
      title={t('pickup.schedule.title')}
      foot={
        <PageLink className={cx(s.btn, s.btnLine)} href={links.pickupPoints(itemSku)}>
          {t('pickup.points.other')}
        </PageLink>
      }
    >
      <div className={s.stack}>
        <PickupHours />
      </div>
    </ModalSheet>
  );
}
