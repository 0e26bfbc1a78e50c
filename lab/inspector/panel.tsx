import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { createActor, fromCallback, fromPromise, type EventObject } from 'xstate';
import { driveRun } from './control/driveRun.ts';
import { outline, pointAtPage } from './control/pointer.ts';
import { lookAt } from './control/press.ts';
import { createDock } from './dock.ts';
import { inspectorMachine, type InspectorEvent } from './inspectorMachine.ts';
import type { Lab } from './lab.ts';
import { furnish } from './panelDocument.ts';
import { actorAt, type RunningActor } from './running.ts';
import { readRun, type Run } from './session/runLink.ts';
import { runAround, runInto } from './session/sessionRuns.ts';
import { runWordIn } from './session/runWord.ts';
import { Inspector } from './views/Inspector.tsx';
import { casesFileOf } from './views/NowPanel.tsx';
import { LabContext } from './views/labContext.ts';
import { elementsReading } from './watch/fibers.ts';

const WINDOW_NAME = 'etalase-lab';
/** Between two steps of a run, ms. */
const PACE_MS = 300;
/** Milliseconds without events after which the page is quiet, and the longest wait for that. */
const QUIET_MS = 600;
const SETTLING_MS = 8000;

/** The panel over a page: its own machine, wired to the page, and the places where it can be shown. */
export function createPanel(lab: Lab, onOpenChange: (isOpen: boolean) => void) {
  const pageNow = (): RunningActor => {
    const page = lab.page();
    if (page === null) throw new Error('No page has started yet');
    return page;
  };
  const inspector = createActor(
    inspectorMachine.provide({
      actors: {
        findRun: fromPromise<Run, { path: string; stateId: string }>(async ({ input }) => {
          const file = await casesFileOf(input.stateId.split('.')[0] ?? '');
          if (file === null) throw new Error(`${input.stateId.split('.')[0]} has no event cases`);
          // Lets the panel draw its message before the search blocks the thread.
          await new Promise((resolve) => setTimeout(resolve, 30));
          return runInto(lab, file, input.path, input.stateId);
        }),
        waitUntilQuiet: fromPromise<void>(() => whenQuiet(lab)),
        driveRun: fromPromise<string | null, { run: Run }>(({ input, self }) =>
          driveRun(pageNow(), input.run, {
            desk: lab.desk,
            paceMs: PACE_MS,
            wayInside: runAround,
            onMoved: (path) => self._parent?.send({ type: 'actor.chosen', path }),
            settled: () => whenQuiet(lab),
            onStep: (stepsDone) => {
              self._parent?.send({ type: 'run.progressed', stepsDone });
              lab.changed();
            },
          }),
        ),
        pointAtPage: fromCallback<EventObject>(({ sendBack }) =>
          pointAtPage({
            onPressed: (element) => {
              sendBack({
                type: 'element.pressed',
                pointed: lookAt(pageNow(), element),
              } satisfies InspectorEvent);
              lab.hurry();
            },
            onEnded: () => sendBack({ type: 'pointing.ended' } satisfies InspectorEvent),
          }),
        ),
        outlineReaders: fromCallback<EventObject, { path: string }>(({ input, sendBack }) => {
          const ref = actorAt(pageNow(), input.path);
          const elements = ref === null ? [] : elementsReading(pageNow(), ref);
          elements[0]?.scrollIntoView({ block: 'center' });
          sendBack({ type: 'readers.found', count: elements.length } satisfies InspectorEvent);
          return outline(elements, 'reads');
        }),
      },
      actions: {
        travelTo: (_, { seq }) => lab.travel.travel(pageNow(), seq),
        resumeFrom: (_, { seq }) => lab.travel.resume(pageNow(), seq),
        comeBack: () => lab.travel.comeBack(pageNow()),
      },
    }),
  );
  const dock = createDock();
  let root: Root | null = null;
  let place: string | null = null;
  let ownWindow: Window | null = null;
  /** Element of the page that had the focus before the keyboard moved it to the panel. */
  let opener: Element | null = null;

  const show = (container: Element) => {
    root = createRoot(container);
    root.render(
      <LabContext value={{ lab, inspector, dock }}>
        <Inspector />
      </LabContext>,
    );
  };
  const leave = () => {
    root?.unmount();
    root = null;
    dock.hide();
    const left = ownWindow;
    ownWindow = null;
    left?.close();
  };
  const openWindow = () => {
    const opened = window.open('', WINDOW_NAME, 'width=1200,height=800');
    if (opened === null) {
      inspector.send({ type: 'window.closed' });
      return;
    }
    ownWindow = opened;
    const container = opened.document.createElement('main');
    container.className = 'window';
    const end = furnish(opened.document, container);
    show(container);
    opened.addEventListener('pagehide', () => {
      end();
      if (ownWindow === opened) inspector.send({ type: 'window.closed' });
    });
    opened.focus();
  };
  inspector.subscribe((snapshot) => {
    const next = (snapshot.value as { placement: string }).placement;
    if (next === place) return;
    const isSameDock = [place, next].every((one) => one === 'docked' || one === 'folded');
    place = next;
    onOpenChange(next !== 'closed');
    if (isSameDock) {
      dock.fold(next === 'folded');
      return;
    }
    leave();
    if (next === 'docked') {
      show(dock.show());
      dock.fold(false);
    }
    // The window must open in this turn: later the browser blocks it as a popup.
    if (next === 'inWindow') openWindow();
  });
  inspector.start();
  addEventListener('pagehide', () => ownWindow?.close());
  addEventListener('hashchange', () => void offerFromAddress());

  async function offerFromAddress(): Promise<void> {
    const word = runWordIn(location.hash);
    const run = word === null ? null : await readRun(word);
    if (run === null) return;
    inspector.send({ type: 'actor.chosen', path: run.path });
    inspector.send({ type: 'run.offered', run });
  }

  return {
    open(): void {
      inspector.send({ type: 'panel.opened' });
      void offerFromAddress();
    },
    toggle(): void {
      if (!inspector.getSnapshot().matches({ placement: 'closed' })) {
        const hadFocus = dock.hasFocus();
        inspector.send({ type: 'panel.closed' });
        if (hadFocus && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
        return;
      }
      opener = document.activeElement;
      flushSync(() => inspector.send({ type: 'panel.opened' }));
      dock.takeFocus();
    },
  };
}

/** Resolves when the page has loaded its first data, which would otherwise come into the run. */
async function whenQuiet(lab: Lab): Promise<void> {
  const until = Date.now() + SETTLING_MS;
  let seen = -1;
  while (Date.now() < until) {
    const last = lab.log.entries().at(-1)?.seq ?? 0;
    const isWaiting = lab.desk.cards().some(({ kind }) => kind === 'promise');
    if (last === seen && !isWaiting) return;
    seen = last;
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  }
}
