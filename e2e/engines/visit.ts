import { expect, test as base } from 'playwright/test';
import { browserScript } from '../../lab/browser/browserScript.ts';
import { runServer } from '../../lab/browser/builtServer.ts';
import { otherEngines } from '../../scripts/setup/otherEngines.mjs';
import { whileItRuns } from '../support/whileItRuns.ts';
import { openDoor } from './door.ts';
import type { Engine } from './engine.ts';
import { startGecko } from './gecko.ts';
import { Visitor } from './visitor.ts';
import { startWebkit } from './webkit.ts';

type EngineName = 'gecko' | 'webkit';
export interface EngineOptions {
  /** The engine that a project of the journeys is walked in. */
  engine: EngineName;
}
interface WorkerFixtures extends EngineOptions {
  started: Engine;
  script: string;
  /** The built server with an empty database, behind a door that watches its pages. */
  shop: string;
}

async function start(name: EngineName): Promise<Engine> {
  const { gecko, webkit } = otherEngines();
  if (name === 'gecko' && gecko !== null) return startGecko(gecko);
  if (name === 'webkit' && webkit !== null) return startWebkit(webkit);
  throw new Error(`${name} is not installed; README.md says how`);
}

/** A journey in an engine beside Chromium; it fails on any error or warning in the console. */
export const test = base.extend<{ visitor: Visitor }, WorkerFixtures>({
  engine: ['gecko', { option: true, scope: 'worker' }],
  script: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => use(await browserScript('e2e/engines/inPage.ts', 'inPage')),
    { scope: 'worker' },
  ],
  shop: [
    async ({ script }, use) => {
      const server = await runServer(console.error);
      const door = await openDoor(server.url, script);
      await whileItRuns(server, async () => {
        await use(door.url);
        await door.close();
      });
    },
    { scope: 'worker' },
  ],
  started: [
    async ({ engine }, use) => {
      const started = await start(engine);
      await use(started);
      await started.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ started, shop, script }, use) => {
    const window = await started.open();
    try {
      const visitor = new Visitor(window, shop, script);
      await visitor.arrive();
      await visitor.resize(1280, 800);
      await use(visitor);
      expect(await visitor.problems(), 'problems in the console').toEqual([]);
    } finally {
      await window.close();
    }
  },
});
