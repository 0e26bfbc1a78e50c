import { createBirpc } from 'birpc';
import type { Siblings } from '../shared/siblings.ts';
import type { Settings } from '../settings.ts';
import { startServer } from '../startServer.ts';
import { CALL_MS, type Leave, type PrimaryCalls, type WorkerCalls } from './contract.ts';

/**
 * Starts the page host in a worker; resolves when it can serve. Node ends a worker whose primary process is gone.
 */
export async function startWorker(settings: Settings) {
  const learners: ((session: string) => void)[] = [];
  let leaving: Promise<void> | null = null;
  const leave = (why: Leave): Promise<void> =>
    (leaving ??= (async () => {
      const server = await starting;
      await server[why]();
      // The primary process goes on counting what this worker has counted.
      await primary.tellLastCounts(await server.counted()).catch(() => {});
    })());
  const primary = createBirpc<PrimaryCalls, WorkerCalls>(
    {
      apply: async (changed) => (await starting).apply(changed),
      announce: async (changed) => (await starting).announce(changed),
      counted: async () => (await starting).counted(),
      learn: (session) => {
        for (const learn of learners) learn(session);
      },
      leave: (why) => void leave(why).then(() => process.exit(0)),
    },
    {
      // A message that cannot be sent is missed like one without an answer.
      post: (message) => new Promise<void>((resolve) => process.send?.(message, () => resolve())),
      on: (hear) => void process.on('message', hear),
      timeout: CALL_MS,
    },
  );
  const siblings: Siblings = {
    count: (limit, key) => primary.count(limit, key),
    tellKnown: (session) => void primary.tellKnown.asEvent(session),
    onKnown: (learn) => void learners.push(learn),
  };
  const starting = startServer(settings, siblings);
  const { url } = await starting;
  void primary.opened.asEvent(url);
  return { url, stop: () => leave('stop') };
}
