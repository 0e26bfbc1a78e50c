import { useState, type ReactNode } from 'react';
import { formatPrice } from '#src/domain/shell/format.ts';
import { selectPayLater } from '#src/machines/payment/payLater/payLaterMachine.ts';
import { links } from '#src/router/links.ts';
import { useNear } from '../../hooks/near.ts';
import { useCopy, useLaterSelector, useNeeded } from '../../hooks/page.tsx';
import { useIsComing } from '../../hooks/standing.ts';
import { ComingRow } from '../../ui/ComingRow.tsx';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';
import { RowSkeleton } from '../../ui/RowSkeleton.tsx';

/**
 * Pay-later, as it stands for the visitor. Keeps its place while that loads, and goes where it stays unknown.
 * [PAYLATER-01, PAYLATER-02, LINK-07]
 */
export function PayLaterRow() {
  const t = useCopy();
  const [isNear, setNear] = useState(false);
  const ref = useNear<HTMLDivElement>(() => setNear(true));
  useNeeded('payLater', isNear);
  const isComing = useIsComing('payLater');
  const offered = useLaterSelector('payLater', selectPayLater, null);
  if (offered === null) {
    return (
      <ComingRow ref={ref} isComing={isComing}>
        <RowSkeleton icon="clock" />
      </ComingRow>
    );
  }
  const toIntroduction = (title: string, text: string) => (
    <PayLaterLink href={links.payLater()} title={title}>
      {text}
    </PayLaterLink>
  );
  const limit = t('payLater.limit');
  if (offered === 'guest') return toIntroduction(t('payLater.title'), limit);
  switch (offered.status) {
    case 'NOT_REGISTERED':
      return toIntroduction(t('payLater.NOT_REGISTERED'), limit);
    case 'IN_REVIEW':
      return (
        <div>
          <Icon name="clock" />
          <span>
            <b>{t('payLater.IN_REVIEW')}</b>
            <span className={s.sub}>{`${t('payLater.IN_REVIEW.text')} ${limit}`}</span>
          </span>
        </div>
      );
    case 'ACTIVE':
      return offered.remaining === null
        ? toIntroduction(t('payLater.ACTIVE'), limit)
        : toIntroduction(
            t('payLater.remaining', { amount: formatPrice(offered.remaining) }),
            offered.limit === null ? limit : t('payLater.of', { limit: formatPrice(offered.limit) }),
          );
    case 'BLOCKED':
      return (
        <PayLaterLink href={links.customerCare()} title={t('payLater.BLOCKED')}>
          {t('payLater.BLOCKED.text')}
        </PayLaterLink>
      );
    case null:
      return null;
  }
}

function PayLaterLink(props: { href: string; title: string; children: ReactNode }) {
  return (
    <a href={props.href}>
      <Icon name="clock" />
      <span>
        <b>{props.title}</b>
        <span className={s.sub}>{props.children}</span>
      </span>
      <Icon name="chevron-right" />
    </a>
  );
}
