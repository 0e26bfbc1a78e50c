import type { ReactNode, Ref } from 'react';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import s from './parts.module.css';

/** A message beside where it happened: never by colour alone. */
export function Note(props: {
  tone: 'bad' | 'warn' | 'info';
  id?: string;
  ref?: Ref<HTMLDivElement>;
  /** Announced when it appears. */
  live?: boolean;
  children: ReactNode;
  actions?: ReactNode;
}) {
  const toneClass = { bad: s.noteBad, warn: s.noteWarn, info: s.noteInfo }[props.tone];
  return (
    <div
      ref={props.ref}
      className={cx(s.note, toneClass)}
      id={props.id}
      role={props.live ? 'alert' : undefined}
    >
      <Icon
        name={props.tone === 'info' ? 'info' : props.tone === 'warn' ? 'triangle-alert' : 'circle-alert'}
      />
      <p>{props.children}</p>
      {props.actions !== undefined && <div className={s.acts}>{props.actions}</div>}
    </div>
  );
}
