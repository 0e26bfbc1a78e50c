import type { ReactNode, Ref } from 'react';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import s from './parts.module.css';

/** A message beside its cause: never by colour alone. */
export function Note({
  tone,
  ref,
  id,
  live,
  children,
  actions,
}: {
  tone: 'bad' | 'warn' | 'info';
  id?: string;
  ref?: Ref<HTMLDivElement>;
  /** Announced when it appears. */
  live?: boolean;
  children: ReactNode;
  actions?: ReactNode;
}) {
  const toneClass = { bad: s.noteBad, warn: s.noteWarn, info: s.noteInfo }[tone];
  return (
    <div ref={ref} className={cx(s.note, toneClass)} id={id} role={live ? 'alert' : undefined}>
      <Icon name={tone === 'info' ? 'info' : tone === 'warn' ? 'triangle-alert' : 'circle-alert'} />
      <p>{children}</p>
      {actions !== undefined && <div className={s.acts}>{actions}</div>}
    </div>
  );
}
