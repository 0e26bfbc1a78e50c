import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { assign, createActor, createMachine } from 'xstate';
import { FirstSnapshotsContext, useActorSelector } from '#src/views/hooks/actorSelector.ts';

const counting = createMachine({
  types: {} as { context: { count: number }; events: { type: 'counted' } | { type: 'heard' } },
  context: { count: 0 },
  on: {
    counted: { actions: assign({ count: ({ context }) => context.count + 1 }) },
    heard: { actions: () => {} },
  },
});
function counter() {
  const actor = createActor(counting).start();
  const subscribe = vi.spyOn(actor, 'subscribe');
  onTestFinished(() => void actor.stop());
  return { actor, subscribe };
}
type Counter = ReturnType<typeof counter>['actor'];
const arePairs = (left: number[], right: number[]) => left.join() === right.join();

test('an equal value is the former one, whatever selector gives it, and draws nothing', () => {
  const { actor, subscribe } = counter();
  const drawn: number[][] = [];
  function Half({ actor: of }: { actor: Counter }) {
    drawn.push(useActorSelector(of, ({ context }) => [Math.floor(context.count / 2)], arePairs));
    return null;
  }
  const view = render(<Half actor={actor} />);
  act(() => actor.send({ type: 'counted' }));
  expect(drawn).toEqual([[0]]);
  view.rerender(<Half actor={actor} />);
  expect(drawn[1]).toBe(drawn[0]);
  act(() => actor.send({ type: 'counted' }));
  expect(drawn.at(-1)).toEqual([1]);
  // Each drawing brought another selector.
  expect(subscribe).toHaveBeenCalledTimes(1);
});

test('a view that changes its actor or its selector follows the new one alone', () => {
  const [one, two] = [counter(), counter()];
  const View = ({ actor, times }: { actor: Counter; times: number }) => (
    <p>{useActorSelector(actor, ({ context }) => context.count * times)}</p>
  );
  const view = render(<View actor={one.actor} times={1} />);
  act(() => one.actor.send({ type: 'counted' }));
  expect(view.container.textContent).toBe('1');
  view.rerender(<View actor={one.actor} times={10} />);
  expect(view.container.textContent).toBe('10');
  view.rerender(<View actor={two.actor} times={10} />);
  expect(view.container.textContent).toBe('0');
  act(() => one.actor.send({ type: 'counted' }));
  act(() => two.actor.send({ type: 'counted' }));
  expect(view.container.textContent).toBe('10');
  expect([one, two].map(({ subscribe }) => subscribe.mock.calls.length)).toEqual([1, 1]);
});

test('a covered view that has gone is told of nothing', () => {
  const { actor } = counter();
  const waiting = new Set<() => void>();
  const telling = {
    tell: (onChange: () => void) => void waiting.add(onChange),
    forget: (onChange: () => void) => void waiting.delete(onChange),
  };
  const View = () => <p>{useActorSelector(actor, ({ context }) => context.count, Object.is, telling)}</p>;
  const view = render(<View />);
  act(() => actor.send({ type: 'counted' }));
  expect(view.container.textContent).toBe('0');
  expect(waiting.size).toBe(1);
  act(() => {
    for (const onChange of waiting) onChange();
  });
  expect(view.container.textContent).toBe('1');
  act(() => actor.send({ type: 'counted' }));
  view.unmount();
  expect(waiting.size).toBe(0);
});

test('[LOAD-09] a view hydrates from the state of its markup, and goes on to the present one', async () => {
  const { actor } = counter();
  const first = new WeakMap([[actor, actor.getSnapshot()]]);
  actor.send({ type: 'counted' });
  const element = document.createElement('div');
  element.innerHTML = '<p>0</p>';
  document.body.append(element);
  const errors: unknown[] = [];
  const View = () => <p>{useActorSelector(actor, ({ context }) => context.count)}</p>;
  const root = await act(async () =>
    hydrateRoot(
      element,
      <FirstSnapshotsContext value={first}>
        <View />
      </FirstSnapshotsContext>,
      { onRecoverableError: (error) => errors.push(error) },
    ),
  );
  onTestFinished(() => {
    act(() => root.unmount());
    element.remove();
  });
  expect(errors).toEqual([]);
  expect(element.textContent).toBe('1');
});
