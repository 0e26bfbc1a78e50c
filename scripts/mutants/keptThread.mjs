import path from 'node:path';

/** The one thread of this process, kept globally: the tests' settings and the runner are loaded as separate modules. */
export const keptThread = () => (globalThis.keptMutantThread ??= {});

/** All tests below a task of Vitest's. */
export const testsOf = (task) => (task.tasks === undefined ? [task] : task.tasks.flatMap(testsOf));

/** A test's name with those of its suites. */
export function nameOf(test) {
  const names = [];
  for (let one = test; one !== undefined && one.filepath === undefined; one = one.suite)
    names.unshift(one.name);
  return names.join(' > ').trim();
}

/** Name of a test as the mutation tester writes it. */
export const idOf = (test) => `${path.relative(process.cwd(), test.file.filepath)}#${nameOf(test)}`;
