import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { AnyMachineSnapshot, AnyStateNode, StateValue } from 'xstate';
import { App } from '#src/app/App.tsx';
import { sentPage } from '#src/app/persistedState.ts';
import { createSleepingPage } from '#src/app/sleepingPage.ts';
import { readState, serialiseState, STATE_VERSION } from '#src/app/stateEnvelope.ts';
import { id } from '#src/copy/id.ts';
import { PART_NAMES } from '#src/machines/page/pageParts.ts';
import { product } from '../../support/products.ts';
import { openPage, type Opened } from '../support/openPage.tsx';

const SHOWN = { shop: { products: [product()] } };
const PATH = '/p/a/b';
/** The state of a page as a browser gets it. */
function sentOf({ root }: Pick<Opened, 'root'>) {
  const text = serialiseState({
    version: STATE_VERSION,
    path: PATH,
    expiresAt: 1,
    serverTimeMs: 0,
    openWrites: [],
    snapshot: sentPage(root),
  });
  const sent = readState(text, PATH, 0);
  if (sent === null) throw new Error('The state is broken');
  return sent.snapshot;
}

/** Every state below a node, as a selector asks for it, and every tag. */
function statesOf(node: AnyStateNode): { values: StateValue[]; tags: string[] } {
  const inner = Object.entries(node.states).map(([name, state]) => ({ name, ...statesOf(state) }));
  return {
    values: inner.flatMap(({ name, values }) => [name, ...values.map((value) => ({ [name]: value }))]),
    tags: [...node.tags, ...inner.flatMap(({ tags }) => tags)],
  };
}

/** The facts of a state that views can read. */
function readingsOf(snapshot: AnyMachineSnapshot, machine: AnyMachineSnapshot['machine']) {
  const { values, tags } = statesOf(machine.root);
  return {
    status: snapshot.status,
    context: JSON.parse(JSON.stringify(snapshot.context)) as unknown,
    states: values.filter((value) => snapshot.matches(value)),
    tags: [...new Set(tags)].filter((tag) => snapshot.hasTag(tag)),
  };
}

test.each([
  ['of a settled page', { shop: SHOWN.shop }, false],
  ['of a page whose product comes', { shop: { ...SHOWN.shop, held: /products/ } }, true],
])('[LOAD-09] every part %s reads like its machine', async (_, options, isComing) => {
  const opened = await openPage(options);
  expect(opened.root.getSnapshot().hasTag('busy')).toBe(isComing);
  const { page } = createSleepingPage(sentOf(opened), () => {});
  const present = opened.root.getSnapshot();
  const asleep = page.getSnapshot();
  expect(readingsOf(asleep as never, present.machine)).toEqual(readingsOf(present, present.machine));
  for (const name of PART_NAMES) {
    const part = present.children[name]?.getSnapshot() as AnyMachineSnapshot;
    expect(readingsOf(asleep.children[name]?.getSnapshot() as never, part.machine), name).toEqual(
      readingsOf(part, part.machine),
    );
  }
});

/** The settled page, hydrated from its own markup and state while it sleeps. */
async function openAsleep() {
  const opened = await openPage(SHOWN);
  const kept = vi.fn();
  const sleeping = createSleepingPage(sentOf(opened), kept);
  /** Called for each word that a view draws. */
  const drawn = vi.fn();
  const words = new Proxy(id, {
    get: (all, key: keyof typeof id) => {
      drawn(key);
      return all[key];
    },
  });
  const copy = { language: 'id', copy: words } as const;
  const navigate = () => {};
  opened.view.unmount();
  const element = document.createElement('div');
  element.innerHTML = renderToString(<App page={opened.root} copy={copy} navigate={navigate} />);
  document.body.append(element);
  const errors: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(element, <App page={sleeping.page} copy={copy} navigate={navigate} />, {
      onRecoverableError: (error) => errors.push(error),
    }),
  );
  onTestFinished(() => {
    act(() => root.unmount());
    element.remove();
  });
  expect(errors).toEqual([]);
  return { ...opened, sleeping, drawn, kept };
}

test('[LOAD-09] the running page takes over without drawing anything', async () => {
  const { root, sleeping, drawn } = await openAsleep();
  expect(drawn).toHaveBeenCalled();
  drawn.mockClear();
  // Later parts run here already, and their views change to them; a server sends none.
  const anew = () => drawn.mock.calls.flat().filter((key: string) => /^(buy|quantity)\./.test(key));
  await act(async () => sleeping.giveOver(root));
  await act(async () => sleeping.answerKept());
  expect(anew()).toEqual([]);
  // Nor when the page tells of itself for the first time.
  const told = vi.fn();
  const subscription = root.subscribe(told);
  await act(async () => root.send({ type: 'facts.told', facts: {} }));
  subscription.unsubscribe();
  expect(told).toHaveBeenCalled();
  expect(anew()).toEqual([]);
});

test('[LOAD-09] a listener that unsubscribed hears nothing, asleep or awake', async () => {
  const opened = await openPage(SHOWN);
  const { page, giveOver } = createSleepingPage(sentOf(opened), () => {});
  const [gone, leaves, stays] = [vi.fn(), vi.fn(), vi.fn()];
  const [early, late] = [gone, leaves, stays].map((next) => page.subscribe({ next }));
  early?.unsubscribe();
  giveOver(opened.root);
  opened.root.send({ type: 'facts.told', facts: {} });
  late?.unsubscribe();
  opened.root.send({ type: 'facts.told', facts: {} });
  expect([gone, leaves, stays].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 2]);
});

test('[LOAD-09] answers presses made while it slept once, in their order, and later ones at once', async () => {
  const { root, sleeping, kept, user, part } = await openAsleep();
  const quantity = () => part('priceSummary')?.getSnapshot().context.quantity;
  const more = screen.getAllByRole('button', { name: 'Tambah' })[0] as HTMLElement;
  const fewer = screen.getAllByRole('button', { name: 'Kurangi' })[0] as HTMLElement;
  await user.click(more);
  await user.click(more);
  expect(kept).toHaveBeenCalled();
  expect(quantity()).toBe(1);
  await act(async () => sleeping.giveOver(root));
  // Between taking over and answering, nothing overtakes.
  await user.click(more);
  expect(quantity()).toBe(1);
  await act(async () => sleeping.answerKept());
  expect(quantity()).toBe(4);
  kept.mockClear();
  await user.click(fewer);
  expect(quantity()).toBe(3);
  expect(kept).not.toHaveBeenCalled();
});

test('[LOAD-09] a way to another page is gone in its order', async () => {
  const { root, sleeping } = await openAsleep();
  const done: string[] = [];
  sleeping.whenAwake(() => {
    done.push('first');
    sleeping.whenAwake(() => done.push('third'));
  });
  sleeping.whenAwake(() => done.push('second'));
  sleeping.giveOver(root);
  expect(done).toEqual([]);
  sleeping.answerKept();
  sleeping.whenAwake(() => done.push('fourth'));
  expect(done).toEqual(['first', 'second', 'third', 'fourth']);
});
