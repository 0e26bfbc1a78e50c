/**
 * A client of its own process: so many visitors ask for a page, and again as soon as they are answered, for some seconds.
 * `node askAgain.ts <address> <visitors> <seconds>`; each address gets a parameter of its own. Prints how many were
 * answered by status, and after how long the first 503 came.
 */
import { Agent, get } from 'node:http';

const [address = '', visitors = '', seconds = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(visitors) });
const until = performance.now() + Number(seconds) * 1_000;
const statuses: Record<string, number> = {};
let soonestRefusalMs = Number.MAX_VALUE;
let asked = 0;

/** The status of one answer, once it is whole. */
const ask = () =>
  new Promise<number>((resolve, reject) => {
    get(`${address}?sellerGroup=${process.pid}-${(asked += 1)}`, { agent }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
    }).on('error', reject);
  });

async function visit(): Promise<void> {
  while (performance.now() < until) {
    const begun = performance.now();
    const status = await ask();
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status === 503) soonestRefusalMs = Math.min(soonestRefusalMs, performance.now() - begun);
  }
}

await Promise.all(Array.from({ length: Number(visitors) }, visit));
agent.destroy();
console.log(JSON.stringify({ statuses, soonestRefusalMs }));
