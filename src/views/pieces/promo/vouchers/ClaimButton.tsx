import { useRunningSelector } from '../../../hooks/actorSelector.ts';
import { useEffect, useRef } from 'react';
import { voucherActOf, type VoucherAct } from '#src/domain/promo/voucher.ts';
import { selectClaim } from '#src/machines/promo/promotions/promotionsSelectors.ts';
import type { GroupedVoucher } from '#src/machines/promo/promotions/promotionsTypes.ts';
import type { ClaimAsker } from '#src/machines/promo/voucherClaim/voucherClaimMachine.ts';
import { useCopy, useLaterPart, useLaterSelector } from '../../../hooks/page.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import s from '../../../ui/parts.module.css';
import { rewardText } from './voucherWords.ts';

/** A voucher that cannot be claimed has its state in the place of a button. */
const LOOKS: Record<Exclude<VoucherAct, 'atCheckout' | 'none'>, string | undefined> = {
  claim: cx(s.btn, s.btnLine, s.btnS),
  claimed: cx(s.ticketState, s.good),
  used: s.ticketState,
  redeemed: s.ticketState,
  quotaRunOut: s.ticketState,
};

/**
 * The one action of a voucher, or the reason for none. One button in all its states, so that a keyboard user keeps the
 * focus after a claim. [VOUCHER-03..06, VOUCHER-10..13, VOUCHER-15]
 */
export function ClaimButton(props: { voucher: GroupedVoucher; asker: ClaimAsker; isMarked?: boolean }) {
  const { voucher, asker, isMarked = false } = props;
  const t = useCopy();
  const promotions = useLaterPart('promotions');
  const claim = useLaterSelector('promotions', selectClaim(voucher.code), undefined);
  const isPending = useRunningSelector(claim ?? null, (snapshot) => snapshot.hasTag('pending'), false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // After the login, focuses the voucher that was pressed. [VOUCHER-16]
    if (!isMarked) return;
    button.current?.scrollIntoView?.({ block: 'center' });
    button.current?.focus({ preventScroll: true });
  }, [isMarked]);
  const act = voucherActOf(voucher.group, voucher);
  if (act === 'none') return null;
  if (act === 'atCheckout') return <span className={s.accent}>{t('voucher.act.atCheckout')}</span>;
  const isOff = act !== 'claim' || isPending;
  const label = isPending ? t('voucher.act.pending') : t(`voucher.act.${act}`);
  return (
    <button
      ref={button}
      type="button"
      className={LOOKS[act]}
      aria-disabled={isOff || undefined}
      aria-busy={isPending || undefined}
      aria-label={
        act === 'claim' && !isPending
          ? t('voucher.claimNamed', { voucher: rewardText(t, voucher) })
          : undefined
      }
      onClick={() => {
        if (!isOff) promotions?.send({ type: 'voucher.claimRequested', code: voucher.code, asker });
      }}
    >
      {isPending && <span className={s.spin} aria-hidden="true" />}
      {act === 'claimed' && <Icon name="circle-check" />}
      <span className={cx(isPending && s.sr)}>{label}</span>
    </button>
  );
}
