import type { ReactNode } from 'react';
import { usePart } from '../hooks/page.tsx';
import { Button } from './Button.tsx';

interface LeaveButtonProps {
  look?: 'quiet' | 'main';
  /** True to go back to the previous modal, where there is one. */
  back?: boolean | undefined;
  children: ReactNode;
}

/** Leaves the modal of its foot. [MODAL-03, MODAL-04] */
export function LeaveButton({ look = 'quiet', back = false, children }: LeaveButtonProps) {
  const modal = usePart('modal');
  return (
    <Button look={look} onClick={() => modal.send({ type: back ? 'modal.backRequested' : 'modal.closed' })}>
      {children}
    </Button>
  );
}
