import { LabError } from '../../engine/cases.ts';
import { executeWalk } from '../../engine/execute.ts';
import type { Graph, Walk } from '../../engine/explore.ts';
import { literal, quoted } from '../../engine/source.ts';
import type { Covered } from '../../engine/walks.ts';
import type { FoundMachine } from '../../machines.ts';
import { failuresImport, Payloads } from './payloads.ts';
import { call, titleOf } from './vitestSource.ts';

/** Where the part is shown. */
const ADDRESS = '/p/x/RMB-00012-01';

/** Walks as a Playwright file for the folder e2e: the part of the real page, in a real browser, its actors held. */
export function playwrightSource(
  graph: Graph,
  covered: Covered,
  found: FoundMachine,
  command: string,
  address = ADDRESS,
): string {
  if (found.name === 'page') {
    throw new LabError(
      'the page itself cannot be taken over in a browser; generate tests of its parts, or --target vitest',
    );
  }
  if (graph.edges.some(({ step }) => step.kind === 'advance')) {
    throw new LabError(
      `${found.name} waits with \`after\`, which a browser does not hold; use --target vitest`,
    );
  }
  const paths = `${found.name}Paths`;
  const payloads = new Payloads(graph, paths);
  const titles = new Set<string>();
  const tests = covered.walks.map((walk, position) =>
    testOf(graph, walk, found, payloads, titleOf(graph, walk, position, titles)),
  );
  const usesPaths = payloads.constants.some((line) => line.includes(`${paths}.`));
  return [
    `// Written by \`${command}\`; belongs into the folder e2e.`,
    ...(covered.cut === null ? [] : [`// Left out: ${covered.cut}.`]),
    ...(usesPaths ? [`import { ${paths} } from '../${found.pathsFile}';`] : []),
    ...failuresImport(tests.join('\n'), '../src/machines/paths/failures.ts'),
    `import { openPart } from './support/lab.ts';`,
    `import { expect, test } from './support/test.ts';`,
    '',
    `const ADDRESS = ${quoted(address)};`,
    '// The other parts are real: what they ask for may be refused.',
    `test.use({ allowed: ['Failed to load resource'] });`,
    ...payloads.constants,
    '',
    ...tests,
  ].join('\n');
}

function testOf(graph: Graph, walk: Walk, { name }: FoundMachine, payloads: Payloads, title: string): string {
  const given = graph.cases.inputs[walk.input];
  const { serverTimeMs, user } = graph.cases.page;
  const shared = serverTimeMs === 0 && user === null ? '' : `, ${literal({ serverTimeMs, user }, 2) ?? '{}'}`;
  const start = given === undefined ? 'undefined' : payloads.write(given, `input ${walk.input + 1}`, 2);
  const input = given === undefined && shared === '' ? '' : `, ${start}${shared}`;
  const executed = executeWalk(graph, walk);
  const written = (value: unknown) => literal(value, 2, 40) ?? '';
  const lines = [
    `  const ${name} = await openPart(page, ADDRESS, ${quoted(name)}${input});`,
    `  expect(await ${name}.value()).toEqual(${written(executed.value)});`,
  ];
  let value = written(executed.value);
  for (const step of executed.steps) {
    lines.push(`  await ${name}.${call(step.edge.step, payloads)};`);
    const next = written(step.value);
    if (next !== value) lines.push(`  expect(await ${name}.value()).toEqual(${next});`);
    value = next;
  }
  if (executed.diverged !== null) lines.push(`  // Ends here: ${executed.diverged}.`);
  return `test(${quoted(`${name}, ${title}`)}, async ({ page }) => {\n${lines.join('\n')}\n});\n`;
}
