import { lazy, useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { useCopy, usePage } from '../hooks/page.tsx';
import { FailedPart } from './FailedPart.tsx';
import { laterCode, type LaterCode } from './laterCode.ts';
import { withAllWords } from './laterWords.ts';
import { untilVisible } from './untilVisible.ts';

interface LaterViewFacts {
  id?: string | null;
  until?: (id: string) => Promise<void>;
  withWords?: <T>(load: () => Promise<T>) => Promise<T>;
}

/**
 * A view whose code comes later. Show it inside a Suspense boundary, with `Coming` in its place meanwhile. `preload`
 * makes the next `View` draw at once, which the server and a first render need. With the `id` of its element, markup
 * from the server hydrates once it is wanted (`until`); until then, and while the code cannot be fetched, it stays
 * readable. `withWords` loads the words that the view uses.
 *
 * @param name its name in analytics when it cannot be fetched. [ERR-59]
 */
export function laterView<TProps extends object = object>(
  name: string,
  load: () => Promise<ComponentType<TProps>>,
  { id = null, until = untilVisible, withWords = withAllWords }: LaterViewFacts = {},
) {
  const code = laterCode(() => withWords(load));
  const Lazy = lazy(async () => {
    if (id !== null) await until(id);
    return { default: await code.untilHere() };
  });
  function View(props: TProps) {
    // Kept: a shown view must not be made anew because another place has loaded the code meanwhile.
    const [Loaded] = useState<ComponentType<TProps>>(() => code.now() ?? Lazy);
    return <Loaded {...props} />;
  }
  /** Its children while the code loads; the failure with a retry when it could not be fetched. [ERR-58] */
  function Coming({ children = null }: { children?: ReactNode }) {
    const hasFailed = useHasFailed(name, code);
    const t = useCopy();
    return hasFailed ? <FailedPart title={t('error.ui')} onRetry={code.retry} /> : children;
  }
  const preload = async (): Promise<void> => {
    await code.bring();
  };
  return { View, Coming, code, preload };
}

/** The error of the last attempt to fetch code; null while nothing has failed. */
export const useFailure = (code: LaterCode<unknown>) =>
  useSyncExternalStore(code.subscribe, code.failure, () => null);

/** True when code could not be fetched; reports the failure to analytics. [ERR-59] */
export function useHasFailed(name: string, code: LaterCode<unknown>): boolean {
  const page = usePage();
  const failure = useFailure(code);
  const message = failure instanceof Error ? failure.message : failure === null ? null : String(failure);
  // Report a failure once, however often it is retried.
  useEffect(() => {
    if (message !== null) page.send({ type: 'ui.failed', component: name, message: message.slice(0, 200) });
  }, [page, name, message]);
  return failure !== null;
}
