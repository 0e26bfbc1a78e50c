import { afterEach, describe, expect, test, vi } from 'vitest';
import { nextTask } from '#src/views/hooks/idle.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a task of its own', () => {
  test('is asked of the scheduler before news of pictures and files, where there is one', async () => {
    const priorities: string[] = [];
    vi.stubGlobal('scheduler', {
      postTask: async (task: () => void, { priority }: { priority: string }) => {
        priorities.push(priority);
        task();
      },
    });
    await nextTask();
    expect(priorities).toEqual(['user-blocking']);
  });

  test('comes after what is under way, where there is none', async () => {
    vi.stubGlobal('scheduler', undefined);
    const order: string[] = [];
    const next = nextTask().then(() => order.push('next task'));
    await Promise.resolve();
    order.push('this one');
    await next;
    expect(order).toEqual(['this one', 'next task']);
  });
});
