import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readSettings, SettingsError, type Settings } from '#server/settings.ts';

/** Elsewhere, so that no folder is needed. */
const ELSEWHERE = { BACKEND_ORIGIN: 'https://api.example' };
const read = (env: Record<string, string>) => readSettings({ ...ELSEWHERE, ...env });
/** The line that a developer who starts the server reads. */
function lineOf(env: Record<string, string>): string {
  try {
    read(env);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  return 'accepted';
}
function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'settings-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

const NUMBERS: [string, (settings: Settings) => number | undefined, number, number, number][] = [
  ['PORT', ({ port }) => port, 0, 3_000, 65_535],
  ['CAPACITY', ({ capacity }) => capacity, 1, 64, 10_000],
  ['RENDER_WAIT_MS', ({ renderWaitMs }) => renderWaitMs, 1, 900, 60_000],
  ['STOP_DELAY_MS', ({ stopDelayMs }) => stopDelayMs, 0, 0, 60_000],
  ['WRITES_PER_VISITOR', ({ limits }) => limits.writesPerVisitor, 0, 60, 1_000_000],
  ['WRITES_PER_ADDRESS', ({ limits }) => limits.writesPerAddress, 0, 600, 1_000_000],
  ['SEARCHES_PER_VISITOR', ({ limits }) => limits.searchesPerVisitor, 0, 240, 1_000_000],
  ['SEARCHES_PER_ADDRESS', ({ limits }) => limits.searchesPerAddress, 0, 2_400, 1_000_000],
  ['BACKEND_TIMEOUT_MS', ({ circuits }) => circuits.timeoutMs, 1, 15_000, 120_000],
  ['BACKEND_CONCURRENCY', ({ circuits }) => circuits.concurrency, 1, 64, 10_000],
  ['BREAKER_FAILURES', ({ circuits }) => circuits.failures, 1, 5, 1_000],
  ['BREAKER_PAUSE_MS', ({ circuits }) => circuits.pauseMs, 1, 500, 60_000],
];

describe.each(NUMBERS)('%s', (name, of, least, usual, most) => {
  test('is what was said, up to its borders, and the usual where nothing was', () => {
    expect([of(read({})), of(read({ [name]: '' }))]).toEqual([usual, usual]);
    expect(of(read({ [name]: String(least) }))).toBe(least);
    expect(of(read({ [name]: String(most) }))).toBe(most);
  });
  test.each([String(most + 1), '-1', '1.5', '1e3', ' 7', '7 ', '0x10', 'some'])(
    'refuses "%s", and says how much it may be',
    (text) => {
      expect(lineOf({ [name]: text })).toBe(
        `${name} must be a whole number of at most ${most}, not "${text}"`,
      );
    },
  );
});

test.each([
  'CAPACITY',
  'RENDER_WAIT_MS',
  'BACKEND_TIMEOUT_MS',
  'BACKEND_CONCURRENCY',
  'BREAKER_FAILURES',
  'BREAKER_PAUSE_MS',
])('%s cannot be none', (name) => expect(lineOf({ [name]: '0' })).toBe(`${name} must be at least 1`));

describe('origins', () => {
  test('are kept as they write themselves, with or without the stroke at the end', () => {
    for (const end of ['', '/'])
      expect(readSettings({ BACKEND_ORIGIN: `http://10.0.0.7:8080${end}` }).backendOrigin).toBe(
        'http://10.0.0.7:8080',
      );
    expect(read({ PUBLIC_ORIGIN: ' https://a.example/ ,, http://b.example:81 ' }).publicOrigins).toEqual([
      'https://a.example',
      'http://b.example:81',
    ]);
    expect(read({ PUBLIC_ORIGIN: '' }).publicOrigins).toEqual([]);
  });
  test.each([
    'api.example',
    'ftp://api.example',
    'xhttps://api.example',
    'httpss://api.example',
    'https://api.example//',
    'https://api.example/v1',
    'https://me:word@api.example',
    'https://api.example?x=1',
    'https:/api.example',
  ])('"%s" is none', (text) => {
    expect(lineOf({ BACKEND_ORIGIN: text })).toBe(
      `BACKEND_ORIGIN must be an origin such as https://api.example.id, not "${text}"`,
    );
    expect(lineOf({ PUBLIC_ORIGIN: `https://good.example, ${text}` })).toBe(
      `PUBLIC_ORIGIN must be one or several origins such as https://shop.example.id, not "${text}"`,
    );
  });
  test('one host has one scheme', () => {
    expect(lineOf({ PUBLIC_ORIGIN: 'https://a.example,http://a.example' })).toBe(
      'PUBLIC_ORIGIN names a host twice; each can have one scheme only',
    );
    expect(lineOf({ PUBLIC_ORIGIN: 'https://a.example,http://a.example:8080' })).toBe('accepted');
  });
});

describe('proxies', () => {
  test.each([
    '10.0.0.0/33',
    '::/129',
    '10.0.0.0/',
    '10.0.0.0/x',
    '10.0.0.0/8/8',
    'proxy.example',
    '10.0.0.0/-1',
  ])('"%s" is none', (text) =>
    expect(lineOf({ TRUSTED_PROXIES: `::1,${text}` })).toBe(
      `TRUSTED_PROXIES must be addresses and networks such as 10.0.0.0/8,::1, not "::1,${text}"`,
    ),
  );
  test('all addresses, one alone and none can be trusted', () => {
    const of = (text: string) => read({ TRUSTED_PROXIES: text }).trustedProxies;
    expect(of('0.0.0.0/0, ::/0')).toEqual(['0.0.0.0/0', '::/0']);
    expect(of('192.0.2.7/32,2001:db8::7/128')).toEqual(['192.0.2.7/32', '2001:db8::7/128']);
    expect([of(''), of(' , ')]).toEqual([[], []]);
    expect(read({}).trustedProxies).toEqual(['127.0.0.0/8', '::1']);
  });
});

describe.each(['LAB', 'FAULTS'] as const)('%s', (name) => {
  const isOn = (env: Record<string, string>) => {
    const { lab, faults } = read(env);
    return name === 'LAB' ? [lab, faults] : [faults, lab];
  };
  test('is on where it is asked for, and by itself', () => {
    expect(isOn({})).toEqual([false, false]);
    expect(isOn({ [name]: '1' })).toEqual([true, false]);
    for (const other of ['0', 'true', '']) expect(isOn({ [name]: other })).toEqual([false, false]);
  });
  test('must be meant on a public host', () => {
    const PUBLIC_ORIGIN = 'https://a.example';
    expect(lineOf({ PUBLIC_ORIGIN, [name]: '1' })).toBe(
      `${name}=1 is not for a public host (PUBLIC_ORIGIN is set); ${name}=force if it is meant`,
    );
    expect(isOn({ PUBLIC_ORIGIN, [name]: 'force' })).toEqual([true, false]);
    expect(isOn({ PUBLIC_ORIGIN })).toEqual([false, false]);
  });
});

describe('the session’s cookie', () => {
  test('has the name it was given', () => {
    const of = (name: string) => read({ SESSION_COOKIE: name }).limits.sessionCookie;
    expect([of(''), of('sid'), of('x.y_z-1'), of('n'.repeat(64))]).toEqual([
      'session',
      'sid',
      'x.y_z-1',
      'n'.repeat(64),
    ]);
  });
  test.each(['a=b', 'a b', ' a', 'a;', 'n'.repeat(65)])('cannot be called "%s"', (name) =>
    expect(lineOf({ SESSION_COOKIE: name })).toBe(
      `SESSION_COOKIE must be the name of a cookie such as session, not "${name}"`,
    ),
  );
});

test('[ANALYTICS-07] events are handed to an address, where one was named', () => {
  expect([read({}).eventsUrl, read({ EVENTS_URL: '' }).eventsUrl]).toEqual([null, null]);
  expect(read({ EVENTS_URL: 'http://127.0.0.1:4000/x' }).eventsUrl).toBe('http://127.0.0.1:4000/x');
  expect(lineOf({ EVENTS_URL: 'ftp://a.example' })).toMatch(/^EVENTS_URL must be an address/);
  expect(lineOf({ EVENTS_URL: 'events' })).toMatch(/^EVENTS_URL must be an address/);
});

describe('the log and the metrics', () => {
  test('say how they may be', () => {
    expect(lineOf({ LOG_FORMAT: 'xml' })).toBe('LOG_FORMAT must be text or json, not "xml"');
    expect(lineOf({ LOG_LEVEL: 'loud' })).toMatch(/^LOG_LEVEL must be one of .*info, .*, not "loud"$/);
    expect(read({ LOG_FORMAT: 'text', LOG_LEVEL: 'info' }).log).toEqual({ format: 'text', level: 'info' });
  });
  test('metrics are served where a port was named, on this machine unless said', () => {
    expect([read({}).metrics, read({ METRICS_HOST: '0.0.0.0' }).metrics]).toEqual([null, null]);
    expect(read({ METRICS_PORT: '65535' }).metrics).toEqual({ host: '127.0.0.1', port: 65_535 });
    expect(read({ METRICS_PORT: '0', METRICS_HOST: '::1' }).metrics).toEqual({ host: '::1', port: 0 });
    expect(lineOf({ METRICS_PORT: '65536' })).toMatch(/^METRICS_PORT must be/);
  });
});

describe('the map server', () => {
  test('may stand anywhere with its three parts', () => {
    expect(read({}).mapTiles).toBeNull();
    expect(read({ TILE_URL: 'http://10.0.0.7:81/{x}/{z}?y={y}', TILE_ATTRIBUTION: '' }).mapTiles).toEqual({
      url: 'http://10.0.0.7:81/{x}/{z}?y={y}',
      attribution: null,
      origin: 'http://10.0.0.7:81',
    });
  });
  test.each([
    'https://t.example/{x}/{y}',
    'https://t.example/{z}/{y}',
    'https://t.example/{z}/{x}',
    'https://t.example/{z}/{x}/{y}/{s}',
    'https://t.example/{z}/{x}/{y} ',
    "https://t.example/{z}/{x}/{y}'",
    'https://me@t.example/{z}/{x}/{y}',
    'xhttp://t.example/{z}/{x}/{y}',
    't.example/{z}/{x}/{y}',
  ])('"%s" is no address of one', (url) =>
    expect(lineOf({ TILE_URL: url })).toBe(
      `TILE_URL must be an address with {z}, {x} and {y} such as https://tiles.example/{z}/{x}/{y}.png, not "${url}"`,
    ),
  );
});

describe('the folder of the embedded database', () => {
  test('is made, with those above it, and left where it is', () => {
    const dataDir = path.join(folder(), 'one', 'two');
    expect(readSettings({ DATA_DIR: dataDir })).toMatchObject({ dataDir, backendOrigin: null });
    expect(statSync(dataDir).isDirectory()).toBe(true);
    expect(readSettings({ DATA_DIR: dataDir }).dataDir).toBe(dataDir);
  });
  test('cannot be a file, nor stand in one, which is said with its whole path', () => {
    const file = path.join(folder(), 'file');
    writeFileSync(file, '');
    for (const dataDir of [file, path.join(file, 'below')])
      expect(() => readSettings({ DATA_DIR: dataDir })).toThrow(
        new SettingsError(`DATA_DIR ${dataDir} cannot be written`),
      );
  });
  test('is not made for a backend elsewhere', () => {
    const dataDir = path.join(folder(), 'unused');
    expect(read({ DATA_DIR: dataDir }).dataDir).toBe(dataDir);
    expect(statSync(dataDir, { throwIfNoEntry: false })).toBeUndefined();
  });
});

test('who listens is this machine alone, unless said; development is meant', () => {
  expect([read({}).host, read({ HOST: '' }).host, read({ HOST: '0.0.0.0' }).host]).toEqual([
    '127.0.0.1',
    '127.0.0.1',
    '0.0.0.0',
  ]);
  expect([read({}), read({ DEV: '1' }), read({ DEV: 'true' })].map((one) => one.isDevelopment)).toEqual([
    false,
    true,
    false,
  ]);
});

test('[HOST-45] reads the collector of traces, and the share that is told', () => {
  expect([read({}).traces, read({ OTEL_EXPORTER_OTLP_ENDPOINT: '' }).traces]).toEqual([null, null]);
  const url = 'https://collector.example:4318/otlp';
  expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: `${url}/` }).traces).toEqual({ url, share: 1 });
  for (const [text, share] of [
    ['0', 0],
    ['0.05', 0.05],
    ['1', 1],
  ] as const)
    expect(read({ OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_TRACES_SAMPLER_ARG: text }).traces?.share).toBe(
      share,
    );
  for (const wrong of ['collector.example:4318', 'grpc://collector.example', 'word'])
    expect(lineOf({ OTEL_EXPORTER_OTLP_ENDPOINT: wrong })).toBe(
      `OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://collector.example:4318, not "${wrong}"`,
    );
  for (const wrong of ['1.1', '-0.1', 'half'])
    expect(lineOf({ OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_TRACES_SAMPLER_ARG: wrong })).toBe(
      `OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, not "${wrong}"`,
    );
});

