import { useRef } from 'react';
import { selectVendor } from '#src/machines/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import { useCopy, useLaterPart, usePageSelector } from '../../hooks/page.tsx';
import { useSummary } from '../../hooks/product/product.ts';
import { InstallmentCalculator } from '../../pieces/payment/later/InstallmentCalculator.tsx';
import { InstallmentOffers } from '../../pieces/payment/later/InstallmentOffers.tsx';
import { Installments, showCalculator, usePickCount } from '../../pieces/payment/later/Installments.tsx';
import { Button } from '../../ui/Button.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import s from '../../ui/parts.module.css';
import { ModalSheet } from '../ModalSheet.tsx';

/** Offers of installments and the cost of each tenor, with up to three side by side. [MODAL-35] */
export function InstallmentList() {
  const t = useCopy();
  const vendor = usePageSelector(selectVendor);
  const { urlFriendlyName, itemSku } = useSummary();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const count = usePickCount(useLaterPart('installment'));
  return (
    <ModalSheet
      title={t('installment.title')}
      wide
      {...(count === 0
        ? {}
        : {
            foot: (
              <Button look="main" onClick={() => showCalculator(titleRef.current)}>
                {t('installment.show', { count })}
              </Button>
            ),
          })}
    >
      <Installments>
        {(part, offers) => (
          <div className={s.stack}>
            <InstallmentOffers part={part} offers={offers} />
            <InstallmentCalculator part={part} offers={offers} titleRef={titleRef} />
            <p>
              <PageLink
                className={s.link}
                href={links.secondary(vendor, urlFriendlyName, itemSku, 'installment')}
              >
                {t('installment.page')}
              </PageLink>
            </p>
          </div>
        )}
      </Installments>
    </ModalSheet>
  );
}
