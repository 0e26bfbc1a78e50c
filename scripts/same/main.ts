import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { answersOf } from './answers.ts';
import { builtOf } from './built.ts';
import { differencesOf, differencesText, sizeDifferences } from './differences.ts';
import { pagesOf } from './pages.ts';

/** The words, parts and records of a checkout, as its own script prints them. */
function ownOf(tree: string): [string, string][] {
  const script = 'scripts/same/own.ts';
  if (!existsSync(path.join(tree, script)))
    throw new Error(`${tree} is of before this command: it has no ${script}`);
  const said = execFileSync(path.join(tree, 'node_modules/node/bin/node'), [script], {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return Object.entries(JSON.parse(said) as Record<string, string>);
}

async function factsOf(tree: string) {
  const { styles, sizes } = builtOf(tree);
  const facts = new Map([
    ...ownOf(tree),
    ['styles', styles] as const,
    ...(await pagesOf(tree)),
    ...(await answersOf(tree)),
  ]);
  return { facts, sizes };
}

const [before = '', show = '5'] = process.argv.slice(2);
try {
  const former = await factsOf(before);
  const present = await factsOf(process.cwd());
  const differences = differencesOf(former.facts, present.facts);
  const sizes = sizeDifferences(former.sizes, present.sizes);
  console.log(differencesText(differences, sizes, { subjects: present.facts.size, show: Number(show) }));
  process.exitCode = differences.length + sizes.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
