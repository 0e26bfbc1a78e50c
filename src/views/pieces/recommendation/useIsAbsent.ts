import type { AnyMachineSnapshot } from 'xstate';
import type { LaterPartName } from '#src/machines/page/pageParts.ts';
import { useIsPartMissed, useLaterSelector } from '../../hooks/page.tsx';

/** Whether a part has nothing to show: there is nothing, or it could not be loaded. */
export function useIsAbsent(name: LaterPartName): boolean {
  const isEmpty = useLaterSelector(
    name,
    (snapshot) => (snapshot as AnyMachineSnapshot).hasTag('empty'),
    false,
  );
  const isMissed = useIsPartMissed(name);
  return isEmpty || isMissed;
}
