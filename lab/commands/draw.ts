import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ELK from 'elkjs/lib/elk.bundled.js';
import { FIRST_PARTS, LATER_PARTS } from '#src/machines/page/pageParts.ts';
import type { Command } from '../command.ts';
import { LabError } from '../engine/cases.ts';
import { chartOf, type Chart } from '../engine/chart.ts';
import { layOut } from '../engine/layout.ts';
import { toMermaid } from '../engine/mermaid.ts';
import { toSvg } from '../engine/svg.ts';
import { findMachine, findMachines, loadMachine, ROOT, type FoundMachine } from '../machines.ts';
import { writeOutput } from '../output.ts';

const FOLDER = 'dist/machines';

/** A chart as an SVG document. */
export async function drawSvg(chart: Chart): Promise<string> {
  return toSvg(await layOut(chart, new ELK()));
}

export const drawCommand: Command = {
  takesOne: true,
  usage: 'draw [machine] [--format svg|mermaid] [--out file]',
  summary: `a chart; without a machine every chart, into ${FOLDER}`,
  options: { format: 'string', out: 'string' },
  async run({ positionals: [name], option, progress }) {
    if (name === undefined) {
      if (option('format') !== undefined || option('out') !== undefined) {
        throw new LabError('--format and --out go with a machine');
      }
      return drawAll(progress);
    }
    const chart = chartOf(await loadMachine(findMachine(name)));
    const format = option('format') ?? 'svg';
    if (format !== 'svg' && format !== 'mermaid')
      throw new LabError(`unknown format "${format}"; there are svg, mermaid`);
    const text = format === 'svg' ? await drawSvg(chart) : toMermaid(chart);
    const out = option('out');
    if (out === undefined) return { text, data: { machine: chart.id, format, text } };
    writeOutput(out, text);
    return { text: out, data: { machine: chart.id, format, file: out } };
  },
};

async function drawAll(progress: (text: string) => void) {
  const folder = path.join(ROOT, FOLDER);
  mkdirSync(folder, { recursive: true });
  const found = findMachines();
  const files: string[] = [];
  for (const one of found) {
    progress(`drawing ${one.name}`);
    const chart = chartOf(await loadMachine(one));
    writeFileSync(path.join(folder, `${one.name}.svg`), await drawSvg(chart));
    writeFileSync(path.join(folder, `${one.name}.md`), pageOf(one, chart));
    files.push(`${FOLDER}/${one.name}.svg`, `${FOLDER}/${one.name}.md`);
  }
  writeFileSync(path.join(folder, 'README.md'), indexOf(found));
  files.push(`${FOLDER}/README.md`);
  return { text: files.join('\n'), data: files };
}

function pageOf({ name, file }: FoundMachine, chart: Chart): string {
  return [
    `# ${name}`,
    '',
    `Drawn by \`npm run lab -- draw\` from [${file}](../../${file}).`,
    '',
    `![Statechart of ${name}](${name}.svg)`,
    '',
    '```mermaid',
    `${toMermaid(chart)}\`\`\``,
    '',
  ].join('\n');
}

const namesOf = (parts: Readonly<Record<string, { lives: string }>>, life: string): string =>
  Object.keys(parts)
    .filter((name) => parts[name]?.lives === life)
    .map((name) => `[${name}](${name}.md)`)
    .join(', ');

/** The list of all charts, and of the parts that run. */
export function indexOf(found: FoundMachine[]): string {
  const areas = [...new Set(found.map(({ area }) => area))];
  return [
    '# The machines',
    '',
    'Drawn by `npm run lab -- draw`.',
    '',
    '## The parts of the page',
    '',
    'As `src/machines/page/pageParts.ts` has them.',
    '',
    `- As long as the page lives: ${namesOf(FIRST_PARTS, 'page')}`,
    `- Anew for every product: ${namesOf(FIRST_PARTS, 'product')}`,
    `- When something needs it, until its product goes: ${namesOf(LATER_PARTS, 'product')}`,
    `- When something needs it, then for good: ${namesOf(LATER_PARTS, 'page')}`,
    '',
    '## By area',
    '',
    ...areas.flatMap((area) => [
      `- ${area}: ${found
        .filter((one) => one.area === area)
        .map(({ name }) => `[${name}](${name}.md)`)
        .join(', ')}`,
    ]),
    '',
  ].join('\n');
}
