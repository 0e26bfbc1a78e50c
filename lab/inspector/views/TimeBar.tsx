import { eventName } from '../../engine/chart.ts';
import type { LogEntry } from '../watch/eventLog.ts';
import { useChoice, useInspector, useInspectorState, useLab } from './labContext.ts';

/** Moments to travel to: those directly after a step of a machine. */
const isMoment = ({ actor, steps, event }: LogEntry) =>
  actor.kind === 'machine' &&
  (steps.some(({ transitions }) => transitions.length > 0) || event.type === 'xstate.init');

/** Moves through the past states of the whole page. */
export function TimeBar() {
  const lab = useLab();
  const inspector = useInspector();
  const shownSeq = useChoice((context) => context.shownSeq);
  const isAway = useInspectorState((snapshot) => snapshot.matches({ page: 'away' }));
  const isBusy = useInspectorState(
    (snapshot) => !snapshot.matches({ page: 'live' }) && !snapshot.matches({ page: 'away' }),
  );
  const moments = lab.log.entries().filter(isMoment);
  const last = moments.length - 1;
  const found = shownSeq === null ? last : moments.findLastIndex(({ seq }) => seq <= shownSeq);
  const at = Math.max(0, found);
  const shown = moments[at];
  const goTo = (position: number) => {
    const moment = moments[position];
    if (moment !== undefined) inspector.send({ type: 'time.travelled', seq: moment.seq });
  };
  return (
    <section className={isAway ? 'time away' : 'time'} aria-label="Time">
      <button
        type="button"
        className="small"
        aria-label="One state back"
        disabled={isBusy || at <= 0}
        onClick={() => goTo(at - 1)}
      >
        ◀
      </button>
      <input
        type="range"
        aria-label="Moment of the page"
        aria-valuetext={shown === undefined ? 'now' : `${shown.seq}: ${eventName(shown.event.type)}`}
        min={0}
        max={Math.max(0, last)}
        value={at}
        disabled={isBusy || last < 1}
        onChange={(event) => goTo(Number(event.target.value))}
      />
      <button
        type="button"
        className="small"
        aria-label="One state forth"
        disabled={isBusy || !isAway || at >= last}
        onClick={() => goTo(at + 1)}
      >
        ▶
      </button>
      {isAway ? (
        <>
          <span className="moment">
            after {shown?.seq} {shown === undefined ? '' : eventName(shown.event.type)}
          </span>
          <button
            type="button"
            className="small primary"
            onClick={() => inspector.send({ type: 'time.resumed' })}
          >
            Go on from here
          </button>
          <button type="button" className="small" onClick={() => inspector.send({ type: 'time.returned' })}>
            Back to now
          </button>
        </>
      ) : (
        <span className="moment quiet">now</span>
      )}
    </section>
  );
}
