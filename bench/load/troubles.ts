import { setTimeout as pause } from 'node:timers/promises';
import type { Trouble } from './options.d.mts';
import type { Site } from './site.ts';

/** Of each half second the slow backend stands still for most: its calls take up to so much longer. */
const STILL_MS = 400;
const MOVES_MS = 100;

/** Begins a trouble; the returned call ends it, and resolves when the site is whole again. */
export const TROUBLE: Readonly<Record<Trouble, (site: Site) => Promise<() => Promise<void>>>> = {
  async 'host-killed'(site) {
    await site.hosts[0]?.end('SIGKILL');
    return () => site.startHost(0);
  },
  async 'valkey-killed'({ valkey }) {
    await valkey.kill();
    return () => valkey.start();
  },
  async 'backend-slow'({ backend }) {
    const over = new AbortController();
    const pulses = (async () => {
      while (!over.signal.aborted) {
        process.kill(backend.pid, 'SIGSTOP');
        await pause(STILL_MS);
        process.kill(backend.pid, 'SIGCONT');
        await pause(MOVES_MS);
      }
    })();
    return () => {
      over.abort();
      return pulses;
    };
  },
  /** One host after the other is stopped as by a deploy, and another one takes its place. */
  async deploy(site) {
    const deployed = (async () => {
      for (const index of site.hosts.keys()) {
        const code = await site.hosts[index]?.end('SIGTERM');
        if (code !== 0) throw new Error(`Host ${index} ended with ${code}`);
        await site.startHost(index);
      }
    })();
    // It is awaited at its end; a failure before that is no unhandled one.
    deployed.catch(() => {});
    return () => deployed;
  },
};
