import { selectMessage } from '#src/machines/promo/promotions/promotionsSelectors.ts';
import type { ClaimAsker } from '#src/machines/promo/voucherClaim/voucherClaimMachine.ts';
import { useCopy, useLaterSelector } from '../../../hooks/page.tsx';
import { cx } from '../../../ui/cx.ts';
import { useInSight } from '../../../ui/inSight.ts';
import s from '../../../ui/parts.module.css';

/** The answer to the last claim of a voucher, shown where the visitor claimed it. [VOUCHER-14] */
export function ClaimMessage({ code, asker }: { code: string; asker: ClaimAsker }) {
  const t = useCopy();
  const said = useLaterSelector('promotions', selectMessage(code, asker), null);
  const words = said === null ? null : t(`voucher.message.${said.message}`, { seconds: said.seconds ?? 0 });
  const isTaken = said?.message === 'success';
  const ref = useInSight<HTMLParagraphElement>(isTaken ? null : words);
  return (
    <p
      ref={ref}
      role="status"
      className={cx(s.ticketMessage, s.small, isTaken ? s.good : s.bad)}
      hidden={words === null}
    >
      {words}
    </p>
  );
}
