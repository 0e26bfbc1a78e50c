import { test } from 'vitest';
import { sendJunk } from './support/junk.ts';

test('a thousand junk requests push no good page out and stay within their room', async () => {
  await sendJunk(1_000);
});
