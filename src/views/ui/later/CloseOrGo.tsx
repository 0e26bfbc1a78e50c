import { useCopy } from '../../hooks/page.tsx';
import { cx } from '../cx.ts';
import s from '../parts.module.css';
import { LeaveButton } from '../LeaveButton.tsx';

/** The foot of a modal with information: a button to close it, and a link to the page that helps. */
export function CloseOrGo({ href, label }: { href: string; label: string }) {
  const t = useCopy();
  return (
    <>
      <LeaveButton>{t('action.close')}</LeaveButton>
      <a className={cx(s.btn, s.btnMain)} href={href}>
        {label}
      </a>
    </>
  );
}
