import type { ReactNode } from 'react';
import { useOpener } from '../hooks/press.ts';
import type { ModalKey } from '#src/domain/shell/modalKey.ts';
import { Icon } from './Icon.tsx';
import s from './parts.module.css';

/** Words that lead to a modal. */
export function ModalLink({ opens, children }: { opens: ModalKey; children: ReactNode }) {
  const opening = useOpener();
  return (
    <button type="button" className={s.link} {...opening(opens)}>
      <span>{children}</span>
      <Icon name="chevron-right" />
    </button>
  );
}
