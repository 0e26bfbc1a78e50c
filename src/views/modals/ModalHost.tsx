import { Suspense, useEffect, useState } from 'react';
import { useIsLost, usePartSelector } from '../hooks/page.tsx';
import { laterComing } from './laterComing.ts';
import { modalView, type ModalView } from './modalRegistry.ts';

/** A modal whose code comes sooner than this, in ms, shows no sheet before it. */
const SOON_MS = 300;

/** Shows the active modal, at most one. [MODAL-01] */
export function ModalHost() {
  const key = usePartSelector('modal', (snapshot) => snapshot.context.active?.key ?? null);
  // It could not be closed any more. [ERR-67]
  const isLost = useIsLost('modal');
  if (key === null || isLost) return null;
  const modal = modalView(key);
  return (
    <Suspense key={key} fallback={<ComingModal modal={modal} />}>
      <modal.View />
    </Suspense>
  );
}

/** In the place of a modal whose code does not come soon. */
function ComingModal({ modal }: { modal: ModalView }) {
  // At once in the place of another modal: between two sheets there is never none.
  const [isLate, setIsLate] = useState(
    () => document.querySelector('dialog[open]:not([data-beside])') !== null,
  );
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), SOON_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    isLate && (
      <Suspense>
        <laterComing.View modal={modal} />
      </Suspense>
    )
  );
}
