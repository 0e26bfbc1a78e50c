// Facts that each checkout prints of itself as JSON: words by language, parts, and the records of its machines.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { en } from '#src/copy/en.ts';
import { id } from '#src/copy/id.ts';
import { FIRST_PARTS, LATER_PARTS } from '#src/machines/page/pageParts.ts';

const words = (copy: Readonly<Record<string, string>>) =>
  Object.entries(copy)
    .map(([key, text]) => `${key}: ${text}`)
    .toSorted()
    .join('\n');

const parts = (table: Readonly<Record<string, object>>) =>
  Object.entries(table)
    .map(([name, part]) => `${name} ${JSON.stringify({ ...part, machine: undefined })}`)
    .toSorted()
    .join('\n');

const records = globSync('tests/model/paths/records/*.md').map((file) => {
  const digest = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
  return `${path.basename(file, '.md')} ${digest}`;
});

console.log(
  JSON.stringify({
    'words id': words(id),
    'words en': words(en),
    'parts first': parts(FIRST_PARTS),
    'parts later': parts(LATER_PARTS),
    'machines records': records.toSorted().join('\n'),
  }),
);
