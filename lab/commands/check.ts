import { table, type Command } from '../command.ts';
import { LabError } from '../engine/cases.ts';
import { explore } from '../engine/explore.ts';
import type { Finding } from '../engine/findings.ts';
import { RULES, type Rule } from '../engine/rules.ts';
import { findMachine, findMachines, loadCases, type FoundMachine } from '../machines.ts';
import { readRuns, RUNS_FOLDER } from '../runs.ts';

export const checkCommand: Command = {
  usage: 'check [machine...] [--rule id] [--runs folder] [--recorded]',
  summary:
    'the rules over every graph and over recorded runs, with --recorded over runs alone; a shortest counterexample when broken',
  options: { rule: 'string', runs: 'string', recorded: 'boolean' },
  async run({ positionals, option, has, progress }) {
    const wanted = option('rule');
    const rules = RULES.filter(({ id }) => wanted === undefined || id === wanted);
    if (rules.length === 0)
      throw new LabError(`unknown rule "${wanted}"; there are ${RULES.map(({ id }) => id).join(', ')}`);
    const all = positionals.length > 0 ? positionals.map(findMachine) : findMachines();
    const isRecorded = has('recorded');
    const walked = isRecorded ? [] : all.filter(({ hasCases }) => hasCases);
    const without = isRecorded ? [] : all.filter(({ hasCases }) => !hasCases).map(({ name }) => name);
    const { findings, cuts } = await checkGraphs(walked, rules, progress);
    // Without generated browser tests: they restart a part, so its answers belong to no one run.
    const folder = option('runs') ?? RUNS_FOLDER;
    const runs = readRuns(folder).filter(({ kind }) => kind !== 'e2e-generated');
    if (isRecorded && runs.length === 0)
      throw new LabError(`no recorded runs in ${folder}; run tests with LAB_RECORD=1`);
    const isNamed = (machine: string) => positionals.length === 0 || all.some(({ name }) => name === machine);
    const broken = runs
      .flatMap(({ problems }) => problems)
      .filter(({ rule, machine }) => isNamed(machine) && rules.some(({ id }) => id === rule));
    findings.push(...broken);
    return {
      hasFailed: findings.length > 0,
      data: {
        rules: rules.map(({ id, says }) => ({ id, says })),
        findings,
        cuts,
        without,
        runs: runs.length,
      },
      text: [
        table(
          rules.map(({ id, says }) => [
            findings.some(({ rule }) => rule === id) ? 'BROKEN' : 'holds',
            id,
            says,
          ]),
        ),
        ...findings.map(textOf),
        ...cuts.map((cut) => `only a part was checked of ${cut}`),
        ...(without.length === 0 ? [] : [`without event cases, not checked: ${without.join(', ')}`]),
        `${isRecorded ? '' : `${walked.length} machines and `}${runs.length} recorded runs: ${findings.length === 0 ? 'every rule holds' : `${findings.length} findings`}`,
      ].join('\n\n'),
    };
  },
};

/** Findings in the graphs of machines, and the graphs of which only a part was walked. */
async function checkGraphs(
  machines: readonly FoundMachine[],
  rules: readonly Rule[],
  progress: (text: string) => void,
) {
  const findings: Finding[] = [];
  const cuts: string[] = [];
  for (const found of machines) {
    progress(`checking ${found.name}`);
    const graph = explore(await loadCases(found), {
      onProgress: (configurations) => progress(`checking ${found.name}: ${configurations} configurations`),
    });
    if (graph.cut !== null) cuts.push(`${found.name}: ${graph.cut}`);
    findings.push(...rules.flatMap((rule) => rule.check(graph)));
  }
  return { findings, cuts };
}

function textOf({ rule, machine, what, counterexample }: Finding): string {
  return [
    `${machine} breaks ${rule}: ${what}`,
    ...(counterexample === null
      ? []
      : counterexample.steps.map((step, position) => `  ${position + 1}. ${step}`)),
  ].join('\n');
}
