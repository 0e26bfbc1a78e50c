import { Icon } from './Icon.tsx';
import { useInSight } from './inSight.ts';
import s from './parts.module.css';

/**
 * The fault of one field or choice, in one line beside it: scrolls into view, and announced by its own role or by the
 * element around it. Keeps its place without a fault. [SHELL-15]
 */
export function Fault({ text, ...rest }: { text: string | null; id?: string; role?: 'alert' | 'status' }) {
  const ref = useInSight<HTMLParagraphElement>(text);
  return (
    <p ref={ref} className={s.err} {...rest}>
      {text !== null && (
        <>
          <Icon name="circle-alert" size="s" />
          <span>{text}</span>
        </>
      )}
    </p>
  );
}
