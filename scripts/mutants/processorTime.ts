import { afterEach, beforeEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Processor time of the test, in ms, without other work on the machine. */
    processorMs?: number;
  }
}

const now = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
let begun = 0;
beforeEach(() => {
  begun = now();
});
afterEach(({ task }) => {
  task.meta.processorMs = now() - begun;
});
