import type { ReactNode } from 'react';
import { useInSight } from './inSight.ts';
import { Note } from './Note.tsx';

/** The reason of a refused press, with a remedy: announced, and scrolled into view. [SHELL-15] */
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
