import { describe, expect, onTestFinished, test } from 'vitest';
import { createMarketplace } from '#marketplace/createMarketplace.ts';
import { refusalsOf } from '#src/services/http/call.ts';
import { calls } from '#src/services/calls/calls.ts';
import { apartBecause, nameOf, pairsOf, titleOf, told, type RefusalTable } from '../support/refusals.ts';
import { answerTables } from '../support/refusalsOfAnswers.ts';
import { askingTables } from '../support/refusalsOfAsking.ts';
import { bagTables } from '../support/refusalsOfBags.ts';
import { completed } from '../support/refusalSteps.ts';
import { guestTables } from '../support/refusalsOfGuests.ts';
import { memberTables } from '../support/refusalsOfMembers.ts';
import { pageTables } from '../support/refusalsOfPages.ts';
import { reportTables } from '../support/refusalsOfReports.ts';

const backendTables = [
  ...bagTables,
  ...guestTables,
  ...memberTables,
  ...reportTables,
  ...askingTables,
  ...answerTables,
].map(completed);
const tables = [...backendTables, ...pageTables];
const writes = calls.filter(({ method }) => method !== 'GET');
const callOf = ({ write }: RefusalTable) => writes.find(({ method, path }) => `${method} ${path}` === write);
/** The API ids that a table of refusals proves, and its name; other tests prove the further ids of the call. */
const proven = (table: RefusalTable): string => {
  const ids = (callOf(table)?.ids ?? []).filter((id) => id.startsWith('API-'));
  return ids.length === 0 ? titleOf(table) : `[${ids.join(', ')}] ${titleOf(table)}`;
};

/** Codes that come before every call, or have no order among the others, with the reason. */
const OF_NO_WRITE: Readonly<Record<string, string>> = {
  TOO_MANY_REQUESTS: 'the page host counts before the marketplace is asked',
  BACKEND_UNREACHABLE: 'there is nobody to refuse',
  INTERNAL_ERROR: 'nobody means to answer it',
};

describe('[API-05] what a write is refused with is told in one order', () => {
  test.each(tables.map((table) => [proven(table), table] as const))(
    '%s: of any two that are true the earlier one',
    async (_, table) => {
      const { refusals } = table;
      const pairs = pairsOf(table);
      const [right, ...answers] = await told(table, [[], ...refusals.map((one) => [one]), ...pairs]);
      expect([right?.code, (right?.status ?? 500) < 400]).toEqual([null, true]);
      const expected = [...refusals.map((one) => [one] as const), ...pairs].map((wrong) => ({
        wrong: wrong.map(nameOf).join(' + '),
        is: `${wrong[0].status} ${wrong[0].code}`,
      }));
      const found = expected.map(({ wrong }, at) => ({
        wrong,
        is: `${answers[at]?.status} ${answers[at]?.code}`,
      }));
      expect(found).toEqual(expected);
    },
  );

  test('every write of the backend has a table, and no table is of none', () => {
    const shop = createMarketplace({ dataDir: ':memory:', faults: false });
    onTestFinished(() => shop.close());
    const answered = shop.endpoints.filter((name) => !name.startsWith('GET '));
    const namesOf = (names: readonly string[]) =>
      [...new Set(names.map((name) => name.replaceAll(/:\w+|\{\w+\}/g, '*')))].toSorted();
    const ofTables = namesOf(backendTables.map(({ write }) => write));
    expect(ofTables).toEqual(namesOf(answered));
    expect(ofTables).toEqual(namesOf(writes.map(({ method, path }) => `${method} ${path}`)));
  });

  test.each(writes.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s: each code that it is listed with has its place in the order, or a reason for none',
    (write, call) => {
      const own = backendTables.filter((table) => table.write === write);
      const placed = own.flatMap(({ refusals }) => refusals.map(({ status, code }) => `${status} ${code}`));
      const listed = Object.entries(refusalsOf(call))
        .flatMap(([status, codes]) => codes.map((code) => ({ status, code })))
        .filter(({ code }) => OF_NO_WRITE[code] === undefined);
      const untold = Object.assign({}, ...own.map((table) => table.untold ?? {})) as Record<string, string>;
      const missing = listed.filter(({ status, code }) => !placed.includes(`${status} ${code}`));
      // A product's page is an error of one status or another: one stands for all of them.
      const isStoodFor = (code: string) =>
        code === 'PRODUCT_UNAVAILABLE' && placed.includes('410 PRODUCT_UNAVAILABLE');
      const named = missing.map(({ code }) => code).filter((code) => !isStoodFor(code));
      expect(named.toSorted()).toEqual(Object.keys(untold).toSorted());
      expect(placed.filter((one) => !listed.some(({ status, code }) => one === `${status} ${code}`))).toEqual(
        [],
      );
    },
  );

  test('refusals of a table differ in name, and any two are met together unless a reason says no', () => {
    for (const table of tables) {
      const names = table.refusals.map(nameOf);
      expect(new Set(names).size, titleOf(table)).toBe(names.length);
    }
    const all = tables.flatMap(({ refusals }) =>
      refusals.flatMap((one, at) => refusals.slice(at + 1).map((other) => apartBecause(one, other))),
    );
    // A refusal less, or a reason more why two are never met together, is seen here.
    const met = all.filter((why) => why === null).length;
    expect({ tables: tables.length, met, apart: all.length - met }).toEqual({
      tables: 55,
      met: 5118,
      apart: 795,
    });
  });
});
