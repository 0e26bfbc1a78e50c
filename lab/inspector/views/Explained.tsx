import type { SentEvent } from '../../engine/cases.ts';
import type { RunningSnapshot } from '../running.ts';
import type { Read } from '../watch/reads.ts';
import { explain, type Candidate } from '../watch/whyNot.ts';
import { shortText } from './Json.tsx';
import { useMask } from './labContext.ts';

/** Every transition that an event could take from a state, with the result of its guard. */
export function Explained({ snapshot, event }: { snapshot: RunningSnapshot; event: SentEvent }) {
  const mask = useMask();
  const { candidates, elsewhere, isUnknown } = explain(snapshot, event);
  if (isUnknown) return <p>The chart names this event nowhere.</p>;
  return (
    <>
      {candidates.length === 0 && <p>No state it is in listens to this event.</p>}
      {candidates.length > 0 && (
        <ul className="candidates">
          {candidates.map((candidate) => (
            <li key={candidate.label} className={candidate.said === true ? 'yes' : 'no'}>
              <code>{candidate.label}</code>
              <span>
                {verdict(candidate)}
                {candidate.params !== undefined && (
                  <span className="quiet"> asked with {shortText(mask(candidate.params), 80)}</span>
                )}
                {candidate.read.length > 0 && (
                  <span className="quiet"> looked at {readText(candidate.read, mask)}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {elsewhere.length > 0 && candidates.every(({ said }) => said !== true) && (
        <p className="quiet">
          Heard in: {elsewhere.slice(0, 8).join(', ')}
          {elsewhere.length > 8 && ` and ${elsewhere.length - 8} more`}
        </p>
      )}
    </>
  );
}

/** Number of shown values: a guard that searches a list reads all of it. */
const MOST_READ = 6;

/** Values that were read, as many as MOST_READ. */
export function readText(read: readonly Read[], mask: (value: unknown) => unknown): string {
  const shown = read.slice(0, MOST_READ).map(({ path, value }) => {
    const name = path.slice(path.lastIndexOf('.') + 1);
    // Personal data is recognised by its name.
    return `${path}: ${shortText((mask({ [name]: value }) as Record<string, unknown>)[name], 40)}`;
  });
  const more = read.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function verdict({ guard, said, isOutvoted, targets }: Candidate): string {
  if (said === null) return `guard ${guard} threw`;
  if (!said) return `guard ${guard} said no`;
  if (isOutvoted) return 'would, but another comes first';
  const to = targets.length === 0 ? 'it stays' : `it goes to ${targets.join(', ')}`;
  return guard === null ? `no guard: ${to}` : `guard ${guard} says yes: ${to}`;
}
