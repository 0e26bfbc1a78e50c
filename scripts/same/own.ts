// Facts that each checkout prints of itself as JSON: words by language, parts, and what its machines do on their walks.
import { readFileSync } from 'node:fs';
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

console.log(
  JSON.stringify({
    'words id': words(id),
    'words en': words(en),
    'parts first': parts(FIRST_PARTS),
    'parts later': parts(LATER_PARTS),
    'machines walks': readFileSync('tests/model/walks.lock.json', 'utf8'),
  }),
);
