import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readLoadOptions, TROUBLES, type Trouble } from '../../bench/load/options.mjs';
import { runLoad } from '../../bench/load/runLoad.ts';
import { addMembers, openSite, type Site } from '../../bench/load/site.ts';
import { TROUBLE } from '../../bench/load/troubles.ts';
// @ts-expect-error -- the scripts are plain JavaScript
import { ensureBuilt } from '../../scripts/setup/ensureBuilt.mjs';
// @ts-expect-error -- the scripts are plain JavaScript
import { ensureCaddy } from '../../scripts/setup/ensureCaddy.mjs';

const HOSTS = 3;
const MEMBERS = 250;
const OPTIONS = { ...readLoadOptions(['--rate', '8', '--seconds', '60']) };
/** A host that is killed takes requests with it that it has begun: their visitors see a failure, and send writes again. */
const FAILURES: Readonly<Record<Trouble, RegExp | null>> = {
  'host-killed': /^(?:502|ECONNRESET|cut)$/,
  'valkey-killed': null,
  'backend-slow': null,
  deploy: null,
};

let caddy: string | null = null;
let site: Site | null = null;
beforeAll(() => {
  (ensureBuilt as () => void)();
  caddy = (ensureCaddy as () => string | null)();
}, 600_000);
afterEach(async () => {
  await site?.close();
  site = null;
}, 120_000);

describe('[HOST-43] three hosts and one Valkey under load', () => {
  test.each(TROUBLES)(
    'give no wrong answer and lose no acknowledged write: %s',
    async (trouble) => {
      if (caddy === null) throw new Error('No Caddy found. Install the package caddy.');
      const open = await openSite({ hosts: HOSTS, caddy });
      site = open;
      const { steps, kept, journeys } = await runLoad(
        {
          origin: open.origin,
          backendOrigin: open.backend.origin,
          members: addMembers(open.dataDir, MEMBERS),
          trouble: () => TROUBLE[trouble](open),
        },
        OPTIONS,
      );
      expect(journeys).toBeGreaterThan(400);
      expect(Object.fromEntries(steps.map(({ step, wrong }) => [step, wrong]))).toEqual(
        Object.fromEntries(steps.map(({ step }) => [step, {}])),
      );
      expect(kept).toEqual({ acknowledged: expect.any(Number) as number, unanswered: 0, lost: [] });
      expect(kept.acknowledged).toBeGreaterThan(100);
      const kinds = new Set(steps.flatMap(({ failed }) => Object.keys(failed)));
      expect([...kinds].filter((kind) => FAILURES[trouble]?.test(kind) !== true)).toEqual([]);
    },
    300_000,
  );
});
