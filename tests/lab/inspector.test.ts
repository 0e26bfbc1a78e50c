import { describe, expect, test } from 'vitest';
import { and, createActor, fromPromise, sendParent, sendTo, setup } from 'xstate';
import { pathsOf } from '#src/machines/paths/machinePaths.ts';
import { casesOf } from '#lab/engine/cases.ts';
import { labelOf } from '#lab/engine/labels.ts';
import type { World } from '#lab/engine/world.ts';
import { driveRun } from '#lab/inspector/control/driveRun.ts';
import type { Pointed } from '#lab/inspector/control/press.ts';
import { inspectorMachine, TABS } from '#lab/inspector/inspectorMachine.ts';
import { createLab } from '#lab/inspector/lab.ts';
import { actorAt, childrenOf, kindOf, pathOf, timeOf, type RunningActor } from '#lab/inspector/running.ts';
import { eventOf, fieldsOf } from '#lab/inspector/session/payloadForm.ts';
import { recordedRun } from '#lab/inspector/session/recordedRun.ts';
import { readRun, writeRun } from '#lab/inspector/session/runLink.ts';
import { shortestWalk } from '#lab/inspector/session/search.ts';
import { sendableOf } from '#lab/inspector/session/sendable.ts';
import { runInto, sessionRun, testSource } from '#lab/inspector/session/sessionRuns.ts';
import { differencesOf } from '#lab/inspector/watch/difference.ts';
import { createEventLog } from '#lab/inspector/watch/eventLog.ts';
import { MASK, masked, maskedForExport } from '#lab/inspector/watch/mask.ts';
import { explain } from '#lab/inspector/watch/whyNot.ts';
import { expectEveryTransition } from '../model/support/walk.ts';
import { openLampPage, openPageOf } from './support/lampPage.ts';
import { lampMachine, lampPaths } from './support/machines.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const lampFile = {
  paths: lampPaths,
  name: 'lamp',
  area: 'test',
  file: 'tests/lab/support/machines.ts',
  pathsFile: 'tests/lab/support/machines.ts',
  hasCases: true as const,
};
const run = { path: 'page/bag', input: null, steps: [] };
const pointed: Pointed = {
  role: 'button',
  name: 'Keranjang',
  isHeld: false,
  href: null,
  sends: [{ path: 'page/bag', event: { type: 'bag.opened' } }],
  reads: [],
  kept: [],
  viewChanges: 0,
  problem: null,
  threw: null,
};

test('the inspector can take all of its transitions, and restores in every state', () => {
  expectEveryTransition(
    pathsOf(inspectorMachine, {
      inputs: { none: undefined },
      events: {
        panelOpened: { type: 'panel.opened' },
        panelClosed: { type: 'panel.closed' },
        panelFolded: { type: 'panel.folded' },
        panelUnfolded: { type: 'panel.unfolded' },
        windowRequested: { type: 'window.requested' },
        windowClosed: { type: 'window.closed' },
        tabChosen: { type: 'tab.chosen', tab: 'log' },
        actorChosen: { type: 'actor.chosen', path: 'page/bag' },
        stateChosen: { type: 'state.chosen', stateId: 'bag.idle' },
        entryChosen: { type: 'entry.chosen', seq: 3 },
        filterChanged: { type: 'filter.changed', filter: { isIgnoredOnly: true } },
        searchChanged: { type: 'search.changed', search: 'idle' },
        maskToggled: { type: 'mask.toggled' },
        heatToggled: { type: 'heat.toggled' },
        foldsChanged: {
          type: 'folds.changed',
          machineId: 'bag',
          folds: { folded: ['bag.idle'], gathered: {}, areWordsInBoxes: true },
        },
        foldsReset: { type: 'folds.reset', machineId: 'bag' },
        momentsChosen: { type: 'moments.chosen', moments: { before: 'now 3' } },
        timeTravelled: { type: 'time.travelled', seq: 3 },
        timeResumed: { type: 'time.resumed' },
        timeReturned: { type: 'time.returned' },
        teleportRequested: { type: 'teleport.requested', path: 'page/bag', stateId: 'bag.idle' },
        runRequested: { type: 'run.requested', run },
        runOffered: { type: 'run.offered', run },
        runAccepted: { type: 'run.accepted', run },
        runDeclined: { type: 'run.declined' },
        runProgressed: { type: 'run.progressed', stepsDone: 1 },
        problemDismissed: { type: 'problem.dismissed' },
        pointingToggled: { type: 'pointing.toggled' },
        pointingEnded: { type: 'pointing.ended' },
        elementPressed: { type: 'element.pressed', pointed },
        pointedDismissed: { type: 'pointed.dismissed' },
        readersToggled: { type: 'readers.toggled' },
        readersFound: { type: 'readers.found', count: 2 },
      },
      actors: {
        findRun: { outputs: [run] },
        waitUntilQuiet: { outputs: [undefined] },
        driveRun: { outputs: [null] },
        pointAtPage: { tells: [{ type: 'pointing.ended' }] },
        outlineReaders: { tells: [{ type: 'readers.found', count: 0 }] },
      },
      abstract: ({ problem, shownSeq, pointed: found, readers }) => [
        problem !== null,
        shownSeq !== null,
        found !== null,
        readers !== null,
      ],
    }),
  );
  expect(TABS).toHaveLength(6);
});

