import { memo, Suspense, use, useMemo, useState } from 'react';
import type { SentEvent } from '../../engine/cases.ts';
import { stepLabel } from '../../engine/steps.ts';
import { valueName } from '../../engine/stateNames.ts';
import { bringCases, type CasesFile } from '../session/machineCases.ts';
import { eventOf, fieldsOf } from '../session/payloadForm.ts';
import { sendableOf, type Sendable } from '../session/sendable.ts';
import { Explained } from './Explained.tsx';
import { Json } from './Json.tsx';
import { ReadersSwitch } from './Point.tsx';
import { useChosenMachine, useInspectorState, useMask, type ChosenMachine } from './labContext.ts';

const files = new Map<string, Promise<CasesFile | null>>();

/** The event cases of a machine, loaded once. */
export function casesFileOf(name: string): Promise<CasesFile | null> {
  let file = files.get(name);
  if (file === undefined) {
    file = bringCases(name);
    files.set(name, file);
  }
  return file;
}

/** The chosen machine at present: its states, its context, and the events that can be sent to it. */
export function NowPanel() {
  const chosen = useChosenMachine();
  return chosen === null ? null : <Now chosen={chosen} />;
}

/** Drawn again only when the machine has changed. */
const Now = memo(({ chosen }: { chosen: ChosenMachine }) => {
  const mask = useMask();
  const { snapshot } = chosen;
  const tags = [...(snapshot.tags ?? [])];
  return (
    <section className="now" aria-label="The actor now">
      <h3>{chosen.path.replace(/^page\//, '')}</h3>
      <ReadersSwitch />
      <p>
        <span className="badge good">{valueName(snapshot.value)}</span>{' '}
        {tags.map((tag) => (
          <span className="badge" key={tag}>
            #{tag}
          </span>
        ))}
        {snapshot.status !== 'active' && <span className="badge warn">{snapshot.status}</span>}
      </p>
      <Suspense fallback={<p className="quiet">Fetching the event cases…</p>}>
        <Send chosen={chosen} key={chosen.path} />
      </Suspense>
      <h4>Context</h4>
      <Json value={mask(snapshot.context)} isOpen />
    </section>
  );
});

function Send({ chosen }: { chosen: ChosenMachine }) {
  const file = use(casesFileOf(chosen.snapshot.machine.id));
  const isLive = useInspectorState((state) => state.matches({ page: 'live' }));
  const [asked, setAsked] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const cases = useMemo(() => Object.values(file?.paths.events ?? {}) as readonly SentEvent[], [file]);
  const sendable = useMemo(() => sendableOf(chosen.snapshot, cases), [chosen.snapshot, cases]);
  const form = sendable.find(({ type }) => type === asked) ?? null;
  const send = (event: SentEvent) => {
    const before = chosen.ref.getSnapshot();
    chosen.ref.send(event);
    const after = chosen.ref.getSnapshot();
    setSent(before === after ? `${event.type}: nothing answered` : `${event.type} sent`);
  };
  const now = sendable.filter(({ when }) => when === 'now');
  return (
    <>
      <h4>Possible now</h4>
      {now.length === 0 && <p className="quiet">No event from outside would be taken in this state.</p>}
      <ul className="chips">
        {now
          .flatMap(({ possible }) => possible)
          .map((event) => (
            <li key={JSON.stringify(event)}>
              <button type="button" className="chip" disabled={!isLive} onClick={() => send(event)}>
                {stepLabel({ kind: 'send', event }, file === null ? undefined : ({ events: cases } as never))}
              </button>
            </li>
          ))}
      </ul>
      <label className="field">
        <span>Any event</span>
        <select value={asked ?? ''} onChange={(event) => setAsked(event.target.value || null)}>
          <option value="">Choose an event…</option>
          {(['now', 'refused', 'elsewhere'] as const).map((when) => {
            const group = sendable.filter((one) => one.when === when);
            return group.length === 0 ? null : (
              <optgroup key={when} label={GROUPS[when]}>
                {group.map(({ type }) => (
                  <option key={type} value={type}>
                    {type}
                  </option>
                ))}
              </optgroup>
            );
          })}
        </select>
      </label>
      {form !== null && (
        <PayloadForm key={form.type} form={form} chosen={chosen} isLive={isLive} onSend={send} />
      )}
      <p role="status" className="quiet">
        {sent}
      </p>
    </>
  );
}

const GROUPS = {
  now: 'Possible now',
  refused: 'Heard, and a guard says no',
  elsewhere: 'Heard in other states',
};

function PayloadForm({
  form,
  chosen,
  isLive,
  onSend,
}: {
  form: Sendable;
  chosen: ChosenMachine;
  isLive: boolean;
  onSend: (event: SentEvent) => void;
}) {
  const [at, setAt] = useState(() =>
    Math.max(0, form.cases.indexOf(form.possible[0] ?? form.cases[0] ?? { type: '' })),
  );
  const { type, cases } = form;
  const fields = useMemo(() => fieldsOf(cases[at] ?? { type }, cases), [type, cases, at]);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const read = eventOf(
    form.type,
    fields,
    (name) => typed[name] ?? fields.find((one) => one.name === name)?.value ?? '',
  );
  return (
    <form
      className="payload"
      onSubmit={(event) => {
        event.preventDefault();
        if ('event' in read) onSend(read.event);
      }}
    >
      {form.cases.length > 1 && (
        <label className="field">
          <span>Begin with</span>
          <select
            value={at}
            onChange={(event) => {
              setAt(Number(event.target.value));
              setTyped({});
            }}
          >
            {form.cases.map((one, position) => (
              <option key={JSON.stringify(one)} value={position}>
                {stepLabel({ kind: 'send', event: one }, { events: form.cases } as never)}
              </option>
            ))}
          </select>
        </label>
      )}
      {fields.map((field) => (
        <FieldInput
          key={`${at} ${field.name}`}
          field={field}
          value={typed[field.name] ?? field.value}
          onType={(value) => setTyped({ ...typed, [field.name]: value })}
        />
      ))}
      {'problem' in read ? (
        <p className="bad" role="alert">
          {read.problem}
        </p>
      ) : (
        <Explained snapshot={chosen.snapshot} event={read.event} />
      )}
      <button type="submit" className="primary" disabled={!isLive || 'problem' in read}>
        Send {form.type}
      </button>
    </form>
  );
}

function FieldInput({
  field,
  value,
  onType,
}: {
  field: ReturnType<typeof fieldsOf>[number];
  value: string;
  onType: (value: string) => void;
}) {
  const { name, kind, suggestions } = field;
  if (kind === 'boolean') {
    return (
      <label className="check">
        <input
          type="checkbox"
          checked={value === 'true'}
          onChange={(event) => onType(String(event.target.checked))}
        />
        {name}
      </label>
    );
  }
  const isLong = kind === 'json' && value.length > 32;
  const list = `lab-values-${name}`;
  return (
    <label className="field">
      <span>
        {name}
        {kind === 'json' && <span className="quiet"> JSON</span>}
      </span>
      {isLong ? (
        <textarea
          rows={4}
          value={value}
          spellCheck={false}
          onChange={(event) => onType(event.target.value)}
        />
      ) : (
        <input
          value={value}
          inputMode={kind === 'number' ? 'decimal' : 'text'}
          list={suggestions.length > 1 ? list : undefined}
          onChange={(event) => onType(event.target.value)}
        />
      )}
      {!isLong && suggestions.length > 1 && (
        <datalist id={list}>
          {suggestions.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </datalist>
      )}
    </label>
  );
}
