import { useSelector } from '@xstate/react';
import { voucherActOf } from '#src/domain/promo/voucher.ts';
import { selectTerms, selectVoucher } from '#src/machines/promo/promotions/promotionsSelectors.ts';
import { selectHaveFailed, selectNodes } from '#src/machines/promo/voucherTerms/voucherTermsMachine.ts';
import { useCopy, useLanguage, useLaterSelector, usePartSelector } from '../../hooks/page.tsx';
import { ClaimButton } from '../../pieces/promo/vouchers/ClaimButton.tsx';
import { ClaimMessage } from '../../pieces/promo/vouchers/ClaimMessage.tsx';
import { detailText, lastingText, rewardText } from '../../pieces/promo/vouchers/voucherWords.ts';
import { cx } from '../../ui/cx.ts';
import { FailedPart } from '../../ui/FailedPart.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Coming } from '../../ui/Coming.tsx';
import s from '../../ui/parts.module.css';
import { ModalSheet } from '../ModalSheet.tsx';

const LINES = [0, 1, 2];

/** Terms and conditions of one voucher, and its claim while it can be claimed. [MODAL-12, VOUCHER-20] */
export function VoucherTerms() {
  const t = useCopy();
  const language = useLanguage();
  const param = usePartSelector('modal', (snapshot) => snapshot.context.active?.params['voucher']);
  const code = typeof param === 'string' ? param : '';
  const voucher = useLaterSelector('promotions', selectVoucher(code), null, isSameVoucher);
  if (voucher === null) return null;
  const hasAction = voucherActOf(voucher.group, voucher) !== 'atCheckout';
  return (
    <ModalSheet
      title={t('terms.title')}
      {...(hasAction ? { foot: <ClaimButton voucher={voucher} asker="voucherTerms" /> } : {})}
    >
      <div className={s.stack}>
        <p>
          <b>{rewardText(t, voucher)}</b>
          <br />
          <span className={cx(s.small, s.soft)}>
            {[detailText(t, voucher), lastingText(t, language, voucher)]
              .filter((part) => part !== '')
              .join(' · ')}
          </span>
        </p>
        <ClaimMessage code={code} asker="voucherTerms" />
        <Terms />
      </div>
    </ModalSheet>
  );
}

const isSameVoucher = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

function Terms() {
  const t = useCopy();
  const terms = useLaterSelector('promotions', selectTerms, undefined);
  const nodes = useSelector(terms, selectNodes);
  const hasFailed = useSelector(terms, selectHaveFailed);
  if (hasFailed) {
    return <FailedPart title={t('terms.failed')} onRetry={() => terms?.send({ type: 'retry.requested' })} />;
  }
  if (nodes === null) {
    return (
      <Coming className={s.stackS} label={t('terms.loading')}>
        {LINES.map((line) => (
          <span key={line} className={cx(s.sk, s.skT2, line === 2 ? s.sk60 : s.sk95)} />
        ))}
      </Coming>
    );
  }
  if (nodes.length > 0) return <RichText nodes={nodes} />;
  return (
    <div className={s.prose}>
      <p>{t('terms.none')}</p>
    </div>
  );
}
