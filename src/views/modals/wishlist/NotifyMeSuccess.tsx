import { useCopy, useLaterSelector, usePart, usePartSelector } from '../../hooks/page.tsx';
import { VerifyEmailNote } from '../../pieces/wishlist/later/VerifyEmailNote.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import s from '../../ui/parts.module.css';
import { ModalSheet } from '../ModalSheet.tsx';

/** Confirms that the visitor will be notified when the product is back. [MODAL-10, LINK-09] */
export function NotifyMeSuccess() {
  const t = useCopy();
  const modal = usePart('modal');
  const isUnverified = usePartSelector(
    'session',
    (snapshot) => snapshot.context.user?.emailVerified === false,
  );
  const email = useLaterSelector('notifyMe', ({ context }) => context.accepted ?? '', '');
  const isCampaign = useLaterSelector('notifyMe', ({ context }) => context.campaignId !== null, false);
  const isOwn = usePartSelector('session', (snapshot) => snapshot.context.user?.email === email);
  // The button leads to similar products, so it goes where there are none. [RECO-13]
  const hasNoSimilar = useLaterSelector('recommendation', (snapshot) => snapshot.hasTag('empty'), false);
  const close = () => modal.send({ type: 'modal.closed' });
  return (
    <ModalSheet
      title={t('notifySuccess.title')}
      foot={
        <>
          {!hasNoSimilar && (
            <a className={cx(s.btn, s.btnQuiet)} href="#recommendation" onClick={close}>
              {t('notifySuccess.similar')}
            </a>
          )}
          <Button look="main" onClick={close}>
            {t('notifySuccess.ok')}
          </Button>
        </>
      }
    >
      <div className={s.stack}>
        <p>{t(isCampaign ? 'notifySuccess.campaignText' : 'notifySuccess.text')}</p>
        {email !== '' && <p className={s.soft}>{t('notifySuccess.where', { email })}</p>}
        {isUnverified && isOwn && <VerifyEmailNote>{t('notifySuccess.verify')}</VerifyEmailNote>}
      </div>
    </ModalSheet>
  );
}
