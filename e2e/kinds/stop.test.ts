import { request, type IncomingHttpHeaders } from 'node:http';
import { runServer } from '../../lab/browser/builtServer.ts';
import { ALONE, NIGHTLY, tagged } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const SUITCASE = '/p/koper-hardcase-rimba-lawu/RMB-00012-01';
const VISITORS = 12;
/** The host hears requests for this long after it was told to stop. */
const STOP_DELAY_MS = 3_000;
/** Well after that, however late a busy machine sees that the socket has closed. */
const SLOW_MS = 9_000;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  isWhole: boolean;
}

/** One request on a connection of its own; rejects when the connection is refused or cut. */
const ask = (url: string, method = 'GET', headers: Record<string, string> = {}, body = '') =>
  new Promise<Answer>((resolve, reject) => {
    const asking = request(url, { method, headers, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: text,
          isWhole: answer.complete,
        }),
      );
    });
    asking.on('error', reject);
    asking.end(body);
  });

// By day `tests/server/crashes.test.ts` stops a host behind a balancer that heeds what it says.
test(
  'a server that stops under load reports not ready first, and answers all open calls',
  tagged(NIGHTLY, ALONE),
  async () => {
    const complaints: string[] = [];
    const server = await runServer((line) => complaints.push(line), { STOP_DELAY_MS: String(STOP_DELAY_MS) });
    try {
      const json = { 'content-type': 'application/json' };
      const slow = { endpoint: 'GET /retail/carts', fault: 'slow', delayMs: SLOW_MS };
      const given = await ask(`${server.url}/backend/_faults`, 'POST', json, JSON.stringify(slow));
      const cookie = given.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
      const isReady = async () => (await ask(`${server.url}/ready`)).status === 200;
      expect(await isReady()).toBe(true);

      // Visitors come for as long as a balancer sends them.
      const balancer = new AbortController();
      let answered = 0;
      const visit = async (visitor: number): Promise<Answer[]> => {
        const answers: Answer[] = [];
        for (let round = 0; !balancer.signal.aborted; round += 1) {
          // No earlier request had this address, so the page is rendered.
          answers.push(await ask(`${server.url}${SUITCASE}?sellerGroup=${visitor}-${round}`));
          answered += 1;
        }
        return answers;
      };
      const visits = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor));
      await expect.poll(() => answered).toBeGreaterThan(3 * VISITORS);

      let ended = 0;
      const slowOnes = Array.from({ length: VISITORS }, async () => {
        const answer = await ask(`${server.url}/backend/retail/carts`, 'GET', { cookie });
        ended += 1;
        return answer;
      });
      process.kill(server.pid, 'SIGTERM');
      await expect.poll(isReady, { intervals: [10] }).toBe(false);
      balancer.abort();
      process.kill(server.pid, 'SIGTERM');
      // The socket closes while some are still waiting for their answers.
      await expect
        .poll(
          () =>
            ask(`${server.url}/ready`).then(
              () => 'open',
              (error: { code?: string }) => error.code,
            ),
          {
            intervals: [10],
          },
        )
        .toBe('ECONNREFUSED');
      expect(ended).toBe(0);
      process.kill(server.pid, 'SIGTERM');

      const pages = (await Promise.all(visits)).flat();
      const bags = await Promise.all(slowOnes);
      expect(
        pages.every(({ status, isWhole, body }) => status === 200 && isWhole && body.endsWith('</html>')),
      ).toBe(true);
      expect(bags.map(({ status, isWhole }) => [status, isWhole])).toEqual(bags.map(() => [200, true]));
      expect(await server.exited).toBe(0);
      expect(complaints).toEqual([]);
    } finally {
      await server.stop();
    }
  },
);
