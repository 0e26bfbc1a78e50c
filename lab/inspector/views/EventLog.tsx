import { memo, useMemo } from 'react';
import { labelOf } from '../../engine/labels.ts';
import { valueName } from '../../engine/stateNames.ts';
import { eventName } from '../../engine/chart.ts';
import type { LogFilter } from '../inspectorMachine.ts';
import { isMachineSnapshot, type RunningSnapshot } from '../running.ts';
import { differencesOf } from '../watch/difference.ts';
import type { CallWatch } from '../watch/calls.ts';
import type { LogEntry } from '../watch/eventLog.ts';
import { sleepText, type Sleep } from '../watch/sleep.ts';
import { CallList, callsOfEntry, callsText } from './Calls.tsx';
import { Explained } from './Explained.tsx';
import { Json, Scalar } from './Json.tsx';
import { useChoice, useInspector, useInspectorState, useLab, useMask } from './labContext.ts';

/** Rows that are drawn; older ones are found with the filters. */
const MOST_ROWS = 120;

export function EventLog() {
  const lab = useLab();
  const inspector = useInspector();
  const filter = useChoice((context) => context.filter);
  const path = useChoice((context) => context.path);
  const seq = useChoice((context) => context.seq);
  const entries = lab.log.entries();
  const found = entries.filter((entry) => isWanted(entry, filter, path, lab.calls));
  const mask = useMask();
  const start = sleepText(mask(lab.sleep()) as Sleep);
  const shown = found.slice(-MOST_ROWS).toReversed();
  const chosen = entries.find((entry) => entry.seq === seq) ?? null;
  return (
    <div className="split">
      <section className="list-side" aria-label="Event log">
        <div className="tools">
          <label className="field grow">
            <span className="sr">Filter events</span>
            <input
              type="search"
              placeholder="Filter: event, actor, transition or endpoint"
              value={filter.text}
              onChange={(event) =>
                inspector.send({ type: 'filter.changed', filter: { text: event.target.value } })
              }
            />
          </label>
          <Switch name="isOwnOnly" label="This actor" />
          <Switch name="isIgnoredOnly" label="Ignored" />
          <Switch name="hasAll" label="Promises too" />
          <button type="button" className="small" onClick={() => (lab.log.clear(), lab.changed())}>
            Clear
          </button>
        </div>
        <p className="count quiet" role="status">
          {found.length} of {entries.length} events
          {lab.log.dropped() > 0 && `; the oldest ${lab.log.dropped()} were let go`}
          {found.length > MOST_ROWS && `; the last ${MOST_ROWS} are shown`}
        </p>
        {start !== '' && <p className="count quiet">{start}</p>}
        <ol className="log" reversed>
          {shown.map((entry) => (
            <Row
              key={entry.seq}
              entry={entry}
              calls={callsText(callsOfEntry(lab.calls, entry))}
              isChosen={entry.seq === seq}
            />
          ))}
        </ol>
      </section>
      <section className="detail-side" aria-label="Chosen event">
        {chosen === null ? (
          <p className="quiet pad">
            Choose an event to see what it carried, which transitions it took, and what it changed.
          </p>
        ) : (
          <EntryDetails entry={chosen} key={chosen.seq} />
        )}
      </section>
    </div>
  );
}

interface RowProps {
  entry: LogEntry;
  calls: string;
  isChosen: boolean;
}
/** Only the state of an entry's calls changes: one new entry must not redraw a hundred others. */
const Row = memo(({ entry, calls, isChosen }: RowProps) => {
  const inspector = useInspector();
  return (
    <li>
      <button
        type="button"
        className={entry.isIgnored ? 'row ignored' : 'row'}
        aria-current={isChosen ? 'true' : undefined}
        onClick={() => inspector.send({ type: 'entry.chosen', seq: entry.seq })}
      >
        <span className="row-head">
          <span className="seq">{entry.seq}</span>
          <strong>{eventName(entry.event.type)}</strong>
          {entry.repeats > 1 && <span className="badge">×{entry.repeats}</span>}
          {entry.isIgnored && <span className="badge warn">ignored</span>}
          <time>{clockTime(entry.at)}</time>
        </span>
        <span className="row-foot">
          {entry.source?.name ?? 'outside'} → {entry.actor.name}
          {valueChange(entry)}
        </span>
        {calls !== '' && <span className="row-calls">{calls}</span>}
      </button>
    </li>
  );
});

function Switch({ name, label }: { name: 'isOwnOnly' | 'isIgnoredOnly' | 'hasAll'; label: string }) {
  const inspector = useInspector();
  const isOn = useChoice(({ filter }) => filter[name]);
  return (
    <button
      type="button"
      className="small switch"
      aria-pressed={isOn}
      onClick={() => inspector.send({ type: 'filter.changed', filter: { [name]: !isOn } })}
    >
      {label}
    </button>
  );
}

