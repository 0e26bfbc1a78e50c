/**
 * A client of its own process: claims one voucher for each session it reads from its input, all at the same time, and prints
 * what came of it. `node claimMany.ts <address of the claim>`, sessions as lines on the standard input.
 */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';

const SOCKETS = 400;
/** A host under load may refuse: the claim is sent again with its key, as a page does. */
const TRIES = 20;
const PAUSE_MS = 500;
const REFUSED = 'BACKEND_UNREACHABLE';
const address = process.argv[2] ?? '';
const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });

/** The outcome of one claim: OK, or the code of the refusal. */
function claim(session: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(
      address,
      {
        method: 'POST',
        agent,
        headers: { cookie: `session=${session}`, 'idempotency-key': 'claim', 'content-length': '0' },
      },
      (answer) => {
        text(answer).then((body) => {
          const { status, errors } = JSON.parse(body) as { status: string; errors?: { user: string[] } };
          resolve(answer.statusCode === 200 ? status : (errors?.user[0] ?? String(answer.statusCode)));
        }, reject);
      },
    );
    call.on('error', reject);
    call.end();
  });
}

/** As `claim`, until a backend has answered. */
async function claimed(session: string): Promise<string> {
  let outcome = await claim(session);
  for (let tries = 1; outcome === REFUSED && tries < TRIES; tries += 1) {
    await pause(PAUSE_MS);
    outcome = await claim(session);
  }
  return outcome;
}

const sessions = (await text(process.stdin)).trim().split('\n');
const outcomes: Record<string, number> = {};
for (const outcome of await Promise.all(sessions.map(claimed))) {
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
}
agent.destroy();
console.log(JSON.stringify(outcomes));