test('[HOST-34, HOST-35] reads what hosts share, and repeats no password', () => {
  expect([read({}).valkeyUrl, read({ VALKEY_URL: '' }).valkeyUrl]).toEqual([null, null]);
  for (const url of ['valkey://127.0.0.1:6379', 'rediss://:word@cache.example:6380/2'])
    expect(read({ VALKEY_URL: url }).valkeyUrl).toBe(url);
  for (const url of ['http://:word@cache.example', 'cache.example:6379', 'word'])
    expect(lineOf({ VALKEY_URL: url })).toMatch(/^VALKEY_URL must be an address such as valkey:[^ ]+$/);
  const secret = 'a-secret-of-the-shop';
  expect(read({ INTERNAL_SECRET: secret, METRICS_PORT: '9100' }).internalSecret).toBe(secret);
  expect(read({ METRICS_PORT: '9100' }).internalSecret).toBeNull();
  expect(lineOf({ INTERNAL_SECRET: secret })).toMatch(/^INTERNAL_SECRET needs METRICS_PORT/);
  for (const wrong of ['fifteen-letters', 'with a space in it', `${secret}\n`])
    expect(lineOf({ INTERNAL_SECRET: wrong, METRICS_PORT: '9100' })).toMatch(/^INTERNAL_SECRET must be/);
});

test('[HOST-39] reads the number of processes, and where several cannot run', () => {
  expect([read({}).workers, read({ WORKERS: '' }).workers, read({ WORKERS: '1' }).workers]).toEqual([
    1, 1, 1,
  ]);
  expect([read({ WORKERS: '2' }).workers, read({ WORKERS: '64' }).workers]).toEqual([2, 64]);
  expect(read({ WORKERS: 'auto' }).workers).toBe(availableParallelism());
  for (const wrong of ['0', '65', '1.5', 'all', '-1'])
    expect(lineOf({ WORKERS: wrong })).toBe(
      `WORKERS must be auto or a whole number from 1 to 64, not "${wrong}"`,
    );
  expect(lineOf({ WORKERS: '2', DEV: '1' })).toBe('WORKERS is for the built page: DEV=1 runs in one process');
  const alone = { BACKEND_ORIGIN: '', DATA_DIR: folder() };
  expect(read({ ...alone, WORKERS: '1' }).workers).toBe(1);
  for (const several of ['2', 'auto'])
    expect(lineOf({ ...alone, WORKERS: several })).toBe(
      'WORKERS needs BACKEND_ORIGIN: the embedded marketplace runs in one process',
    );
});
