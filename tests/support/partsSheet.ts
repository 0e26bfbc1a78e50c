import { readFileSync } from 'node:fs';

const FOLDER = 'src/views/ui';

/** The files that a style sheet lists, in their order. */
export function filesOfSheet(name: 'parts' | 'dialogs'): string[] {
  const index = readFileSync(`${FOLDER}/${name}.module.css`, 'utf8');
  return [...index.matchAll(/^@import '\.\/(.+)';$/gm)].map(([, file]) => `${FOLDER}/${file}`);
}

const textOf = (name: 'parts' | 'dialogs') =>
  filesOfSheet(name)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** The style sheet of all views, its files put together in the order in which they are imported. */
export const partsSheet = (): string => textOf('parts');

/** The style sheet of what stands in dialogs alone. */
export const dialogsSheet = (): string => textOf('dialogs');
