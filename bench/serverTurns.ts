import { ask, CONNECTIONS, paceOf, warmUp } from './asking.ts';
import { atLeast, type Figure } from './figures.ts';
import { KINDS } from './pageKinds.ts';
import { startServer, type BenchServer } from './server.ts';
import { comparedInTurns, inTurns, ofEach, type Checkouts, type Who } from './turns.ts';

const TURN = { connections: CONNECTIONS, duration: 3 };

/** Pages a second of the server's processor, of two checkouts in short turns; each server is started once and warm. */
export async function compareServer({ here, there, rounds }: Checkouts): Promise<Figure[]> {
  const started: BenchServer[] = [];
  try {
    const servers = await ofEach({ here, there }, async (root) => {
      const server = await startServer(root, { isPinned: true });
      started.push(server);
      await warmUp(server);
      return server;
    });
    const figures: Figure[] = [];
    for (const { name, target, visits } of Object.values(KINDS)) {
      const next = {
        here: await visits(servers.here),
        there: await visits(servers.there),
        equal: await visits(servers.equal),
      };
      let failed = 0;
      const take = async (who: Who) => {
        const asked = await ask(servers[who], TURN, next[who]);
        const { non2xx, errors, timeouts } = asked.result;
        failed += non2xx + errors + timeouts;
        return paceOf(asked);
      };
      // Code for this kind of page gets compiled.
      for (const who of ['here', 'there', 'equal'] as const) await take(who);
      const turns = await inTurns(rounds, take);
      const detail = failed === 0 ? '' : `${failed} requests FAILED`;
      figures.push(comparedInTurns(atLeast(name, Number.NaN, '/cpu s', target, detail), turns));
    }
    return figures;
  } finally {
    await Promise.all(started.map(({ stop }) => stop()));
  }
}
