import { memo } from 'react';
import {
  FOLD_WIDTH,
  HEADER_HEIGHT,
  LINE_HEIGHT,
  LINE_PX,
  type DrawnState,
  type DrawnTransition,
  type Drawing,
} from '../../engine/layout.ts';
import { gatheredId, type StateLine } from '../../engine/sketch.ts';
import type { Size, View } from '../chart/view.ts';

interface Picture {
  drawing: Drawing;
  view: View;
  screen: Size;
  /** Ids of the states the machine is in. */
  active: readonly string[];
  /** Ids of the states whose transitions stand in their box. */
  told: readonly string[] | null;
  /** Labels of the transitions taken last. */
  last: readonly string[];
  lastKey: number;
  chosen: string | null;
  /** Number of times that each transition was taken; null without heat. */
  heat: Record<string, number> | null;
  onChoose: (id: string) => void;
  onToggle: (id: string) => void;
}

/** The chart at present. The picture is for the eye: the search and the log say the same in words. */
export function ChartPicture({ view, screen, ...picture }: Picture) {
  return (
    <svg
      className={picture.heat === null ? 'picture' : 'picture heated'}
      viewBox={`${view.x} ${view.y} ${screen.width / view.scale} ${screen.height / view.scale}`}
      width={screen.width}
      height={screen.height}
      role="group"
      aria-label="Parts of the chart"
    >
      <g aria-hidden="true">
        <Content {...picture} />
      </g>
      {picture.drawing.states.map((one) => (
        <FoldButton key={one.state.id} one={one} drawing={picture.drawing} onToggle={picture.onToggle} />
      ))}
    </svg>
  );
}

type Content = Omit<Picture, 'view' | 'screen'>;
const Content = memo(
  ({ drawing, active, told, last, lastKey, chosen, heat, onChoose, onToggle }: Content) => {
    const timesOf = (labels: readonly string[]) =>
      labels.reduce((sum, label) => sum + (heat?.[label] ?? 0), 0);
    const heatOf = (...labels: string[]) => (heat === null ? '' : ` heat-${heatLevel(timesOf(labels))}`);
    const isLit = ({ state, inside }: DrawnState) =>
      inside === null ? active.includes(state.id) : inside.present.length > 0;
    return (
      <>
        <defs>
          <marker
            id="lab-head"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerUnits="userSpaceOnUse"
            markerWidth="9"
            markerHeight="9"
            orient="auto-start-reverse"
          >
            <path d="M0 0 8 4 0 8z" className="head" />
          </marker>
        </defs>
        {drawing.states.map((one) => (
          <StateBox
            key={one.state.id}
            one={one}
            isLit={isLit(one)}
            isChosen={one.state.id === chosen}
            isRegion={drawing.states.some(
              ({ state }) => state.id === one.state.parent && state.type === 'parallel',
            )}
            hasInside={drawing.states.some(({ state }) => state.parent === one.state.id)}
            onChoose={onChoose}
            onToggle={onToggle}
          />
        ))}
        {drawing.transitions.map((one, at) => {
          const label = one.transition?.label ?? null;
          const isLast = one.covers.some((covered) => last.includes(covered));
          const isOwn = one.transition !== null && told?.includes(one.transition.source) === true;
          return (
            <path
              // Drawn anew for every transition taken, so that its animation runs again.
              key={`${label ?? 'start'} ${at}${isLast ? ` ${lastKey}` : ''}`}
              className={`arrow${isOwn ? ' own' : ''}${isLast ? ' last' : ''}${label === null ? '' : heatOf(...one.covers)}`}
              d={wayOf(one)}
              pathLength={100}
              markerEnd="url(#lab-head)"
            />
          );
        })}
        {drawing.states.map((one) => (
          <Words key={one.state.id} one={one} isLit={isLit(one)} last={last} heatOf={heatOf} />
        ))}
        {drawing.dots.map(({ x, y }) => (
          <circle key={`${x} ${y}`} className="start" cx={x} cy={y} r={5} />
        ))}
        {drawing.transitions.map(({ transition, covers, text }) =>
          transition === null || text === null ? null : (
            <g
              key={covers.join()}
              className={`label${covers.some((one) => last.includes(one)) ? ' last' : ''}${heatOf(...covers)}`}
            >
              <rect x={text.x} y={text.y} width={text.width} height={text.height} />
              {text.lines.map((line, at) => (
                <text
                  key={line}
                  className={at > 0 ? 'done' : undefined}
                  x={text.x + 3}
                  y={text.y + LINE_PX + at * (LINE_PX + 3)}
                  xmlSpace="preserve"
                >
                  {line}
                  {at === 0 && heat !== null && <tspan className="times"> ×{timesOf(covers)}</tspan>}
                </text>
              ))}
            </g>
          ),
        )}
      </>
    );
  },
  isSamePicture,
);

