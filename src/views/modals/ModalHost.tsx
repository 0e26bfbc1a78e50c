import { Suspense, useEffect, useState } from 'react';
import type { ModalKey } from '#src/domain/shell/modalKey.ts';
import { useIsLost, usePart, usePartSelector } from '../hooks/page.tsx';
import { useHasFailed } from '../ui/laterView.tsx';
import { markWaiting } from '../ui/markWaiting.ts';
import { laterComing } from './laterComing.ts';
import { modalView, type ModalView } from './modalRegistry.ts';

/** Shows the active modal, at most one. [MODAL-01] */
export function ModalHost() {
  const key = usePartSelector('modal', (snapshot) => snapshot.context.active?.key ?? null);
  // Its machine threw: the modal could not be closed any more. [ERR-67]
  const isLost = useIsLost('modal');
  if (key === null || isLost) return null;
  const modal = modalView(key);
  return (
    <Suspense key={key} fallback={<ComingModal name={key} modal={modal} />}>
      <modal.View />
    </Suspense>
  );
}

/** Stands in for a modal whose code takes longer; its opener says that it waits. */
function ComingModal({ name, modal }: { name: ModalKey; modal: ModalView }) {
  // [ERR-59]
  useHasFailed(name, modal.code);
  useMissed(modal);
  // At once in place of another modal, so that one sheet follows the other without a gap.
  const [isLate, setIsLate] = useState(
    () => document.querySelector('dialog[open]:not([data-beside])') !== null,
  );
  useEffect(() => markWaiting(document.activeElement?.closest('button, a'), () => setIsLate(true)), []);
  return (
    isLate && (
      <Suspense>
        <laterComing.View modal={modal} />
      </Suspense>
    )
  );
}

/**
 * Reports a modal that cannot be shown: neither its code nor that of the stand-in sheet could be fetched. Each press
 * tries both again. [LOAD-05]
 */
function useMissed(modal: ModalView) {
  const part = usePart('modal');
  useEffect(() => {
    const codes = [modal.code, laterComing.code];
    for (const code of codes) code.retry();
    const look = () => {
      if (codes.every((code) => code.failure() !== null)) part.send({ type: 'modal.missed' });
    };
    const ends = codes.map((code) => code.subscribe(look));
    return () => {
      for (const end of ends) end();
    };
  }, [part, modal]);
}