/** Tells whether the filters of the log let an entry through; calls match by the names of their endpoints. */
export function isWanted(entry: LogEntry, filter: LogFilter, path: string, calls: CallWatch): boolean {
  if (!filter.hasAll && (entry.actor.kind !== 'machine' || isOwnBusiness(entry))) return false;
  if (filter.isOwnOnly && entry.actor.path !== path) return false;
  if (filter.isIgnoredOnly && !entry.isIgnored) return false;
  const text = filter.text.trim().toLowerCase();
  if (text === '') return true;
  return [
    eventName(entry.event.type),
    entry.event.type,
    entry.actor.name,
    entry.source?.name ?? 'outside',
    ...entry.steps.flatMap(({ transitions }) => transitions.map(labelOf)),
    callsText(callsOfEntry(calls, entry)),
  ].some((part) => part.toLowerCase().includes(text));
}

/** Beginnings and ends that took no transition. */
function isOwnBusiness({ event, steps }: LogEntry): boolean {
  return event.type.startsWith('xstate.') && steps.every(({ transitions }) => transitions.length === 0);
}

export function clockTime(at: number): string {
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}.${String(date.getMilliseconds()).padStart(3, '0')}`;
}

const valueText = (snapshot: RunningSnapshot | null) =>
  snapshot === null || !isMachineSnapshot(snapshot) ? (snapshot?.status ?? '') : valueName(snapshot.value);

function valueChange({ before, after }: LogEntry): string {
  const [from, to] = [valueText(before), valueText(after)];
  return from === to || from === '' ? '' : `: ${from} → ${to}`;
}

function EntryDetails({ entry }: { entry: LogEntry }) {
  const lab = useLab();
  const mask = useMask();
  const inspector = useInspector();
  const calls = callsOfEntry(lab.calls, entry);
  const isDriving = useInspectorState(
    (snapshot) => !snapshot.matches({ page: 'live' }) && !snapshot.matches({ page: 'away' }),
  );
  const { before, after, event, steps } = entry;
  const changes = useMemo(
    () => differencesOf(mask(before?.context ?? null), mask(after.context ?? null)),
    [mask, before, after],
  );
  const { type, ...payload } = event;
  return (
    <div className="pad stack">
      <header className="detail-head">
        <h3>{eventName(type)}</h3>
        <button
          type="button"
          disabled={isDriving}
          onClick={() => inspector.send({ type: 'time.travelled', seq: entry.seq })}
        >
          Show the page after this
        </button>
      </header>
      <dl className="facts">
        <dt>Event</dt>
        <dd>
          <code>{type}</code>
        </dd>
        <dt>To</dt>
        <dd>
          <button
            type="button"
            className="link"
            onClick={() => inspector.send({ type: 'actor.chosen', path: entry.actor.path })}
          >
            {entry.actor.name}
          </button>
        </dd>
        <dt>From</dt>
        <dd>{entry.source?.name ?? 'outside: a view, the browser or the lab'}</dd>
        <dt>At</dt>
        <dd>{clockTime(entry.at)}</dd>
        <dt>State</dt>
        <dd>
          {before !== null && valueText(before) === valueText(after)
            ? `stays ${valueText(after)}`
            : `${before === null ? 'started' : valueText(before)} → ${valueText(after)}`}
        </dd>
      </dl>
      {calls.length > 0 && (
        <div>
          <h4>Calls</h4>
          <CallList calls={calls} />
        </div>
      )}
      {Object.keys(payload).length > 0 && (
        <div>
          <h4>Payload</h4>
          <Json value={mask(payload)} isOpen />
        </div>
      )}
      {entry.isIgnored && before !== null && (
        <div>
          <h4>Why nothing happened</h4>
          <Explained snapshot={before} event={event} />
        </div>
      )}
      {steps.some(({ transitions }) => transitions.length > 0) && (
        <div>
          <h4>Transitions taken</h4>
          <ol className="steps">
            {steps.flatMap((step, at) =>
              step.transitions.map((transition) => (
                <li key={`${at} ${labelOf(transition)}`}>
                  <code>{labelOf(transition)}</code>
                  {step.event.type !== type && transition.eventType !== '' && (
                    <span className="quiet"> raised by {step.event.type}</span>
                  )}
                  <span className="quiet">
                    {transition.target === undefined
                      ? ' stays'
                      : ` → ${transition.target.map(({ id }) => id).join(', ')}`}
                  </span>
                </li>
              )),
            )}
          </ol>
        </div>
      )}
      {isMachineSnapshot(after) && (
        <div>
          <h4>Context</h4>
          {changes.length === 0 ? (
            <p className="quiet">Nothing changed.</p>
          ) : (
            <table className="changes">
              <thead>
                <tr>
                  <th scope="col">Where</th>
                  <th scope="col">Before</th>
                  <th scope="col">After</th>
                </tr>
              </thead>
              <tbody>
                {changes.map((change) => (
                  <tr key={change.path}>
                    <th scope="row">{change.path === '' ? 'all of it' : change.path}</th>
                    <td className="was">{change.kind === 'added' ? '' : <Scalar value={change.before} />}</td>
                    <td className="is">{change.kind === 'removed' ? '' : <Scalar value={change.after} />}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </div>
      )}
    </div>
  );
}
