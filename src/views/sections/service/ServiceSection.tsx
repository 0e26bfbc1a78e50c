import { formatPrice } from '#src/domain/format.ts';
import { safeHref } from '#src/router/links.ts';
import type { ModalKey } from '#src/domain/modalKey.ts';
import { useState, type ReactNode } from 'react';
import type { CopyKey } from '#src/copy/copyTypes.ts';
import type { InstallmentType } from '#src/domain/installment.ts';
import { selectIsComing, selectMonthly } from '#src/machines/product/installment/installmentSelectors.ts';
import { useNear } from '../../hooks/near.ts';
import { useCopy, useIsPartMissed, useLaterSelector, useNeeded, usePart } from '../../hooks/page.tsx';
import { useConfigValue, useSummary, useTags } from '../../hooks/product.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { GroceryServicePlace } from '../../pieces/grocery/GroceryPlaces.tsx';
import type { IconName } from '../../ui/iconNames.ts';
import s from '../../ui/parts.module.css';

/** What comes with the purchase; rows appear only when they apply. [SECTION-04] */
export function ServiceSection() {
  const t = useCopy();
  const tags = useTags();
  const { warranty, returnPeriodDays } = useSummary();
  const codHelp = safeHref(useConfigValue('pdp.help.cod'));
  const returnHelp = safeHref(useConfigValue('pdp.help.returns'));
  const pharmacist = safeHref(useConfigValue('pdp.chat.pharmacist'));
  const isReturnable = tags.includes('RETURNABLE');
  // A product that came without any tag says nothing about returns.
  const isReturnTold = tags.length > 0;
  return (
    <section className={s.sec} id="service" aria-labelledby="service-title">
      <div className={s.secHead}>
        <h2 id="service-title">{t('service.title')}</h2>
      </div>
      <div className={s.rows}>
        <GroceryServicePlace />
        {tags.includes('INSTALLMENT') && (
          <InstallmentRow icon="credit-card" type="CC" words="service.installmentCC" />
        )}
        {tags.includes('INSTALLMENT_NON_CC') && (
          <InstallmentRow icon="wallet" type="NON-CC" words="service.installmentNonCC" />
        )}
        {warranty?.type === 'NONE' && <PlainRow icon="shield-check">{t('warranty.NONE')}</PlainRow>}
        {warranty !== null && warranty.type !== 'NONE' && (
          <ModalRow icon="shield-check" modalKey="warrantyInfo" sub={warranty.period}>
            {t(`warranty.${warranty.type}`)}
          </ModalRow>
        )}
        {isReturnTold && (
          <LinkRow icon="undo-2" href={isReturnable ? returnHelp : null}>
            {!isReturnable
              ? t('service.notReturnable')
              : returnPeriodDays !== null && returnPeriodDays > 0
                ? t('service.returnableIn', { days: returnPeriodDays })
                : t('service.returnable')}
          </LinkRow>
        )}
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

/** What it takes a month at least; its place is kept until the offers have come, and goes when there are none. [INSTALL-05, INSTALL-06, INSTALL-11, INSTALL-12] */
function InstallmentRow(props: { icon: IconName; type: InstallmentType; words: CopyKey }) {
  const t = useCopy();
  const [isNear, setNear] = useState(false);
  const ref = useNear<HTMLDivElement>(() => setNear(true));
  useNeeded('installment', isNear);
  const isMissed = useIsPartMissed('installment');
  const isComing = useLaterSelector('installment', selectIsComing, true) && !isMissed;
  const monthly = useLaterSelector('installment', selectMonthly(props.type), null);
  if (monthly === null && !isComing) return null;
  return (
    <div ref={ref} aria-busy={monthly === null}>
      <Icon name={props.icon} />
      {monthly === null ? (
        <span className={cx(s.sk, s.skT3, s.sk60)} />
      ) : (
        <b>{t(props.words, { amount: formatPrice(monthly) })}</b>
      )}
    </div>
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
