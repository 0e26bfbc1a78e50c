import { get } from 'node:http';
import { expect, test } from 'playwright/test';
import { runServer } from '../../lab/browser/builtServer.ts';
import { ALONE } from '../support/tags.ts';

const VISITORS = 600;
const ROOM = 8;

interface Answer {
  status: number;
  retryAfter: string | null;
  isWhole: boolean;
  text: string;
  policy: string;
}

/** Asks on a connection of its own, as each of a crowd does. */
function ask(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          retryAfter: response.headers['retry-after'] ?? null,
          isWhole: text.endsWith('</html>'),
          text,
          policy: String(response.headers['content-security-policy']),
        }),
      );
    }).on('error', reject);
  });
}

test(
  'answers a crowd with whole pages or 503 and Retry-After, and serves the next visitor',
  ALONE,
  async ({ page: browserPage }) => {
    const complaints: string[] = [];
    const server = await runServer((line) => complaints.push(line), {
      CAPACITY: String(ROOM),
      RENDER_WAIT_MS: '900',
    });
    try {
      // Each address with a parameter of its own: none of the pages is a kept one.
      const page = (visitor: number) =>
        `${server.url}/p/koper-hardcase-rimba-lawu/RMB-00012-01?sellerGroup=${visitor}`;
      const answers = await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => ask(page(visitor))));
      const served = answers.filter(({ status }) => status === 200);
      const refused = answers.filter(({ status }) => status === 503);
      expect(served.length + refused.length).toBe(VISITORS);
      expect(served.every(({ isWhole }) => isWhole)).toBe(true);
      expect(refused.every(({ retryAfter }) => retryAfter === '1')).toBe(true);
      // At least those for whom there was room, and no pile of all who came.
      expect(served.length).toBeGreaterThanOrEqual(ROOM);
      expect(refused.length).toBeGreaterThan(0);
      expect(await ask(page(VISITORS))).toMatchObject({ status: 200, retryAfter: null, isWhole: true });
      expect((await ask(`${server.url}/health`)).status).toBe(200);
      expect(complaints).toEqual([]);
      // The page of a refused visitor, in the fonts of every page.
      const problems: string[] = [];
      browserPage.on('console', (message) => problems.push(message.text()));
      const [{ text: body, policy } = { text: '', policy: '' }] = refused;
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
      await browserPage.route('**/refused', (route) => route.fulfill({ headers, body }));
      await browserPage.goto(`${server.url}/refused`);
      await expect(browserPage.getByRole('heading')).toBeVisible();
      expect(
        await browserPage.evaluate(async () => {
          const faces = await document.fonts.load('16px "Plus Jakarta Sans"');
          return faces.map(({ status }) => status);
        }),
      ).toContain('loaded');
      expect(problems).toEqual([]);
    } finally {
      await server.stop();
    }
  },
);
