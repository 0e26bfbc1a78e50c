import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SECONDARY_PAGES } from '#src/domain/page/route.ts';
import { startHostProcess } from './support/hostProcess.ts';

const PRODUCT = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'etalase-render-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('[HOST-32] a host whose build was deleted answers every page, also those not yet asked for', async () => {
  const cwd = path.join(folder, 'host');
  for (const part of ['server', 'src', 'marketplace', 'web', 'dist/client', 'dist/server', 'package.json'])
    cpSync(part, path.join(cwd, part), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(cwd, 'node_modules'));
  const host = await startHostProcess({ cwd, dataDir: path.join(folder, 'data') });
  try {
    rmSync(path.join(cwd, 'dist'), { recursive: true });
    for (const page of ['', ...SECONDARY_PAGES.map((name) => `/${name}`)]) {
      const answer = await fetch(`${host.origin}${PRODUCT}${page}`);
      expect([page, answer.status]).toEqual([page, 200]);
      const [script = ''] = /\/assets\/entryClient-[\w-]+\.js/.exec(await answer.text()) ?? [];
      expect((await fetch(host.origin + script)).headers.get('content-type')).toContain('javascript');
    }
    expect(host.complaints()).toBe('');
  } finally {
    await host.end('SIGTERM');
  }
}, 60_000);
