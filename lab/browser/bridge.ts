/**
 * Actions of a test on a part of the page that it has taken over. A part is named by its place: `promotions`,
 * `promotions/voucherClaim-1` for one inside it, and `page` for the page itself.
 */
export interface LabBridge {
  /** Tells whether the part runs; requests a part that comes later. */
  isRunning(part: string): boolean;
  /** Starts the part anew, cut off from everything around it, with every actor in the test's hands. */
  takeOver(part: string, input: unknown, shared: Shared): void;
  send(part: string, event: { type: string }): void;
  /** Lets an actor the part waits for end, fail or tell something. */
  settle(part: string, id: string, how: Settlement): void;
  value(part: string): unknown;
  context(part: string): unknown;
}
/** Values of the shared parts that it reads. */
export interface Shared {
  serverTimeMs: number;
  user: unknown;
}
export type Settlement =
  | { kind: 'resolve'; output: unknown }
  | { kind: 'reject'; message: string; failure: unknown }
  | { kind: 'tell'; event: { type: string } };

/**
 * Puts `window.lab` into a running page as delivered: finds its actors through React's data on the views. Uses nothing
 * outside itself, because it is sent into the browser as text.
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
    _actorScope: unknown;
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
    transition(snapshot: unknown, event: unknown, scope: unknown): unknown;
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
  const find = (part: string): Ref | undefined => {
    const [first = '', ...inner] = part.split('/');
    if (first === 'page') return page;
    let ref = page.getSnapshot().children[first] ?? page.system.get(first);
    for (const id of inner) ref = ref?.getSnapshot().children[id];
    return ref;
  };
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
  /** Machines below stay machines, because views read them; their calls wait for the test. */
  const held = (logic: Logic): Logic => {
    const actors = Object.entries(logic.implementations?.actors ?? {});
    return (
      logic.provide?.({
        actors: Object.fromEntries(
          actors.map(([name, actor]) => [name, 'provide' in actor ? held(actor as Logic) : waiting]),
        ),
      }) ?? logic
    );
  };
  const endBelow = (ref: Ref): void => {
    for (const child of Object.values(ref.getSnapshot().children ?? {})) {
      if (child === undefined) continue;
      endBelow(child);
      child.system._unregister(child);
      child._stop();
    }
    ref._deferred.length = 0;
  };
  let isTold = false;
  const bridge: LabBridge = {
    isRunning(part) {
      if (find(part) !== undefined) return true;
      page.send({ type: 'part.needed', name: part });
      return find(part) !== undefined;
    },
    takeOver(part, input, { serverTimeMs, user }) {
      const ref = partOf(part);
      const { system } = ref;
      // Cuts the part off in both directions. The page does not hear it: a sheet that opens would send an event back.
      // Only the test sends to it: answers of the page would come in between.
      const relay = system._relay.bind(system);
      system._relay = (source, target, event) => {
        if (source === ref && target !== ref && target._parent !== ref) return;
        const isOwnEnd = source?._parent === ref && (event as { type: string }).type.startsWith('xstate.');
        if (target === ref && source !== undefined && source !== ref && !isOwnEnd && !isTold) return;
        relay(source, target, event);
      };
      // The page's emitted events would make the browser leave it or go to another address.
      Object.assign(ref._actorScope as object, { emit: () => {} });
      const shared: Record<string, unknown> = { clock: { serverTimeMs }, session: { user } };
      let isPart = false;
      const get = system.get.bind(system);
      system.get = (id) =>
        isPart && id in shared && id !== part && ref !== page
          ? ({ getSnapshot: () => ({ status: 'active', context: shared[id] }) } as unknown as Ref)
          : get(id);
      const asPart =
        <A extends unknown[], T>(act: (...given: A) => T) =>
        (...given: A): T => {
          isPart = true;
          try {
            return act(...given);
          } finally {
            isPart = false;
          }
        };
      endBelow(ref);
      ref.logic = held(ref.logic);
      const { logic } = ref;
      logic.transition = asPart(logic.transition.bind(logic));
      logic.getInitialSnapshot = asPart(logic.getInitialSnapshot.bind(logic));
      ref.update(logic.getInitialSnapshot(ref._actorScope, input), { type: 'xstate.init', input });
    },
    send: (part, event) => partOf(part).send(event),
    settle(part, id, how) {
      const child = partOf(part).getSnapshot().children[id];
      if (child === undefined || child.getSnapshot().status !== 'active')
        throw new Error(`${part} does not wait for "${id}"`);
      if (how.kind === 'resolve') child.send({ type: 'lab.resolve', output: how.output });
      else if (how.kind === 'tell') {
        isTold = true;
        child.system._relay(child, partOf(part), how.event);
        isTold = false;
      } else
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
