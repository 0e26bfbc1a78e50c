import { links } from '#src/router/links.ts';
import { useCopy, usePart, usePartSelector } from '../hooks/page.tsx';
import { cx } from '../ui/cx.ts';
import { Note } from '../ui/Note.tsx';
import s from '../ui/parts.module.css';
import { ModalSheet } from './ModalSheet.tsx';

/** The visitor will be told when the product is back. [MODAL-10, LINK-09] */
export function NotifyMeSuccess() {
  const t = useCopy();
  const modal = usePart('modal');
  const isUnverified = usePartSelector(
    'session',
    (snapshot) => snapshot.context.user?.emailVerified === false,
  );
  const close = () => modal.send({ type: 'modal.closed' });
  return (
    <ModalSheet
      title={t('notifySuccess.title')}
      foot={
        <>
          <a className={cx(s.btn, s.btnQuiet)} href="#recommendation" onClick={close}>
            {t('notifySuccess.similar')}
          </a>
          <button type="button" className={cx(s.btn, s.btnMain)} onClick={close}>
            {t('notifySuccess.ok')}
          </button>
        </>
      }
    >
      <div className={s.stack}>
        <p>{t('notifySuccess.text')}</p>
        {isUnverified && (
          <Note
            tone="warn"
            actions={
              <a className={cx(s.btn, s.btnQuiet, s.btnS)} href={links.verifyEmail()}>
                {t('notifySuccess.verifyLink')}
              </a>
            }
          >
            {t('notifySuccess.verify')}
          </Note>
        )}
      </div>
    </ModalSheet>
  );
}
