// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createElement as h, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { assign, createActor, setup, type AnyActorRef } from 'xstate';
import { dryRun } from '#lab/inspector/control/dryRun.ts';
import { pointAtPage } from '#lab/inspector/control/pointer.ts';
import { lookAt } from '#lab/inspector/control/press.ts';
import { createLab } from '#lab/inspector/lab.ts';
import { pathOf, type RunningActor } from '#lab/inspector/running.ts';
import { elementsReading } from '#lab/inspector/watch/fibers.ts';
import { explain } from '#lab/inspector/watch/whyNot.ts';
import { useActorSelector } from '#src/views/hooks/actorSelector.ts';

const shelfMachine = setup({
  types: {
    context: {} as { offer: { stock: number }; taken: number },
    events: {} as { type: 'goods.taken'; amount: number } | { type: 'goods.brought' },
  },
  actions: {
    take: assign({ taken: ({ context }) => context.taken + 1 }),
    bring: assign({ offer: { stock: 3 } }),
  },
  guards: { hasStock: ({ context }) => context.offer.stock > 0 },
}).createMachine({
  id: 'shelf',
  context: { offer: { stock: 0 }, taken: 0 },
  on: { 'goods.taken': { guard: 'hasStock', actions: 'take' }, 'goods.brought': { actions: 'bring' } },
});

/** More rounds than React needs to draw what a change asks for, with its effects. */
const ROUNDS = 10;

/** Does a piece of work, and waits until all that comes of it is drawn. */
async function drawn<T>(work: () => T): Promise<T> {
  const value = flushSync(work);
  for (let round = 0; round < ROUNDS; round += 1) await new Promise((resolve) => setImmediate(resolve));
  return value;
}

