import { parseArgs } from 'node:util';
import { conform, type Verdict } from './conform.ts';
import { isPageHost, pageHostWords } from './pageHost.ts';

const USE = `npm run conform -- --origin https://api.example.id

  --origin URL       the backend; calls go below /backend there
  --product ID       a product to begin with, more than once if you like; others are found by following the answers
  --cookie TEXT      the cookie of somebody who is logged in, for the calls of members
  --header 'N: V'    the same by a header
  --write            also plays what writes: bags of guests, and what belongs to that member
  --most N           asks about so many products (8)
  --timeout MS       an answer is given up after this long (15000)
  --slow MS          an answer that takes longer is told (2000)
  --json             for programs`;

function settings() {
  const { values } = parseArgs({
    options: {
      origin: { type: 'string' },
      product: { type: 'string', multiple: true },
      cookie: { type: 'string' },
      header: { type: 'string', multiple: true },
      write: { type: 'boolean' },
      most: { type: 'string' },
      timeout: { type: 'string' },
      slow: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const {
    origin,
    product = [],
    cookie,
    header = [],
    write = false,
    most = '8',
    timeout = '15000',
    slow = '2000',
  } = values;
  if (values.help === true) {
    console.log(USE);
    process.exit(0);
  }
  if (origin === undefined || !URL.canParse(origin))
    throw new Error('name the backend: --origin https://api.example.id');
  const [timeoutMs, slowMs] = [Number(timeout), Number(slow)];
  if (!(timeoutMs > 0) || !(slowMs > 0)) throw new Error('--timeout and --slow are milliseconds');
  const headers = Object.fromEntries(
    header.map((one) => {
      const at = one.indexOf(':');
      if (at < 1) throw new Error(`"${one}" is no header: write 'name: value'`);
      return [one.slice(0, at).trim().toLowerCase(), one.slice(at + 1).trim()];
    }),
  );
  const login =
    cookie === undefined && header.length === 0
      ? null
      : { ...headers, ...(cookie === undefined ? {} : { cookie }) };
  return {
    isJson: values.json === true,
    settings: {
      origin: new URL(origin).origin,
      fetch: globalThis.fetch,
      products: product,
      most: Number(most),
      login,
      writes: write,
      timeoutMs,
      slowMs,
    },
  };
}

function table(verdicts: readonly Verdict[]): string {
  const width = Math.max(...verdicts.map(({ call }) => call.length));
  const lines = verdicts.flatMap(({ call, state, slowestMs, notes, findings }) => [
    `${state.padEnd(8)} ${call.padEnd(width)} ${state === 'skipped' ? '' : `${slowestMs} ms`}${notes.length > 0 ? `  ${notes.join('; ')}` : ''}`.trimEnd(),
    ...findings.map(
      ({ kind, path, says, breaks }) =>
        `         ${breaks ? '✗' : '~'} ${[kind, path, says].filter((one) => one !== '').join(' ')}`,
    ),
  ]);
  const count = (state: Verdict['state']) => verdicts.filter((one) => one.state === state).length;
  const states = ['fits', 'differs', 'refused', 'skipped'] as const;
  return [
    ...lines,
    '',
    states.map((state) => `${count(state)} ${state}`).join(', ') + '  (✗ breaks the page, ~ it does without)',
  ].join('\n');
}

try {
  const { settings: told, isJson } = settings();
  if (await isPageHost(told.origin, told)) throw new Error(pageHostWords(told.origin));
  const verdicts = await conform(told);
  console.log(isJson ? JSON.stringify(verdicts, null, 2) : table(verdicts));
  process.exitCode = verdicts.some(({ state }) => state === 'differs') ? 1 : 0;
} catch (error) {
  console.error(`conform: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
