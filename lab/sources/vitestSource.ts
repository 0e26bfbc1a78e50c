import { executeWalk } from '../engine/execute.ts';
import type { Graph, Walk } from '../engine/explore.ts';
import { passedOn } from '../engine/passedOn.ts';
import type { Message, Step } from '../engine/world.ts';
import { titleOf } from '../engine/walkTitle.ts';
import { literal, quoted } from '../engine/source.ts';
import type { Covered } from '../engine/walks.ts';
import type { FoundMachine } from '../machines.ts';
import { casesImports, Payloads } from './payloads.ts';

const SHARED = { toast: 'toToast', modal: 'toModal', onboarding: 'toOnboarding' } as const;

/** Rows of the records of a machine's walks, by the titles of their tests. */
export type Records = ReadonlyMap<string, readonly string[]>;

/**
 * Walks as a Vitest file: the real machine, its actors held by the test, its state and messages checked; with `records`
 * also all it does and keeps.
 */
export function vitestSource(
  graph: Graph,
  covered: Covered,
  found: FoundMachine,
  command: string,
  records: Records | null = null,
): string {
  const { cases } = graph;
  const paths = `${found.name}Paths`;
  const payloads = new Payloads(graph, paths);
  const titles = new Set<string>();
  const tests = covered.walks.map((walk, position) =>
    testOf(graph, walk, found, payloads, titleOf(graph, walk, position, titles), records),
  );
  const options = [
    `actors: ${literal([...cases.actorNames], 2, 12) ?? '[]'},`,
    `systemId: ${quoted(cases.machine.id)},`,
    ...(cases.page.serverTimeMs === 0 ? [] : [`serverTimeMs: ${cases.page.serverTimeMs},`]),
    ...(cases.page.user === null ? [] : [`user: ${literal(cases.page.user, 2) ?? 'null'},`]),
    ...(records === null ? [] : ['isRecorded: true,']),
  ];
  const body = [...payloads.constants, ...(payloads.constants.length > 0 ? [''] : []), ...tests].join('\n');
  const usesPaths = body.includes(`${paths}.`);
  return [
    `// Written by \`${command}\`.`,
    ...(covered.cut === null ? [] : [`// Left out: ${covered.cut}.`]),
    `import { expect, test } from 'vitest';`,
    `import { drive } from '#lab/engine/drive.ts';`,
    `import { ${found.name}Machine } from '#${found.file}';`,
    ...(usesPaths ? [`import { ${paths} } from '#${found.pathsFile}';`] : []),
    ...casesImports(body, '#src/machines/paths'),
    '',
    'const options = {',
    ...options.map((line) => `  ${line}`),
    '};',
    '',
    body,
  ].join('\n');
}

function testOf(
  graph: Graph,
  { input, edges }: Walk,
  found: FoundMachine,
  payloads: Payloads,
  title: string,
  records: Records | null,
): string {
  const { cases } = graph;
  const name = found.name;
  const given = cases.inputs[input];
  const start =
    given === undefined
      ? 'options'
      : `{\n    ...options,\n    input: ${payloads.write(given, `input ${input + 1}`, 4)},\n  }`;
  const lines = [
    `  const ${name} = drive(${name}Machine, ${start});`,
    expectValue(written(graph.configurations[graph.initial[input] ?? 0]?.world.snapshot.value), name),
  ];
  const executed = executeWalk(graph, { input, edges });
  let value = written(executed.value);
  for (const [position, step] of executed.steps.entries()) {
    lines.push(`  ${name}.${call(step.edge.step, payloads)};`);
    const next = written(step.value);
    // The end of a walk is its purpose, so it is checked even when the last step changes nothing.
    if (next !== value || position === executed.steps.length - 1) lines.push(expectValue(next, name));
    value = next;
  }
  if (executed.diverged !== null) lines.push(`  // Ends here: ${executed.diverged}.`);
  const messages = [...executed.messages, ...executed.steps.flatMap((step) => step.messages)];
  lines.push(...expectMessages(graph, messages, name));
  if (records !== null) {
    lines.push(`  expect(${name}.record()).toEqual(${literal(records.get(title) ?? [], 2)});`);
  }
  return `test(${quoted(`${name}, ${title}`)}, () => {\n${lines.join('\n')}\n});\n`;
}

const written = (value: unknown) => literal(value, 2, 40) ?? '';
const expectValue = (value: string, name: string) => `  expect(${name}.value()).toEqual(${value});`;

export function call(step: Step, payloads: Payloads): string {
  if (step.kind === 'send') return `send(${payloads.write(step.event, step.event.type, 2)})`;
  if (step.kind === 'advance') return `advance(${step.ms})`;
  if (step.kind === 'tell')
    return `tell(${quoted(step.id)}, ${payloads.write(step.event, step.event.type, 2)})`;
  if (step.kind === 'reject')
    return `reject(${quoted(step.id)}, ${payloads.write(step.error, `${step.id} error`, 2)})`;
  const output = step.output === undefined ? '' : `, ${payloads.write(step.output, `${step.id} output`, 2)}`;
  return `resolve(${quoted(step.id)}${output})`;
}

function expectMessages({ cases }: Graph, messages: Message[], name: string): string[] {
  const groups = new Map<string, string[]>([['told()', []]]);
  const add = (list: string, text: string) => groups.set(list, [...(groups.get(list) ?? []), text]);
  for (const message of messages) {
    if (message.to === 'page') add('told()', passedOn(message.event).type);
    else if (message.to === 'emitted') add('emitted.map(({ type }) => type)', message.event.type);
    else if (cases.actorNames.includes(message.part)) {
      add('toParts.map(({ to, event }) => `${to} ${event.type}`)', `${message.part} ${message.event.type}`);
    } else if (message.part in SHARED) {
      const list = SHARED[message.part as keyof typeof SHARED];
      add(`${list}.map(({ type }) => type)`, message.event.type);
    }
  }
  return [...groups].map(([list, types]) => {
    const head = `  expect(${name}.${list}).toEqual(`;
    return `${head}${literal(types, 2, head.length)});`;
  });
}
