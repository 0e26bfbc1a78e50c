import type { ReactNode } from 'react';
import { laterLinks } from '#src/router/laterLinks.ts';
import { useCopy } from '../../../hooks/page.tsx';
import { cx } from '../../../ui/cx.ts';
import { Note } from '../../../ui/Note.tsx';
import s from '../../../ui/parts.module.css';

/** Says that the account's e-mail address is unverified, and links to its verification. [LINK-09] */
export function VerifyEmailNote({ children }: { children: ReactNode }) {
  const t = useCopy();
  return (
    <Note
      tone="warn"
      actions={
        <a className={cx(s.btn, s.btnQuiet, s.btnS)} href={laterLinks.verifyEmail()}>
          {t('notifySuccess.verifyLink')}
        </a>
      }
    >
      {children}
    </Note>
  );
}
