import { Suspense } from 'react';
import { usePageSelector } from '../hooks/page.tsx';
import { laterView } from './laterView.tsx';

/** Few visitors meet a part that has thrown: its words and where they stand come with the first of them. */
export const laterLost = laterView<{ place: string }>(
  'lost',
  async () => (await import('./LostParts.tsx')).LostParts,
);

/** Says that a part of this place has thrown; draws nothing until one has. [ERR-67] */
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
