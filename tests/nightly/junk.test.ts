import { test } from 'vitest';
import { sendJunk } from '../server/support/junk.ts';

test('ten thousand junk requests push no good page out and stay within their room', async () => {
  await sendJunk(10_000);
});