describe('what is watched', () => {
  test('keeps an event with its source, all microsteps, and the states before and after', () => {
    const { lab, root } = openLampPage();
    root.send({ type: 'page.passed' });
    const entry = lab.log.entries().findLast(({ event }) => event.type === 'page.passed');
    expect(entry?.source).toBeNull();
    expect(entry?.steps.flatMap(({ transitions }) => transitions.map(labelOf))).toEqual([
      'page.open page.passed',
      'page.passing always',
    ]);
    expect([entry?.before?.value, entry?.after.value]).toEqual(['open', 'shut']);
    expect(entry?.isIgnored).toBe(false);
  });

  test('what a part tells the page has the part as its source', async () => {
    const { lab, press } = openLampPage([Promise.resolve('green')]);
    press();
    await settled();
    const told = lab.log.entries().find(({ event }) => event.type === 'lamp.lit');
    expect([told?.source?.name, told?.actor.name]).toEqual(['lamp', 'page']);
  });

  test('a cause is numbered before its effects, sent in a transition or queued', () => {
    const types = { events: {} as { type: 'asked' | 'passed' | 'answered' | 'closed' } };
    const part = (id: string, on: object) =>
      setup({ types }).createMachine({
        id,
        on,
        exit: sendTo(({ system }) => system.get('page'), { type: 'closed' }),
      } as never);
    const actor = createActor(
      setup({
        types,
        actors: {
          first: part('first', {
            // Both reach actors while the page is still about what it asked.
            asked: {
              actions: [
                sendParent({ type: 'answered' }),
                sendTo(({ system }) => system.get('second'), { type: 'passed' }),
              ],
            },
          }),
          second: part('second', { passed: {} }),
        },
      }).createMachine({
        id: 'page',
        entry: sendTo('second', { type: 'passed' }),
        invoke: [
          { id: 'first', src: 'first', systemId: 'first' },
          { id: 'second', src: 'second', systemId: 'second' },
        ],
        on: { asked: { actions: sendTo('first', { type: 'asked' }) }, answered: {} },
      }),
      { systemId: 'page' },
    );
    const root = actor as unknown as RunningActor;
    const { log, ...lab } = createLab(
      () => 0,
      () => {},
    );
    lab.open(root);
    actor.start();
    const said = () => log.entries().map((entry) => `${entry.actor.name} ${entry.event.type}`);
    expect(said()).toEqual(['page xstate.init', 'first xstate.init', 'second xstate.init', 'second passed']);
    actor.send({ type: 'asked' });
    expect(said().slice(4)).toEqual(['page asked', 'first asked', 'second passed', 'page answered']);
    expect(log.entries().map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(
      log
        .entries()
        .map(({ source }) => source?.name ?? null)
        .slice(5),
    ).toEqual(['page', 'first', 'first']);
  });

  test('an event that nothing answers is kept as ignored, with the guard that said no', () => {
    const { lab, root } = openLampPage();
    root.send({ type: 'page.refused' });
    const entry = lab.log.entries().findLast(({ event }) => event.type === 'page.refused');
    expect(entry?.isIgnored).toBe(true);
    const explanation = explain(entry?.before ?? root.getSnapshot(), { type: 'page.refused' });
    expect(explanation.candidates).toMatchObject([
      { label: 'page page.refused [isNever]', guard: 'isNever', said: false, targets: ['page.shut'] },
    ]);
  });

  test('of several candidates each says what its guard said, and which one comes first', () => {
    const { lamp } = openLampPage();
    const said = explain(lamp().getSnapshot(), { type: 'lamp.pressed' }).candidates;
    expect(said.map(({ guard, said: answer, isOutvoted }) => [guard, answer, isOutvoted])).toEqual([
      ['hasColour', false, false],
      [null, true, false],
    ]);
    expect(said.map(({ read }) => read)).toEqual([[{ path: 'colour', value: null }], []]);
    expect(explain(lamp().getSnapshot(), { type: 'lamp.broken' })).toMatchObject({
      candidates: [],
      elsewhere: ['lamp.on'],
      isUnknown: false,
    });
    expect(explain(lamp().getSnapshot(), { type: 'lamp.sold' }).isUnknown).toBe(true);
  });

  test('names the values that a guard reads, also of frozen lists and in built-in guards', () => {
    const machine = setup({
      types: {
        context: {} as { offer: { stock: number; tags: string[] } | null; seen: Set<string> },
        events: {} as { type: 'add' },
      },
      guards: {
        hasStock: ({ context }) => (context.offer?.stock ?? 0) > 0,
        isTagged: ({ context }, { tag }: { tag: string }) => context.offer?.tags.includes(tag) === true,
        isNew: ({ context }) => context.seen.size === 0,
      },
    }).createMachine({
      id: 'offer',
      context: {
        offer: Object.freeze({ stock: 0, tags: Object.freeze(['CNC']) as string[] }),
        seen: new Set(),
      },
      on: {
        add: [
          { guard: and(['hasStock', 'isNew']), target: '.done' },
          { guard: { type: 'isTagged', params: { tag: 'OOS' } }, target: '.done' },
          { guard: 'isNew', target: '.done' },
        ],
      },
      initial: 'idle',
      states: { idle: {}, done: {} },
    });
    const snapshot = createActor(machine).getSnapshot() as never;
    const { candidates } = explain(snapshot, { type: 'add' });
    expect(candidates.map(({ said, read }) => [said, read.map(({ path, value }) => [path, value])])).toEqual([
      [false, [['offer.stock', 0]]],
      [
        false,
        [
          ['offer.tags.length', 1],
          ['offer.tags.0', 'CNC'],
        ],
      ],
      [true, [['seen', new Set()]]],
    ]);
  });

  test('a clock that ticks fills one line, and the log keeps its bound while states stay known', () => {
    const { lab, tick } = openLampPage();
    for (let count = 0; count < 50; count += 1) tick();
    const ticks = lab.log.entries().filter(({ event }) => event.type === 'clock.ticked');
    expect(ticks.map(({ repeats }) => repeats)).toEqual([50]);

    const { root, press, lamp } = openLampPage();
    const small = createEventLog(() => 0, 10);
    small.open(root);
    root.system.inspect((inspected) => small.inspect(inspected));
    for (let count = 0; count < 400; count += 1) press();
    expect(small.entries().length).toBeLessThan(210);
    expect(small.dropped()).toBeGreaterThan(0);
    const [first] = small.entries();
    expect(small.snapshotsAt((first?.seq ?? 0) - 1).get(lamp())?.value).toBeDefined();
  });

  test('differences are named leaf by leaf', () => {
    expect(
      differencesOf({ a: 1, b: { c: [1, 2] }, d: true }, { a: 1, b: { c: [1, 3, 4] }, e: null }),
    ).toEqual([
      { path: 'b.c[1]', kind: 'changed', before: 2, after: 3 },
      { path: 'b.c[2]', kind: 'added', before: undefined, after: 4 },
      { path: 'd', kind: 'removed', before: true, after: undefined },
      { path: 'e', kind: 'added', before: undefined, after: null },
    ]);
    expect(differencesOf([...Array(500).keys()], [])).toHaveLength(200);
  });

  test('personal data and tokens are masked by name and by look, products are not', () => {
    const value = {
      user: { id: 'M-1', name: 'Ayu', isEmailVerified: true },
      recipient: { name: 'Ayu Pratiwi' },
      note: 'call 0812 3456 7890',
      mail: 'to ayu@contoh.id',
      address: { address: 'Jl. Cikini 1', city: 'Jakarta', postalCode: '10330' },
      geolocation: { latitude: -6.19, longitude: 106.83 },
      formKey: 'p',
      session: '0123456789abcdef01234567',
      product: { name: 'Koper', itemSku: 'RMB-00012-01', price: { offered: 1_150_000 } },
    };
    expect(masked(value)).toEqual({
      user: { id: MASK, name: MASK, isEmailVerified: true },
      recipient: { name: MASK },
      note: MASK,
      mail: MASK,
      address: { address: MASK, city: 'Jakarta', postalCode: MASK },
      geolocation: { latitude: MASK, longitude: MASK },
      formKey: MASK,
      session: MASK,
      product: value.product,
    });
    expect(maskedForExport(value).geolocation).toEqual({ latitude: 0, longitude: 0 });
    const error = Object.assign(new Error('ayu@contoh.id'), { failure: { kind: 'http', status: 400 } });
    expect(maskedForExport(error)).toBeInstanceOf(Error);
    expect(maskedForExport(error)).toMatchObject({ message: MASK, failure: { status: 400 } });
  });
});

describe('the async desk', () => {
  test('a held answer waits until it is let go, and can be replaced by another or by a failure', async () => {
    for (const [settle, value] of [
      ['letGo', '"on"'],
      ['other', '"on"'],
      ['fail', '"off"'],
    ] as const) {
      const { lab, press, value: state, lamp } = openLampPage([Promise.resolve('green')]);
      lab.desk.holdAll(true);
      press();
      await settled();
      expect(state()).toBe('"loading"');
      const card = lab.desk.cards().find(({ name }) => name === 'lamp/loadColour');
      expect(card).toMatchObject({ kind: 'promise', held: { kind: 'resolve', output: 'green' } });
      if (card === undefined) return;
      if (settle === 'letGo') lab.desk.letGo(card.ref);
      if (settle === 'other') lab.desk.settle(card.ref, { kind: 'resolve', output: 'red' });
      if (settle === 'fail') lab.desk.settle(card.ref, { kind: 'reject', error: new Error('no') });
      expect(state()).toBe(value);
      if (settle === 'other') expect(lamp().getSnapshot().context).toMatchObject({ colour: 'red' });
    }
  });

  test('one actor alone can be held, and an answer given before the real one makes that one late', async () => {
    let answer: (colour: string) => void = () => {};
    const { lab, press, value, lamp } = openLampPage([new Promise((resolve) => (answer = resolve))]);
    press();
    const [card] = lab.desk.cards().filter(({ kind }) => kind === 'promise');
    if (card === undefined) throw new Error('nothing waits');
    lab.desk.hold(card.ref);
    lab.desk.settle(card.ref, { kind: 'resolve', output: 'blue' });
    answer('green');
    await settled();
    expect(value()).toBe('"on"');
    expect(lamp().getSnapshot().context).toMatchObject({ colour: 'blue' });
  });

  test('held answers go in the order they are put into', async () => {
    const { lab, root, press } = openLampPage([Promise.resolve('green')]);
    lab.desk.holdAll(true);
    press();
    await settled();
    const timer = childrenOf(root).find(({ id }) => id === 'duration');
    if (timer === undefined) throw new Error('there is no timer');
    root.system._relay(timer, timer, { type: 'xstate.promise.resolve', data: undefined });
    expect(
      lab.desk
        .cards()
        .map(({ name }) => name)
        .slice(0, 2),
    ).toEqual(['lamp/loadColour', 'duration']);
    lab.desk.reorder(timer, -1);
    const before = lab.log.entries().length;
    lab.desk.letAllGo();
    const ends = lab.log
      .entries()
      .slice(before)
      .map(({ event }) => event.type)
      .filter((type) => type.startsWith('xstate.done.actor'));
    expect(ends).toEqual(['xstate.done.actor.duration', 'xstate.done.actor.loadColour']);
  });

  test('the clock moved on ends the timers that are due, and no others', () => {
    const { lab, root, time } = openLampPage();
    expect(lab.desk.cards().find(({ kind }) => kind === 'timer')?.due).toBe(time.now + 5000);
    lab.desk.advance(4000);
    expect(root.getSnapshot().value).toBe('open');
    expect(lab.desk.cards().find(({ kind }) => kind === 'timer')?.due).toBe(time.now + 1000);
    lab.desk.advance(1000);
    expect(root.getSnapshot().value).toBe('shut');
    expect(lab.desk.offset()).toBe(5000);
  });

  test('a timer may wait for a while or for a moment of the server, and anything else is no timer', () => {
    expect(timeOf({ ms: 5000 })).toEqual({ ms: 5000 });
    expect(timeOf({ moment: 1_800_000_000_000 })).toEqual({ moment: 1_800_000_000_000 });
    for (const input of [null, undefined, {}, { ms: '5' }, { moment: null }, { ms: 1, moment: 2 }, 5])
      expect(timeOf(input)).toBeNull();
    const moment = 1_800_000_000_000;
    const waits = setup({
      actors: { waitUntil: fromPromise<void, { moment: number }>(() => new Promise(() => {})) },
    }).createMachine({
      initial: 'waiting',
      states: {
        waiting: { invoke: { id: 'waitUntil', src: 'waitUntil', input: { moment }, onDone: 'over' } },
        over: { type: 'final' },
      },
    });
    const lab = createLab(() => moment - 60_000);
    const root = createActor(waits);
    lab.open(root as unknown as RunningActor);
    root.start();
    expect(lab.desk.cards()).toMatchObject([{ kind: 'timer', due: moment }]);
    lab.desk.advance(59_000);
    expect(root.getSnapshot().value).toBe('waiting');
    lab.desk.advance(1000);
    expect(root.getSnapshot().value).toBe('over');
  });

  test('what an actor is, is known from its logic', () => {
    const { root } = openLampPage();
    expect(childrenOf(root).map((child) => [child.id, kindOf(child)])).toEqual([
      ['lamp', 'machine'],
      ['watch', 'listener'],
      ['duration', 'timer'],
    ]);
  });
});

describe('time', () => {
  test('the page shows a former moment, stands still there, and comes back to the present', async () => {
    const { lab, root, press, value, inert } = openLampPage([Promise.resolve('green')]);
    press();
    const loading = lab.log.entries().at(-1)?.seq ?? 0;
    await settled();
    expect(value()).toBe('"on"');
    lab.travel.travel(root, loading);
    expect(value()).toBe('"loading"');
    press();
    expect(value()).toBe('"loading"');
    root.send({ type: 'page.passed' });
    expect(root.getSnapshot().value).toBe('open');
    expect(inert).toEqual([true]);
    lab.travel.comeBack(root);
    expect(value()).toBe('"on"');
    expect(inert.at(-1)).toBe(false);
    press();
    expect(value()).toBe('"off"');
  });

  test('at the moment of an event, what it began has just begun, however it ended later', async () => {
    const { lab, press, lamp } = openLampPage([Promise.resolve('green')]);
    press();
    await settled();
    const { seq } = lab.log.entries().find(({ event }) => event.type === 'lamp.pressed') ?? { seq: 0 };
    const call = lab.log.entries().find(({ actor }) => actor.name === 'lamp/loadColour')?.actor.ref;
    expect(lamp().getSnapshot().value).not.toBe('loading');
    expect(call?.getSnapshot().status).toBe('done');
    expect(lab.log.snapshotsAt(seq).get(call as RunningActor)?.status).toBe('active');
  });

  test('the page goes on from a former moment: what was under way there is called again', async () => {
    const { lab, root, press, value, asked } = openLampPage([
      Promise.resolve('green'),
      Promise.reject(new Error('gone')),
    ]);
    press();
    const loading = lab.log.entries().at(-1)?.seq ?? 0;
    await settled();
    lab.travel.travel(root, loading);
    lab.travel.resume(root, loading);
    expect(asked).toHaveLength(2);
    await settled();
    expect(value()).toBe('"off"');
    expect(lab.log.entries().some(({ event }) => event.type === 'lab.resumed')).toBe(true);
  });

  test('every moment of the log can be shown, also those from before a return', async () => {
    const { lab, root, press, value } = openLampPage([Promise.resolve('green')]);
    press();
    await settled();
    press();
    const seqs = lab.log.entries().map(({ seq }) => seq);
    const values = seqs.map((seq) => {
      lab.travel.travel(root, seq);
      return value();
    });
    expect(new Set(values)).toEqual(new Set(['"off"', '"loading"', '"on"']));
    lab.travel.comeBack(root);
    lab.travel.travel(root, seqs[0] ?? 0);
    expect(value()).toBe(values[0]);
  });
});

describe('runs', () => {
  test('a machine is driven into a state by the shortest way, and nothing is called', async () => {
    const page = openLampPage([Promise.resolve('green')]);
    const way = runInto(page.lab, lampFile, 'page/lamp', 'lamp.broken');
    expect(way.steps.map(({ kind }) => kind)).toEqual(['send', 'send']);
    expect(way.input).toEqual({ colour: 'red' });
    const done: number[] = [];
    await driveRun(page.root, way, {
      desk: page.lab.desk,
      paceMs: 0,
      onStep: (count) => done.push(count),
    });
    expect(page.lamp().getSnapshot().value).toBe('broken');
    expect(done).toEqual([1, 2]);
    expect(page.asked).toEqual([]);
  });

  test('after a run the machine calls its own actors again, and what was driven waits at the desk', async () => {
    const page = openLampPage([Promise.resolve('green')]);
    const { desk } = page.lab;
    const options = { desk, paceMs: 0, onStep: () => {} };
    await driveRun(page.root, runInto(page.lab, lampFile, 'page/lamp', 'lamp.loading'), options);
    expect(page.value()).toBe('"loading"');
    const card = desk.cards().find(({ name }) => name === 'lamp/loadColour');
    expect(card?.isControlled).toBe(true);
    expect(page.asked).toEqual([]);
    if (card !== undefined) desk.settle(card.ref, { kind: 'reject', error: new Error('no') });
    page.press();
    await settled();
    expect(page.asked).toEqual(['loadColour']);
    expect(page.value()).toBe('"on"');
  });

  test('a run calls nothing for inner machines either, and they call again afterwards', async () => {
    const asked: string[] = [];
    const room = setup({
      actors: {
        lamp: lampMachine.provide({
          actors: {
            loadColour: fromPromise<string>(() => {
              asked.push('loadColour');
              return Promise.resolve('green');
            }),
          },
        }),
      },
    }).createMachine({
      id: 'room',
      invoke: { id: 'lamp', src: 'lamp', input: { colour: null } },
      on: { 'room.entered': { actions: sendTo('lamp', { type: 'lamp.pressed' }) } },
    });
    const { lab, page } = openPageOf(room);
    const entered = { kind: 'send' as const, event: { type: 'room.entered' } };
    await driveRun(
      page,
      { path: 'page/room', input: undefined, steps: [entered] },
      { desk: lab.desk, paceMs: 0, onStep: () => {} },
    );
    const lamp = actorAt(page, 'page/room/lamp');
    expect(lamp?.getSnapshot().value).toBe('loading');
    expect(asked).toEqual([]);
    const card = lab.desk.cards().find(({ name }) => name === 'room/lamp/loadColour');
    expect(card?.isControlled).toBe(true);
    if (card !== undefined) lab.desk.settle(card.ref, { kind: 'reject', error: new Error('no') });
    lamp?.send({ type: 'lamp.pressed' });
    await settled();
    expect(asked).toEqual(['loadColour']);
    expect(lamp?.getSnapshot().value).toBe('on');
  });

  test('what lives inside another machine and does not run is begun there first', async () => {
    const room = setup({ actors: { lamp: lampMachine } }).createMachine({
      id: 'room',
      initial: 'dark',
      states: {
        dark: { on: { 'room.entered': 'used' } },
        used: { invoke: { id: 'lamp-1', src: 'lamp', input: { colour: 'red' } } },
      },
    });
    const { lab, page } = openPageOf(room);
    const options = { desk: lab.desk, paceMs: 0, arrivalMs: 0, onStep: () => {} };
    const pressed = {
      path: 'page/room/lamp-7',
      input: { colour: 'red' },
      steps: [{ kind: 'send' as const, event: { type: 'lamp.pressed' } }],
    };
    await expect(driveRun(page, pressed, options)).rejects.toThrow('The page has no room/lamp-7 now');
    const asked: string[] = [];
    const moved: string[] = [];
    await driveRun(page, pressed, {
      ...options,
      wayInside: (around, name) => {
        asked.push(`${pathOf(around)} ${name}`);
        const entered = { kind: 'send' as const, event: { type: 'room.entered' } };
        const run = { path: 'page/room', input: undefined, steps: [entered] };
        return Promise.resolve({ run, path: 'page/room/lamp-1' });
      },
      onMoved: (path) => moved.push(path),
    });
    expect([asked, moved]).toEqual([['page/room lamp'], ['page/room/lamp-1']]);
    expect(actorAt(page, 'page/room/lamp-1')?.getSnapshot().value).toBe('on');
  });

  test('after a travel in time a machine is still driven with its real first input', async () => {
    const { lab, root, press } = openLampPage([Promise.resolve('green')]);
    press();
    await settled();
    const seq = lab.log.entries().at(-1)?.seq ?? 0;
    lab.travel.travel(root, seq);
    lab.travel.resume(root, seq);
    expect(recordedRun(lab.log.entries(), 'page/lamp')).toMatchObject({
      isFromStart: false,
      inputs: [{ colour: null }],
    });
    expect(runInto(lab, lampFile, 'page/lamp', 'lamp.loading').input).toEqual({ colour: null });
  });

  test('a search that takes too long ends without an answer, instead of holding the page', () => {
    const cases = casesOf(lampPaths);
    const isBroken = ({ snapshot }: World) => snapshot.value === 'broken';
    expect(shortestWalk(cases, isBroken)?.walk.edges).toHaveLength(2);
    expect(shortestWalk(cases, isBroken, -1)).toBeNull();
  });

  test('a link offers its run, which is driven once accepted and never when declined', () => {
    const inspector = createActor(inspectorMachine).start();
    const place = () => (inspector.getSnapshot().value as { page: string }).page;
    inspector.send({ type: 'run.accepted', run });
    expect(place()).toBe('live');
    inspector.send({ type: 'run.offered', run });
    expect(place()).toBe('offered');
    inspector.send({ type: 'run.declined' });
    expect([place(), inspector.getSnapshot().context.run]).toEqual(['live', null]);
    inspector.send({ type: 'run.offered', run });
    inspector.send({ type: 'run.accepted', run });
    expect(place()).toBe('settling');
    expect(inspector.getSnapshot().context.run).toEqual(run);
  });

  test('a run to a machine that the page does not have fails in one line', async () => {
    const { root, lab } = openLampPage();
    const { desk } = lab;
    const stopped = driveRun(
      root,
      { path: 'page/nobody/at/all', input: undefined, steps: [] },
      { desk, paceMs: 0, arrivalMs: 0, onStep: () => {} },
    );
    await expect(stopped).rejects.toThrow('The page has no nobody/at/all now');
  });

  test('a session is kept as steps, and made the shortest run with the same end', async () => {
    const { lab, press } = openLampPage([Promise.reject(new Error('no')), Promise.resolve('green')]);
    press();
    await settled();
    press();
    await settled();
    const recorded = recordedRun(lab.log.entries(), 'page/lamp');
    expect(recorded.steps.map(({ kind }) => kind)).toEqual(['send', 'reject', 'send', 'resolve']);
    expect(recorded).toMatchObject({ isFromStart: true, input: { colour: null } });
    const long = sessionRun(lab, lampFile, 'page/lamp', 'recorded');
    expect(long.run.steps).toHaveLength(4);
    const short = sessionRun(lab, lampFile, 'page/lamp', 'shortest');
    expect(short.run.steps.map(({ kind }) => kind)).toEqual(['send', 'resolve']);
    expect(short.run.steps[1]).toMatchObject({ output: 'green' });
    const source = testSource(short, lampFile, null);
    expect(source).toContain("lamp.resolve('loadColour', 'green');");
    expect(source).toContain("expect(lamp.value()).toEqual('on');");
  });

  test('a run travels inside a link, with its failures; what is no run is none', async () => {
    const failed = Object.assign(new Error('refused'), {
      failure: { kind: 'http', status: 400, code: 'OOS', params: {} },
    });
    const whole = {
      path: 'page/addToCart',
      input: { vendor: 'retail' },
      steps: [
        { kind: 'send' as const, event: { type: 'add.requested', initiator: 'BUY_NOW' } },
        { kind: 'reject' as const, id: 'addToBag', error: failed },
        { kind: 'resolve' as const, id: 'waitFor', output: undefined },
      ],
    };
    const word = await writeRun(whole);
    expect(word).toMatch(/^[\w-]+$/);
    const read = await readRun(word);
    expect(read).toEqual(whole);
    expect(read?.steps[1]).toMatchObject({ error: { failure: { code: 'OOS' } } });
    expect(await readRun(word.slice(0, -9))).toBeNull();
    expect(await readRun('nonsense')).toBeNull();
    expect(await readRun(await writeRun({ ...whole, path: '../bag' }))).toBeNull();
    expect(await readRun(await writeRun({ ...whole, steps: [{ kind: 'steal' } as never] }))).toBeNull();
  });
});

describe('sending', () => {
  test('events are sorted by whether a case of them would be taken now', () => {
    const { lamp } = openLampPage();
    const snapshot = lamp().getSnapshot();
    expect(sendableOf(snapshot as never, Object.values(lampPaths.events))).toMatchObject([
      { type: 'lamp.pressed', when: 'now' },
      { type: 'lamp.broken', when: 'elsewhere' },
    ]);
    expect(lampMachine.id).toBe('lamp');
  });

  test('a payload form has the fields of the cases, and reads what was filled in', () => {
    const cases = [
      { type: 'qty.changed', quantity: 1, mode: 'MODAL', item: { sku: 'A' } },
      { type: 'qty.changed', quantity: 2, mode: 'DESKTOP', item: null },
    ];
    const [first] = cases;
    if (first === undefined) return;
    const fields = fieldsOf(first, cases);
    expect(fields.map(({ name, kind, value }) => [name, kind, value])).toEqual([
      ['quantity', 'number', '1'],
      ['mode', 'text', 'MODAL'],
      ['item', 'json', '{"sku":"A"}'],
    ]);
    expect(fields[1]?.suggestions).toEqual(['MODAL', 'DESKTOP']);
    const filled: Record<string, string> = { quantity: '7', mode: 'X', item: 'null' };
    expect(eventOf('qty.changed', fields, (name) => filled[name] ?? '')).toEqual({
      event: { type: 'qty.changed', quantity: 7, mode: 'X', item: null },
    });
    expect(eventOf('qty.changed', fields, () => 'seven')).toEqual({ problem: 'quantity is no JSON' });
  });
});
