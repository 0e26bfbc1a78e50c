import { valueName } from '../../engine/stateNames.ts';
import { childrenOf, isMachineSnapshot, kindOf, pathOf, type RunningActor } from '../running.ts';
import { useChoice, useInspector, useLab } from './labContext.ts';

/** Every actor of the page, those without a chart in small; on a narrow panel one list to choose from. */
export function ActorTree() {
  const lab = useLab();
  const page = lab.page();
  const path = useChoice((context) => context.path);
  const inspector = useInspector();
  if (page === null) return <p className="quiet pad">No page has started yet.</p>;
  const machines = machinesOf(page);
  return (
    <nav className="actors" aria-label="Actors of the page">
      <label className="narrow-only field">
        <span>Actor</span>
        <select
          value={path}
          onChange={(event) => inspector.send({ type: 'actor.chosen', path: event.target.value })}
        >
          {machines.map((actor) => (
            <option key={pathOf(actor)} value={pathOf(actor)}>
              {pathOf(actor).replace(/^page\//, '')}
            </option>
          ))}
        </select>
      </label>
      <ul className="tree wide-only">
        <Branch actor={page} />
      </ul>
    </nav>
  );
}

function machinesOf(actor: RunningActor): RunningActor[] {
  return kindOf(actor) === 'machine' ? [actor, ...childrenOf(actor).flatMap(machinesOf)] : [];
}

function Branch({ actor }: { actor: RunningActor }) {
  const inspector = useInspector();
  const chosen = useChoice((context) => context.path);
  const path = pathOf(actor);
  const snapshot = actor.getSnapshot();
  const below = childrenOf(actor).filter(
    (child) => child.getSnapshot().status === 'active' || kindOf(child) === 'machine',
  );
  if (!isMachineSnapshot(snapshot)) {
    return (
      <li className="leaf">
        <span className={`dot ${kindOf(actor)}`} aria-hidden="true" />
        {actor.id} <span className="quiet">{kindOf(actor)}</span>
      </li>
    );
  }
  return (
    <li>
      <button
        type="button"
        className="actor"
        aria-current={path === chosen ? 'true' : undefined}
        onClick={() => inspector.send({ type: 'actor.chosen', path })}
      >
        <strong>{actor.id === actor.sessionId ? 'page' : actor.id}</strong>
        <span className="value">{valueName(snapshot.value)}</span>
      </button>
      {below.length > 0 && (
        <ul>
          {below.map((child) => (
            <Branch key={child.sessionId} actor={child} />
          ))}
        </ul>
      )}
    </li>
  );
}
