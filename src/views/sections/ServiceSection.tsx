import { safeHref } from '#src/router/links.ts';
import type { ModalKey } from '#src/domain/shell/modalKey.ts';
import { Fragment, useState, type ReactNode } from 'react';
import { layoutOf, type Layout } from '#src/domain/product/tags.ts';
import { useNear } from '../hooks/near.ts';
import { useCopy } from '../hooks/page.tsx';
import { useOpener } from '../hooks/press.ts';
import { useConfigValue, useSummary, useTags } from '../hooks/product/product.ts';
import { Icon } from '../ui/Icon.tsx';
import { GroceryServicePlace } from '../pieces/grocery/GroceryServicePlace.tsx';
import { LoanRow } from '../pieces/payment/later/LoanRow.tsx';
import { TradeInRow } from '../pieces/payment/later/TradeInRow.tsx';
import type { IconName } from '../ui/iconNames.ts';
import s from '../ui/parts.module.css';
import { InstallmentRow } from '../pieces/payment/InstallmentRow.tsx';
import { PayLaterRow } from '../pieces/payment/PayLaterRow.tsx';
import { AddOnRows } from '../pieces/service/AddOnRows.tsx';

type RowName = 'services' | 'warranty' | 'returns' | 'installments';
const REGULAR: readonly RowName[] = ['services', 'warranty', 'returns', 'installments'];
/** Buyers of a gadget ask first how long it lasts and how to pay for it. [TAG-32] */
const ORDER: Record<Layout, readonly RowName[]> = {
  regular: REGULAR,
  fashion: REGULAR,
  groceryMart: REGULAR,
  gadgets: ['warranty', 'installments', 'services', 'returns'],
};

/** Services of the purchase; rows appear only when they apply. [SECTION-04] */
export function ServiceSection() {
  const t = useCopy();
  const tags = useTags();
  const { warranty, returnPeriodDays } = useSummary();
  const codHelp = safeHref(useConfigValue('pdp.help.cod'));
  const pharmacist = safeHref(useConfigValue('pdp.chat.pharmacist'));
  const [isNear, setNear] = useState(false);
  const ref = useNear<HTMLElement>(() => setNear(true));
  const isReturnable = tags.includes('RETURNABLE');
  // A product without any tag tells nothing about returns.
  const isReturnTold = tags.length > 0;
  const rows = {
    services: <AddOnRows key="services" isNear={isNear} />,
    installments: (
      <Fragment key="installments">
        {tags.includes('INSTALLMENT') && (
          <InstallmentRow icon="credit-card" type="CC" words="service.installmentCC" />
        )}
        {tags.includes('INSTALLMENT_NON_CC') && (
          <>
            <InstallmentRow icon="wallet" type="NON-CC" words="service.installmentNonCC" />
            <PayLaterRow />
          </>
        )}
        <LoanRow />
        <TradeInRow />
      </Fragment>
    ),
    warranty: (
      <Fragment key="warranty">
        {warranty?.type === 'NONE' && <PlainRow icon="shield-check">{t('warranty.NONE')}</PlainRow>}
        {warranty !== null && warranty.type !== 'NONE' && (
          <ModalRow icon="shield-check" modalKey="warrantyInfo" sub={warranty.period}>
            {t(`warranty.${warranty.type}`)}
          </ModalRow>
        )}
      </Fragment>
    ),
    returns: !isReturnTold ? null : !isReturnable ? (
      <PlainRow key="returns" icon="undo-2">
        {t('service.notReturnable')}
      </PlainRow>
    ) : (
      <ModalRow key="returns" icon="undo-2" modalKey="returnPolicy">
        {returnPeriodDays !== null && returnPeriodDays > 0
          ? t('service.returnableIn', { days: returnPeriodDays })
          : t('service.returnable')}
      </ModalRow>
    ),
  };
  return (
    <section ref={ref} className={s.sec} id="service" aria-labelledby="service-title">
      <div className={s.secHead}>
        <h2 id="service-title">{t('service.title')}</h2>
      </div>
      <div className={s.rows}>
        <GroceryServicePlace />
        {ORDER[layoutOf(tags)].map((name) => rows[name])}
        {tags.includes('COD') && (
          <LinkRow icon="banknote" href={codHelp}>
            {t('service.cod')}
          </LinkRow>
        )}
        <ModalRow icon="info" modalKey="uspInfo">
          {t('service.usp')}
        </ModalRow>
        {tags.includes('MEDICAL') && pharmacist !== null && (
          <a href={pharmacist} target="_blank" rel="noopener noreferrer">
            <Icon name="pill" />
            <b>{t('tag.MEDICAL')}</b>
            <Icon name="chevron-right" />
          </a>
        )}
      </div>
    </section>
  );
}

function PlainRow({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div>
      <Icon name={icon} />
      <b>{children}</b>
    </div>
  );
}

function LinkRow({ icon, href, children }: { icon: IconName; href: string | null; children: ReactNode }) {
  if (href === null) return <PlainRow icon={icon}>{children}</PlainRow>;
  return (
    <a href={href}>
      <Icon name={icon} />
      <b>{children}</b>
      <Icon name="chevron-right" />
    </a>
  );
}

function ModalRow(props: { icon: IconName; modalKey: ModalKey; sub?: string; children: ReactNode }) {
  const opens = useOpener();
  return (
    <button type="button" {...opens(props.modalKey)}>
      <Icon name={props.icon} />
      <span>
        <b>{props.children}</b>
        {props.sub !== undefined && props.sub !== '' && <span className={s.sub}>{props.sub}</span>}
      </span>
      <Icon name="chevron-right" />
    </button>
  );
}
