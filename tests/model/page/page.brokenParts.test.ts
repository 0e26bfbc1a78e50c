import { createActor, createMachine, type AnyActorRef, type AnyStateMachine } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from '#src/services/measurement/analytics/contract.ts';
import { pageMachine } from '#src/machines/page/pageMachine.ts';
import { LATER_PART_NAMES, PART_NAMES, type LaterPartName } from '#src/machines/page/pageParts.ts';
import { pagePaths } from '#src/machines/page/pagePaths.ts';

const NAMES = [...PART_NAMES, ...LATER_PART_NAMES];
const CORE = ['product', 'variant', 'priceSummary', 'addToCart', 'bag', 'modal', 'toast'] as const;
const broken = () => {
  throw new Error('broken');
};
const idle = createMachine({});
const BROKEN: Record<string, AnyStateMachine> = {
  'at its start': createMachine({ entry: broken }),
  'at an event': createMachine({ on: { '*': { actions: broken } } }),
};
const isLater = (name: string): name is LaterPartName => LATER_PART_NAMES.some((one) => one === name);

/** A page whose parts do nothing, but the one that throws. */
function pageWith(name: string, machine: AnyStateMachine) {
  const tracked: AnalyticsEvent[] = [];
  const actors = Object.fromEntries(
    [...NAMES, 'bringParts'].map((one) => [one, one === name ? machine : idle]),
  );
  const actions = {
    reportPath: () => {},
    track: (_: unknown, event: AnalyticsEvent) => void tracked.push(event),
  };
  const page = createActor(pageMachine.provide({ actors, actions } as never), {
    systemId: 'page',
    input: pagePaths.inputs.product,
  });
  const told = vi.fn();
  page.on('part.broken', told);
  page.start();
  const bring = () => {
    if (!isLater(name)) return;
    page.send({ type: 'part.needed', name });
    page.send({ type: 'part.arrived', name });
  };
  bring();
  page.send(pagePaths.events.productLoaded);
  const part = () => page.system.get(name) as AnyActorRef | undefined;
  part()?.send({ type: 'page.outdated' });
  return { page, tracked, told, bring, part };
}

describe.each(Object.entries(BROKEN))('[ERR-66] a part that throws %s', (_, machine) => {
  test.each(NAMES)('%s ends alone, and the operator is told', (name) => {
    const { page, tracked, told, bring, part } = pageWith(name, machine);
    const snapshot = page.getSnapshot();
    expect(snapshot.status).toBe('active');
    expect(snapshot.matches({ active: 'ready' })).toBe(true);
    expect(part()).toBeUndefined();
    for (const other of CORE.filter((one) => one !== name))
      expect((page.system.get(other) as AnyActorRef).getSnapshot().status, other).toBe('active');
    expect(tracked).toContainEqual({
      name: 'ui_error',
      data: { message: 'broken', component: name, route: 'product' },
    });
    expect(told).toHaveBeenCalledOnce();
    expect(snapshot.context.lost).toEqual([name]);
    // Whatever comes for it later goes nowhere.
    page.send({ type: 'session.resolved', isMember: true });
    page.send({ type: 'network.returned' });
    page.send({ type: 'page.outdated' });
    expect(page.getSnapshot().status).toBe('active');
    if (!isLater(name)) return;
    // Its place says so, and asks for it again.
    page.send({ type: 'part.missed', name });
    expect(page.getSnapshot().context.laterParts[name]).toBe('missed');
    bring();
    expect(page.getSnapshot().status).toBe('active');
    expect(told.mock.calls.length + (part() === undefined ? 0 : 1)).toBe(2);
    page.stop();
  });
});
