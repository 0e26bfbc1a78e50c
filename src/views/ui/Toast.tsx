import { Suspense, useEffect } from 'react';
import type { Toast as ToShow } from '#src/machines/shell/toast/toastEvents.ts';
import { useCopy, useCopyKey, usePart, usePartSelector } from '../hooks/page.tsx';
import { laterToast } from './laterToast.ts';
import { useHasFailed } from './laterView.tsx';
import s from './parts.module.css';
import type { ToastPlace } from './toastPlace.ts';

/**
 * One short message at a time, which vanishes by itself. Content outside an open modal lies below it and cannot be
 * reached: while one is open, the message shows in the modal's own region. [SHELL-06]
 */
export function Toast({ place = 'page' }: { place?: ToastPlace }) {
  const current = usePartSelector('toast', (snapshot) => snapshot.context.current);
  const isInModal = place === 'sheet' || place === 'viewer';
  const isHere = usePartSelector('modal', ({ context }) => (context.active !== null) === isInModal);
  return (
    <div role={current?.tone === 'bad' ? 'alert' : 'status'}>
      {current !== null && isHere && (
        <Suspense fallback={<PlainToast toast={current} />}>
          <laterToast.View place={place} />
        </Suspense>
      )}
    </div>
  );
}

/** The words of a message whose own code could not be fetched, without its actions. [LOAD-05] */
function PlainToast({ toast: { copyKey, params } }: { toast: ToShow }) {
  const t = useCopy();
  const toKey = useCopyKey();
  const part = usePart('toast');
  const isMissed = useHasFailed('toast', laterToast.code);
  const key = isMissed ? toKey(copyKey) : null;
  // On every change: the same words may come again.
  useEffect(() => {
    if (key !== null) part.send({ type: 'toast.drawn' });
  });
  return key !== null && <p className={s.toast}>{t(key, params)}</p>;
}
