import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Answer, Command } from '../command.ts';
import { LabError } from '../engine/cases.ts';
import { isBroken, SIZES, THEMES, titleOf, type Gallery, type Size } from '../gallery/gallery.ts';
import { cardsOf, galleryHtml } from '../gallery/page/galleryHtml.ts';
import { SCENES } from '../gallery/scenes.ts';
import { findMachine, findMachines, loadPaths, ROOT, type FoundMachine } from '../machines.ts';

const OUT = 'test-results/gallery';
const ORIGIN = 'http://127.0.0.1:3000';
const SIZE_NAMES = Object.keys(SIZES) as Size[];

export const galleryCommand: Command = {
  usage:
    'gallery [part...] [--size mobile|desktop] [--theme light|dark] [--out folder] [--origin url] [--jobs n]',
  summary:
    'every visible state of the parts as pictures in one HTML page, each with its path, axe and a link',
  options: { size: 'string', theme: 'string', out: 'string', origin: 'string', jobs: 'string' },
  async run({ positionals, option, count, progress }) {
    const sizes = oneOf('size', SIZE_NAMES, option('size'));
    const themes = oneOf('theme', THEMES, option('theme'));
    const origin = originOf(option('origin') ?? ORIGIN);
    const found = positionals.map(findMachine);
    const wanted = found.map(({ name }) => name);
    for (const one of found) {
      const { name } = one;
      const reason = await reasonOf(one);
      if (reason !== undefined) throw new LabError(`${name} has no place in the page: ${reason}`);
    }
    const parts = wanted.length > 0 ? wanted : [...new Set(SCENES.map(({ part }) => part))];
    if (!existsSync(path.join(ROOT, 'dist/server/entryServer.js'))) {
      throw new LabError(
        'the page is not built; run `npm run lab -- gallery`, which builds it, or `npm run build`',
      );
    }
    const out = path.resolve(ROOT, option('out') ?? OUT);
    const stopping = stopOnSignals();
    // Only this command loads the browser and the bundler of its script.
    const { runGallery } = await import('../gallery/runGallery.ts');
    const gallery = await runGallery({
      scenes: SCENES.filter(({ part }) => parts.includes(part)),
      sizes,
      themes,
      out,
      origin,
      jobs: Math.max(1, count('jobs') ?? 2),
      isStopped: stopping,
      onProgress: progress,
    });
    if (wanted.length === 0) await addWithoutPlace(gallery);
    const command = ['npm run lab -- gallery', ...positionals].join(' ');
    const file = path.join(out, 'index.html');
    writeFileSync(file, galleryHtml({ gallery, sizes, themes, origin, command, parts }));
    return galleryAnswer(gallery, parts, file);
  },
};

function oneOf<T extends string>(name: string, all: readonly T[], asked: string | undefined): readonly T[] {
  if (asked === undefined) return all;
  const found = all.find((one) => one === asked);
  if (found === undefined) throw new LabError(`unknown ${name} "${asked}"; there are ${all.join(', ')}`);
  return [found];
}

function originOf(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new LabError(`--origin takes an address such as ${ORIGIN}, not "${text}"`);
  return new URL(text).origin;
}

/** The first Ctrl-C lets the states under way come to their end; the second ends at once. */
function stopOnSignals(): () => boolean {
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopped) process.exit(130);
      isStopped = true;
    });
  }
  return () => isStopped;
}

/** The reason why the page does not show a machine by itself. */
const reasonOf = async (found: FoundMachine): Promise<string | undefined> =>
  found.hasCases ? (await loadPaths(found)).notShown : undefined;

/** Names also the machines that the page does not show. */
async function addWithoutPlace(gallery: Gallery): Promise<void> {
  const placed = new Set(SCENES.map(({ part }) => part));
  for (const one of findMachines()) {
    const { name } = one;
    if (placed.has(name)) continue;
    const reason = (await reasonOf(one)) ?? 'lab/gallery/scenes.ts names no place for it';
    gallery.unreached.push({ part: name, scene: '', state: 'all', words: [], reason });
  }
}

/** The states of a gallery in `file`, and the verdict: one with a finding fails. */
export function galleryAnswer(gallery: Gallery, parts: readonly string[], file: string): Answer {
  const { reached, unreached, notes } = gallery;
  const cards = parts.flatMap((part) => cardsOf(part, reached));
  const broken = reached.filter(isBroken);
  const shots = new Set(reached.flatMap(({ shots: own }) => own.map((one) => one.file)));
  const place = path.relative(ROOT, file);
  return {
    hasFailed: broken.length > 0,
    data: {
      file: place,
      states: reached.map((one) => ({
        part: one.scene.part,
        title: titleOf(one),
        address: one.scene.address,
        path: one.state.words,
        link: one.link,
        shots: one.shots,
        problems: one.problems,
        isAlone: one.isAlone,
      })),
      different: cards.length,
      pictures: shots.size,
      findings: broken.length,
      unreached,
      notes,
    },
    text: [
      ...broken.map(
        (one) =>
          `${one.scene.part} ${titleOf(one)}: ${[
            ...new Set([
              ...one.shots.flatMap(({ axe }) => axe.map(({ rule }) => `axe ${rule}`)),
              ...one.problems.filter(({ kind }) => kind !== 'console').map(({ text }) => text),
            ]),
          ].join('; ')}`,
      ),
      ...notes,
      `${reached.length} states, ${cards.length} that look different, ${shots.size} pictures; ${unreached.length} not shown; ${broken.length} with findings`,
      place,
    ].join('\n'),
  };
}
