import { eventName } from '../../engine/chart.ts';
import type { LogEntry } from '../watch/eventLog.ts';
import { callsOfEntry, callsText } from './Calls.tsx';
import { isWanted } from './EventLog.tsx';
import { useChoice, useInspector, useLab } from './labContext.ts';

const OUTSIDE = 'outside';
const COLUMN = 150;
const ROW = 30;
const HEAD = 44;
const MOST = 80;
/** Room beside the last actor for the name of an endpoint. */
const ENDPOINT = 260;

/** Messages between actors, from top to bottom; of those actors that the log's filters let through. */
export function Sequence() {
  const lab = useLab();
  const inspector = useInspector();
  const filter = useChoice((context) => context.filter);
  const path = useChoice((context) => context.path);
  const seq = useChoice((context) => context.seq);
  const messages = lab.log
    .entries()
    .filter((entry) => isWanted(entry, filter, path, lab.calls) && !entry.event.type.startsWith('lab.'))
    .slice(-MOST);
  if (messages.length === 0)
    return <p className="quiet pad">Nothing was said yet, or the filters hide it.</p>;
  const names = columnsOf(messages);
  const callsIn = (entry: LogEntry) => callsText(callsOfEntry(lab.calls, entry));
  const hasCalls = messages.some((entry) => callsIn(entry) !== '');
  const width = names.length * COLUMN + (hasCalls ? ENDPOINT : 0);
  const height = HEAD + messages.length * ROW + 10;
  const middle = (name: string) => names.indexOf(name) * COLUMN + COLUMN / 2;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className="sequence" role="region" aria-label="Sequence of messages" tabIndex={0}>
      <div className="sequence-inner">
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <defs>
            <marker
              id="lab-arrow"
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
          {names.map((name) => (
            <g key={name}>
              <line className="lifeline" x1={middle(name)} x2={middle(name)} y1={HEAD - 8} y2={height} />
              <text className="lifeline-name" x={middle(name)} y={20} textAnchor="middle">
                {name.length > 20 ? `…${name.slice(-19)}` : name}
              </text>
            </g>
          ))}
          {messages.map((entry, at) => (
            <Message
              key={entry.seq}
              entry={entry}
              calls={callsIn(entry)}
              y={HEAD + at * ROW + 20}
              from={middle(entry.source?.name ?? OUTSIDE)}
              to={middle(entry.actor.name)}
              isChosen={entry.seq === seq}
            />
          ))}
        </svg>
        <ol className="sequence-hits">
          {messages.map((entry) => (
            <li key={entry.seq}>
              <button
                type="button"
                aria-current={entry.seq === seq ? 'true' : undefined}
                onClick={() => {
                  inspector.send({ type: 'entry.chosen', seq: entry.seq });
                  inspector.send({ type: 'tab.chosen', tab: 'log' });
                }}
              >
                <span className="sr">
                  {entry.source?.name ?? OUTSIDE} tells {entry.actor.name}: {eventName(entry.event.type)}
                  {callsIn(entry) !== '' && `, call ${callsIn(entry)}`}
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function columnsOf(messages: readonly LogEntry[]): string[] {
  const names = new Set(messages.flatMap(({ source, actor }) => [source?.name ?? OUTSIDE, actor.name]));
  names.delete(OUTSIDE);
  // In order of appearance, the page first.
  const sorted = [...names].toSorted((one, other) => Number(other === 'page') - Number(one === 'page'));
  return messages.some(({ source }) => source === null) ? [OUTSIDE, ...sorted] : sorted;
}

function Message({
  entry,
  calls,
  y,
  from,
  to,
  isChosen,
}: {
  entry: LogEntry;
  calls: string;
  y: number;
  from: number;
  to: number;
  isChosen: boolean;
}) {
  const text = `${entry.seq} ${eventName(entry.event.type)}`;
  const classes = ['message', entry.isIgnored && 'ignored', isChosen && 'chosen'].filter(Boolean).join(' ');
  return (
    <g className={classes}>
      {from === to ? (
        <path className="arrow" d={`M${from} ${y - 6}h26v10h-24`} markerEnd="url(#lab-arrow)" />
      ) : (
        <line className="arrow" x1={from} x2={to} y1={y} y2={y} markerEnd="url(#lab-arrow)" />
      )}
      <text
        x={from === to ? from + 32 : from + (from < to ? 8 : -8)}
        y={y - 5}
        textAnchor={from <= to ? 'start' : 'end'}
      >
        {text}
      </text>
      {calls !== '' && (
        <text className="endpoint" x={Math.max(from, to) + 8} y={y + 11}>
          {calls}
        </text>
      )}
    </g>
  );
}
