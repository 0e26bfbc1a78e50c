import { redirectActionOf } from '#src/machines/session/login/redirectActionOf.ts';
import { isTradingSeller } from '#src/domain/seller/seller.ts';
import { selectRoute } from '#src/machines/page/pageSelectors.ts';
import { laterLinks } from '#src/router/laterLinks.ts';
import { links } from '#src/router/links.ts';
import { useCareHours } from '../../hooks/seller/careHours.ts';
import {
  useCopy,
  useLaterSelector,
  usePage,
  usePageSelector,
  usePart,
  usePartSelector,
} from '../../hooks/page.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import d from '../../ui/dialogs.module.css';
import s from '../../ui/parts.module.css';
import { LeaveButton } from '../../ui/LeaveButton.tsx';
import { Note } from '../../ui/Note.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { pressedFromNow } from './loginPrompt/pressedFromNow.ts';
import { wordsOf } from './loginPrompt/wordsOf.ts';
import { ModalSheet } from '../ModalSheet.tsx';

/** Tells a guest which action waits; the login leads back, and the action continues. [AUTH-04, LINK-03] */
export function LoginPrompt() {
  const t = useCopy();
  const page = usePage();
  const route = usePageSelector(selectRoute);
  const gate = usePart('memberGate');
  const wish = usePartSelector('memberGate', (snapshot) => snapshot.context.wish);
  const canKeep = usePartSelector('memberGate', (snapshot) => snapshot.context.canKeep);
  const isRefused = useLaterSelector('login', (snapshot) => snapshot.hasTag('refused'), false);
  const isLost = usePartSelector('memberGate', (snapshot) => snapshot.context.isSessionLost);
  const kind = wordsOf(wish);
  const isTrading = usePageSelector(({ context }) =>
    isTradingSeller(context.shown?.merchant.commissionType ?? ''),
  );
  const care = useCareHours();
  // The chat of a trading seller has hours: promise nothing outside them. [CHAT-23]
  const isClosed = wish?.kind === 'chat' && isTrading && !care.isOpen;
  // Only a kept action goes on by itself: the text promises nothing else. [AUTH-20]
  const text = canKeep === false ? 'again' : canKeep === null ? 'any' : kind;
  return (
    <ModalSheet
      title={t(`login.title.${kind}`)}
      foot={
        <>
          {/* Back to the form, whose values are kept. [AUTH-16] */}
          <LeaveButton back={isLost}>{t('login.later')}</LeaveButton>
          <a
            className={cx(s.btn, s.btnMain)}
            href={
              wish?.kind === 'voucher' && route.productId !== null
                ? laterLinks.loginForVoucher(
                    links.product(route.vendor, route.productName ?? '', route.productId),
                    route.path,
                    wish.voucher,
                  )
                : links.login(route.path, redirectActionOf(wish))
            }
            onClick={() =>
              gate.send({ type: 'login.confirmed', from: pressedFromNow(page.getSnapshot().children) })
            }
          >
            {t('login.now')}
          </a>
        </>
      }
    >
      <div className={s.stack}>
        {isRefused && <Refusal>{t('login.refused')}</Refusal>}
        {isLost && <Note tone="info">{t(canKeep === false ? 'login.ended' : 'login.lost')}</Note>}
        <p className={s.soft}>{isClosed ? t('login.chatClosed', care.words) : t(`login.text.${text}`)}</p>
        {isClosed && (
          <a className={s.link} href={links.customerCare()}>
            {t('chat.care')}
          </a>
        )}
        <ul className={d.perks}>
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
