import type { ReactNode } from 'react';
import { useInSight } from './inSight.ts';
import { Note } from './Note.tsx';

/** Why a press was refused, and what can be done about it: announced, and brought into sight. [SHELL-15] */
export function Refusal(props: {
  tone?: 'bad' | 'warn';
  id?: string;
  children: string;
  actions?: ReactNode;
}) {
  const { tone = 'bad', children, ...rest } = props;
  const ref = useInSight<HTMLDivElement>(children);
  return (
    <Note {...rest} ref={ref} tone={tone} live>
      {children}
    </Note>
  );
}
