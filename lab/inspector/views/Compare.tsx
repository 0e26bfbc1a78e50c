import { useState, type ReactNode } from 'react';
import { eventName } from '../../engine/chart.ts';
import { earlierDocuments, type EarlierDocument } from '../watch/earlierDocuments.ts';
import { DOCUMENTS_KEY, isMoment, MOST_MOMENTS } from '../watch/keepDocument.ts';
import { compareStandings, standingOf, type Comparison, type Standing } from '../watch/standing.ts';
import { clockTime } from './EventLog.tsx';
import { Scalar } from './Json.tsx';
import { useChoice, useInspector, useLab } from './labContext.ts';

const PRESENT = 'now';
/** The present itself, after its last moment. */
const END = 'end';
const NOTHING: Standing = new Map();

/** A document as its moments are chosen from it. */
interface Source {
  id: string;
  title: string;
  moments: { seq: number; at: number; type: string; path: string }[];
  standingAt(seq: number): Standing;
}
const nameOf = (path: string) => path.replace(/^page\//, '');
const titleOf = ({ address, left }: EarlierDocument) =>
  `Earlier document ${address}, left ${clockTime(left)}`;

/** Compares two moments of the tab: actors that came or left, other states, other values. */
export function Compare() {
  const lab = useLab();
  const inspector = useInspector();
  const compared = useChoice((context) => context.compared);
  const [earlier, setEarlier] = useState(readEarlier);
  const page = lab.page();
  const entries = lab.log.entries();
  const present: Source = {
    id: PRESENT,
    title: 'This document',
    moments: entries
      .filter(isMoment)
      .slice(-MOST_MOMENTS)
      .map(({ seq, at, event, actor }) => ({ seq, at, type: event.type, path: actor.path })),
    standingAt: (seq) => (page === null ? NOTHING : standingOf(page, lab.log.snapshotsAt(seq))),
  };
  const sources: Source[] = [...earlier.map((one) => ({ ...one, title: titleOf(one) })), present];
  const last = earlier.at(-1);
  const first = present.moments[0]?.seq ?? END;
  const usual = {
    before: last === undefined ? `${PRESENT} ${first}` : `${last.id} ${last.moments.at(-1)?.seq ?? 0}`,
    after: `${PRESENT} ${END}`,
  };
  const before = isIn(sources, compared.before) ? compared.before : usual.before;
  const after = isIn(sources, compared.after) ? compared.after : usual.after;
  const comparison = compareStandings(momentIn(sources, before), momentIn(sources, after));
  const choose = (moments: { before?: string; after?: string }) =>
    inspector.send({ type: 'moments.chosen', moments });
  return (
    <div className="pad stack">
      <div className="moments">
        <MomentField
          label="Before"
          value={before}
          sources={sources}
          onChoose={(key) => choose({ before: key })}
        />
        <MomentField
          label="After"
          value={after}
          sources={sources}
          onChoose={(key) => choose({ after: key })}
        />
        <button type="button" onClick={() => choose({ before: after, after: before })}>
          Swap
        </button>
      </div>
      <Differences comparison={comparison} />
      <section className="stack" aria-label="Earlier documents">
        <h3>Earlier documents of this tab</h3>
        {earlier.length === 0 ? (
          <p className="quiet">
            None yet. After a login or a reload the log of the document before it is here, masked.
          </p>
        ) : (
          <>
            {earlier.map((one) => (
              <Earlier key={one.id} kept={one} onChoose={(seq) => choose({ before: `${one.id} ${seq}` })} />
            ))}
            <button
              type="button"
              className="small"
              onClick={() => {
                sessionStorage.removeItem(DOCUMENTS_KEY);
                setEarlier([]);
              }}
            >
              Forget them
            </button>
          </>
        )}
      </section>
    </div>
  );
}

function readEarlier(): EarlierDocument[] {
  try {
    return earlierDocuments(sessionStorage);
  } catch {
    return [];
  }
}

/** Tells whether a moment is in a document that is kept, or in this one. */
function isIn(sources: readonly Source[], key: string | null): key is string {
  return (
    key === `${PRESENT} ${END}` ||
    sources.some(({ id, moments }) => moments.some(({ seq }) => key === `${id} ${seq}`))
  );
}

/** States of the page's machines at a moment. */
function momentIn(sources: readonly Source[], key: string): Standing {
  const [id, number] = key.split(' ');
  const source = sources.find((one) => one.id === id);
  return source?.standingAt(number === END ? Infinity : Number(number)) ?? NOTHING;
}

function MomentField({
  label,
  value,
  sources,
  onChoose,
}: {
  label: string;
  value: string;
  sources: readonly Source[];
  onChoose: (key: string) => void;
}) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        {sources.map(({ id, title, moments }) => (
          <optgroup key={id} label={title}>
            {moments.map(({ seq, at, type, path }) => (
              <option key={seq} value={`${id} ${seq}`}>
                {`${clockTime(at)} ${nameOf(path)}: ${eventName(type)}`}
              </option>
            ))}
            {id === PRESENT && <option value={`${PRESENT} ${END}`}>now</option>}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function Differences({ comparison }: { comparison: Comparison }) {
  const { came, left, moved, changed } = comparison;
  const values = changed.reduce((sum, { changes }) => sum + changes.length, 0);
  return (
    <section className="stack" aria-label="What differs">
      <p role="status">
        {`${counted(came.length, 'machine', 'machines')} came, ${left.length} left; ${counted(moved.length, 'is in another state', 'are in other states')}; ${counted(values, 'value differs', 'values differ')}.`}
      </p>
      <Names title="Came" paths={came} />
      <Names title="Left" paths={left} />
      {moved.length > 0 && (
        <Rows
          title="Other states"
          of="Machine"
          rows={moved.map(({ path, before, after }) => [
            nameOf(path),
            <span key="was">{before}</span>,
            <span key="is">{after}</span>,
          ])}
        />
      )}
      {changed.map(({ path, changes }) => (
        <Rows
          key={path}
          title={`${nameOf(path)} holds`}
          of="Where"
          rows={changes.map(({ path: where, kind, before, after }) => [
            where === '' ? 'all of it' : where,
            kind !== 'added' && <Scalar key="was" value={before} />,
            kind !== 'removed' && <Scalar key="is" value={after} />,
          ])}
        />
      ))}
    </section>
  );
}

/** The former and the later value, by name. */
function Rows({ title, of, rows }: { title: string; of: string; rows: [string, ReactNode, ReactNode][] }) {
  return (
    <div>
      <h3>{title}</h3>
      <table className="changes">
        <thead>
          <tr>
            {[of, 'Before', 'After'].map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, was, is]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="was">{was}</td>
              <td className="is">{is}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Names({ title, paths }: { title: string; paths: readonly string[] }) {
  if (paths.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className="plain">
        {paths.map((path) => (
          <li key={path}>
            <code>{nameOf(path)}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The events of one document that was left; each can be chosen for a comparison. */
function Earlier({ kept, onChoose }: { kept: EarlierDocument; onChoose: (seq: number) => void }) {
  const { moments } = kept;
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ target }) => setOpen((target as HTMLDetailsElement).open)}>
      <summary>{`${titleOf(kept)}: ${counted(moments.length, 'event', 'events')}`}</summary>
      {isOpen && (
        <ol className="plain">
          {moments.toReversed().map(({ seq, at, type, path, source, isIgnored }) => (
            <li key={seq}>
              <button
                type="button"
                className={isIgnored ? 'row ignored' : 'row'}
                title="Compare from here"
                onClick={() => onChoose(seq)}
              >
                <span className="row-head">
                  <strong>{eventName(type)}</strong>
                  <time>{clockTime(at)}</time>
                </span>
                <span className="row-foot">
                  {`${source ?? 'outside'} → ${nameOf(path)}${isIgnored ? ', nothing answered' : ''}`}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
