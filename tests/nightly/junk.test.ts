import { test } from 'vitest';
import { sendJunk } from '../server/support/junk.ts';

test('ten thousand junk addresses, hosts, cookies and query values push no good page out and take no more than their room', async () => {
  await sendJunk(10_000);
});
