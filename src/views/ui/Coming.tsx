import type { ReactNode } from 'react';
import s from './parts.module.css';

interface ComingProps {
  /** What is on its way, for those who hear the page. */
  label: string;
  className?: string | undefined;
  /** The shapes that hold its place. */
  children: ReactNode;
}

/** The place of what is on its way. */
export function Coming({ label, className, children }: ComingProps) {
  return (
    <div className={className} aria-busy="true">
      <p className={s.sr} role="status">
        {label}
      </p>
      {children}
    </div>
  );
}
