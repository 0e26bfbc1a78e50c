import { useRef, type ReactNode, type RefObject } from 'react';
import { useLeaving } from '../hooks/leaving.ts';
import { cx } from './cx.ts';
import s from './parts.module.css';

interface ComingRowProps {
  /** False once it is known that there is no such row. */
  isComing: boolean;
  ref?: RefObject<HTMLDivElement | null>;
  className?: string | undefined;
  /** The shapes that hold its place. */
  children: ReactNode;
}

/** The place of a loading row; where none comes it goes once it is out of the window. [SHELL-25] */
export function ComingRow({ isComing, ref, className, children }: ComingRowProps) {
  const own = useRef<HTMLDivElement>(null);
  const row = ref ?? own;
  const standing = useLeaving(isComing, row);
  if (standing === 'gone') return null;
  return (
    <div
      ref={row}
      className={cx(className, standing === 'leaving' && s.isUnseen)}
      aria-busy={standing === 'there'}
    >
      {children}
    </div>
  );
}
