import { useEffect } from 'react';
import type { ContentKind } from '#src/machines/shell/content/contentMachine.ts';
import { usePart, usePartSelector } from './page.tsx';

/** A configuration content, asked for when first needed; null until it is there, and for ever when it failed. [CONFIG-14] */
export function useContent(kind: ContentKind): unknown {
  const content = usePart('content');
  useEffect(() => content.send({ type: 'content.requested', kind }), [content, kind]);
  return usePartSelector('content', (snapshot) => snapshot.context[kind]);
}

/** True until a content has come or has failed. */
export const useIsContentComing = (kind: ContentKind): boolean =>
  usePartSelector(
    'content',
    (snapshot) => snapshot.matches({ [kind]: 'idle' }) || snapshot.matches({ [kind]: 'loading' }),
  );
