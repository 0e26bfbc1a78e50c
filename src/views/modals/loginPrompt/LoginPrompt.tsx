import { toRedirectAction } from '#src/domain/redirectAction.ts';
import { selectRoute } from '#src/machines/shell/page/pageSelectors.ts';
import { links } from '#src/router/links.ts';
import { useCopy, usePageSelector, usePart, usePartSelector } from '../../hooks/page.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import s from '../../ui/parts.module.css';
import { ModalSheet } from '../ModalSheet.tsx';

/** A guest is told what logging in gives, and comes back to the same place. [AUTH-04, LINK-03] */
export function LoginPrompt() {
  const t = useCopy();
  const modal = usePart('modal');
  const route = usePageSelector(selectRoute);
  const action = usePartSelector('modal', (snapshot) => snapshot.context.active?.params['action'] ?? null);
  const voucher = usePartSelector('modal', (snapshot) => snapshot.context.active?.params['voucher'] ?? null);
  return (
    <ModalSheet
      title={t('login.title')}
      foot={
        <>
          <button
            type="button"
            className={cx(s.btn, s.btnQuiet)}
            onClick={() => modal.send({ type: 'modal.closed' })}
          >
            {t('login.later')}
          </button>
          <a
            className={cx(s.btn, s.btnMain)}
            href={
              typeof voucher === 'string' && route.productId !== null
                ? links.loginForVoucher(
                    links.product(route.vendor, route.productName ?? '', route.productId),
                    route.path,
                    voucher,
                  )
                : links.login(route.path, toRedirectAction(action))
            }
          >
            {t('login.now')}
          </a>
        </>
      }
    >
      <div className={s.stack}>
        <p className={s.soft}>{t(voucher === null ? 'login.text' : 'login.textVoucher')}</p>
        <ul className={s.perks}>
          <li>
            <Icon name="bell" />
            <span>{t('login.perkNotify')}</span>
          </li>
          <li>
            <Icon name="ticket-percent" />
            <span>{t('login.perkVoucher')}</span>
          </li>
          <li>
            <Icon name="package" />
            <span>{t('login.perkOrders')}</span>
          </li>
        </ul>
      </div>
    </ModalSheet>
  );
}
