import { useSelector } from '@xstate/react';
import { createContext, startTransition, use, useEffect, useMemo, useState } from 'react';
import type { Dock } from '../dock.ts';
import type { InspectorContext, InspectorRef, InspectorSnapshot } from '../inspectorMachine.ts';
import type { Lab } from '../lab.ts';
import { actorAt, isMachineSnapshot, type MachineSnapshot, type RunningActor } from '../running.ts';
import { masked } from '../watch/mask.ts';

export interface LabContextValue {
  lab: Lab;
  inspector: InspectorRef;
  dock: Dock;
}
export const LabContext = createContext<LabContextValue | null>(null);

function useLabContext(): LabContextValue {
  const value = use(LabContext);
  if (value === null) throw new Error('This view is outside the lab');
  return value;
}

/** The lab; rerenders the view after events of the page, in pieces that let the page's own events go first. */
export function useLab(): Lab {
  const { lab } = useLabContext();
  const [, setVersion] = useState(lab.version);
  useEffect(() => {
    const follow = () => startTransition(() => setVersion(lab.version()));
    follow();
    return lab.subscribe(follow);
  }, [lab]);
  return lab;
}
export const useDock = (): Dock => useLabContext().dock;
export const useInspector = (): InspectorRef => useLabContext().inspector;

export function useChoice<T>(select: (context: InspectorContext) => T): T {
  return useSelector(useInspector(), ({ context }) => select(context));
}
export function useInspectorState<T>(select: (snapshot: InspectorSnapshot) => T): T {
  return useSelector(useInspector(), select);
}

const asItIs = (value: unknown) => value;

/** Hides personal data as long as the inspector is told to. */
export function useMask(): (value: unknown) => unknown {
  const isMasked = useChoice((context) => context.isMasked);
  return isMasked ? masked : asItIs;
}

export interface ChosenMachine {
  ref: RunningActor;
  snapshot: MachineSnapshot;
  path: string;
}
/** The chosen machine, the same value while it does not change; null while it does not run. */
export function useChosenMachine(): ChosenMachine | null {
  const lab = useLab();
  const path = useChoice((context) => context.path);
  const page = lab.page();
  const ref = page === null ? null : actorAt(page, path);
  const snapshot = ref?.getSnapshot();
  return useMemo(
    () => (ref === null || !isMachineSnapshot(snapshot) ? null : { ref, snapshot, path }),
    [ref, snapshot, path],
  );
}
