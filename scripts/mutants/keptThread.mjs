import path from 'node:path';

/** The one thread of this process; the tests' settings and the runner are loaded apart from one another. */
export const keptThread = () => (globalThis.keptMutantThread ??= {});

/** All tests below a task of Vitest's. */
export const testsOf = (task) => (task.tasks === undefined ? [task] : task.tasks.flatMap(testsOf));

/** A test's name with those of what it stands in. */
export function nameOf(test) {
  const names = [];
  for (let one = test; one !== undefined && one.filepath === undefined; one = one.suite)
    names.unshift(one.name);
  return names.join(' > ').trim();
}

/** How the mutation tester names a test. */
export const idOf = (test) => `${path.relative(process.cwd(), test.file.filepath)}#${nameOf(test)}`;
