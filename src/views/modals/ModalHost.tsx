import { Suspense, useEffect, useState } from 'react';
import { useCopy, useIsLost, usePartSelector } from '../hooks/page.tsx';
import { cx } from '../ui/cx.ts';
import { useFailure } from '../ui/laterView.tsx';
import s from '../ui/parts.module.css';
import { modalView, type ModalView } from './modalRegistry.ts';
import { ModalSheet } from './ModalSheet.tsx';

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

/** The sheet of a modal whose code is on its way, or could not be fetched: it can be closed, and asked for again. */
function ComingModal({ modal: { Coming, code } }: { modal: ModalView }) {
  const t = useCopy();
  const isMissed = useFailure(code) !== null;
  // At once in the place of another modal: between two sheets there is never none.
  const [isLate, setIsLate] = useState(
    () => document.querySelector('dialog[open]:not([data-beside])') !== null,
  );
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), SOON_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <ModalSheet title={t(isMissed ? 'modal.missed' : 'modal.coming')} isComing>
      <Coming>
        <div className={s.stack} aria-hidden="true">
          <span className={cx(s.sk, s.skT3, s.sk60)} />
          <span className={cx(s.sk, s.skBtn)} />
          <span className={cx(s.sk, s.skBtn)} />
        </div>
      </Coming>
    </ModalSheet>
  );
}
