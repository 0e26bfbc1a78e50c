import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { CopyKey } from '#src/copy/copyTypes.ts';
import { useCopy } from '../hooks/page.tsx';
import { FailedPart } from './FailedPart.tsx';
import { laterCode } from './laterCode.ts';
import { withAllWords } from './laterWords.ts';
import { useHasFailed } from './laterView.tsx';

/**
 * A view outside the first load. Its children hold its place, from the server on, until the code has loaded. A failure
 * shows, with a retry, if there are words for it.
 */
export function laterPlace(
  name: string,
  load: () => Promise<ComponentType>,
  failedKey: CopyKey | null = null,
) {
  const code = laterCode(() => withAllWords(load));
  return function Place({ children }: { children: ReactNode }) {
    const t = useCopy();
    const hasFailed = useHasFailed(name, code);
    const [View, setView] = useState<ComponentType | null>(() => code.now());
    useEffect(() => {
      if (View !== null) return undefined;
      let isGone = false;
      void code.untilHere().then((view) => {
        if (!isGone) setView(() => view);
      });
      return () => {
        isGone = true;
      };
    }, [View]);
    if (View !== null) return <View />;
    if (!hasFailed || failedKey === null) return children;
    return <FailedPart title={t(failedKey)} onRetry={code.retry} />;
  };
}
