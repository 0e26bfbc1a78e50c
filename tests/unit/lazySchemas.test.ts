import { globSync, readFileSync } from 'node:fs';
import * as zod from 'zod/v4/mini';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as lazy from '#src/services/lazySchemas.ts';

type Make = (...given: never[]) => object;
/** Everything of zod by its name. */
const byName: Readonly<Record<string, unknown>> = { ...zod };
const KINDS = ['object', 'array', 'string', 'number', 'boolean', 'enum', '_default', 'nullable'] as const;

/** The calls of the backend, loaded anew with other code in place of a module. */
async function callsWith(module: string, code: object) {
  vi.resetModules();
  vi.doMock(module, () => code);
  onTestFinished(() => {
    vi.doUnmock(module);
    vi.resetModules();
  });
  const { calls } = await import('#src/services/calls/calls.ts');
  return calls;
}

test('[LOAD-10] the calls of the backend are known before a schema is built', async () => {
  const built = vi.fn();
  const counted = (name: (typeof KINDS)[number]) =>
    function count(...given: never[]) {
      built();
      return (byName[name] as Make)(...given);
    };
  const calls = await callsWith('zod/v4/mini', {
    ...zod,
    ...Object.fromEntries(KINDS.map((name) => [name, counted(name)])),
  });
  // Four schemas take up fields of three others.
  expect(built.mock.calls.length).toBe(3);
  for (const { answer } of calls) zod.safeParse(answer, null);
  expect(built.mock.calls.length).toBeGreaterThan(100);
});

test('[LOAD-10] schemas that are built on first use take and refuse the same as those of zod', async () => {
  const known = await callsWith('#src/services/lazySchemas.ts', zod);
  vi.resetModules();
  vi.doUnmock('#src/services/lazySchemas.ts');
  const { calls } = await import('#src/services/calls/calls.ts');
  const values = [null, '', 'a', 0, -1, 0.5, true, [], [null], {}, { id: 1 }, { data: [{}] }];
  /** Shape of all of a schema, and the outcome for each value. */
  const toldBy = (schema: zod.core.$ZodType) => ({
    shape: zod.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }),
    outcomes: values.map((value) => zod.safeParse(schema, value)),
  });
  expect(calls.length).toBe(known.length);
  for (const [index, call] of calls.entries())
    for (const part of ['answer', 'query', 'headers', 'body'] as const) {
      const [schema, same] = [call[part], known[index]?.[part]];
      expect(schema === undefined, call.path).toBe(same === undefined);
      if (schema !== undefined && same !== undefined)
        expect(toldBy(schema), `${part} of ${call.path}`).toEqual(toldBy(same));
    }
});

test('[LOAD-10] a schema is built once, with the checks that were added before', () => {
  const shape = vi.fn(() => zod.string());
  const named = lazy.object({
    get name() {
      return shape();
    },
  }) as never as zod.ZodMiniObject<{ name: zod.ZodMiniString }>;
  const short = named.check(zod.refine(({ name }) => name.length < 3));
  expect(shape).not.toHaveBeenCalled();
  expect(short.parse({ name: 'ab' })).toEqual({ name: 'ab' });
  expect(short.safeParse({ name: 'abc' }).success).toBe(false);
  expect(named.parse({ name: 'abc' })).toEqual({ name: 'abc' });
  expect(named.shape.name).toBe(named.shape.name);
  expect(zod.safeParse(named, { name: 1 }).error?.issues).toMatchObject([{ path: ['name'] }]);
});

test('[LOAD-10] every function that the page makes schemas with is a lazy one', () => {
  const texts = globSync('src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const used = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/\bz\.((?:coerce\.|iso\.)?[a-z_]\w*)\(/g)].map(([, name = '']) => name),
    ),
  );
  const found = (of: object, name: string): unknown =>
    name.split('.').reduce<unknown>((all, part) => (all as Record<string, unknown>)[part], of);
  expect(used.size).toBeGreaterThan(30);
  const others = [...used].filter((name) => found(lazy, name) === found(zod, name));
  expect(others.toSorted()).toEqual(['parse', 'prettifyError', 'safeParse']);
  // Without arguments: they are read once the schema is built.
  const made = [...used]
    .filter((name) => !others.includes(name))
    .map((name) => (found(lazy, name) as Make)());
  expect(made.filter((schema) => Object.hasOwn(schema, '_zod'))).toEqual([]);
});
