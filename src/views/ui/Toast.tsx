import { Suspense } from 'react';
import { usePartSelector } from '../hooks/page.tsx';
import { laterToast } from './laterToast.ts';
import type { ToastPlace } from './toastPlace.ts';

/**
 * One short message at a time, which vanishes by itself. What is outside an open modal lies below it and cannot be
 * reached: while one is open, the message is in the region that stands within it. [SHELL-06]
 */
export function Toast({ place = 'page' }: { place?: ToastPlace }) {
  const current = usePartSelector('toast', (snapshot) => snapshot.context.current);
  const isInModal = place === 'sheet' || place === 'viewer';
  const isHere = usePartSelector('modal', ({ context }) => (context.active !== null) === isInModal);
  return (
    <div role={current?.tone === 'bad' ? 'alert' : 'status'}>
      {current !== null && isHere && (
        <Suspense>
          <laterToast.View place={place} />
        </Suspense>
      )}
    </div>
  );
}
