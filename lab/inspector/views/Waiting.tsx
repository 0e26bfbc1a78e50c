import { Suspense, use, useMemo, useState } from 'react';
import type { ActorEnds } from '#src/machines/paths/machinePaths.ts';
import type { Card } from '../control/desk.ts';
import { isMachineSnapshot } from '../running.ts';
import { errorOf, failureChoices } from '../session/failures.ts';
import { CallList } from './Calls.tsx';
import { clockTime } from './EventLog.tsx';
import { Json, shortText } from './Json.tsx';
import { casesFileOf } from './NowPanel.tsx';
import { useInspectorState, useLab, useMask } from './labContext.ts';

const SECOND = 1000;
const ADVANCES = [
  ['1 s', SECOND],
  ['10 s', 10 * SECOND],
  ['1 min', 60 * SECOND],
  ['1 h', 3600 * SECOND],
  ['1 day', 86_400 * SECOND],
] as const;

/** The async desk: everything the page waits for. */
export function Waiting() {
  const { desk } = useLab();
  const isLive = useInspectorState((snapshot) => !snapshot.matches({ page: 'away' }));
  const cards = desk.cards();
  const listeners = cards.filter(({ kind }) => kind === 'listener');
  const open = cards.filter(({ kind }) => kind !== 'listener');
  const held = open.filter((card) => card.held !== null);
  return (
    <fieldset className="desk pad" disabled={!isLive}>
      <legend className="sr">What the page waits for</legend>
      <div className="tools">
        <button
          type="button"
          className="small switch"
          aria-pressed={desk.isHoldingAll()}
          onClick={() => desk.holdAll(!desk.isHoldingAll())}
        >
          Hold every answer
        </button>
        <button type="button" className="small" disabled={held.length === 0} onClick={() => desk.letAllGo()}>
          Let {held.length} go in this order
        </button>
        <span className="tool-group" role="group" aria-label="Move the clock on by">
          <span className="quiet">Clock{desk.offset() > 0 && ` +${duration(desk.offset())}`}:</span>
          {ADVANCES.map(([name, ms]) => (
            <button key={name} type="button" className="small" onClick={() => desk.advance(ms)}>
              +{name}
            </button>
          ))}
        </span>
      </div>
      {open.length === 0 && (
        <p className="quiet">
          Nothing is under way. Hold every answer, then do something on the page: its calls wait here.
        </p>
      )}
      <ul className="cards">
        {open.map((card) => (
          <WaitingCard
            key={card.ref.sessionId}
            card={card}
            heldCount={held.length}
            heldAt={held.indexOf(card)}
          />
        ))}
      </ul>
      {listeners.length > 0 && (
        <details>
          <summary>{listeners.length} listeners</summary>
          <ul className="plain">
            {listeners.map(({ ref, name, since }) => (
              <li key={ref.sessionId}>
                {name} <span className="quiet">since {clockTime(since)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </fieldset>
  );
}

function WaitingCard({ card, heldCount, heldAt }: { card: Card; heldCount: number; heldAt: number }) {
  const { desk, calls } = useLab();
  const mask = useMask();
  const { ref, held } = card;
  const made = calls.of(ref);
  return (
    <li className={held === null ? 'card' : 'card held'}>
      <header className="detail-head">
        <h3>
          {card.name} <span className="badge">{card.kind}</span>
          {card.isControlled && <span className="badge">stand-in</span>}
          {held !== null && (
            <span className="badge warn">{held.kind === 'resolve' ? 'answer held' : 'failure held'}</span>
          )}
          {held === null && card.isHolding && <span className="badge">will be held</span>}
        </h3>
        {heldAt >= 0 && (
          <span className="tool-group">
            <button
              type="button"
              className="small"
              aria-label={`${card.name}: earlier`}
              disabled={heldAt === 0}
              onClick={() => desk.reorder(ref, -1)}
            >
              ↑
            </button>
            <button
              type="button"
              className="small"
              aria-label={`${card.name}: later`}
              disabled={heldAt === heldCount - 1}
              onClick={() => desk.reorder(ref, 1)}
            >
              ↓
            </button>
          </span>
        )}
      </header>
      <p className="quiet">
        since {clockTime(card.since)}
        {card.due !== null && `, ends at ${clockTime(card.due)}`}
      </p>
      {made.length > 0 && <CallList calls={made} />}
      {card.input !== undefined && <Json name="asked with" value={mask(card.input)} />}
      {held !== null && (
        <Json
          name={held.kind === 'resolve' ? 'the real answer' : 'the real failure'}
          value={mask(held.kind === 'resolve' ? held.output : held.error)}
        />
      )}
      <div className="actions">
        {card.kind === 'timer' && held === null ? (
          <button
            type="button"
            className="small"
            onClick={() => desk.settle(ref, { kind: 'resolve', output: undefined })}
          >
            End now
          </button>
        ) : (
          <>
            {(held !== null || card.isHolding) && !card.isControlled && (
              <button type="button" className="small primary" onClick={() => desk.letGo(ref)}>
                Let the real answer go
              </button>
            )}
            {held === null && !card.isHolding && !card.isControlled && (
              <button type="button" className="small" onClick={() => desk.hold(ref)}>
                Hold its answer
              </button>
            )}
            <Suspense>
              <Resolve card={card} />
            </Suspense>
            <Reject card={card} />
          </>
        )}
      </div>
    </li>
  );
}

/** The machine that waits for the card's answer. */
function askerOf({ ref }: Card): string {
  const snapshot = ref._parent?.getSnapshot();
  return isMachineSnapshot(snapshot) ? snapshot.machine.id : '';
}

function Resolve({ card }: { card: Card }) {
  const { desk } = useLab();
  const file = use(casesFileOf(askerOf(card)));
  const actors = (file?.paths.actors ?? {}) as Record<string, { outputs?: ActorEnds<unknown> } | undefined>;
  const outputs = Object.values(actors[card.src]?.outputs ?? {});
  const [own, setOwn] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <>
      <label className="inline-field">
        <span className="sr">{card.name}: answer with</span>
        <select
          value=""
          onChange={(event) => {
            const { value } = event.target;
            if (value === 'own') {
              const model = outputs[0] ?? (card.held?.kind === 'resolve' ? card.held.output : null);
              setOwn(JSON.stringify(model ?? null, null, 2));
            } else if (value !== '')
              desk.settle(card.ref, { kind: 'resolve', output: outputs[Number(value)] });
          }}
        >
          <option value="">Answer with…</option>
          {outputs.map((output, at) => (
            <option key={shortText(output, 400)} value={at}>
              case {at + 1}: {shortText(output, 60)}
            </option>
          ))}
          <option value="own">own JSON…</option>
        </select>
      </label>
      {own !== null && (
        <form
          className="own-answer"
          onSubmit={(event) => {
            event.preventDefault();
            try {
              desk.settle(card.ref, { kind: 'resolve', output: JSON.parse(own) as unknown });
            } catch {
              setProblem('This is no JSON');
            }
          }}
        >
          <label className="field">
            <span>Answer as JSON</span>
            <textarea
              rows={6}
              value={own}
              spellCheck={false}
              onChange={(event) => setOwn(event.target.value)}
            />
          </label>
          {problem !== null && (
            <p className="bad" role="alert">
              {problem}
            </p>
          )}
          <button type="submit" className="small primary">
            Answer
          </button>
        </form>
      )}
    </>
  );
}

function Reject({ card }: { card: Card }) {
  const { desk } = useLab();
  const choices = useMemo(() => failureChoices(), []);
  const groups = [...new Set(choices.map(({ group }) => group))];
  return (
    <label className="inline-field">
      <span className="sr">{card.name}: fail with</span>
      <select
        value=""
        onChange={(event) => {
          const choice = choices[Number(event.target.value)];
          if (event.target.value !== '' && choice !== undefined)
            desk.settle(card.ref, { kind: 'reject', error: errorOf(choice.failure) });
        }}
      >
        <option value="">Fail with…</option>
        {groups.map((group) => (
          <optgroup key={group} label={group}>
            {choices.map((choice, at) =>
              choice.group === group ? (
                <option key={choice.name} value={at}>
                  {choice.name}
                </option>
              ) : null,
            )}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

function duration(ms: number): string {
  if (ms < 60_000) return `${ms / 1000} s`;
  if (ms < 3_600_000) return `${Math.round(ms / 60_000)} min`;
  return `${Math.round(ms / 360_000) / 10} h`;
}
