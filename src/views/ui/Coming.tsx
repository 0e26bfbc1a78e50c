import type { ReactNode } from 'react';
import s from './parts.module.css';

interface ComingProps {
  /** Names the loading content for screen readers. */
  label: string;
  className?: string | undefined;
  /** Shapes that hold the place of the content. */
  children: ReactNode;
}

/** The place of content that is still loading. */
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
