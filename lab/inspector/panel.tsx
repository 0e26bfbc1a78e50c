import { createRoot, type Root } from 'react-dom/client';
import { createActor, fromPromise } from 'xstate';
import { driveRun } from './control/driveRun.ts';
import styleUrl from './inspector.css?url';
import { inspectorMachine } from './inspectorMachine.ts';
import type { Lab } from './lab.ts';
import type { RunningActor } from './running.ts';
import { readRun, type Run } from './session/runLink.ts';
import { runInto } from './session/sessionRuns.ts';
import { runWordIn } from './session/runWord.ts';
import { Inspector } from './views/Inspector.tsx';
import { casesFileOf } from './views/NowPanel.tsx';
import { LabContext } from './views/labContext.ts';

const WINDOW_NAME = 'etalase-lab';
/** Between two steps of a run, ms. */
const PACE_MS = 300;

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
          // The panel says that it looks before the search takes the thread.
          await new Promise((resolve) => setTimeout(resolve, 30));
          return runInto(lab, file, input.path, input.stateId);
        }),
        driveRun: fromPromise<void, { run: Run }>(({ input, self }) =>
          driveRun(pageNow(), input.run, {
            log: lab.log,
            desk: lab.desk,
            paceMs: PACE_MS,
            onStep: (stepsDone) => {
              self._parent?.send({ type: 'run.progressed', stepsDone });
              lab.changed();
            },
          }),
        ),
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

  const show = (container: Element) => {
    root = createRoot(container);
    root.render(
      <LabContext value={{ lab, inspector }}>
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
    show(containerIn(opened.document));
    opened.addEventListener('pagehide', () => {
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
    // The window needs the present turn: later the browser takes it for an unwanted one.
    if (next === 'inWindow') openWindow();
  });
  inspector.start();
  addEventListener('pagehide', () => ownWindow?.close());
  addEventListener('hashchange', () => void playFromAddress());

  async function playFromAddress(): Promise<void> {
    const word = runWordIn(location.hash);
    const run = word === null ? null : await readRun(word);
    if (run === null) return;
    inspector.send({ type: 'actor.chosen', path: run.path });
    inspector.send({ type: 'run.requested', run });
  }

  return {
    open(): void {
      inspector.send({ type: 'panel.opened' });
      void playFromAddress();
    },
    toggle(): void {
      const isClosed = inspector.getSnapshot().matches({ placement: 'closed' });
      inspector.send({ type: isClosed ? 'panel.opened' : 'panel.closed' });
    },
  };
}

function styleLink(document: Document): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = new URL(styleUrl, location.href).href;
  return link;
}

/** The panel's place over the page: in a shadow, so that neither the page's styles nor its listeners reach it. */
function createDock() {
  const host = document.createElement('div');
  host.id = 'lab';
  host.setAttribute('popover', 'manual');
  const shadow = host.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  container.className = 'dock';
  shadow.append(styleLink(document), container);
  // The page must not take a press or a key meant for the lab for its own.
  for (const type of [
    'click',
    'keydown',
    'keyup',
    'pointerdown',
    'pointerup',
    'submit',
    'change',
    'input',
    'wheel',
  ])
    host.addEventListener(type, (event) => event.stopPropagation());
  host.addEventListener('keydown', (event) => {
    // A modal of the page would close.
    if (event.key === 'Escape') event.preventDefault();
  });
  let isShown = false;
  /** An open modal makes everything outside it inert, so the panel goes inside, above it. */
  const stayOnTop = () => {
    if (!isShown) return;
    const modals = document.querySelectorAll('dialog:modal');
    const parent = modals.item(modals.length - 1) ?? document.body;
    if (host.parentElement === parent && host.matches(':popover-open')) return;
    const { scrollTop, scrollLeft } = parent;
    if (host.parentElement !== parent) parent.append(host);
    if (!host.matches(':popover-open')) host.showPopover();
    parent.scrollTo(scrollLeft, scrollTop);
  };
  const observer = new MutationObserver(stayOnTop);
  const observed = { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] };
  return {
    show(): Element {
      isShown = true;
      stayOnTop();
      observer.observe(document.body, observed);
      document.documentElement.dataset['lab'] = 'docked';
      return container;
    },
    fold(isFolded: boolean): void {
      container.classList.toggle('is-folded', isFolded);
      makeRoom(isFolded ? '3rem' : '46vh');
    },
    hide(): void {
      isShown = false;
      observer.disconnect();
      host.remove();
      delete document.documentElement.dataset['lab'];
      makeRoom('');
    },
  };
}

/** The page can be scrolled to its end above the panel. */
function makeRoom(height: string): void {
  document.body.style.paddingBottom = height;
}

/** A window of its own, with the page's tokens and the lab's styles; its scripts stay those of the page. */
function containerIn(target: Document): Element {
  target.title = `Lab: ${document.title}`;
  target.documentElement.lang = 'en';
  const { theme, vendor } = document.documentElement.dataset;
  if (theme !== undefined) target.documentElement.dataset['theme'] = theme;
  if (vendor !== undefined) target.documentElement.dataset['vendor'] = vendor;
  target.head.replaceChildren(
    ...[...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map((sheet) => {
      const link = target.createElement('link');
      link.rel = 'stylesheet';
      link.href = sheet.href;
      return link;
    }),
  );
  const host = target.createElement('div');
  const shadow = host.attachShadow({ mode: 'open' });
  const container = target.createElement('div');
  container.className = 'window';
  shadow.append(styleLink(target), container);
  target.body.replaceChildren(host);
  return container;
}
