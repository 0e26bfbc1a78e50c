import { Suspense, use, useState } from 'react';
import { stepLabel } from '../../engine/steps.ts';
import type { Recording } from '../../engine/record.ts';
import { transitionsOf, labelOf } from '../../engine/labels.ts';
import { RUN_KEY } from '../session/runWord.ts';
import { writeRun } from '../session/runLink.ts';
import { saveFile } from '../session/saveFile.ts';
import { placeOf, sessionRun, testSource, type SessionRun } from '../session/sessionRuns.ts';
import type { CasesFile } from '../session/machineCases.ts';
import type { Lab } from '../lab.ts';
import { casesFileOf } from './NowPanel.tsx';
import { NotCarried } from './Progress.tsx';
import {
  useChosenMachine,
  useInspector,
  useInspectorState,
  useLab,
  type ChosenMachine,
} from './labContext.ts';

/** The session of the chosen machine: recorded, shortened, and exported as a test or a link. */
export function Record() {
  const chosen = useChosenMachine();
  if (chosen === null) return <p className="quiet pad">This actor does not run now. Choose another one.</p>;
  return (
    <div className="split">
      <section className="list-side pad stack" aria-label="The session as a run">
        <Suspense fallback={<p className="quiet">Fetching the event cases…</p>}>
          <Session chosen={chosen} key={chosen.path} />
        </Suspense>
      </section>
      <section className="detail-side pad stack" aria-label="Coverage">
        <Coverage chosen={chosen} />
      </section>
    </div>
  );
}

interface Exported {
  session: SessionRun;
  link: string;
  vitest: string;
  playwright: string | null;
  /** The reason why there is no Playwright file. */
  noPlaywright: string | null;
}

