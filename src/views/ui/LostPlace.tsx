import { Suspense } from 'react';
import { usePageSelector } from '../hooks/page.tsx';
import { laterView } from './laterView.tsx';

/** Few visitors meet a part that threw: words and places load with the first. */
export const laterLost = laterView<{ place: string }>(
  'lost',
  async () => (await import('./LostParts.tsx')).LostParts,
);

/** Reports parts of this place that threw; draws nothing until then. [ERR-67] */
export function LostPlace({ name }: { name: string }) {
  const isAny = usePageSelector((snapshot) => snapshot.context.lost.length > 0);
  return (
    isAny && (
      <Suspense fallback={<laterLost.Coming />}>
        <laterLost.View place={name} />
      </Suspense>
    )
  );
}
