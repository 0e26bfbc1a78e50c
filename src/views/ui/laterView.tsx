import { lazy, useState, type ComponentType } from 'react';
import { whenWanted } from './whenWanted.ts';

/**
 * A view in a chunk of its own, inside a Suspense boundary of whoever shows it. `preload` makes the next `View` draw at
 * once, which the server and a first render need. With the `id` of its element, markup the server sent comes to life
 * when it is wanted, not before.
 */
export function laterView<TProps extends object = object>(
  load: () => Promise<ComponentType<TProps>>,
  id: string | null = null,
) {
  let loaded: ComponentType<TProps> | null = null;
  const preload = async (): Promise<void> => {
    loaded ??= await load();
  };
  const Lazy = lazy(async () => {
    if (id !== null) await whenWanted(id);
    return { default: loaded ?? (await load()) };
  });
  function View(props: TProps) {
    // Kept: a view that is shown must not be made anew because it has been loaded elsewhere meanwhile.
    const [Loaded] = useState<ComponentType<TProps>>(() => loaded ?? Lazy);
    return <Loaded {...props} />;
  }
  return { View, preload };
}
