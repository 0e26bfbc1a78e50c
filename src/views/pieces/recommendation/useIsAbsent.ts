import type { AnyMachineSnapshot } from 'xstate';
import type { LaterPartName } from '#src/machines/page/pageParts.ts';
import { useIsPartMissed, useLaterSelector } from '../../hooks/page.tsx';

/** True when a part is empty or could not be loaded. */
export function useIsAbsent(name: LaterPartName): boolean {
  const isEmpty = useLaterSelector(
    name,
    (snapshot) => (snapshot as AnyMachineSnapshot).hasTag('empty'),
    false,
  );
  const isMissed = useIsPartMissed(name);
  return isEmpty || isMissed;
}
