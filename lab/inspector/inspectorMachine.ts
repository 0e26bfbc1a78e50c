import {
  assign,
  fromCallback,
  fromPromise,
  setup,
  type ActorRefFrom,
  type EventObject,
  type SnapshotFrom,
} from 'xstate';
import type { OwnFolds } from './chart/folding.ts';
import type { Pointed } from './control/press.ts';
import type { Run } from './session/runLink.ts';

export const TABS = ['chart', 'log', 'waiting', 'sequence', 'record', 'compare'] as const;
export type Tab = (typeof TABS)[number];

export interface LogFilter {
  text: string;
  /** Shows entries of the chosen actor alone. */
  isOwnOnly: boolean;
  isIgnoredOnly: boolean;
  /** Shows entries of promises and listeners too. */
  hasAll: boolean;
}
/** Two moments, each by its document and its number there. */
export interface ComparedMoments {
  before: string | null;
  after: string | null;
}
export interface InspectorContext {
  tab: Tab;
  /** Place of the chosen actor in the page. */
  path: string;
  /** Chosen state of its chart, by id. */
  stateId: string | null;
  /** Chosen entry of the log. */
  seq: number | null;
  filter: LogFilter;
  search: string;
  isMasked: boolean;
  hasHeat: boolean;
  /** Folds made by hand, by the id of the machine. */
  ownFolds: Readonly<Record<string, OwnFolds>>;
  /** The moments that are compared; null until they are chosen. */
  compared: ComparedMoments;
  /** The entry whose moment the page shows. */
  shownSeq: number | null;
  run: Run | null;
  stepsDone: number;
  /** The element of the page that was pressed last while pointing was on. */
  pointed: Pointed | null;
  /** Number of elements of the page that read the chosen actor; null while they are not shown. */
  readers: number | null;
  /** The reason why the last run or search failed; one line. */
  problem: string | null;
  /** The difference between the last run and its record. */
  note: string | null;
}
export type InspectorEvent =
  | { type: 'panel.opened' }
  | { type: 'panel.closed' }
  | { type: 'panel.folded' }
  | { type: 'panel.unfolded' }
  | { type: 'window.requested' }
  | { type: 'window.closed' }
  | { type: 'tab.chosen'; tab: Tab }
  | { type: 'actor.chosen'; path: string }
  | { type: 'state.chosen'; stateId: string | null }
  | { type: 'entry.chosen'; seq: number | null }
  | { type: 'filter.changed'; filter: Partial<LogFilter> }
  | { type: 'search.changed'; search: string }
  | { type: 'mask.toggled' }
  | { type: 'heat.toggled' }
  | { type: 'folds.changed'; machineId: string; folds: OwnFolds }
  | { type: 'folds.reset'; machineId: string }
  | { type: 'moments.chosen'; moments: Partial<ComparedMoments> }
  | { type: 'time.travelled'; seq: number }
  | { type: 'time.resumed' }
  | { type: 'time.returned' }
  | { type: 'teleport.requested'; path: string; stateId: string }
  | { type: 'run.requested'; run: Run }
  /** A run from a link: it waits for the user's consent. */
  | { type: 'run.offered'; run: Run }
  | { type: 'run.accepted'; run: Run }
  | { type: 'run.declined' }
  | { type: 'run.progressed'; stepsDone: number }
  | { type: 'problem.dismissed' }
  | { type: 'pointing.toggled' }
  | { type: 'pointing.ended' }
  | { type: 'element.pressed'; pointed: Pointed }
  | { type: 'pointed.dismissed' }
  | { type: 'readers.toggled' }
  | { type: 'readers.found'; count: number };
export type InspectorRef = ActorRefFrom<typeof inspectorMachine>;
export type InspectorSnapshot = SnapshotFrom<typeof inspectorMachine>;

