import { Suspense } from 'react';
import { usePartSelector } from '../hooks/page.tsx';
import { modalView } from './modalRegistry.ts';

/** Shows the active modal, at most one. [MODAL-01] */
export function ModalHost() {
  const key = usePartSelector('modal', (snapshot) => snapshot.context.active?.key ?? null);
  const View = key === null ? null : modalView(key);
  if (View === null) return null;
  return (
    <Suspense fallback={null}>
      {/* oxlint-disable-next-line react/static-components -- the registry hands out one component per key */}
      <View key={key} />
    </Suspense>
  );
}
