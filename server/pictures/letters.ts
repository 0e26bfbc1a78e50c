import { readFileSync } from 'node:fs';

/** Letters as outlines: units per em, each letter's advance and path, and the kerning of pairs. */
type Face = [em: number, letters: Record<string, [number, string]>, pairs: Record<string, number>];
export type Weight = 'text' | 'bold';

let faces: Record<Weight, Face> | null = null;
/** Read with the first picture: most hosts of tests draw none. */
function faceOf(weight: Weight): Face {
  faces ??= JSON.parse(readFileSync(new URL('./glyphs.json', import.meta.url), 'utf8')) as typeof faces;
  return (faces as Record<Weight, Face>)[weight];
}

/** The letters of a text that can be drawn, in one line; letters that the typeface lacks are left out. */
export function drawable(text: string): string {
  const [, letters] = faceOf('text');
  const known = [
    ...text
      .normalize('NFC')
      .slice(0, 500)
      .replaceAll(/[\s\p{C}]+/gu, ' '),
  ];
  return known
    .filter((letter) => letter in letters)
    .join('')
    .replaceAll(/ +/g, ' ')
    .trim();
}

/** Width of a line in px. */
export function widthOf(text: string, weight: Weight, size: number): number {
  const [em, letters, pairs] = faceOf(weight);
  let width = 0;
  let before = '';
  for (const letter of text) {
    width += (letters[letter]?.[0] ?? 0) + (pairs[before + letter] ?? 0);
    before = letter;
  }
  return (width * size) / em;
}

/** A line as paths, from the start of its baseline; the text itself is not in it. */
export function lineAt(
  text: string,
  { x, y, weight, size, fill }: { x: number; y: number; weight: Weight; size: number; fill: string },
): string {
  const [em, letters, pairs] = faceOf(weight);
  let at = 0;
  let before = '';
  let paths = '';
  for (const letter of text) {
    at += pairs[before + letter] ?? 0;
    const [advance, path] = letters[letter] ?? [0, ''];
    if (path !== '') paths += `<path transform="translate(${at} 0)" d="${path}"/>`;
    at += advance;
    before = letter;
  }
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${size / em})">${paths}</g>`;
}

interface Room {
  width: number;
  most: number;
  weight: Weight;
  size: number;
}

/** Breaks a text into at most so many lines of a width; a longer text is cut and ends with an ellipsis. */
export function linesOf(text: string, room: Room): string[] {
  const lines = broken(text, room);
  if (lines.length < 2 || lines.at(-1)?.endsWith('…') === true) return lines;
  // Avoids a single word in the last line: narrows the lines as far as their number allows.
  let [narrow, wide] = [0, room.width];
  while (wide - narrow > 4) {
    const width = (narrow + wide) / 2;
    const tried = broken(text, { ...room, width });
    if (tried.length === lines.length && tried.join(' ') === lines.join(' ')) wide = width;
    else narrow = width;
  }
  return broken(text, { ...room, width: wide });
}

function broken(text: string, { width, most, weight, size }: Room): string[] {
  const fits = (line: string) => widthOf(line, weight, size) <= width;
  const lines: string[] = [];
  let rest = text.split(' ').filter((word) => word !== '');
  while (rest.length > 0 && lines.length < most) {
    let count = 1;
    while (count < rest.length && fits(rest.slice(0, count + 1).join(' '))) count += 1;
    const line = rest.slice(0, count).join(' ');
    if (lines.length === most - 1 && (count < rest.length || !fits(line))) {
      lines.push(cut(rest.join(' '), fits));
      return lines;
    }
    if (fits(line)) {
      lines.push(line);
      rest = rest.slice(count);
    } else {
      // A word longer than a line continues in the next one.
      const letters = [...line];
      let length = letters.length;
      while (length > 1 && !fits(letters.slice(0, length).join(''))) length -= 1;
      lines.push(letters.slice(0, length).join(''));
      rest = [letters.slice(length).join(''), ...rest.slice(1)];
    }
  }
  return lines;
}

function cut(text: string, fits: (line: string) => boolean): string {
  const letters = [...text];
  let length = Math.min(letters.length, 200);
  while (
    length > 0 &&
    !fits(
      `${letters
        .slice(0, length)
        .join('')
        .replace(/[\s,.;:–—-]+$/, '')}…`,
    )
  )
    length -= 1;
  return `${letters
    .slice(0, length)
    .join('')
    .replace(/[\s,.;:–—-]+$/, '')}…`;
}
