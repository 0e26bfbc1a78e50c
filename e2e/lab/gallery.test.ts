import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from '../support/labPanel.ts';
import { NEVER_ON_PHONE, NIGHTLY, tagged } from '../support/tags.ts';
import { expect, expectAccessible } from '../support/test.ts';

interface Told {
  states: {
    title: string;
    path: string[];
    link: string;
    problems: unknown[];
    shots: { theme: string; hash: string; file: string; axe: unknown[] }[];
  }[];
  unreached: unknown[];
  findings: number;
}

/** Runs the command as it is typed; the answer of `--json`. */
async function gallery(...words: string[]): Promise<{ status: number | null; told: Told }> {
  const child = spawn(process.execPath, ['lab/main.ts', 'gallery', ...words, '--json'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const status = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { status, told: JSON.parse(output) as Told };
}

test(
  'the gallery shows the states of a part as pictures, their ways, and links to them',
  tagged(NIGHTLY, NEVER_ON_PHONE),
  async ({ page, lab, server }) => {
    // A command of its own, with a server and a browser, on a machine that runs other journeys at once.
    test.setTimeout(180_000);
    const out = mkdtempSync(path.join(tmpdir(), 'etalase-gallery-'));
    try {
      const { status, told } = await gallery(
        'groceryWiki',
        '--size',
        'mobile',
        '--out',
        out,
        '--origin',
        server.url,
      );
      expect([status, told.findings, told.unreached]).toEqual([0, 0, []]);
      expect(told.states.map(({ title, path: way }) => [title, way])).toEqual([
        ['as it comes, ready', []],
        ['loading', []],
        ['ready', [expect.stringMatching(/^loadWiki ends with .*Tentang belanja harian/)]],
        ['ready', [expect.stringMatching(/^loadWiki ends with .*Belanja harian/)]],
        ['unreached', ['loadWiki fails (lost)']],
        ['failed', ['loadWiki fails']],
      ]);
      // Each light and dark: what comes by itself is the same picture as its own answer, and so are the two ways to fail.
      const looks = told.states.map(({ shots }) => shots.map(({ hash }) => hash).join());
      expect([looks[2], looks[5]]).toEqual([looks[0], looks[4]]);
      expect(new Set(looks).size).toBe(4);
      for (const { shots, problems } of told.states) {
        expect(problems).toEqual([]);
        for (const { file, axe } of shots)
          expect([existsSync(path.join(out, file)), axe]).toEqual([true, []]);
      }

      await page.goto(pathToFileURL(path.join(out, 'index.html')).href);
      const cards = page.getByRole('article');
      await expect(cards).toHaveCount(4);
      await page.keyboard.press('/');
      await page.keyboard.type('loadWiki fails');
      await expect(cards.locator('visible=true')).toHaveCount(1);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Show groceryWiki, unreached large' }).click();
      const large = page.getByRole('dialog');
      await expect(large.getByRole('listitem').getByText('loadWiki fails', { exact: true })).toBeVisible();
      const pictures = large.getByRole('img');
      await expect(pictures).toHaveCount(2);
      const widths = await pictures.evaluateAll((all) =>
        all.map((one) => (one as HTMLImageElement).naturalWidth),
      );
      expect(widths).toEqual([360, 360]);
      await expectAccessible(page);

      await large.getByRole('link', { name: 'Open the page in this state' }).first().click();
      const offer = lab.getByRole('region', { name: 'Run of the link' });
      await offer.getByRole('button', { name: 'Show steps' }).click();
      await expect(offer.getByText('modal.opened', { exact: false })).toBeVisible();
      await expectAccessible(page);
      await offer.getByRole('button', { name: 'Play', exact: true }).click();
      await expect(lab.locator('.state.lit[data-state="groceryWiki.unreached"]')).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Coba lagi' })).toBeVisible();
    } finally {
      rmSync(out, { recursive: true, force: true });
    }
  },
);