function isSamePicture(one: Content, other: Content): boolean {
  return (
    one.drawing === other.drawing &&
    one.active.join() === other.active.join() &&
    one.lastKey === other.lastKey &&
    one.chosen === other.chosen &&
    (one.heat === null) === (other.heat === null) &&
    (one.heat === null || JSON.stringify(one.heat) === JSON.stringify(other.heat))
  );
}

function heatLevel(count: number): 0 | 1 | 2 | 3 {
  if (count === 0) return 0;
  if (count === 1) return 1;
  return count < 10 ? 2 : 3;
}

function wayOf({ points }: DrawnTransition): string {
  return points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

function StateBox(props: {
  one: DrawnState;
  isLit: boolean;
  isChosen: boolean;
  isRegion: boolean;
  hasInside: boolean;
  onChoose: (id: string) => void;
  onToggle: (id: string) => void;
}) {
  const { one, isLit, isChosen, isRegion, hasInside, onChoose, onToggle } = props;
  const { state, inside, x, y, width, height } = one;
  const isGathered = state.parent !== null && state.id === gatheredId(state.parent);
  const classes = [
    'state',
    isLit && 'lit',
    isChosen && 'chosen',
    isRegion && 'region',
    hasInside && 'nested',
    inside !== null && 'closed',
    state.type === 'final' && 'final',
  ];
  return (
    <g
      className={classes.filter(Boolean).join(' ')}
      data-state={state.id}
      onClick={(event) => {
        event.stopPropagation();
        if (isGathered) onToggle(state.id);
        else onChoose(state.id);
      }}
    >
      {inside !== null && (
        <rect className="behind" x={x + 4} y={y + 4} width={width} height={height} rx={8} />
      )}
      <rect x={x} y={y} width={width} height={height} rx={8} />
    </g>
  );
}

/** Text of a box; drawn above the arrows, which may pass under it. */
function Words(props: {
  one: DrawnState;
  isLit: boolean;
  last: readonly string[];
  heatOf: (label: string) => string;
}) {
  const { isLit, last, heatOf } = props;
  const { state, lines, x, y } = props.one;
  return (
    <g className={isLit ? 'words lit' : 'words'}>
      <text className="name" x={x + 12} y={y + 18}>
        {state.key}
        {state.type === 'history' && ' (H)'}
        {state.tags.map((tag) => (
          <tspan key={tag} className="tag" dx={6}>
            #{tag}
          </tspan>
        ))}
      </text>
      {lines.map(({ text, kind, label }, at) => (
        <text
          key={`${kind} ${label ?? ''} ${text}`}
          className={`line ${kind}${label !== null && last.includes(label) ? ' last' : ''}${label === null ? '' : heatOf(label)}`}
          x={x + 12}
          y={y + HEADER_HEIGHT + 12 + at * LINE_HEIGHT}
          xmlSpace="preserve"
        >
          {text}
        </text>
      ))}
    </g>
  );
}

/** Folds and unfolds a state with inner states; a folded one lists them. */
function FoldButton(props: { one: DrawnState; drawing: Drawing; onToggle: (id: string) => void }) {
  const { one, drawing, onToggle } = props;
  const { state, inside, x, y, width } = one;
  const isOpen = drawing.states.some((other) => other.state.parent === state.id);
  if (state.parent === null || (inside === null && !isOpen)) return null;
  const left = x + width - FOLD_WIDTH;
  const middle = { x: left + FOLD_WIDTH / 2, y: y + HEADER_HEIGHT / 2 };
  return (
    <g
      className="fold"
      role="button"
      tabIndex={0}
      aria-expanded={inside === null}
      aria-label={[
        state.id.replace('/', ': '),
        ...one.lines.filter(isToldByName).map(({ text }) => text),
      ].join(', ')}
      onClick={() => onToggle(state.id)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onToggle(state.id);
      }}
    >
      <rect x={left} y={y} width={FOLD_WIDTH} height={HEADER_HEIGHT} rx={8} />
      <path
        d={
          inside === null
            ? `M${middle.x - 5} ${middle.y - 2}l5 5 5-5`
            : `M${middle.x - 2} ${middle.y - 5}l5 5-5 5`
        }
      />
    </g>
  );
}

const isToldByName = ({ kind }: StateLine) => kind === 'inside' || kind === 'more';
