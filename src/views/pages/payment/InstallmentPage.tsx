import { useRef } from 'react';
import { useCopy, useLaterPart } from '../../hooks/page.tsx';
import { InstallmentCalculator } from '../../pieces/payment/later/InstallmentCalculator.tsx';
import { InstallmentOffers } from '../../pieces/payment/later/InstallmentOffers.tsx';
import { Installments, showCalculator, usePickCount } from '../../pieces/payment/later/Installments.tsx';
import { Button } from '../../ui/Button.tsx';
import s from '../../ui/parts.module.css';

/** Installments on a page of their own: on a desk the calculator stands beside the offers. [ROUTE-09] */
export function InstallmentPage() {
  const t = useCopy();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const count = usePickCount(useLaterPart('installment'));
  return (
    <Installments>
      {(part, offers) => (
        <div className={s.installments}>
          <InstallmentOffers part={part} offers={offers} />
          <InstallmentCalculator part={part} offers={offers} titleRef={titleRef} />
          {count > 0 && (
            <div className={s.combosum}>
              <Button look="main" isBlock onClick={() => showCalculator(titleRef.current)}>
                {t('installment.show', { count })}
              </Button>
            </div>
          )}
        </div>
      )}
    </Installments>
  );
}
