import type { Pointed } from '../control/press.ts';
import { actorAt } from '../running.ts';
import { Explained, readText } from './Explained.tsx';
import { shortText } from './Json.tsx';
import { useChoice, useInspector, useInspectorState, useLab, useMask } from './labContext.ts';

/** Begins and ends pointing at elements of the page. */
export function PointSwitch() {
  const inspector = useInspector();
  const isOn = useInspectorState((snapshot) => snapshot.matches({ pointing: 'on' }));
  const isAway = useInspectorState((snapshot) => snapshot.matches({ page: 'away' }));
  return (
    <button
      type="button"
      className="small switch"
      aria-pressed={isOn}
      disabled={isAway}
      title="Press an element of the page to see its machines; Escape ends it"
      onClick={() => inspector.send({ type: 'pointing.toggled' })}
    >
      Point
    </button>
  );
}

/** Outlines the elements of the page that read the chosen actor. */
export function ReadersSwitch() {
  const inspector = useInspector();
  const count = useChoice(({ readers }) => readers);
  return (
    <p>
      <button
        type="button"
        className="small switch"
        aria-pressed={count !== null}
        onClick={() => inspector.send({ type: 'readers.toggled' })}
      >
        Show on the page
      </button>{' '}
      <span className="quiet" role="status">
        {count === 0 && 'Nothing that is drawn now reads it'}
        {count !== null && count > 0 && `${count} ${count === 1 ? 'element reads' : 'elements read'} it`}
      </span>
    </p>
  );
}

/** The pressed element of the page, with its machines, the event of its press and the guard that refuses it. */
export function PointCard() {
  const inspector = useInspector();
  const mask = useMask();
  const pointed = useChoice((context) => context.pointed);
  if (pointed === null) return null;
  const { role, name, isHeld, href, sends, reads } = pointed;
  return (
    <section className="pointed" aria-label="Pointed element">
      <header className="detail-head">
        <h3>
          {role} “{String(mask(name))}”{isHeld && <span className="badge warn">disabled</span>}
        </h3>
        <button
          type="button"
          className="small"
          aria-label="Close the element's card"
          onClick={() => inspector.send({ type: 'pointed.dismissed' })}
        >
          ×
        </button>
      </header>
      {href !== null && (
        <p>
          A link to <code>{href}</code>
        </p>
      )}
      <Unknown pointed={pointed} />
      {sends.map(({ path, event }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a press sends the same more than once
        <SentEventOf key={at} path={path} event={event} isHeld={isHeld} />
      ))}
      {reads.map(({ path, values }) => (
        <ReadActor key={path} path={path} values={values} />
      ))}
    </section>
  );
}

/** The limits of the trial in words, and the effects of the press besides events. */
function Unknown({ pointed }: { pointed: Pointed }) {
  const { problem, sends, kept, viewChanges, threw, isHeld, href } = pointed;
  return (
    <>
      {problem === 'absent' && (
        <p>React has not drawn this element: the lab cannot say what it belongs to.</p>
      )}
      {problem === 'silent' && href === null && (
        <p>Nothing listens to its press{isHeld && ' now'}: which event it would send cannot be known.</p>
      )}
      {problem === 'refused' && (
        <p>Its press gives the page another address. It was not tried, and what it sends is not known.</p>
      )}
      {threw !== null && (
        <p className="bad">Trying it failed: {threw}. It may send more than is named here.</p>
      )}
      {problem === null && threw === null && sends.length === 0 && (
        <p>
          Its press sends nothing at once
          {viewChanges > 0 && '; it changes what its view alone knows'}.
        </p>
      )}
      {kept.length > 0 && (
        <p className="quiet">It was tried without: {kept.join(', ')}. What follows these is not known.</p>
      )}
    </>
  );
}

function SentEventOf({
  path,
  event,
  isHeld,
}: Pointed['sends'][number] & {
  isHeld: boolean;
}) {
  const lab = useLab();
  const mask = useMask();
  const page = lab.page();
  const ref = page === null ? null : actorAt(page, path);
  const { type, ...payload } = event;
  return (
    <div>
      <h4>
        {isHeld ? 'Would send' : 'Sends'} <code>{type}</code> to <ActorLink path={path} />
      </h4>
      {Object.keys(payload).length > 0 && <p className="quiet">{shortText(mask(payload), 160)}</p>}
      {ref === null ? (
        <p>This machine does not run now.</p>
      ) : (
        <>
          <p>
            {ref.getSnapshot().can?.(event) === true ? (
              <span className="badge good">taken now</span>
            ) : (
              <span className="badge bad">not taken now</span>
            )}
          </p>
          <Explained snapshot={ref.getSnapshot()} event={event} />
        </>
      )}
    </div>
  );
}

function ReadActor({ path, values }: Pointed['reads'][number]) {
  const mask = useMask();
  return (
    <p>
      Its view reads <ActorLink path={path} />
      {values.length > 0 && <span className="quiet"> {readText(values, mask)}</span>}
    </p>
  );
}

/** The name of an actor, which chooses it and shows its chart. */
function ActorLink({ path }: { path: string }) {
  const inspector = useInspector();
  return (
    <button
      type="button"
      className="link"
      onClick={() => {
        inspector.send({ type: 'actor.chosen', path });
        inspector.send({ type: 'tab.chosen', tab: 'chart' });
      }}
    >
      {path.replace(/^page\//, '')}
    </button>
  );
}
