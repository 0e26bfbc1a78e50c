/** What a test can do to a part of the page that it has taken over. */
export interface LabBridge {
  /** Whether the part runs; one that comes later is asked for. */
  isRunning(part: string): boolean;
  /** Starts the part anew, cut off from the page, with every actor in the test's hands. */
  takeOver(part: string, input: unknown, shared: Shared): void;
  send(part: string, event: { type: string }): void;
  /** Lets an actor the part waits for end, fail or tell something. */
  settle(part: string, id: string, how: Settlement): void;
  value(part: string): unknown;
  context(part: string): unknown;
}
/** What the shared parts hold that it reads. */
export interface Shared {
  serverTimeMs: number;
  user: unknown;
}
export type Settlement =
  | { kind: 'resolve'; output: unknown }
  | { kind: 'reject'; message: string; failure: unknown }
  | { kind: 'tell'; event: { type: string } };

/**
 * Puts `window.lab` into a page that runs, as the page is delivered: its actors are found through what React keeps of
 * the views. Stands on its own, because it is sent into the browser as text.
 */
export function installBridge(): void {
  interface Snapshot {
    status: string;
    value: unknown;
    context: unknown;
    children: Record<string, Ref | undefined>;
  }
  interface Ref {
    id: string;
    logic: Logic;
    system: System;
    _actorScope: { system: System };
    _deferred: unknown[];
    send(event: unknown): void;
    getSnapshot(): Snapshot;
    update(snapshot: unknown, event: unknown): void;
    _stop(): void;
    _parent: Ref | undefined;
  }
  interface System {
    get(id: string): Ref | undefined;
    _unregister(ref: Ref): void;
    _relay(source: Ref | undefined, target: Ref, event: unknown): void;
  }
  interface Logic {
    provide?: (implementations: unknown) => Logic;
    getInitialSnapshot(scope: unknown, input: unknown): unknown;
    implementations?: { actors: Record<string, object> };
  }
  interface Fiber {
    child: Fiber | null;
    sibling: Fiber | null;
    memoizedProps: Record<string, unknown> | null;
    stateNode: { current?: Fiber } | null;
  }

  const findPage = (): Ref => {
    const element = document.getElementById('app') as unknown as Record<string, Fiber> | null;
    const key = Object.keys(element ?? {}).find((name) => name.startsWith('__reactContainer$'));
    const host = key === undefined ? undefined : element?.[key];
    const stack: (Fiber | null | undefined)[] = [host?.stateNode?.current ?? host];
    while (stack.length > 0) {
      const fiber = stack.pop();
      if (fiber == null) continue;
      const page = fiber.memoizedProps?.['page'] as Partial<Ref> | undefined;
      if (page?.system !== undefined && page._parent === undefined) return page as Ref;
      stack.push(fiber.sibling, fiber.child);
    }
    throw new Error('No page runs here');
  };
  const page = findPage();
  const find = (part: string) => page.getSnapshot().children[part] ?? page.system.get(part);
  const partOf = (part: string): Ref => {
    const ref = find(part);
    if (ref === undefined) throw new Error(`The page has no part "${part}" now`);
    return ref;
  };
  const waiting = {
    transition(snapshot: object, event: { type: string; output?: unknown; error?: unknown }) {
      if (event.type === 'lab.resolve') return { ...snapshot, status: 'done', output: event.output };
      if (event.type === 'lab.reject') return { ...snapshot, status: 'error', error: event.error };
      return snapshot;
    },
    getInitialSnapshot: (_: unknown, input: unknown) => ({
      status: 'active',
      output: undefined,
      error: undefined,
      input,
      context: {},
    }),
    getPersistedSnapshot: (snapshot: unknown) => snapshot,
    restoreSnapshot: (snapshot: unknown) => snapshot,
  };
  const bridge: LabBridge = {
    isRunning(part) {
      if (find(part) !== undefined) return true;
      page.send({ type: 'part.needed', name: part });
      return find(part) !== undefined;
    },
    takeOver(part, input, { serverTimeMs, user }) {
      const ref = partOf(part);
      const { system } = ref;
      // The page neither hears what the part tells nor tells it anything: its own answers would come in between.
      const relay = system._relay.bind(system);
      system._relay = (source, target, event) => {
        if (source === ref && target === ref._parent) return;
        if (target === ref && source !== undefined && source !== ref && source._parent !== ref) return;
        relay(source, target, event);
      };
      const held: Record<string, unknown> = { clock: { serverTimeMs }, session: { user } };
      ref._actorScope.system = Object.assign(Object.create(system) as System, {
        get: (id: string) =>
          id in held && id !== part
            ? ({ getSnapshot: () => ({ status: 'active', context: held[id] }) } as unknown as Ref)
            : system.get(id),
      });
      const actors = ref.logic.implementations?.actors ?? {};
      // Parts below it stay what they are: views look at them.
      const names = Object.keys(actors).filter((name) => !('provide' in (actors[name] ?? {})));
      for (const child of Object.values(ref.getSnapshot().children)) {
        if (child === undefined) continue;
        ref.system._unregister(child);
        child._stop();
      }
      ref._deferred.length = 0;
      ref.logic =
        ref.logic.provide?.({ actors: Object.fromEntries(names.map((name) => [name, waiting])) }) ??
        ref.logic;
      ref.update(ref.logic.getInitialSnapshot(ref._actorScope, input), { type: 'xstate.init', input });
    },
    send: (part, event) => partOf(part).send(event),
    settle(part, id, how) {
      const child = partOf(part).getSnapshot().children[id];
      if (child === undefined || child.getSnapshot().status !== 'active')
        throw new Error(`${part} does not wait for "${id}"`);
      if (how.kind === 'resolve') child.send({ type: 'lab.resolve', output: how.output });
      else if (how.kind === 'tell') child.system._relay(child, partOf(part), how.event);
      else
        child.send({
          type: 'lab.reject',
          error: Object.assign(
            new Error(how.message),
            how.failure === undefined ? {} : { failure: how.failure },
          ),
        });
    },
    value: (part) => partOf(part).getSnapshot().value,
    context: (part) => partOf(part).getSnapshot().context,
  };
  Object.assign(window, { lab: bridge });
}
