import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { CopyKey } from '#src/copy/copyTypes.ts';
import { useCopy } from '../hooks/page.tsx';
import { FailedPart } from './FailedPart.tsx';

/**
 * A view whose code the first load does without. Its children stand in its place, from the server on, until the code has
 * come. When it cannot be fetched that is said, if there are words for it, and can be tried again.
 */
export function brought(load: () => Promise<ComponentType>, failedKey: CopyKey | null = null) {
  let known: ComponentType | null = null;
  return function Brought({ children }: { children: ReactNode }) {
    const t = useCopy();
    const [View, setView] = useState<ComponentType | null>(() => known);
    const [progress, setProgress] = useState<'coming' | 'missed'>('coming');
    useEffect(() => {
      if (View !== null || progress === 'missed') return undefined;
      let isGone = false;
      load().then(
        (view) => {
          known = view;
          if (!isGone) setView(() => view);
        },
        () => {
          if (!isGone) setProgress('missed');
        },
      );
      return () => {
        isGone = true;
      };
    }, [View, progress]);
    if (View !== null) return <View />;
    if (progress === 'coming' || failedKey === null) return children;
    return <FailedPart title={t(failedKey)} onRetry={() => setProgress('coming')} />;
  };
}
