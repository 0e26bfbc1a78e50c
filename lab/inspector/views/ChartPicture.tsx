import { memo } from 'react';
import {
  HEADER_HEIGHT,
  LINE_HEIGHT,
  LINE_PX,
  type DrawnState,
  type DrawnTransition,
} from '../../engine/layout.ts';
import type { DrawnChart } from '../chart/drawings.ts';
import type { Size, View } from '../chart/view.ts';

interface Picture {
  drawn: DrawnChart;
  view: View;
  screen: Size;
  /** Ids of the states the machine is in. */
  active: readonly string[];
  /** Labels of the transitions taken last. */
  last: readonly string[];
  lastKey: number;
  chosen: string | null;
  /** How often each transition was taken; null without heat. */
  heat: Record<string, number> | null;
  onChoose: (id: string) => void;
}

/** The chart as it stands now. For the eye: the search and the log say the same in words. */
export function ChartPicture({ view, screen, ...picture }: Picture) {
  return (
    <svg
      className={picture.heat === null ? 'picture' : 'picture heated'}
      viewBox={`${view.x} ${view.y} ${screen.width / view.scale} ${screen.height / view.scale}`}
      width={screen.width}
      height={screen.height}
      aria-hidden="true"
    >
      <Content {...picture} />
    </svg>
  );
}

const Content = memo(
  ({ drawn, active, last, lastKey, chosen, heat, onChoose }: Omit<Picture, 'view' | 'screen'>) => {
    const { drawing } = drawn;
    const heatOf = (label: string) => (heat === null ? '' : ` heat-${heatLevel(heat[label] ?? 0)}`);
    return (
      <>
        <defs>
          <marker
            id="lab-head"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="7"
            markerHeight="7"
            orient="auto-start-reverse"
          >
            <path d="M0 0 8 4 0 8z" className="head" />
          </marker>
        </defs>
        {drawing.states.map((one) => (
          <StateBox
            key={one.state.id}
            one={one}
            isLit={active.includes(one.state.id)}
            isChosen={one.state.id === chosen}
            isRegion={drawing.states.some(
              ({ state }) => state.id === one.state.parent && state.type === 'parallel',
            )}
            hasInside={drawing.states.some(({ state }) => state.parent === one.state.id)}
            last={last}
            heatOf={heatOf}
            onChoose={onChoose}
          />
        ))}
        {drawing.transitions.map((one, at) => {
          const label = one.transition?.label ?? null;
          const isLast = label !== null && last.includes(label);
          return (
            <path
              // Drawn anew for every transition taken, so that its animation runs again.
              key={`${label ?? 'start'} ${at}${isLast ? ` ${lastKey}` : ''}`}
              className={`arrow${isLast ? ' last' : ''}${label === null ? '' : heatOf(label)}`}
              d={wayOf(one)}
              pathLength={100}
              markerEnd="url(#lab-head)"
            />
          );
        })}
        {drawing.dots.map(({ x, y }) => (
          <circle key={`${x} ${y}`} className="start" cx={x} cy={y} r={5} />
        ))}
        {drawing.transitions.map(({ transition, text }) =>
          transition === null || text === null ? null : (
            <g
              key={transition.label}
              className={`label${last.includes(transition.label) ? ' last' : ''}${heatOf(transition.label)}`}
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
                  {at === 0 && heat !== null && (
                    <tspan className="times"> ×{heat[transition.label] ?? 0}</tspan>
                  )}
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

function isSamePicture(
  one: Omit<Picture, 'view' | 'screen'>,
  other: Omit<Picture, 'view' | 'screen'>,
): boolean {
  return (
    one.drawn === other.drawn &&
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
  last: readonly string[];
  heatOf: (label: string) => string;
  onChoose: (id: string) => void;
}) {
  const { one, isLit, isChosen, isRegion, hasInside, last, heatOf, onChoose } = props;
  const { state, lines, x, y, width, height } = one;
  const classes = [
    'state',
    isLit && 'lit',
    isChosen && 'chosen',
    isRegion && 'region',
    hasInside && 'nested',
    state.type === 'final' && 'final',
  ];
  return (
    <g
      className={classes.filter(Boolean).join(' ')}
      data-state={state.id}
      onClick={(event) => {
        event.stopPropagation();
        onChoose(state.id);
      }}
    >
      <rect x={x} y={y} width={width} height={height} rx={8} />
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
          key={`${kind} ${text}`}
          className={`line ${kind}${label !== null && last.includes(label) ? ' last' : ''}${label === null ? '' : heatOf(label)}`}
          x={x + 12}
          y={y + HEADER_HEIGHT + 12 + at * LINE_HEIGHT}
        >
          {text}
        </text>
      ))}
    </g>
  );
}
