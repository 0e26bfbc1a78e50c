import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { voucherClaimPaths } from '#src/machines/promo/voucherClaim/voucherClaimPaths.ts';
import { galleryAnswer } from '#lab/commands/gallery.ts';
import { isBroken, type Gallery, type Reached, type Shot } from '#lab/gallery/gallery.ts';
import { cardsOf, galleryHtml } from '#lab/gallery/page/galleryHtml.ts';
import { createPictures } from '#lab/gallery/pictures.ts';
import { planStates } from '#lab/gallery/plan.ts';
import { SCENES, type Scene } from '#lab/gallery/scenes.ts';
import { readRun, writeRun, type Run } from '#lab/inspector/session/runLink.ts';
import { findMachines, loadPaths } from '#lab/machines.ts';
import { driveRun } from '#lab/inspector/control/driveRun.ts';
import { openLampPage } from './support/lampPage.ts';
import { lampPaths } from './support/machines.ts';

const words = (plan: ReturnType<typeof planStates>) =>
  plan.states.map(({ name, words: way }) => [name, ...way].join(' > '));

describe('what is to be shown', () => {
  test('every state is reached by a shortest walk, and so is every way a call can end', () => {
    expect(words(planStates(voucherClaimPaths, null))).toEqual(
      expect.arrayContaining([
        'idle',
        'claiming > claim.requested asker=voucherList',
        'claimed > claim.requested asker=voucherList > claimVoucher ends with true',
        'quotaRunOut > claim.requested asker=voucherList > claimVoucher fails (QUOTA_RUN_OUT)',
        'redeemed > claim.requested asker=voucherList > claimVoucher fails (VOUCHER_REDEEMED)',
      ]),
    );
  });

  test('a plan says where each walk ends, and names states that no walk reaches', () => {
    const plan = planStates(lampPaths, null);
    const names = new Set(plan.states.map(({ value }) => JSON.stringify(value)));
    expect(names.size).toBeGreaterThan(1);
    for (const { value, steps, words: way } of plan.states) {
      expect(value).toBeDefined();
      expect(way).toHaveLength(steps.length);
    }
    const without = planStates({ ...voucherClaimPaths, actors: { claimVoucher: { outputs: [true] } } }, null);
    expect(without.missed.map(({ name }) => name)).toContain('voucherClaim.quotaRunOut');
  });

  test('what the real page was answered is shown rather than an invented answer', () => {
    const real = { id: 'V-9', code: 'NYATA', key: 'k' };
    const plan = planStates(voucherClaimPaths, {
      input: real,
      inputs: [real],
      isFromStart: true,
      beginSeq: 0,
      begin: null,
      end: null,
      steps: [],
      sources: {},
    });
    expect(plan.states[0]?.input).toEqual(real);
  });

  test('every machine has a place in the page or a reason why it has none', async () => {
    const placed = new Set(SCENES.map(({ part }) => part));
    const both: string[] = [];
    const neither: string[] = [];
    for (const found of findMachines()) {
      const { notShown } = await loadPaths(found);
      if (notShown !== undefined && placed.has(found.name)) both.push(found.name);
      if (notShown === undefined && !placed.delete(found.name)) neither.push(found.name);
    }
    expect({ both, neither, unknown: [...placed] }).toEqual({ both: [], neither: [], unknown: [] });
  });

  test('two places of one part can be told apart', () => {
    const keys = SCENES.map(({ part, name }) => `${part} ${name}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('a run that a link carries', () => {
  const run: Run = {
    path: 'page/lamp',
    input: { colour: 'red' },
    steps: [{ kind: 'send', event: { type: 'lamp.pressed' } }],
    before: [{ path: 'page', event: { type: 'page.passed' } }],
    alone: true,
  };

  test('keeps what the page is told first, and that the machine is cut off', async () => {
    expect(await readRun(await writeRun(run))).toEqual(run);
    const { before: _before, alone: _alone, ...plain } = run;
    expect(await readRun(await writeRun(plain))).toEqual(plain);
  });

  test('tells the page first, and a machine that is cut off is not heard by it', async () => {
    const heard = async (one: Run) => {
      const { lab, root } = openLampPage();
      const settled: string[] = [];
      await driveRun(root, one, {
        desk: lab.desk,
        paceMs: 0,
        onStep: () => {},
        settled: async () => void settled.push(String(root.getSnapshot().value)),
      });
      const told = lab.log.entries().filter(({ event }) => event.type === 'lamp.lit');
      return { told: told.length, settled };
    };
    const { alone: _, ...reachable } = run;
    expect(await heard(run)).toEqual({ told: 0, settled: ['shut'] });
    expect(await heard(reachable)).toEqual({ told: 1, settled: ['shut'] });
  });
});

const scene = (facts: Partial<Scene> = {}): Scene => ({
  part: 'lamp',
  name: '',
  address: '/p/x',
  before: [],
  places: [],
  path: 'page/lamp',
  steps: null,
  ...facts,
});
const shot = (hash: string, facts: Partial<Shot> = {}): Shot => ({
  size: 'mobile',
  theme: 'light',
  hash,
  file: `pictures/${hash}.webp`,
  axe: [],
  ...facts,
});
const reached = (name: string, hash: string, facts: Partial<Reached> = {}): Reached => ({
  scene: scene(),
  state: { name, value: name, input: undefined, steps: [], words: [`step to ${name}`] },
  shots: [shot(hash)],
  link: 'http://127.0.0.1:3000/p/x?lab#lab-run=abc',
  isAlone: false,
  problems: [],
  ...facts,
});
const page = (gallery: Partial<Gallery>) =>
  galleryHtml({
    gallery: { reached: [], unreached: [], notes: [], ...gallery },
    sizes: ['mobile'],
    themes: ['light'],
    origin: 'http://127.0.0.1:3000',
    command: 'npm run lab -- gallery',
    parts: ['lamp'],
  });
const FINDING = { rule: 'color-contrast', impact: 'serious', help: 'Contrast', targets: ['.x: too faint'] };

describe('the page of the gallery', () => {
  test('names of states and steps stay text, whatever they hold', () => {
    const name = '</script><img src=x onerror=alert(1)>"\'';
    const html = page({
      reached: [reached(name, 'a')],
      unreached: [{ part: 'lamp', scene: '', state: name, words: [name], reason: name }],
      notes: [name],
    });
    expect(html).not.toContain('<img src=x');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toMatch(/data-words="[^"]*<[^"]*"/);
    expect(html).toContain('&lt;/script&gt;');
  });

  test('its policy allows its own style and script, and nothing else', () => {
    const html = page({ reached: [reached('on', 'a')] });
    const [, policy = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
    const inside = (tag: string) => new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(html)?.[1] ?? '';
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).toContain(`script-src ${hash(inside('script'))}`);
    expect(policy).toContain(`style-src ${hash(inside('style'))}`);
    expect(html).not.toMatch(/ style="| on\w+="/);
  });

  test('states that look the same share a picture, and each keeps its way and its link', () => {
    const all = [reached('off', 'a'), reached('on', 'b'), reached('broken', 'a', { link: 'http://x/other' })];
    expect(cardsOf('lamp', all).map(({ first, same }) => [first.state.name, same.length])).toEqual([
      ['off', 1],
      ['on', 0],
    ]);
    const html = page({ reached: all });
    expect(html.match(/<article /g)).toHaveLength(2);
    expect(html).toContain('Same picture: 1 state more');
    for (const part of ['step to broken', 'http://x/other', 'step to on']) expect(html).toContain(part);
  });

  test('a look that differs at one size only is another picture', () => {
    const both = (name: string, desktop: string) =>
      reached(name, 'a', { shots: [shot('a'), shot(desktop, { size: 'desktop' })] });
    expect(cardsOf('lamp', [both('off', 'd'), both('on', 'e')])).toHaveLength(2);
  });

  test('finds findings by rule with their targets, and shows why a state is missing', () => {
    const html = page({
      reached: [reached('on', 'a', { shots: [shot('a', { axe: [FINDING] })] }), reached('off', 'b')],
      unreached: [{ part: 'lamp', scene: '', state: 'gone', words: [], reason: 'it goes on to off' }],
    });
    expect(html.match(/ data-findings/g)).toHaveLength(1);
    expect(html).toMatch(/data-words="[^"]*color-contrast/);
    expect(html).toContain('.x: too faint');
    expect(html).toContain('it goes on to off');
    expect(html).toContain('1 state with findings.');
  });

  test('an axe finding, a page error and a policy violation fail, other complaints do not', () => {
    const complaint = (kind: 'error' | 'policy' | 'console') =>
      isBroken(reached('on', 'a', { problems: [{ kind, text: 'x', size: 'mobile' }] }));
    expect([complaint('error'), complaint('policy'), complaint('console')]).toEqual([true, true, false]);
    expect(isBroken(reached('on', 'a', { shots: [shot('a', { axe: [FINDING] })] }))).toBe(true);
    expect(isBroken(reached('on', 'a'))).toBe(false);
  });

  test('one state with a finding fails the command, beside many without', () => {
    const answer = (...all: Reached[]) =>
      galleryAnswer({ reached: all, unreached: [], notes: [] }, ['lamp'], 'index.html');
    const broken = reached('on', 'a', { shots: [shot('a', { axe: [FINDING] })] });
    expect(answer(reached('off', 'b'))).toMatchObject({ hasFailed: false });
    expect(answer(reached('off', 'b'), broken, reached('dim', 'c'))).toMatchObject({
      hasFailed: true,
      text: expect.stringContaining('axe color-contrast'),
    });
  });
});

describe('pictures', () => {
  test('keeps the earlier picture for a small difference, and makes another for a changed icon', async () => {
    const out = mkdtempSync(path.join(tmpdir(), 'etalase-pictures-'));
    try {
      mkdirSync(path.join(out, 'p'));
      const dot = (colour: string) => ({
        input: { create: { width: 8, height: 8, channels: 3 as const, background: colour } },
        left: 20,
        top: 20,
      });
      const paper = sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } }).png();
      const drawn = async (colour: string) =>
        paper
          .clone()
          .composite([dot(colour)])
          .png()
          .toBuffer();
      const pictures = createPictures(out, 'p');
      const first = await pictures.keep(await paper.toBuffer(), 'lamp-mobile-light');
      const edge = await pictures.keep(await drawn('#f3f3f3'), 'lamp-mobile-light');
      const icon = await pictures.keep(await drawn('#c00'), 'lamp-mobile-light');
      const elsewhere = await pictures.keep(await paper.toBuffer(), 'lamp-desktop-light');
      expect(edge).toEqual(first);
      expect(icon.hash).not.toBe(first.hash);
      expect(readdirSync(path.join(out, 'p')).toSorted()).toEqual(
        [first, icon, elsewhere].map(({ file }) => path.basename(file)).toSorted(),
      );
    } finally {
      rmSync(out, { recursive: true, force: true });
    }
  });
});
