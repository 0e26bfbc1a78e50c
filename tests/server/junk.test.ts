import { test } from 'vitest';
import { sendJunk } from './support/junk.ts';

test('a thousand junk addresses, hosts, cookies and query values push no good page out and take no more than their room', async () => {
  await sendJunk(1_000);
});
