import { expect, test } from 'vitest';
import { randomText } from '#server/http/randomText.ts';

test('random text never repeats, also across buffers, and has the requested length', () => {
  const made = new Set<string>();
  let bits = 0;
  for (let count = 0; count < 20_000; count += 1) {
    const bytes = 16 + (count % 3) * 4;
    const text = randomText(bytes, 'hex');
    expect(text).toMatch(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));
    made.add(text.slice(0, 32));
    bits += text.replaceAll(/[0-7]/g, '').length / text.length;
  }
  expect(made.size).toBe(20_000);
  // Half of its digits are in the upper half.
  expect(bits / 20_000).toBeCloseTo(0.5, 1);
  expect(Buffer.from(randomText(16, 'base64url'), 'base64url')).toHaveLength(16);
});
