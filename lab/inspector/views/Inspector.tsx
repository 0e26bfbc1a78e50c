import { useRef, useState, type KeyboardEvent } from 'react';
import { TABS, type Tab } from '../inspectorMachine.ts';
import { ActorTree } from './ActorTree.tsx';
import { ChartView } from './ChartView.tsx';
import { Compare } from './Compare.tsx';
import { EventLog } from './EventLog.tsx';
import { NowPanel } from './NowPanel.tsx';
import { PointCard, PointSwitch } from './Point.tsx';
import { Progress } from './Progress.tsx';
import { Record } from './Record.tsx';
import { Sequence } from './Sequence.tsx';
import { TimeBar } from './TimeBar.tsx';
import { Waiting } from './Waiting.tsx';
import { useChoice, useDock, useInspector, useInspectorState, useLab } from './labContext.ts';

const NAMES: Record<Tab, string> = {
  chart: 'Chart',
  log: 'Events',
  waiting: 'Waiting',
  sequence: 'Sequence',
  record: 'Record',
  compare: 'Compare',
};

/** The whole panel. */
export function Inspector() {
  const lab = useLab();
  const inspector = useInspector();
  const tab = useChoice((context) => context.tab);
  const isFolded = useInspectorState((snapshot) => snapshot.matches({ placement: 'folded' }));
  const isDocked = useInspectorState((snapshot) => snapshot.matches({ placement: 'docked' }));
  const isInWindow = useInspectorState((snapshot) => snapshot.matches({ placement: 'inWindow' }));
  const waiting = lab.desk.cards().filter(({ kind }) => kind !== 'listener').length;
  return (
    <aside
      className={isFolded ? 'inspector folded' : 'inspector'}
      aria-label="Lab"
      onClickCapture={lab.hurry}
      onChangeCapture={lab.hurry}
      onSubmitCapture={lab.hurry}
      onKeyDownCapture={({ key }) => {
        if (key === 'Escape') inspector.send({ type: 'pointing.ended' });
      }}
    >
      {isDocked && <Edge />}
      <header className="bar">
        {isInWindow && <h1 className="sr">{document.title}</h1>}
        <h2>Lab</h2>
        {!isFolded && <Tabs tab={tab} badge={waiting} />}
        <span className="grow" />
        <Corner isFolded={isFolded} />
      </header>
      {!isFolded && (
        <>
          <Progress />
          <PointCard />
          <div className="body">
            <ActorTree />
            <div
              className={tab === 'chart' ? 'main with-now' : 'main'}
              role="tabpanel"
              id="lab-panel"
              aria-labelledby={`lab-tab-${tab}`}
            >
              {tab === 'chart' && (
                <>
                  <ChartView />
                  <NowPanel />
                </>
              )}
              {tab === 'log' && <EventLog />}
              {tab === 'waiting' && <Waiting />}
              {tab === 'sequence' && <Sequence />}
              {tab === 'record' && <Record />}
              {tab === 'compare' && <Compare />}
            </div>
          </div>
          <TimeBar />
        </>
      )}
      <p className="sr" role="status">
        {inspector.getSnapshot().matches({ page: 'away' }) ? 'The page shows a moment of its past' : ''}
      </p>
    </aside>
  );
}

/** The edge that resizes the panel. */
function Edge() {
  const dock = useDock();
  const [share, setShare] = useState(dock.share());
  const from = useRef<number | null>(null);
  /** On a narrow window the panel is at the top. */
  const isBelow = () => window.matchMedia('(min-width: 48rem)').matches;
  const resize = (up: number) => {
    dock.resize(isBelow() ? up : -up);
    setShare(dock.share());
  };
  return (
    <div
      className="edge"
      role="separator"
      aria-label="Height of the lab"
      aria-orientation="horizontal"
      aria-valuenow={share}
      aria-valuemin={20}
      aria-valuemax={85}
      tabIndex={0}
      onKeyDown={(event) => {
        const up = { ArrowUp: 40, ArrowDown: -40 }[event.key];
        if (up === undefined) return;
        event.preventDefault();
        resize(up);
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = event.clientY;
      }}
      onPointerMove={(event) => {
        if (from.current === null) return;
        resize(from.current - event.clientY);
        from.current = event.clientY;
      }}
      onPointerUp={() => {
        from.current = null;
      }}
    />
  );
}

function Tabs({ tab, badge }: { tab: Tab; badge: number }) {
  const inspector = useInspector();
  const onKey = (event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length] ?? 'chart';
    inspector.send({ type: 'tab.chosen', tab: next });
    const root = event.currentTarget.getRootNode() as ShadowRoot;
    root.getElementById(`lab-tab-${next}`)?.focus();
  };
  return (
    <div className="tabs" role="tablist" aria-label="What the lab shows" tabIndex={-1} onKeyDown={onKey}>
      {TABS.map((one) => (
        <button
          key={one}
          id={`lab-tab-${one}`}
          type="button"
          role="tab"
          aria-selected={one === tab}
          aria-controls={one === tab ? 'lab-panel' : undefined}
          tabIndex={one === tab ? 0 : -1}
          onClick={() => inspector.send({ type: 'tab.chosen', tab: one })}
        >
          {NAMES[one]}
          {one === 'waiting' && badge > 0 && <span className="badge">{badge}</span>}
        </button>
      ))}
    </div>
  );
}

function Corner({ isFolded }: { isFolded: boolean }) {
  const inspector = useInspector();
  const isMasked = useChoice((context) => context.isMasked);
  const isInWindow = useInspectorState((snapshot) => snapshot.matches({ placement: 'inWindow' }));
  return (
    <>
      {!isFolded && <PointSwitch />}
      {!isFolded && (
        <button
          type="button"
          className="small switch"
          aria-pressed={isMasked}
          title="Personal data and tokens are hidden"
          onClick={() => inspector.send({ type: 'mask.toggled' })}
        >
          Masked
        </button>
      )}
      {!isInWindow && (
        <>
          <button
            type="button"
            className="small wide-only"
            onClick={() => inspector.send({ type: 'window.requested' })}
            title="Show the lab in a window of its own"
          >
            Own window
          </button>
          <button
            type="button"
            className="small"
            onClick={() => inspector.send({ type: isFolded ? 'panel.unfolded' : 'panel.folded' })}
          >
            {isFolded ? 'Unfold' : 'Fold'}
          </button>
        </>
      )}
      {isInWindow && (
        <button type="button" className="small" onClick={() => inspector.send({ type: 'window.closed' })}>
          Dock
        </button>
      )}
      <button
        type="button"
        className="small"
        aria-label="Close the lab"
        title="Ctrl+Shift+L"
        onClick={() => inspector.send({ type: 'panel.closed' })}
      >
        ×
      </button>
    </>
  );
}
