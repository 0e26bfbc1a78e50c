import type { ReactNode } from 'react';
import { links } from '#src/router/links.ts';
import { useCopy } from '../../hooks/page.tsx';
import { cx } from '../../ui/cx.ts';
import { Note } from '../../ui/Note.tsx';
import s from '../../ui/parts.module.css';

/** That the account's address is not known to reach the visitor, and where they verify it. [LINK-09] */
export function VerifyEmailNote({ children }: { children: ReactNode }) {
  const t = useCopy();
  return (
    <Note
      tone="warn"
      actions={
        <a className={cx(s.btn, s.btnQuiet, s.btnS)} href={links.verifyEmail()}>
          {t('notifySuccess.verifyLink')}
        </a>
      }
    >
      {children}
    </Note>
  );
}
