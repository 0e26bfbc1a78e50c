import { calls } from '#src/services/calls/calls.ts';
import { playReads, provokeRefusals } from './reads.ts';
import { createSession, nameOf, type Finding, type Outcome, type Settings } from './session.ts';
import { playWrites } from './writes.ts';

export interface Verdict extends Outcome {
  /** `fits`; `differs`; refused for a reason of its own; or not asked at all. */
  state: 'fits' | 'differs' | 'refused' | 'skipped';
  findings: Finding[];
}

/** Plays every call of the page against a backend, and reports the differences from the document. [API-116] */
export async function conform(settings: Settings): Promise<Verdict[]> {
  const session = createSession(settings);
  const member =
    settings.login === null ? null : { headers: settings.login, cookies: new Map<string, string>() };
  const found = await playReads(session, settings, member);
  await provokeRefusals(session, found);
  if (settings.writes) await playWrites(session, found, member);
  const { outcomes, findings } = session.report();
  return calls.map((call) => {
    const name = nameOf(call);
    const outcome = outcomes.find((one) => one.call === name) ?? {
      call: name,
      asked: 0,
      fitted: 0,
      slowestMs: 0,
      notes: [],
    };
    const own = findings.filter((one) => one.call === name);
    const isRefused =
      outcome.notes.some((one) => one.startsWith('refused')) && outcome.fitted <= outcome.notes.length;
    const state =
      own.length > 0 ? 'differs' : outcome.asked === 0 ? 'skipped' : isRefused ? 'refused' : 'fits';
    const notes = state === 'skipped' ? [...outcome.notes, whySkipped(call, settings)] : outcome.notes;
    return { ...outcome, notes, state, findings: own };
  });
}

function whySkipped({ writes, forMembers }: (typeof calls)[number], settings: Settings): string {
  if (writes !== undefined && !settings.writes) return 'it writes: --write';
  if (forMembers === true && settings.login === null) return 'it is for members: --cookie or --header';
  return 'nothing that was found leads to it: name a product with --product';
}
