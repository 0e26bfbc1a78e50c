import { isForShipping, voucherActOf } from '#src/domain/promo/voucher.ts';
import type { GroupedVoucher } from '#src/machines/promo/promotions/promotionsTypes.ts';
import type { ClaimAsker } from '#src/machines/promo/voucherClaim/voucherClaimMachine.ts';
import { useCopy, useLanguage, useLaterPart } from '../../../hooks/page.tsx';
import { cx } from '../../../ui/cx.ts';
import s from '../../../ui/parts.module.css';
import { ClaimButton } from './ClaimButton.tsx';
import { ClaimMessage } from './ClaimMessage.tsx';
import { useStandingText } from './voucherStanding.ts';
import { detailText, lastingText, rewardText } from './voucherWords.ts';

const OFF = new Set(['used', 'redeemed', 'quotaRunOut', 'none']);

/** One voucher: reward, conditions, lifetime, terms and action. [MODAL-11] */
export function VoucherTicket(props: { voucher: GroupedVoucher; asker: ClaimAsker; isMarked: boolean }) {
  const { voucher, asker, isMarked } = props;
  const t = useCopy();
  const language = useLanguage();
  const promotions = useLaterPart('promotions');
  const act = voucherActOf(voucher.group, voucher);
  const isShipping = isForShipping(voucher.group);
  const standingText = useStandingText();
  const reward = rewardText(t, voucher);
  const lasting = lastingText(t, language, voucher);
  const lines = [detailText(t, voucher), OFF.has(act) ? '' : standingText(voucher)];
  return (
    <li>
      <div className={cx(s.ticket, isShipping && s.isShip, OFF.has(act) && s.isOff, isMarked && s.isMarked)}>
        <div className={s.ticketInfo}>
          <b>{reward}</b>
          {lines.map(
            (line) =>
              line !== '' && (
                <span className={s.small} key={line}>
                  {line}
                </span>
              ),
          )}
          <span className={cx(s.small, s.row)}>
            {lasting !== '' && <span>{`${lasting} · `}</span>}
            <button
              type="button"
              className={cx(s.link, s.small)}
              aria-label={t('voucher.termsNamed', { voucher: reward })}
              onClick={() => promotions?.send({ type: 'terms.requested', code: voucher.code })}
            >
              {t('voucher.terms')}
            </button>
          </span>
        </div>
        <div className={s.ticketAct}>
          <ClaimButton voucher={voucher} asker={asker} isMarked={isMarked} />
        </div>
      </div>
      <ClaimMessage code={voucher.code} asker={asker} />
    </li>
  );
}
