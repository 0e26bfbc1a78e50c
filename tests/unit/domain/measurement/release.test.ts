import { expect, test } from 'vitest';
import { releaseOf } from '#src/domain/measurement/release.ts';

test('[ANALYTICS-10] names a release by the page’s own script, and else unbuilt', () => {
  expect(
    ['/assets/entryClient-CFHNx94.js', 'http://shop.test/assets/entryClient-a-b_c1.js'].map(releaseOf),
  ).toEqual(['CFHNx94', 'a-b_c1']);
  expect(['/assets/page-CFHNx94.js', '/src/app/entryClient.tsx', undefined].map(releaseOf)).toEqual(
    Array(3).fill('unbuilt'),
  );
});
