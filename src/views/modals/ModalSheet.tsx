import { useState, type ReactNode } from 'react';
import { useCopy, usePart, usePartSelector } from '../hooks/page.tsx';
import { Sheet } from '../ui/Sheet.tsx';

/** A sheet of the modal stack: close forgets everything, the arrow goes back to the previous modal. [MODAL-03..06] */
export function ModalSheet(props: {
  title: string;
  wide?: boolean;
  /** True for the stand-in of a modal whose code is loading. */
  isComing?: boolean;
  foot?: ReactNode;
  children: ReactNode;
}) {
  const t = useCopy();
  const modal = usePart('modal');
  const hasPrevious = usePartSelector('modal', (snapshot) => snapshot.context.previous !== null);
  const { activeScroll, activeStop } = modal.getSnapshot().context;
  const [key] = useState(() => modal.getSnapshot().context.active?.key ?? null);
  return (
    <Sheet
      title={props.title}
      closeLabel={t('action.close')}
      backLabel={hasPrevious ? t('action.back') : null}
      onBack={() => modal.send({ type: 'modal.backRequested' })}
      onClose={() => modal.send({ type: 'modal.closed' })}
      onScroll={(offset) => modal.send({ type: 'modal.scrolled', offset })}
      initialScroll={activeScroll}
      initialStop={activeStop}
      onFocusLeft={(stop) => {
        if (key !== null) modal.send({ type: 'modal.focusLeft', key, stop });
      }}
      isComing={props.isComing === true}
      {...(props.wide === undefined ? {} : { wide: props.wide })}
      {...(props.foot === undefined ? {} : { foot: props.foot })}
    >
      {props.children}
    </Sheet>
  );
}