function Session({ chosen }: { chosen: ChosenMachine }) {
  const lab = useLab();
  const file = use(casesFileOf(chosen.snapshot.machine.id));
  const [exported, setExported] = useState<Exported | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const [target, setTarget] = useState<'vitest' | 'playwright'>('vitest');
  if (file === null) return <p className="quiet">{chosen.snapshot.machine.id} has no event cases.</p>;
  const make = async (kind: 'recorded' | 'shortest') => {
    setIsLooking(true);
    // Lets the message appear before the search blocks the thread.
    await new Promise((resolve) => setTimeout(resolve, 30));
    try {
      const session = sessionRun(lab, file, chosen.path, kind);
      setExported({
        session,
        link: await linkOf(session),
        vitest: testSource(session, file, null),
        ...(await playwrightOf(lab, session, file)),
      });
      setProblem(null);
    } catch (error) {
      setExported(null);
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setIsLooking(false);
  };
  return (
    <>
      <h3>Session of {chosen.path.replace(/^page\//, '')}</h3>
      <p className="quiet">
        Everything this machine went through is kept. Personal data and tokens do not go into files and links.
      </p>
      <div className="actions">
        <button type="button" className="primary" onClick={() => void make('shortest')}>
          Shortest way to the same end
        </button>
        <button type="button" onClick={() => void make('recorded')}>
          As it was
        </button>
      </div>
      <p role="status" className="quiet">
        {isLooking && 'Looking for the way…'}
      </p>
      {problem !== null && (
        <p className="bad" role="alert">
          {problem}
        </p>
      )}
      {exported !== null && (
        <Result exported={exported} name={file.name} target={target} onTarget={setTarget} />
      )}
    </>
  );
}

async function playwrightOf(lab: Lab, session: SessionRun, file: CasesFile) {
  try {
    const place = await placeOf(lab, file, session.run.path, location.pathname);
    return { playwright: testSource(session, file, place), noPlaywright: null };
  } catch (error) {
    return { playwright: null, noPlaywright: error instanceof Error ? error.message : String(error) };
  }
}

async function linkOf({ run }: SessionRun): Promise<string> {
  const url = new URL(location.href);
  url.searchParams.set('lab', '');
  url.hash = `${RUN_KEY}=${await writeRun(run)}`;
  return url.href.replace('lab=&', 'lab&').replace(/lab=(?=#|$)/, 'lab');
}

function Result({
  exported,
  name,
  target,
  onTarget,
}: {
  exported: Exported;
  name: string;
  target: 'vitest' | 'playwright';
  onTarget: (target: 'vitest' | 'playwright') => void;
}) {
  const inspector = useInspector();
  const isLive = useInspectorState((snapshot) => snapshot.matches({ page: 'live' }));
  const { session, link } = exported;
  const { steps } = session.run;
  const source = target === 'vitest' ? exported.vitest : exported.playwright;
  return (
    <>
      <div role="status">
        <h4>
          {steps.length} {steps.length === 1 ? 'step' : 'steps'}
        </h4>
      </div>
      {session.note !== null && <p className="quiet">{session.note}.</p>}
      <ol className="steps">
        {steps.map((step, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the steps of a run never move
          <li key={at}>{stepLabel(step)}</li>
        ))}
      </ol>
      <NotCarried run={session.run} />
      <div className="actions">
        <button
          type="button"
          disabled={!isLive}
          onClick={() => inspector.send({ type: 'run.requested', run: session.run })}
        >
          Play it on the page
        </button>
        <CopyButton label="Copy the link" text={link} />
      </div>
      <div className="tools">
        <div className="tool-group" role="group" aria-label="Test file">
          {(['vitest', 'playwright'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className="small switch"
              aria-pressed={one === target}
              onClick={() => onTarget(one)}
            >
              {one === 'vitest' ? 'Vitest' : 'Playwright'}
            </button>
          ))}
        </div>
        {source !== null && (
          <>
            <button
              type="button"
              className="small"
              onClick={() =>
                saveFile(
                  target === 'vitest' ? `${name}Session.test.ts` : `${name}Session.e2e.test.ts`,
                  'text/plain',
                  source,
                )
              }
            >
              Save the file
            </button>
            <CopyButton label="Copy the source" text={source} />
          </>
        )}
      </div>
      {session.testNote !== null && <p className="quiet">{session.testNote}.</p>}
      {source === null ? (
        <p className="bad">{exported.noPlaywright}</p>
      ) : (
        <textarea
          className="source"
          aria-label="Source of the test"
          readOnly
          rows={14}
          value={source}
          spellCheck={false}
        />
      )}
    </>
  );
}

/** Puts a text into the clipboard, and says so. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [said, setSaid] = useState<string | null>(null);
  return (
    <button
      type="button"
      className="small"
      onClick={({ currentTarget }) => {
        // Only the window that has the focus may write: the panel's own, not the page's.
        (currentTarget.ownerDocument.defaultView ?? window).navigator.clipboard.writeText(text).then(
          () => setSaid('Copied'),
          () => setSaid('The browser did not allow it'),
        );
      }}
    >
      {said ?? label}
    </button>
  );
}

function Coverage({ chosen }: { chosen: ChosenMachine }) {
  const lab = useLab();
  const [problem, setProblem] = useState<string | null>(null);
  const { machine } = chosen.snapshot;
  const { transitions } = lab.counts(machine.id);
  const all = transitionsOf(machine).map(labelOf);
  const never = all.filter((label) => (transitions[label] ?? 0) === 0);
  const read = async (files: FileList | null) => {
    try {
      const runs = await Promise.all([...(files ?? [])].map(async (file) => recordingOf(await file.text())));
      lab.importRuns(runs);
      setProblem(null);
    } catch {
      setProblem('One of these files is no recorded run');
    }
  };
  return (
    <>
      <h3>Coverage</h3>
      <p>
        {all.length - never.length} of {all.length} transitions of {machine.id} were taken
        {lab.importedRuns() > 0
          ? ` in this session and ${lab.importedRuns()} imported runs`
          : ' in this session'}
        . The chart shows how often with “Heat”.
      </p>
      <label className="field">
        <span>Add recorded test runs (test-results/lab-runs/*.json)</span>
        <input
          type="file"
          accept="application/json,.json"
          multiple
          onChange={(event) => void read(event.target.files)}
        />
      </label>
      {problem !== null && (
        <p className="bad" role="alert">
          {problem}
        </p>
      )}
      {lab.importedRuns() > 0 && (
        <button type="button" className="small" onClick={() => lab.forgetImported()}>
          Forget the imported runs
        </button>
      )}
      {never.length > 0 && (
        <details>
          <summary>{never.length} never taken</summary>
          <ul className="plain">
            {never.map((label) => (
              <li key={label}>
                <code>{label}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** A recorded run as `LAB_RECORD` writes it; throws for anything else. */
function recordingOf(text: string): Recording {
  const { machines } = JSON.parse(text) as Partial<Recording>;
  if (typeof machines !== 'object' || machines === null) throw new Error('no machines');
  for (const { states, transitions, guards } of Object.values(machines)) {
    const counts = [...Object.values(states), ...Object.values(transitions)];
    const said = Object.values(guards).flatMap(({ yes, no }) => [yes, no]);
    if (![...counts, ...said].every((count) => Number.isFinite(count))) throw new Error('no counts');
  }
  return { machines, problems: [] };
}
