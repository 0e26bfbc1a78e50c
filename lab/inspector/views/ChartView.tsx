/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- the chart is moved by keys and by dragging */
import {
  Suspense,
  use,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
} from 'react';
import { labelOf } from '../../engine/labels.ts';
import { drawingOf, type DrawnChart } from '../chart/drawings.ts';
import { saveMermaid, savePng, saveSvg } from '../chart/exportChart.ts';
import { centredOn, fitted, panned, zoomed, type Size, type View } from '../chart/view.ts';
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
  return (
    <Suspense fallback={<p className="quiet pad">Laying out the chart…</p>}>
      <Chart chosen={chosen} key={chosen.snapshot.machine.id} />
    </Suspense>
  );
}

function Chart({ chosen }: { chosen: ChosenMachine }) {
  const lab = useLab();
  const inspector = useInspector();
  const drawn = use(drawingOf(chosen.snapshot.machine));
  const stateId = useChoice((context) => context.stateId);
  const hasHeat = useChoice((context) => context.hasHeat);
  const frame = useRef<HTMLDivElement>(null);
  const [screen, setScreen] = useState<Size | null>(null);
  const [moved, setMoved] = useState<View | null>(null);
  const view = moved ?? (screen === null ? null : openingView(drawn, chosen, screen));
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

  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const measure = () => setScreen({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      setMoved((present) => {
        const from =
          present ?? fitted(drawn.drawing, { width: element.clientWidth, height: element.clientHeight });
        return event.ctrlKey || event.metaKey || event.deltaMode !== 0 || Math.abs(event.deltaY) >= 50
          ? zoomed(from, event.deltaY < 0 ? ZOOM : 1 / ZOOM, at)
          : panned(from, event.deltaX, event.deltaY);
      });
    };
    // React listens to wheels passively: the page below would scroll.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener('wheel', onWheel);
    };
  }, [drawn]);

  const centre = screen === null ? { x: 0, y: 0 } : { x: screen.width / 2, y: screen.height / 2 };
  const move = (change: (from: View) => View) => {
    if (view !== null) setMoved(change(view));
  };
  const fit = () => {
    if (screen !== null) setMoved(fitted(drawn.drawing, screen));
  };
  const choose = (id: string, isCentred: boolean) => {
    inspector.send({ type: 'state.chosen', stateId: id });
    const place = drawn.drawing.states.find(({ state }) => state.id === id);
    if (isCentred && place !== undefined && screen !== null && view !== null)
      setMoved(centredOn(view, place, screen));
  };
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
        <ChartSearch drawn={drawn} onFound={(id) => choose(id, true)} />
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
        <button type="button" className="small" onClick={fit}>
          Fit
        </button>
        <button
          type="button"
          className="small"
          onClick={() => choose(lastState ?? active.at(-1) ?? '', true)}
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
          <button type="button" className="small" onClick={() => saveSvg(drawn, active)}>
            SVG
          </button>
          <button type="button" className="small" onClick={() => void savePng(drawn, active)}>
            PNG
          </button>
          <button type="button" className="small" onClick={() => saveMermaid(drawn)}>
            Mermaid
          </button>
        </span>
      </div>
      <div
        ref={frame}
        className="canvas"
        role="application"
        aria-label={`Statechart of ${drawn.chart.id}. Arrows move it, plus and minus zoom, 0 fits it.`}
        tabIndex={0}
        onKeyDown={onKey}
        {...drag}
      >
        {view !== null && screen !== null && (
          <ChartPicture
            drawn={drawn}
            view={view}
            screen={screen}
            active={active}
            last={lastLabels}
            lastKey={last?.seq ?? 0}
            chosen={stateId}
            heat={hasHeat ? lab.counts(drawn.chart.id).transitions : null}
            onChoose={(id) => choose(id, false)}
          />
        )}
        {hasHeat && <HeatLegend />}
      </div>
      {stateId !== null && (
        <StateCard chart={drawn.chart} stateId={stateId} path={chosen.path} active={active} />
      )}
    </div>
  );
}

/** The whole chart where it can be read as a whole, else the part around the present state. */
function openingView({ drawing }: DrawnChart, { snapshot }: ChosenMachine, screen: Size): View {
  const whole = fitted(drawing, screen);
  if (whole.scale >= 0.5) return whole;
  const innermost = snapshot._nodes.findLast(({ type }) => type === 'atomic' || type === 'final');
  const place = drawing.states.find(({ state }) => state.id === innermost?.id);
  return place === undefined ? whole : centredOn(whole, place, screen);
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

/** Dragging, by how much since the last time; a press without a drag stays a press. */
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