/** Machine of the panel: its place, its selection, and its control of time and runs in the page. */
export const inspectorMachine = setup({
  types: { context: {} as InspectorContext, events: {} as InspectorEvent },
  actors: {
    /** The shortest run that leads a machine into a state of its chart. */
    findRun: fromPromise<Run, { path: string; stateId: string }>(() =>
      Promise.reject(new Error('not provided')),
    ),
    /** Waits for the page to load: it would send its facts to the machine in the middle of the run. */
    waitUntilQuiet: fromPromise<void>(() => Promise.reject(new Error('not provided'))),
    driveRun: fromPromise<string | null, { run: Run }>(() => Promise.reject(new Error('not provided'))),
    /** Reports pressed elements of the page while it lives, and keeps the presses from the page. */
    pointAtPage: fromCallback<EventObject>(() => {}),
    /** Outlines the elements of the page that read an actor while it lives. */
    outlineReaders: fromCallback<EventObject, { path: string }>(() => {}),
  },
  actions: {
    chooseTab: assign((_, { tab }: { tab: Tab }) => ({ tab })),
    chooseActor: assign((_, { path }: { path: string }) => ({ path, stateId: null, search: '' })),
    chooseState: assign((_, { stateId }: { stateId: string | null }) => ({ stateId })),
    chooseEntry: assign((_, { seq }: { seq: number | null }) => ({ seq })),
    changeFilter: assign(({ context }, { filter }: { filter: Partial<LogFilter> }) => ({
      filter: { ...context.filter, ...filter },
    })),
    search: assign((_, { search }: { search: string }) => ({ search })),
    toggleMask: assign(({ context }) => ({ isMasked: !context.isMasked })),
    toggleHeat: assign(({ context }) => ({ hasHeat: !context.hasHeat })),
    fold: assign(({ context }, { machineId, folds }: { machineId: string; folds: OwnFolds }) => ({
      ownFolds: { ...context.ownFolds, [machineId]: folds },
    })),
    forgetFolds: assign(({ context }, { machineId }: { machineId: string }) => ({
      ownFolds: Object.fromEntries(Object.entries(context.ownFolds).filter(([one]) => one !== machineId)),
    })),
    chooseMoments: assign(({ context }, { moments }: { moments: Partial<ComparedMoments> }) => ({
      compared: { ...context.compared, ...moments },
    })),
    showMoment: assign((_, { seq }: { seq: number }) => ({ shownSeq: seq, seq })),
    forgetMoment: assign({ shownSeq: null }),
    takeRun: assign((_, { run }: { run: Run }) => ({
      run,
      stepsDone: 0,
      problem: null,
      note: null,
    })),
    noteOutcome: assign((_, { note }: { note: string | null }) => ({ note })),
    forgetRun: assign({ run: null }),
    countSteps: assign((_, { stepsDone }: { stepsDone: number }) => ({ stepsDone })),
    noteProblem: assign((_, { error }: { error: unknown }) => ({
      problem: error instanceof Error ? error.message : String(error),
    })),
    forgetProblem: assign({ problem: null, note: null }),
    keepPointed: assign((_, { pointed }: { pointed: Pointed }) => ({ pointed })),
    forgetPointed: assign({ pointed: null }),
    countReaders: assign((_, { count }: { count: number }) => ({ readers: count })),
    forgetReaders: assign({ readers: null }),
    /** Provided where the page is. */
    travelTo: (_: unknown, params: { seq: number }): void => void params,
    resumeFrom: (_: unknown, params: { seq: number }): void => void params,
    comeBack: (): void => {},
  },
  guards: {
    hasMoment: ({ context }) => context.shownSeq !== null,
  },
}).createMachine({
  id: 'inspector',
  context: {
    tab: 'chart',
    path: 'page',
    stateId: null,
    seq: null,
    filter: { text: '', isOwnOnly: false, isIgnoredOnly: false, hasAll: false },
    search: '',
    isMasked: true,
    hasHeat: false,
    ownFolds: {},
    compared: { before: null, after: null },
    shownSeq: null,
    run: null,
    stepsDone: 0,
    pointed: null,
    readers: null,
    problem: null,
    note: null,
  },
  type: 'parallel',
  states: {
    placement: {
      initial: 'closed',
      states: {
        closed: { on: { 'panel.opened': 'docked' } },
        docked: {
          on: {
            'panel.closed': 'closed',
            'panel.folded': 'folded',
            'window.requested': 'inWindow',
          },
        },
        folded: { on: { 'panel.unfolded': 'docked', 'panel.opened': 'docked', 'panel.closed': 'closed' } },
        inWindow: { on: { 'window.closed': 'docked', 'panel.closed': 'closed' } },
      },
    },
    choice: {
      on: {
        'tab.chosen': { actions: { type: 'chooseTab', params: ({ event }) => ({ tab: event.tab }) } },
        'actor.chosen': { actions: { type: 'chooseActor', params: ({ event }) => ({ path: event.path }) } },
        'state.chosen': {
          actions: { type: 'chooseState', params: ({ event }) => ({ stateId: event.stateId }) },
        },
        'entry.chosen': { actions: { type: 'chooseEntry', params: ({ event }) => ({ seq: event.seq }) } },
        'filter.changed': {
          actions: { type: 'changeFilter', params: ({ event }) => ({ filter: event.filter }) },
        },
        'moments.chosen': {
          actions: { type: 'chooseMoments', params: ({ event }) => ({ moments: event.moments }) },
        },
        'search.changed': { actions: { type: 'search', params: ({ event }) => ({ search: event.search }) } },
        'mask.toggled': { actions: 'toggleMask' },
        'heat.toggled': { actions: 'toggleHeat' },
        'folds.changed': {
          actions: {
            type: 'fold',
            params: ({ event }) => ({ machineId: event.machineId, folds: event.folds }),
          },
        },
        'folds.reset': {
          actions: { type: 'forgetFolds', params: ({ event }) => ({ machineId: event.machineId }) },
        },
      },
    },
    pointing: {
      initial: 'off',
      on: { 'pointed.dismissed': { actions: 'forgetPointed' } },
      states: {
        off: { on: { 'pointing.toggled': 'on' } },
        on: {
          invoke: { id: 'pointAtPage', src: 'pointAtPage' },
          on: {
            'pointing.toggled': 'off',
            'pointing.ended': 'off',
            // The card and the switch that ends pointing are in the panel.
            'panel.closed': 'off',
            // A page of the past gets no press at all.
            'time.travelled': 'off',
            'element.pressed': {
              actions: { type: 'keepPointed', params: ({ event }) => ({ pointed: event.pointed }) },
            },
          },
        },
      },
    },
    readers: {
      initial: 'hidden',
      states: {
        hidden: { on: { 'readers.toggled': 'shown' } },
        shown: {
          exit: 'forgetReaders',
          invoke: {
            id: 'outlineReaders',
            src: 'outlineReaders',
            input: ({ context }) => ({ path: context.path }),
          },
          on: {
            'readers.toggled': 'hidden',
            'panel.closed': 'hidden',
            'actor.chosen': { target: 'shown', reenter: true },
            'readers.found': {
              actions: { type: 'countReaders', params: ({ event }) => ({ count: event.count }) },
            },
          },
        },
      },
    },
    page: {
      initial: 'live',
      states: {
        live: {
          on: {
            'time.travelled': {
              target: 'away',
              actions: [
                { type: 'travelTo', params: ({ event }) => ({ seq: event.seq }) },
                { type: 'showMoment', params: ({ event }) => ({ seq: event.seq }) },
              ],
            },
            'teleport.requested': 'searching',
            'run.requested': {
              target: 'driving',
              actions: { type: 'takeRun', params: ({ event }) => ({ run: event.run }) },
            },
            'run.offered': {
              target: 'offered',
              actions: { type: 'takeRun', params: ({ event }) => ({ run: event.run }) },
            },
            'problem.dismissed': { actions: 'forgetProblem' },
          },
        },
        // A link could act in the name of the user who opens it, so they must accept its run.
        offered: {
          on: {
            'run.accepted': {
              target: 'settling',
              actions: { type: 'takeRun', params: ({ event }) => ({ run: event.run }) },
            },
            'run.declined': { target: 'live', actions: 'forgetRun' },
            'run.offered': {
              actions: { type: 'takeRun', params: ({ event }) => ({ run: event.run }) },
            },
          },
        },
        settling: {
          invoke: {
            id: 'waitUntilQuiet',
            src: 'waitUntilQuiet',
            onDone: 'driving',
            onError: 'driving',
          },
        },
        // The page shows a moment of its past and stands still.
        away: {
          on: {
            'time.travelled': {
              actions: [
                { type: 'travelTo', params: ({ event }) => ({ seq: event.seq }) },
                { type: 'showMoment', params: ({ event }) => ({ seq: event.seq }) },
              ],
            },
            'time.resumed': {
              guard: 'hasMoment',
              target: 'live',
              actions: [
                { type: 'resumeFrom', params: ({ context }) => ({ seq: context.shownSeq ?? 0 }) },
                'forgetMoment',
              ],
            },
            'time.returned': { target: 'live', actions: ['comeBack', 'forgetMoment'] },
          },
        },
        searching: {
          entry: 'forgetProblem',
          invoke: {
            id: 'findRun',
            src: 'findRun',
            input: ({ event }) =>
              event.type === 'teleport.requested'
                ? { path: event.path, stateId: event.stateId }
                : { path: '', stateId: '' },
            onDone: {
              target: 'driving',
              actions: { type: 'takeRun', params: ({ event }) => ({ run: event.output }) },
            },
            onError: {
              target: 'live',
              actions: { type: 'noteProblem', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        driving: {
          invoke: {
            id: 'driveRun',
            src: 'driveRun',
            input: ({ context }) => ({ run: context.run ?? { path: '', input: undefined, steps: [] } }),
            onDone: {
              target: 'live',
              actions: { type: 'noteOutcome', params: ({ event }) => ({ note: event.output }) },
            },
            onError: {
              target: 'live',
              actions: { type: 'noteProblem', params: ({ event }) => ({ error: event.error }) },
            },
          },
          on: {
            'run.progressed': {
              actions: { type: 'countSteps', params: ({ event }) => ({ stepsDone: event.stepsDone }) },
            },
          },
        },
      },
    },
  },
});
