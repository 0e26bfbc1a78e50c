import type { ReactNode } from 'react';
import type { ModalKey } from '#src/domain/modalKey.ts';
import { usePart } from '../hooks/page.tsx';
import { Icon } from './Icon.tsx';
import s from './parts.module.css';

/** Words that lead to a modal. */
export function ModalLink({ opens, children }: { opens: ModalKey; children: ReactNode }) {
  const modal = usePart('modal');
  return (
    <button type="button" className={s.link} onClick={() => modal.send({ type: 'modal.opened', key: opens })}>
      <span>{children}</span>
      <Icon name="chevron-right" />
    </button>
  );
}
