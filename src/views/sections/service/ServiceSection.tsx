import { formatPrice } from '#src/domain/format.ts';
import { safeHref } from '#src/router/links.ts';
import type { ModalKey } from '#src/domain/modalKey.ts';
import type { ReactNode } from 'react';
import { useCopy, usePart } from '../../hooks/page.tsx';
import { useConfigValue, useSummary, useTags } from '../../hooks/product.ts';
import { Icon } from '../../ui/Icon.tsx';
import { GroceryServicePlace } from '../grocery/GroceryPlaces.tsx';
import type { IconName } from '../../ui/iconNames.ts';
import s from '../../ui/parts.module.css';

/** What comes with the purchase; rows appear only when they apply. [SECTION-04] */
export function ServiceSection() {
  const t = useCopy();
  const tags = useTags();
  const { installment, warranty, returnPeriodDays } = useSummary();
  const codHelp = safeHref(useConfigValue('pdp.help.cod'));
  const returnHelp = safeHref(useConfigValue('pdp.help.returns'));
  const pharmacist = safeHref(useConfigValue('pdp.chat.pharmacist'));
  const isReturnable = tags.includes('RETURNABLE');
  return (
    <section className={s.sec} id="service" aria-labelledby="service-title">
      <div className={s.secHead}>
        <h2 id="service-title">{t('service.title')}</h2>
      </div>
      <div className={s.rows}>
        <GroceryServicePlace />
        {tags.includes('INSTALLMENT') && installment.creditCard !== null && (
          <PlainRow icon="credit-card">
            {t('service.installmentCC', { amount: formatPrice(installment.creditCard) })}
          </PlainRow>
        )}
        {tags.includes('INSTALLMENT_NON_CC') && installment.nonCreditCard !== null && (
          <PlainRow icon="wallet">
            {t('service.installmentNonCC', { amount: formatPrice(installment.nonCreditCard) })}
          </PlainRow>
        )}
        {warranty.type === 'NONE' ? (
          <PlainRow icon="shield-check">{t('warranty.NONE')}</PlainRow>
        ) : (
          <ModalRow icon="shield-check" modalKey="warrantyInfo" sub={warranty.period}>
            {t(`warranty.${warranty.type}`)}
          </ModalRow>
        )}
        <LinkRow icon="undo-2" href={isReturnable ? returnHelp : null}>
          {!isReturnable
            ? t('service.notReturnable')
            : returnPeriodDays > 0
              ? t('service.returnableIn', { days: returnPeriodDays })
              : t('service.returnable')}
        </LinkRow>
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
  const modal = usePart('modal');
  return (
    <button type="button" onClick={() => modal.send({ type: 'modal.opened', key: props.modalKey })}>
      <Icon name={props.icon} />
      <span>
        <b>{props.children}</b>
        {props.sub !== undefined && props.sub !== '' && <span className={s.sub}>{props.sub}</span>}
      </span>
      <Icon name="chevron-right" />
    </button>
  );
}
