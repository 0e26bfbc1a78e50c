import { calls } from '#src/services/calls/calls.ts';
import { placesOf, type Call } from '#src/services/http/call.ts';
import { SHELF, type Attempt, type Refusal, type RefusalTable } from './refusals.ts';

const header = (name: string, value: string) => (attempt: Attempt) => {
  attempt.headers[name] = value;
};

/** A form of another site, or a script of it. */
export const CROSS_SITE: Refusal = {
  status: 403,
  code: 'CROSS_SITE_WRITE',
  make: header('sec-fetch-site', 'cross-site'),
};
/** A call for members, asked by a guest. */
export const LOGIN: Refusal = {
  status: 401,
  code: 'LOGIN_REQUIRED',
  without: ['account'],
  make: (attempt) => {
    attempt.isByStranger = true;
  },
};
/** The shape of a body, in the order in which it is read. */
export const BODY: readonly Refusal[] = [
  { status: 415, code: 'JSON_EXPECTED', make: header('content-type', 'text/plain') },
  {
    status: 413,
    code: 'BODY_TOO_LARGE',
    make: (attempt) => {
      attempt.body = { ...attempt.body, padding: 'x'.repeat(64 * 1024) };
    },
  },
  {
    status: 400,
    code: 'INVALID_BODY',
    make: (attempt) => {
      attempt.isOfShape = false;
    },
  },
];
/** The key of a write that happens once. */
export const keyed = (owner: 'account' | 'session'): readonly Refusal[] => [
  { status: 400, code: 'IDEMPOTENCY_KEY_EXPECTED', one: ['key'], make: header('idempotency-key', 'no key') },
  {
    status: 409,
    code: 'IDEMPOTENCY_KEY_REUSED',
    needs: [owner],
    one: ['key'],
    make: (attempt) => {
      attempt.steps.push(async (who) => {
        const body = { reason: 'OTHER', description: 'x'.repeat(25) };
        const report = await who.write(`/product/products/${SHELF}/_report`, body, {
          'idempotency-key': attempt.key,
        });
        // A member reports it once, whichever attempt they are in; any other write of theirs takes the key as well.
        if (report.status === 200) return;
        const { status } = await who.write('/member/addresses/_sync', undefined, {
          'idempotency-key': attempt.key,
        });
        if (status !== 200) throw new Error(`the key was not taken: ${status}`);
      });
    },
  },
];
/** An address that no id could be in. */
export const badId = (place = 'id'): Refusal => ({
  status: 404,
  code: 'NOT_FOUND',
  name: place === 'id' ? 'NOT_FOUND' : `NOT_FOUND of ${place}`,
  without: [place],
  one: [`${place} in the address`],
  make: (attempt) => {
    attempt.places[place] = 'x'.repeat(65);
  },
});
/** A product that is not sold, and one whose page is an error. */
export const SOLD: readonly Refusal[] = [
  {
    status: 404,
    code: 'PRODUCT_NOT_FOUND',
    needs: ['id'],
    without: ['product'],
    one: ['product'],
    make: (attempt) => {
      attempt.isSold = false;
    },
  },
  {
    status: 410,
    code: 'PRODUCT_UNAVAILABLE',
    needs: ['id'],
    without: ['product'],
    one: ['product'],
    make: (attempt) => {
      attempt.goods.answers = 410;
    },
  },
];
/** A right write of a visitor whose browser returns no session; last, since a wrong one is refused first. [AUTH-18] */
export const COOKIES: Refusal = {
  status: 403,
  code: 'COOKIES_REFUSED',
  without: ['session'],
  make: (attempt) => {
    attempt.isByStranger = true;
    attempt.headers['x-session'] = 'expected';
    attempt.query = '?session=given';
  },
};

/** A step that follows from a call's entry in the table of calls; `{id}` is a part of its path. */
export type Step = 'site' | 'login' | 'body' | `{${string}}` | 'key' | 'product' | 'cookies';

/** Refusals of a call that its entry tells, by step, in the order in which most calls take the steps. */
function stepsOf(call: Call): Map<string, readonly Refusal[]> {
  const steps = new Map<Step, readonly Refusal[]>();
  if (call.method !== 'GET') steps.set('site', [CROSS_SITE]);
  if (call.forMembers === true) steps.set('login', [LOGIN]);
  if (call.body !== undefined) steps.set('body', BODY);
  for (const name of placesOf(call.path)) steps.set(`{${name}}`, [badId(name)]);
  if (call.writes === 'once') steps.set('key', keyed(call.forMembers === true ? 'account' : 'session'));
  if (call.ofProduct === true) steps.set('product', SOLD);
  if (call.forGuests === true) steps.set('cookies', [COOKIES]);
  return steps;
}

/** A table as it is written by hand: its entry in the table of calls tells the rest. */
export interface RulesTable extends Omit<RefusalTable, 'refusals' | 'isPage'> {
  /**
   * Refusals of the call itself, after the steps of its entry. A step that is named here has its place among them;
   * cookies are last.
   */
  rules?: readonly (Refusal | Step)[];
  /** Steps that no request of this table comes to, since a rule of it is met instead. */
  never?: readonly Step[];
}

/** The whole table of a call: its rules among the steps of its entry. */
export function completed({ rules = [], never = [], ...table }: RulesTable): RefusalTable {
  const call = calls.find(({ method, path }) => `${method} ${path}` === table.write);
  if (call === undefined) throw new Error(`no call is ${table.write}`);
  const steps = stepsOf(call);
  const cookies = steps.get('cookies') ?? [];
  const refusalsOf = (one: Refusal | Step): readonly Refusal[] => {
    if (typeof one !== 'string') return [one];
    const step = steps.get(one);
    if (step === undefined) throw new Error(`${table.write} has no step ${one}`);
    return step;
  };
  const elsewhere: readonly unknown[] = [...rules, ...never, 'cookies'];
  const first = [...steps].filter(([name]) => !elsewhere.includes(name)).flatMap(([, step]) => step);
  return { ...table, refusals: [...first, ...rules.flatMap(refusalsOf), ...cookies] };
}
