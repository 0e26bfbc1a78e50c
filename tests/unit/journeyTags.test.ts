import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as tags from '../../e2e/support/tags.ts';

const E2E = path.join(import.meta.dirname, '../../e2e');
const { tagged, patternsOf, ...TAGS } = tags;
const { ALONE, BOTH_SHELLS, DESKTOP_ONLY, NEVER_ON_PHONE, NIGHTLY, OWN_SHELL, PHONE_ONLY } = TAGS;
const known = Object.values(TAGS).flatMap(({ tag }) => tag);

afterEach(() => vi.unstubAllEnvs());

/** The projects of Chromium that run a journey with some tags, as Playwright chooses by `grep` and `grepInvert`. */
async function projectsOf(journey: tags.Tagged | null, night: '' | '1'): Promise<string> {
  vi.stubEnv('NIGHTLY', night);
  vi.resetModules();
  const { default: config } = await import('../../playwright.config.ts');
  const text = ['a journey', journey?.tag ?? []].flat().join(' ');
  const finds = (patterns: RegExp | RegExp[]) => [patterns].flat().some((pattern) => pattern.test(text));
  return (config.projects ?? [])
    .filter(({ name }) => name !== 'gecko' && name !== 'webkit')
    .filter(({ grep = /^/, grepInvert = [] }) => finds(grep) && !finds(grepInvert))
    .map(({ name }) => name)
    .join(' ');
}

describe('a journey runs by day and by night in the projects of its tags', () => {
  test.each<[string, string, tags.Tagged | null]>([
    ['mobile desktop', 'mobile desktop newer', null],
    ['mobile', 'mobile desktop newer', PHONE_ONLY],
    ['desktop', 'mobile desktop newer', DESKTOP_ONLY],
    ['desktop', 'desktop', NEVER_ON_PHONE],
    ['', 'mobile desktop newer', NIGHTLY],
    ['mobile desktop newer', 'mobile desktop newer', BOTH_SHELLS],
    ['mobile desktop', 'mobile desktop', OWN_SHELL],
    ['alone', 'alone', ALONE],
    ['', 'alone', tagged(ALONE, NIGHTLY)],
    ['mobile newer', 'mobile desktop newer', tagged(PHONE_ONLY, BOTH_SHELLS)],
    ['desktop newer', 'mobile desktop newer', tagged(DESKTOP_ONLY, BOTH_SHELLS)],
    ['newer', 'mobile desktop newer', tagged(NIGHTLY, BOTH_SHELLS)],
    ['mobile', 'mobile desktop', tagged(PHONE_ONLY, OWN_SHELL)],
    ['', 'desktop', tagged(NIGHTLY, NEVER_ON_PHONE)],
  ])('by day: %s; by night: %s', async (day, night, journey) => {
    expect(await projectsOf(journey, '')).toBe(day);
    expect(await projectsOf(journey, '1')).toBe(night);
  });
});

test.each(Object.values(TAGS))('the configuration reads $tag', async (journey) => {
  const runs = async (one: tags.Tagged | null) => [await projectsOf(one, ''), await projectsOf(one, '1')];
  expect(await runs(journey)).not.toEqual(await runs(null));
});

test('a tag is found as a whole word alone', () => {
  const [pattern] = patternsOf(NIGHTLY);
  expect(['x @nightly', '@nightly x', '@nightly-too', 'nightly'].map((text) => pattern?.test(text))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

/** Words of a text that Playwright takes for tags, in a title as well; without comments and imports. */
const tagsWrittenIn = (text: string) =>
  text.replaceAll(/^\s*\/\*[^]*?\*\/|^\s*\/\/.*|\bfrom '[^']*'/gm, '').match(/(?<=['"`\s])@[^\s'"`]+/g) ?? [];

test('every tag that is written in e2e is a known one', () => {
  const files = readdirSync(E2E, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.m?ts$/.test(file),
  );
  const written = files.flatMap((file) =>
    tagsWrittenIn(readFileSync(path.join(E2E, file), 'utf8')).map((tag) => ({ file, tag })),
  );
  expect(written.filter(({ tag }) => !known.some((name) => name === tag))).toEqual([]);
});
