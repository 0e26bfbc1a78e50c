import { useState } from 'react';
import { stepLabel } from '../../engine/steps.ts';
import type { Run } from '../session/runLink.ts';
import { filledRun, maskedRun } from '../session/carried.ts';
import { maskedStep } from '../session/maskedStep.ts';
import { useChoice, useInspector, useInspectorState } from './labContext.ts';

const nameOf = ({ path }: Run) => path.replace(/^page\//, '');

/** A run from a link, a run under way, or the reason why the last one failed. */
export function Progress() {
  const inspector = useInspector();
  const isOffered = useInspectorState((snapshot) => snapshot.matches({ page: 'offered' }));
  const isSettling = useInspectorState((snapshot) => snapshot.matches({ page: 'settling' }));
  const isSearching = useInspectorState((snapshot) => snapshot.matches({ page: 'searching' }));
  const isDriving = useInspectorState((snapshot) => snapshot.matches({ page: 'driving' }));
  const run = useChoice((context) => context.run);
  const done = useChoice((context) => context.stepsDone);
  const problem = useChoice((context) => context.problem);
  const note = useChoice((context) => context.note);
  return (
    <>
      <div role="status">
        {isSearching && <p className="progress">Looking for the shortest way…</p>}
        {isSettling && <p className="progress">Waiting until the page has loaded…</p>}
        {isDriving && run !== null && (
          <p className="progress">
            Driving {nameOf(run)}: step {done} of {run.steps.length}
          </p>
        )}
        {isOffered && run !== null && (
          <p className="progress">
            This link plays {run.steps.length} {run.steps.length === 1 ? 'step' : 'steps'} on {nameOf(run)}.
          </p>
        )}
        {(problem ?? note) !== null && !isSearching && !isDriving && (
          <p className={problem === null ? 'progress' : 'progress bad'}>
            {problem ?? note}
            <button
              type="button"
              className="small"
              onClick={() => inspector.send({ type: 'problem.dismissed' })}
            >
              Close
            </button>
          </p>
        )}
      </div>
      {isOffered && run !== null && <Offer run={run} />}
    </>
  );
}

/** Explains how an inner machine is started, since it may not run yet. */
function beginningOf(run: Run): string {
  const around = nameOf(run).split('/').slice(0, -1).join('/');
  if (run.around !== undefined)
    return `It puts ${run.around.path.replace(/^page\//, '')} into the state that was recorded. `;
  return around === ''
    ? ''
    : `If it does not run, ${around} is first led to where it begins, with example data. `;
}

/** Explains the steps before a run, which go to the page as it is. */
function forerunOf({ before = [] }: Run): string {
  return before.length === 0
    ? ''
    : 'First it tells the page, as a visitor would, what leads there: the first list of steps. ';
}

/** Shows the steps of a link before they run. */
function Offer({ run }: { run: Run }) {
  const inspector = useInspector();
  const [areStepsShown, setAreStepsShown] = useState(false);
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [areMasksPlayed, setAreMasksPlayed] = useState(false);
  const accept = () => {
    const filled = filledRun(run, typed);
    inspector.send({ type: 'run.accepted', run: areMasksPlayed ? maskedRun(filled) : filled });
  };
  return (
    <section className="offer" aria-label="Run of the link">
      <p className="quiet">
        {run.path === 'page'
          ? 'It starts the page anew. The parts of the page stay real: what they are told can make them call the server, in the name of whoever is logged in here.'
          : `${beginningOf(run)}${forerunOf(run)}It starts ${nameOf(run)} anew and answers in its place what it would call. What it tells the page can make other parts call the server, in the name of whoever is logged in here.`}
      </p>
      <NotCarried run={run} />
      {(run.missing ?? []).length > 0 && (
        <fieldset className="missing" aria-label="Values that the link does not carry">
          {run.missing?.map(({ name, kind }) => (
            <label className="field" key={name}>
              <span>{name}</span>
              <input
                inputMode={kind === 'number' ? 'decimal' : 'text'}
                autoComplete="off"
                value={typed.get(name) ?? ''}
                onChange={({ target }) => setTyped(new Map(typed).set(name, target.value))}
              />
            </label>
          ))}
          <label className="check">
            <input
              type="checkbox"
              checked={areMasksPlayed}
              onChange={({ target }) => setAreMasksPlayed(target.checked)}
            />
            Play masks for what is left empty
          </label>
        </fieldset>
      )}
      <div className="actions">
        <button type="button" className="primary" onClick={accept}>
          Play
        </button>
        <button type="button" aria-expanded={areStepsShown} onClick={() => setAreStepsShown(!areStepsShown)}>
          Show steps
        </button>
        <button type="button" onClick={() => inspector.send({ type: 'run.declined' })}>
          Not now
        </button>
      </div>
      {areStepsShown && <Forerun run={run} />}
      {areStepsShown && (
        <ol className="steps">
          {run.steps.map((step, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the steps of a link never move
            <li key={at}>{stepLabel(maskedStep(step))}</li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Lists the personal values and tokens that a run does not carry. */
export function NotCarried({ run: { missing = [] } }: { run: Run }) {
  if (missing.length === 0) return null;
  const count = missing.length === 1 ? '1 value' : `${missing.length} values`;
  return (
    <p>
      This run had {count} that a link does not carry: {missing.map(({ name }) => name).join(', ')}. A step
      that needs one is not played before it is typed; the run stops there.
    </p>
  );
}

/** Lists the events that the page gets before the run. */
function Forerun({ run: { before = [] } }: { run: Run }) {
  if (before.length === 0) return null;
  return (
    <ol className="steps" aria-label="Before the run">
      {before.map(({ path, event }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the steps of a link never move
        <li key={at}>
          {path.replace(/^page\//, '')}: {stepLabel(maskedStep({ kind: 'send', event }))}
        </li>
      ))}
    </ol>
  );
}
