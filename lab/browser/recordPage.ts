import type { AnyActorRef } from 'xstate';
import { createRecorder, type Recording } from '../engine/record.ts';
import { QUEUES } from '../engine/queues.ts';

/** Storage key of the recording, kept between the documents of a journey. */
const KEY = 'lab.recording';

interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
  memoizedProps: { page?: Partial<AnyActorRef> } | null;
  stateNode: { current?: Fiber } | null;
}

/** The page's actor, found through React's data on the views; null before they are there. */
function findPage(): AnyActorRef | null {
  const element = document.getElementById('app') as unknown as Record<string, Fiber> | null;
  const key = Object.keys(element ?? {}).find((name) => name.startsWith('__reactContainer$'));
  const host = key === undefined ? undefined : element?.[key];
  const stack: (Fiber | null | undefined)[] = [host?.stateNode?.current ?? host];
  while (stack.length > 0) {
    const fiber = stack.pop();
    if (fiber == null) continue;
    const page = fiber.memoizedProps?.page;
    if (page?.system !== undefined && page._parent === undefined) return page as AnyActorRef;
    stack.push(fiber.sibling, fiber.child);
  }
  return null;
}

/** Attaches the recorder on the first frame that has the page. */
function attach(inspect: ReturnType<typeof createRecorder>['inspect']): void {
  const page = findPage();
  if (page === null) requestAnimationFrame(() => attach(inspect));
  else page.system.inspect(inspect as never);
}

function record(): void {
  const kept = sessionStorage.getItem(KEY);
  const recorder = createRecorder(QUEUES, kept === null ? undefined : (JSON.parse(kept) as Recording));
  Object.assign(window, { labRecording: recorder.recording });
  addEventListener('pagehide', () => sessionStorage.setItem(KEY, JSON.stringify(recorder.recording)));
  attach(recorder.inspect);
}

// An empty document between two pages has no storage and no actors.
if (location.origin !== 'null') record();
