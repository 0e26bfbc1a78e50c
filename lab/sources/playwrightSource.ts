import { LabError } from '../engine/cases.ts';
import { executeWalk } from '../engine/execute.ts';
import type { Graph, Walk } from '../engine/explore.ts';
import type { WayInside } from '../engine/inside.ts';
import { titleOf } from '../engine/walkTitle.ts';
import { literal, quoted } from '../engine/source.ts';
import type { Covered } from '../engine/walks.ts';
import type { FoundMachine } from '../machines.ts';
import { casesImports, Payloads } from './payloads.ts';
import { call } from './vitestSource.ts';

/** Place of a machine in the browser. */
export interface Place {
  /** Path of the page that shows it. */
  address: string;
  /** The surrounding machine and its way to where it begins this one; null for a part of the page. */
  around: Around | null;
}
export interface Around extends WayInside {
  found: FoundMachine;
}

/** Walks as a Playwright file for the folder e2e: the part of the real page, in a real browser, its actors held. */
export function playwrightSource(
  graph: Graph,
  covered: Covered,
  found: FoundMachine,
  command: string,
  { address, around }: Place,
): string {
  for (const one of [
    { name: found.name, edges: graph.edges },
    { name: around?.found.name, edges: around?.walk.edges ?? [] },
  ]) {
    if (!one.edges.some(({ step }) => step.kind === 'advance')) continue;
    throw new LabError(
      `${one.name} waits with \`after\`, which a browser does not hold; use --target vitest`,
    );
  }
  const own = new Payloads(graph, `${found.name}Paths`);
  const outer = around === null ? null : new Payloads(around.graph, `${around.found.name}Paths`);
  const opening = around === null || outer === null ? [] : [openInside(around, outer, sharedOf(graph))];
  const titles = new Set<string>();
  const tests = covered.walks.map((walk, position) =>
    testOf(graph, walk, found, own, titleOf(graph, walk, position, titles), around !== null),
  );
  const constants = [...(outer?.constants ?? []), ...own.constants];
  const body = [...constants, ...opening, ...tests].join('\n');
  const imported = [around?.found, found].filter(
    (one) => one !== undefined && body.includes(`${one.name}Paths.`),
  );
  return [
    `// Written by \`${command}\`; belongs into the folder e2e.`,
    ...(covered.cut === null ? [] : [`// Left out: ${covered.cut}.`]),
    ...(around === null ? [] : [`import type { Page } from 'playwright/test';`]),
    ...imported.map((one) => `import { ${one?.name}Paths } from '../${one?.pathsFile}';`),
    ...casesImports(body, '../src/machines/paths'),
    `import { openPart, TAKEN_OVER } from './support/lab.ts';`,
    `import { expect, test } from './support/test.ts';`,
    '',
    `const ADDRESS = ${quoted(address)};`,
    'test.use({ allowed: TAKEN_OVER });',
    ...constants,
    '',
    ...opening,
    ...tests,
  ].join('\n');
}

/** Leads the surrounding machine to where it begins the inner one, which is taken over there. */
function openInside(
  { found: { name }, graph, walk, id }: Around,
  payloads: Payloads,
  shared: string,
): string {
  const lines = [
    `  const ${name} = await openPart(page, ADDRESS, ${quoted(name)}${startOf(graph, walk, payloads, `${name} `)});`,
    ...executeWalk(graph, walk).steps.map(({ edge }) => `  await ${name}.${call(edge.step, payloads)};`),
    `  return ${name}.inside(${quoted(id)}, input${shared});`,
  ];
  return [
    `/** It lives inside \`${name}\`, which is led to where it begins. */`,
    `async function openInside(page: Page, input?: unknown) {`,
    ...lines,
    '}\n',
  ].join('\n');
}

/** The machine's input, as an argument of a call; empty when it takes none. */
function inputOf({ cases }: Graph, { input }: Walk, payloads: Payloads, hint = ''): string {
  const given = cases.inputs[input];
  return given === undefined ? '' : `, ${payloads.write(given, `${hint}input ${input + 1}`, 2)}`;
}

/** Values of the shared parts, and actors that must be there before the cut, as an argument of a call. */
function sharedOf({ cases: { page, machine, actorNames } }: Graph): string {
  const { serverTimeMs, user } = page;
  const own = machine.implementations.actors as object;
  const brings = machine.id === 'page' ? actorNames.filter((name) => !(name in own)) : [];
  const options = {
    ...(serverTimeMs === 0 ? {} : { serverTimeMs }),
    ...(user === null ? {} : { user }),
    ...(brings.length === 0 ? {} : { brings }),
  };
  return Object.keys(options).length === 0 ? '' : `, ${literal(options, 2) ?? '{}'}`;
}

function startOf(graph: Graph, walk: Walk, payloads: Payloads, hint = ''): string {
  const shared = sharedOf(graph);
  const input = inputOf(graph, walk, payloads, hint);
  return shared !== '' && input === '' ? `, undefined${shared}` : `${input}${shared}`;
}

function testOf(
  graph: Graph,
  walk: Walk,
  { name }: FoundMachine,
  payloads: Payloads,
  title: string,
  isInside: boolean,
): string {
  const executed = executeWalk(graph, walk);
  const opened = isInside
    ? `openInside(page${inputOf(graph, walk, payloads)})`
    : `openPart(page, ADDRESS, ${quoted(name)}${startOf(graph, walk, payloads)})`;
  // The name `page` is already the test's own page.
  const subject = name === 'page' ? 'machine' : name;
  const written = (value: unknown) => literal(value, 2, 40) ?? '';
  const lines = [
    `  const ${subject} = await ${opened};`,
    `  expect(await ${subject}.value()).toEqual(${written(executed.value)});`,
  ];
  let value = written(executed.value);
  for (const [position, step] of executed.steps.entries()) {
    lines.push(`  await ${subject}.${call(step.edge.step, payloads)};`);
    const next = written(step.value);
    // The end of a walk is its purpose, so it is checked even when the last step changes nothing.
    if (next !== value || position === executed.steps.length - 1)
      lines.push(`  expect(await ${subject}.value()).toEqual(${next});`);
    value = next;
  }
  if (executed.diverged !== null) lines.push(`  // Ends here: ${executed.diverged}.`);
  return `test(${quoted(`${name}, ${title}`)}, async ({ page }) => {\n${lines.join('\n')}\n});\n`;
}
