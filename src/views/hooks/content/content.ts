import { useEffect } from 'react';
import type { ContentKind } from '#src/machines/content/content/contentMachine.ts';
import { useIsPartMissed, useLaterPart, useLaterSelector, useNeeded } from '../page.tsx';

/** A configuration content, loaded when first needed; null until it is there, and after a failure. [CONFIG-14] */
export function useContent(kind: ContentKind): unknown {
  const content = useLaterPart('content');
  useNeeded('content', true);
  useEffect(() => content?.send({ type: 'content.requested', kind }), [content, kind]);
  return useLaterSelector('content', (snapshot) => snapshot.context[kind], null);
}

/** True until a content is loaded or has failed. */
export function useIsContentComing(kind: ContentKind): boolean {
  const isMissed = useIsPartMissed('content');
  const isComing = useLaterSelector(
    'content',
    (snapshot) => snapshot.matches({ [kind]: 'idle' }) || snapshot.matches({ [kind]: 'loading' }),
    true,
  );
  return isComing && !isMissed;
}
