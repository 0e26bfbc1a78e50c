import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('[HOST-37] the newest version of the change log is the one that runs', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const [, newest] = /^## (\d+\.\d+\.\d+)/m.exec(readFileSync('CHANGELOG.md', 'utf8')) ?? [];
  expect(newest).toBe(version);
});