let root: Root;
let container: HTMLElement;
beforeEach(() => {
  container = document.createElement('main');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(async () => {
  await drawn(() => root.unmount());
  container.remove();
});

/** A page of a shelf and a sign, that run, and what is drawn of them. */
async function openShelf(view: (shelf: AnyActorRef, sign: AnyActorRef) => ReactNode) {
  const page = createActor(
    setup({ actors: { shelf: shelfMachine, sign: shelfMachine } }).createMachine({
      id: 'page',
      invoke: [
        { id: 'shelf', src: 'shelf', systemId: 'shelf' },
        { id: 'sign', src: 'sign', systemId: 'sign' },
      ],
    }),
    { systemId: 'page' },
  );
  const running = page as unknown as RunningActor;
  const lab = createLab(
    () => 0,
    () => {},
  );
  lab.open(running);
  page.start();
  const { shelf, sign } = page.getSnapshot().children as Record<string, AnyActorRef>;
  if (shelf === undefined || sign === undefined) throw new Error('The page has no shelf');
  await drawn(() => root.render(view(shelf, sign)));
  const element = (name: string) => {
    const found = [...container.querySelectorAll('button, a, input')].find(
      (one) => one.textContent === name || one.getAttribute('aria-label') === name,
    );
    if (found === undefined) throw new Error(`There is no ${name}`);
    return found;
  };
  return { lab, page: running, shelf: shelf as unknown as RunningActor, element };
}

/** Takes from the shelf; held while there is nothing. */
function Taking({ shelf }: { shelf: AnyActorRef }) {
  const isEmpty = useActorSelector(shelf, (snapshot) => snapshot.context.offer.stock === 0) as boolean;
  return h(
    'button',
    {
      type: 'button',
      disabled: isEmpty,
      onClick: () => shelf.send({ type: 'goods.taken', amount: 2 }),
    },
    'Take',
  );
}

test('[LAB-06] what is pointed at says which event its press sends, and to which machine', async () => {
  const { page, shelf, element } = await openShelf((ref) =>
    h('button', { onClick: () => ref.send({ type: 'goods.brought' }) }, h('span', null, 'Bring')),
  );
  const pointed = lookAt(page, element('Bring'));
  expect([pointed.role, pointed.name, pointed.isHeld]).toEqual(['button', 'Bring', false]);
  expect(pointed.sends).toEqual([{ path: 'page/shelf', event: { type: 'goods.brought' } }]);
  expect(pointed.problem).toBeNull();
  // Nothing was sent.
  expect(shelf.getSnapshot().context).toEqual({ offer: { stock: 0 }, taken: 0 });
});

test('[LAB-06] a disabled button says which guard holds it back, by which value of which actor', async () => {
  const { page, shelf, element } = await openShelf((ref) => h(Taking, { shelf: ref }));
  const pointed = lookAt(page, element('Take'));
  expect(pointed.isHeld).toBe(true);
  expect(pointed.sends).toEqual([{ path: 'page/shelf', event: { type: 'goods.taken', amount: 2 } }]);
  expect(pointed.reads).toEqual([
    { path: 'page/shelf', values: [{ path: 'context.offer.stock', value: 0 }] },
  ]);
  const [candidate] = explain(shelf.getSnapshot(), { type: 'goods.taken', amount: 2 }).candidates;
  expect(candidate).toMatchObject({
    guard: 'hasStock',
    said: false,
    read: [{ path: 'offer.stock', value: 0 }],
  });
  await drawn(() => shelf.send({ type: 'goods.brought' }));
  expect(lookAt(page, element('Take'))).toMatchObject({
    isHeld: false,
    reads: [{ path: 'page/shelf', values: [{ path: 'context.offer.stock', value: 3 }] }],
  });
});

test('[LAB-06] a view that asks what its machine takes reads what the guard reads', async () => {
  function Asking({ shelf }: { shelf: AnyActorRef }) {
    const isTaken = useActorSelector(shelf, (snapshot) =>
      snapshot.can({ type: 'goods.taken', amount: 1 }),
    ) as boolean;
    return h('button', { disabled: !isTaken }, 'Take');
  }
  const { page, element } = await openShelf((ref) => h(Asking, { shelf: ref }));
  const { reads, problem } = lookAt(page, element('Take'));
  expect(problem).toBe('silent');
  expect(reads.map(({ path }) => path)).toEqual(['page/shelf']);
  const values = reads[0]?.values ?? [];
  expect(values).toContainEqual({ path: 'context.offer.stock', value: 0 });
  expect(() => JSON.stringify(values)).not.toThrow();
  expect(values.filter(({ path }) => !/^(?:context|value)(?:\.|$)/.test(path))).toEqual([]);
});

test('[LAB-06] trying a press changes nothing: no call, storage, address or state of a view', async () => {
  const called = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
  let times = 0;
  function Restless({ shelf }: { shelf: AnyActorRef }) {
    const [count, setCount] = useState(0);
    useEffect(() => {
      times += 1;
    });
    const press = () => {
      setCount((before) => before + 1);
      localStorage.setItem('pressed', 'yes');
      history.pushState(null, '', '/elsewhere');
      document.body.dispatchEvent(new Event('pressed'));
      void fetch('/backend/retail/carts').then(() => shelf.send({ type: 'goods.brought' }));
      setTimeout(() => shelf.send({ type: 'goods.brought' }), 0);
      shelf.send({ type: 'goods.taken', amount: count });
    };
    return h('button', { onClick: press }, `Pressed ${count}`);
  }
  const { page, shelf, element } = await openShelf((ref) => h(Restless, { shelf: ref }));
  const before = location.href;
  const timesBefore = times;
  const pointed = await drawn(() => lookAt(page, element('Pressed 0')));
  expect(pointed.sends).toEqual([{ path: 'page/shelf', event: { type: 'goods.taken', amount: 0 } }]);
  expect(pointed.kept).toEqual(['storage', 'history', 'event', 'fetch', 'timer']);
  expect(pointed.viewChanges).toBe(1);
  expect([localStorage.getItem('pressed'), location.href, called.mock.calls]).toEqual([null, before, []]);
  expect([element('Pressed 0').textContent, times]).toEqual(['Pressed 0', timesBefore]);
  expect(shelf.getSnapshot().context).toEqual({ offer: { stock: 0 }, taken: 0 });
  // The page goes on as if nothing had been asked.
  await drawn(() => (element('Pressed 0') as HTMLElement).click());
  expect(element('Pressed 1').textContent).toBe('Pressed 1');
  expect(localStorage.getItem('pressed')).toBe('yes');
  localStorage.clear();
  called.mockRestore();
});

test('[LAB-06] an event for a part that the page passes on is named with the part', async () => {
  const event = { type: 'goods.brought' };
  const { page, element } = await openShelf((shelf) =>
    h('button', { onClick: () => shelf.send({ type: 'part.told', name: 'sign', event }) }, 'Tell'),
  );
  expect(lookAt(page, element('Tell')).sends).toEqual([
    { path: 'page/shelf', event: { type: 'part.told', name: 'sign', event } },
    { path: 'page/sign', event },
  ]);
});

test('[LAB-06] a state of a view that was just changed is left as it is too', async () => {
  function Folding() {
    const [isOpen, setIsOpen] = useState(false);
    return h('button', { onClick: () => setIsOpen((was) => !was) }, isOpen ? 'Close' : 'Open');
  }
  const { page, element } = await openShelf(() => h(Folding));
  await drawn(() => (element('Open') as HTMLElement).click());
  const pointed = await drawn(() => lookAt(page, element('Close')));
  expect([pointed.viewChanges, pointed.sends]).toEqual([1, []]);
  await drawn(() => root.render(h(Folding)));
  expect(element('Close').textContent).toBe('Close');
  await drawn(() => (element('Close') as HTMLElement).click());
  expect(element('Open').textContent).toBe('Open');
});

test('[LAB-06] the lab says what it cannot know', async () => {
  const { page, element } = await openShelf(() => [
    h('button', { key: 'still' }, 'Still'),
    h('button', { key: 'leaving', onClick: () => location.reload() }, 'Leave'),
    h(
      'button',
      {
        key: 'broken',
        onClick: () => {
          throw new Error('No part now');
        },
      },
      'Broken',
    ),
    h('a', { key: 'link', href: '/p/x/RMB-00012-01?a=b' }, 'Link'),
  ]);
  expect(lookAt(page, element('Still')).problem).toBe('silent');
  expect(lookAt(page, element('Leave'))).toMatchObject({ problem: 'refused', sends: [] });
  expect(lookAt(page, element('Broken'))).toMatchObject({ problem: null, threw: 'No part now' });
  expect(lookAt(page, element('Link'))).toMatchObject({ role: 'link', href: '/p/x/RMB-00012-01' });
  const foreign = document.createElement('button');
  document.body.append(foreign);
  expect(lookAt(page, foreign).problem).toBe('absent');
  foreign.remove();
});

test('[LAB-06] a choice is tried as it would be after its press, and a form by its button', async () => {
  const { page, element } = await openShelf((shelf) =>
    h(
      'form',
      {
        onSubmit: (event: { preventDefault: () => void }) => {
          event.preventDefault();
          shelf.send({ type: 'goods.brought' });
        },
      },
      h('input', {
        type: 'checkbox',
        'aria-label': 'Two',
        checked: false,
        onChange: (event: { target: HTMLInputElement }) =>
          shelf.send({ type: 'goods.taken', amount: event.target.checked ? 2 : 1 }),
      }),
      h('button', { type: 'submit' }, 'Send'),
    ),
  );
  expect(lookAt(page, element('Two')).sends.map(({ event }) => event)).toEqual([
    { type: 'goods.taken', amount: 2 },
  ]);
  expect(lookAt(page, element('Send')).sends.map(({ event }) => event)).toEqual([{ type: 'goods.brought' }]);
});

test('[LAB-06] a press is kept from the page while pointing is on, and Escape ends it', async () => {
  const { shelf, element } = await openShelf((ref) => [
    h('button', { key: 'bring', onClick: () => ref.send({ type: 'goods.brought' }) }, 'Bring'),
    h(Taking, { key: 'take', shelf: ref }),
  ]);
  const pressed: (string | null)[] = [];
  const onEnded = vi.fn<() => void>();
  const end = pointAtPage({ onPressed: ({ textContent }) => pressed.push(textContent), onEnded });
  const bring = element('Bring');
  bring.dispatchEvent(new MouseEvent('pointermove', { bubbles: true }));
  expect(bring.getAttribute('data-lab-outline')).toBe('pointed');
  bring.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  // A disabled button hears nothing: it is found by its place.
  const take = element('Take');
  take.getBoundingClientRect = () => new DOMRect(10, 10, 20, 20);
  container.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: 15, clientY: 15 }),
  );
  (bring as HTMLElement).focus();
  bring.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  expect(pressed).toEqual(['Bring', 'Take', 'Bring']);
  expect(shelf.getSnapshot().context).toMatchObject({ offer: { stock: 0 } });
  bring.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(onEnded).toHaveBeenCalledOnce();
  end();
  expect(document.querySelectorAll('[data-lab-outline]')).toHaveLength(0);
  await drawn(() => (bring as HTMLElement).click());
  expect(shelf.getSnapshot().context).toMatchObject({ offer: { stock: 3 } });
});

