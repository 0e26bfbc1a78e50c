import type { AnyStateMachine } from 'xstate';

/** The methods that a machine binds to itself. */
const BOUND = [
  'transition',
  'getInitialSnapshot',
  'getPersistedSnapshot',
  'restoreSnapshot',
  'start',
] as const;
type Kind = 'actions' | 'actors' | 'delays' | 'guards';

/**
 * A machine with implementations, like its own `provide`, which builds every state of the machine anew. States know
 * nothing of implementations, so both machines share them: a page that wakes up builds each machine once.
 */
export function provided<TImplementations, TMachine extends AnyStateMachine>(
  machine: { provide: (implementations: TImplementations) => TMachine },
  implementations: NoInfer<TImplementations>,
): TMachine {
  const given = implementations as Partial<Record<Kind, object>>;
  const known = (machine as object as TMachine).implementations as Record<Kind, object>;
  const merged = Object.fromEntries(
    (Object.keys(known) as Kind[]).map((kind) => [kind, { ...known[kind], ...given[kind] }]),
  );
  const prototype = Object.getPrototypeOf(machine) as Record<(typeof BOUND)[number], () => unknown>;
  const copy = Object.assign(Object.create(prototype) as TMachine, machine, { implementations: merged });
  for (const method of BOUND) Object.assign(copy, { [method]: prototype[method].bind(copy) });
  return copy;
}
