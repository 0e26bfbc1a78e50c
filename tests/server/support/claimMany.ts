/**
 * A client of its own process: claims one voucher for each session it reads from its input, all at the same time, and prints
 * what came of it. `node claimMany.ts <address of the claim>`, sessions as lines on the standard input.
 */
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

const SOCKETS = 400;
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

const sessions = (await text(process.stdin)).trim().split('\n');
const outcomes: Record<string, number> = {};
for (const outcome of await Promise.all(sessions.map(claim))) {
  outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
}
agent.destroy();
console.log(JSON.stringify(outcomes));
