import lock from '../../package-lock.json' with { type: 'json' };
import { expect, test } from 'vitest';

interface Locked {
  optionalDependencies?: Record<string, string>;
  dependencies?: Record<string, string>;
}

/** The folder where a package finds another one: its own, or that of one around it. */
function placeOf(packages: Record<string, Locked>, from: string, name: string): string | undefined {
  for (let around = from; ; around = around.slice(0, Math.max(around.lastIndexOf('/node_modules/'), 0))) {
    const place = around === '' ? `node_modules/${name}` : `${around}/node_modules/${name}`;
    if (place in packages) return place;
    if (around === '') return undefined;
  }
}

// `npm ci` refuses a lockfile that leaves one out, also one for another system.
test('the lockfile has every package that one of its packages names, whatever system it is for', () => {
  const packages = lock.packages as Record<string, Locked>;
  const missing = Object.entries(packages).flatMap(([from, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => placeOf(packages, from, name) === undefined)
      .map((name) => `${name} of ${from}`),
  );
  expect(missing).toEqual([]);
});