test('[LAB-07] an actor leads to the elements of the page whose views read it', async () => {
  function Sign({ sign }: { sign: AnyActorRef }) {
    const taken = useActorSelector(sign, (snapshot) => snapshot.context.taken) as number;
    return h('p', null, `${taken} taken`);
  }
  const { page, shelf, element } = await openShelf((ref, sign) => [
    h('section', { key: 'shelf' }, h(Taking, { shelf: ref })),
    h(Sign, { key: 'sign', sign }),
  ]);
  expect(elementsReading(page, shelf)).toEqual([element('Take')]);
  const sign = page.system.get('sign') as RunningActor;
  expect(elementsReading(page, sign).map(({ textContent }) => textContent)).toEqual(['0 taken']);
  expect(elementsReading(page, page)).toEqual([]);
});

test('[LAB-06] all that a trial replaces is back afterwards, also when the code throws', async () => {
  const { page, shelf } = await openShelf(() => null);
  const relay = page.system._relay;
  const own = [fetch, setTimeout, Storage.prototype.setItem, EventTarget.prototype.dispatchEvent];
  const run = dryRun(page, () => {
    shelf.send({ type: 'goods.brought' });
    throw new Error('broken');
  });
  expect(run.sent.map(({ ref, event }) => `${pathOf(ref)} ${event.type}`)).toEqual([
    'page/shelf goods.brought',
  ]);
  expect(run.threw).toBe('broken');
  expect(page.system._relay).toBe(relay);
  expect([fetch, setTimeout, Storage.prototype.setItem, EventTarget.prototype.dispatchEvent]).toEqual(own);
});
