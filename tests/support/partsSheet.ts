import { readFileSync } from 'node:fs';

/** The style sheet of all views, its files put together in the order in which they are imported. */
export function partsSheet(): string {
  const folder = 'src/views/ui';
  const index = readFileSync(`${folder}/parts.module.css`, 'utf8');
  return [...index.matchAll(/^@import '\.\/(.+)';$/gm)]
    .map(([, file]) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n');
}
