import { useCopy } from '../../hooks/page.tsx';
import { cx } from '../cx.ts';
import s from '../parts.module.css';
import { LeaveButton } from '../LeaveButton.tsx';

/** The foot of a modal that tells something: it is closed, or left for a page where it can be mended. */
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
