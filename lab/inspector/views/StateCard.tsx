import { eventName, type Chart } from '../../engine/chart.ts';
import { useInspector, useInspectorState, useLab } from './labContext.ts';

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

/** Facts of one state, and the way there. */
export function StateCard({
  chart,
  stateId,
  path,
  active,
}: {
  chart: Chart;
  stateId: string;
  path: string;
  active: readonly string[];
}) {
  const lab = useLab();
  const inspector = useInspector();
  const isLive = useInspectorState((snapshot) => snapshot.matches({ page: 'live' }));
  const state = chart.states.find(({ id }) => id === stateId);
  if (state === undefined) return null;
  const counts = lab.counts(chart.id);
  const leaving = chart.transitions.filter(({ source }) => source === stateId);
  return (
    <section className="state-card" aria-label={`State ${state.key}`}>
      <header className="detail-head">
        <h3>
          {state.key} {active.includes(stateId) && <span className="badge good">now</span>}
        </h3>
        <button
          type="button"
          className="small"
          aria-label="Close the state's card"
          onClick={() => inspector.send({ type: 'state.chosen', stateId: null })}
        >
          ×
        </button>
      </header>
      <p className="quiet">
        {state.type} · entered {times(counts.states[stateId] ?? 0)}
        {state.tags.length > 0 && ` · tags ${state.tags.join(', ')}`}
        {state.invokes.length > 0 && ` · invokes ${state.invokes.map(({ id }) => id).join(', ')}`}
      </p>
      <button
        type="button"
        className="primary"
        disabled={!isLive}
        onClick={() => inspector.send({ type: 'teleport.requested', path, stateId })}
      >
        Drive the page here
      </button>
      {leaving.length > 0 && (
        <ul className="plain">
          {leaving.map(({ label, event, guard, targets }) => (
            <li key={label}>
              <code>
                {eventName(event)}
                {guard !== null && ` [${guard}]`}
              </code>{' '}
              <span className="quiet">
                {targets.length === 0 ? 'stays' : `→ ${targets.join(', ')}`} · ×
                {counts.transitions[label] ?? 0}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
