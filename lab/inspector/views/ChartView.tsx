/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- the chart is moved by keys and by dragging */
import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { labelOf } from '../../engine/labels.ts';
import { gatheredId, standingFor, UNFOLDED, type Folds } from '../../engine/sketch.ts';
import { arrangedFor, chartFor, wholeOf, type DrawnChart } from '../chart/drawings.ts';
import { saveMermaid, savePng, saveSvg } from '../chart/exportChart.ts';
import {
  aroundFocus,
  boxesOf,
  innermostOf,
  revealed,
  toggled,
  type Arranged,
  type OwnFolds,
  type Wish,
} from '../chart/folding.ts';
import { boxAround, centredOn, heldAt, opened, panned, zoomed, type Size, type View } from '../chart/view.ts';
import { ChartPicture } from './ChartPicture.tsx';
import { ChartSearch } from './ChartSearch.tsx';
import { StateCard } from './StateCard.tsx';
import { useChoice, useChosenMachine, useInspector, useLab, type ChosenMachine } from './labContext.ts';

const STEP_PX = 60;
const ZOOM = 1.25;

export function ChartView() {
  const chosen = useChosenMachine();
  const path = useChoice((context) => context.path);
  if (chosen === null) {
    return <p className="quiet pad">{path.replace(/^page\//, '')} does not run now. Choose another actor.</p>;
  }
  return <Chart chosen={chosen} key={chosen.snapshot.machine.id} />;
}

/** Origin of the view: moved by hand, or chosen so that a box keeps its place. */
type Moved =
  | { drawing: Arranged['drawing']; view: View }
  | { heldId: string; at: { left: number; top: number; scale: number }; since: Arranged['drawing'] };

function Chart({ chosen }: { chosen: ChosenMachine }) {
  const lab = useLab();
  const inspector = useInspector();
  const chart = chartFor(chosen.snapshot.machine);
  const stateId = useChoice((context) => context.stateId);
  const hasHeat = useChoice((context) => context.hasHeat);
  const own = useChoice((context) => context.ownFolds[chart.id] ?? null);
  const frame = useRef<HTMLDivElement>(null);
  const screen = useSize(frame);
  const [moved, setMoved] = useState<Moved | null>(null);
  const active = useMemo(() => chosen.snapshot._nodes.map(({ id }) => id), [chosen.snapshot]);
  const last = lab.log
    .entries()
    .findLast(
      ({ actor, steps }) =>
        actor.path === chosen.path && steps.some(({ transitions }) => transitions.length > 0),
    );
  const lastTaken = last?.steps.flatMap(({ transitions }) => transitions).at(-1);
  const lastState = (lastTaken?.target?.[0] ?? lastTaken?.source)?.id;
  const lastLabels = last?.steps.flatMap(({ transitions }) => transitions.map(labelOf)) ?? [];
  const focus = useMemo(() => {
    const innermost = innermostOf(chart, active);
    const isIn = (id: string) =>
      id === lastState || (lastState !== undefined && id.startsWith(`${lastState}.`));
    return innermost.find(isIn) ?? innermost[0] ?? chart.id;
  }, [chart, active, lastState]);
  const wish = useMemo(
    () => (screen === null ? null : { chart, present: active, focus, screen }),
    [chart, active, focus, screen],
  );
  const arranged = useArranged(wish, own);
  const view = arranged === null || screen === null ? null : viewOf(arranged, wish, moved, own !== null);

  const drawing = arranged?.drawing ?? null;
  const viewNow = useRef(view);
  useLayoutEffect(() => {
    viewNow.current = view;
  });
  const move = (change: (from: View) => View) => {
    if (drawing !== null && view !== null) setMoved({ drawing, view: change(view) });
  };
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null || drawing === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      const from = viewNow.current;
      if (from === null) return;
      const to =
        event.ctrlKey || event.metaKey || event.deltaMode !== 0 || Math.abs(event.deltaY) >= 50
          ? zoomed(from, event.deltaY < 0 ? ZOOM : 1 / ZOOM, at)
          : panned(from, event.deltaX, event.deltaY);
      viewNow.current = to;
      setMoved({ drawing, view: to });
    };
    // React's wheel listeners are passive, and the page below would scroll.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [drawing]);

  const centre = screen === null ? { x: 0, y: 0 } : { x: screen.width / 2, y: screen.height / 2 };
  const fit = () => {
    inspector.send({ type: 'folds.reset', machineId: chart.id });
    setMoved(null);
  };
  const changeFolds = (folds: Folds, from = arranged) => {
    const areWordsInBoxes = own?.areWordsInBoxes ?? (from !== null && from.shape.told !== null);
    inspector.send({ type: 'folds.changed', machineId: chart.id, folds: { ...folds, areWordsInBoxes } });
  };
  /** The box that was pressed stays under the pointer. */
  const toggle = (id: string) => {
    if (arranged === null || view === null) return;
    const box = arranged.drawing.states.find(({ state }) => state.id === id);
    if (box === undefined) return;
    const at = {
      left: (box.x - view.x) * view.scale,
      top: (box.y - view.y) * view.scale,
      scale: view.scale,
    };
    const isGathered = box.state.parent !== null && id === gatheredId(box.state.parent);
    const [firstInside] = isGathered ? (arranged.shape.gathered[box.state.parent ?? ''] ?? []) : [id];
    setMoved({ heldId: firstInside ?? id, at, since: arranged.drawing });
    changeFolds(toggled(chart, arranged.shape, id));
    // The box of gathered states no longer exists.
    if (isGathered) frame.current?.focus();
  };
  const unfoldAll = () => {
    setMoved(null);
    inspector.send({
      type: 'folds.changed',
      machineId: chart.id,
      folds: { ...UNFOLDED, areWordsInBoxes: false },
    });
  };
  const choose = (id: string, isCentred: boolean) => {
    inspector.send({ type: 'state.chosen', stateId: id });
    if (!isCentred || arranged === null || screen === null || view === null) return;
    const box = boxesOf(arranged.drawing, [standingFor(chart, arranged.shape).get(id) ?? id])[0];
    if (box !== undefined) setMoved({ drawing: arranged.drawing, view: centredOn(view, box, screen) });
  };
  const bringOut = (found: Arranged, from: View | null, id: string) => {
    const [box] = boxesOf(found.drawing, [id]);
    const scale = Math.max(from?.scale ?? 1, 1);
    if (box === undefined) {
      const at = { left: centre.x - 60, top: centre.y - 20, scale };
      setMoved({ heldId: id, at, since: found.drawing });
      changeFolds(revealed(chart, found.shape, id), found);
    } else if (from !== null && screen !== null) {
      setMoved({ drawing: found.drawing, view: centredOn(from, box, screen) });
    }
  };
  /** Chooses and unfolds the state that a developer searches for; during a layout, once it is done. */
  const find = (id: string) => {
    inspector.send({ type: 'state.chosen', stateId: id });
    if (arranged !== null && view !== null) bringOut(arranged, view, id);
    else if (wish !== null) void arrangedFor(wish, own).then((found) => bringOut(found, null, id));
  };
  const save = (as: (drawn: DrawnChart) => unknown) => void wholeOf(chart).then(as);
  const onKey = (event: KeyboardEvent) => {
    const change: Record<string, (from: View) => View> = {
      ArrowLeft: (from) => panned(from, -STEP_PX, 0),
      ArrowRight: (from) => panned(from, STEP_PX, 0),
      ArrowUp: (from) => panned(from, 0, -STEP_PX),
      ArrowDown: (from) => panned(from, 0, STEP_PX),
      '+': (from) => zoomed(from, ZOOM, centre),
      '=': (from) => zoomed(from, ZOOM, centre),
      '-': (from) => zoomed(from, 1 / ZOOM, centre),
    };
    if (event.key === '0' || event.key === 'f') fit();
    else if (event.key === 'Escape') inspector.send({ type: 'state.chosen', stateId: null });
    else if (change[event.key] !== undefined) move(change[event.key] as (from: View) => View);
    else return;
    event.preventDefault();
  };
  const drag = useDrag((right, down) => move((from) => panned(from, -right, -down)));

  return (
    <div className="chart-side">
      <div className="tools">
        <ChartSearch chart={chart} onFound={find} />
        <button
          type="button"
          className="small"
          aria-label="Nearer"
          onClick={() => move((from) => zoomed(from, ZOOM, centre))}
        >
          +
        </button>
        <button
          type="button"
          className="small"
          aria-label="Further"
          onClick={() => move((from) => zoomed(from, 1 / ZOOM, centre))}
        >
          −
        </button>
        <button
          type="button"
          className="small"
          onClick={fit}
          title="What can be read in this room: the present state, its neighbours, and the rest folded"
        >
          Fit
        </button>
        <button type="button" className="small" onClick={unfoldAll} title="Unfold all of the chart">
          All
        </button>
        <button
          type="button"
          className="small"
          onClick={() => choose(focus, true)}
          title="Bring to the middle where it is now: the state of the last transition"
        >
          Present
        </button>
        <button
          type="button"
          className="small switch"
          aria-pressed={hasHeat}
          onClick={() => inspector.send({ type: 'heat.toggled' })}
        >
          Heat
        </button>
        <span className="tool-group" role="group" aria-label="Save the chart as">
          <button type="button" className="small" onClick={() => save((drawn) => saveSvg(drawn, active))}>
            SVG
          </button>
          <button type="button" className="small" onClick={() => save((drawn) => savePng(drawn, active))}>
            PNG
          </button>
          <button type="button" className="small" onClick={() => saveMermaid(chart)}>
            Mermaid
          </button>
        </span>
      </div>
      <div
        ref={frame}
        className="canvas"
        role="application"
        aria-label={`Statechart of ${chart.id}. Arrows move it, plus and minus zoom, 0 fits it.`}
        tabIndex={0}
        onKeyDown={onKey}
        {...drag}
      >
        {arranged === null && <p className="quiet pad">Laying out the chart…</p>}
        {arranged !== null && view !== null && screen !== null && (
          <ChartPicture
            drawing={arranged.drawing}
            view={view}
            screen={screen}
            active={active}
            told={arranged.shape.told}
            last={lastLabels}
            lastKey={last?.seq ?? 0}
            chosen={stateId}
            heat={hasHeat ? lab.counts(chart.id).transitions : null}
            onChoose={(id) => choose(id, false)}
            onToggle={toggle}
          />
        )}
        {hasHeat && <HeatLegend />}
      </div>
      {stateId !== null && <StateCard chart={chart} stateId={stateId} path={chosen.path} active={active} />}
    </div>
  );
}

/** The size of an element, once it is known. */
function useSize(frame: RefObject<HTMLDivElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}

/** The chart to be shown; the one before stays until its layout is known. */
function useArranged(wish: Wish | null, own: OwnFolds | null): Arranged | null {
  const [arranged, setArranged] = useState<Arranged | null>(null);
  const asked =
    wish === null ? null : JSON.stringify([wish.chart.id, wish.present, wish.focus, wish.screen, own]);
  const now = useRef({ wish, own });
  useLayoutEffect(() => {
    now.current = { wish, own };
  });
  useEffect(() => {
    const { wish: present, own: folds } = now.current;
    if (asked === null || present === null) return undefined;
    let isWanted = true;
    void arrangedFor(present, folds).then((found) => {
      if (isWanted) setArranged(found);
    });
    return () => {
      isWanted = false;
    };
  }, [asked]);
  return arranged;
}

/** The view moved by hand; else the one with the present state and its neighbours in the middle. */
function viewOf(arranged: Arranged, wish: Wish | null, moved: Moved | null, isOwn: boolean): View | null {
  if (wish === null) return null;
  const { drawing } = arranged;
  if (moved !== null && 'view' in moved && (isOwn || moved.drawing === drawing)) return moved.view;
  if (moved !== null && 'at' in moved && isOwn && moved.since !== drawing) {
    const [box] = boxesOf(drawing, [moved.heldId]);
    if (box !== undefined) return heldAt(box, moved.at);
  }
  const [present] = boxesOf(drawing, [standingFor(wish.chart, arranged.shape).get(wish.focus) ?? wish.focus]);
  const part = boxAround(aroundFocus(wish, arranged));
  const all = { x: 0, y: 0, width: drawing.width, height: drawing.height };
  return opened(drawing, present ?? part ?? all, part ?? all, wish.screen);
}

function HeatLegend() {
  const lab = useLab();
  return (
    <p className="legend">
      <span className="swatch heat-0" /> never
      <span className="swatch heat-1" /> once
      <span className="swatch heat-2" /> 2–9
      <span className="swatch heat-3" /> 10 and more
      {lab.importedRuns() > 0 && ` · with ${lab.importedRuns()} imported runs`}
    </p>
  );
}

/** Drags by the distance since the last event; a press without a drag stays a press. */
function useDrag(onMove: (right: number, down: number) => void) {
  const from = useRef<{ x: number; y: number; isDragged: boolean } | null>(null);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button === 0) from.current = { x: event.clientX, y: event.clientY, isDragged: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const start = from.current;
      if (start === null) return;
      const right = event.clientX - start.x;
      const down = event.clientY - start.y;
      if (!start.isDragged && Math.hypot(right, down) < 4) return;
      if (!start.isDragged) event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY, isDragged: true };
      onMove(right, down);
    },
    onPointerUp() {
      from.current = null;
    },
    onPointerCancel() {
      from.current = null;
    },
  };
}
