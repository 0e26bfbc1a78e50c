import { selectMessage } from '#src/machines/promo/promotions/promotionsSelectors.ts';
import type { ClaimAsker } from '#src/machines/promo/voucherClaim/voucherClaimMachine.ts';
import { useCopy, useLaterSelector } from '../../../hooks/page.tsx';
import { cx } from '../../../ui/cx.ts';
import s from '../../../ui/parts.module.css';

/** What the last claim of a voucher said, where it was asked for. [VOUCHER-14] */
export function ClaimMessage({ code, asker }: { code: string; asker: ClaimAsker }) {
  const t = useCopy();
  const said = useLaterSelector('promotions', selectMessage(code, asker), null);
  return (
    <p
      role="status"
      className={cx(s.ticketMessage, s.small, said?.message === 'success' ? s.good : s.bad)}
      hidden={said === null}
    >
      {said !== null && t(`voucher.message.${said.message}`, { seconds: said.seconds ?? 0 })}
    </p>
  );
}
