import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { addressSet } from './http/edge.ts';
import { LOG_LEVELS, type LogLevel, type LogSettings } from './watch/log.ts';
import type { LimitSettings } from './http/limits.ts';
import type { CircuitSettings } from './proxy/circuits.ts';
import type { MapTiles } from './pages/mapTiles.ts';
import type { TraceSettings } from './watch/spans.ts';

export interface Settings {
  host: string;
  port: number;
  /** Processes that serve the page behind the one port. */
  workers: number;
  /** Folder of the embedded database. */
  dataDir: string;
  /** Origin of a real backend; null serves the embedded one. */
  backendOrigin: string | null;
  /** A session may ask the embedded backend for faults; for tests and QA only. */
  faults: boolean;
  /** Pages rendered at the same time; other requests wait, and are refused when that takes too long. */
  capacity: number;
  /** A visitor whose render has not begun after so long is refused; ms. */
  renderWaitMs: number;
  /** Pages contain the lab, which shows and drives machines; for developers and QA only. */
  lab: boolean;
  isDevelopment: boolean;
  /** Origins under which visitors know this host; empty accepts any. */
  publicOrigins: readonly string[];
  /** Addresses and networks of the proxies whose forwarding headers are believed. */
  trustedProxies: readonly string[];
  /** Milliseconds that `/ready` says no before the socket closes. */
  stopDelayMs: number;
  log: LogSettings;
  /** Address of the metrics; null serves none. */
  metrics: { host: string; port: number } | null;
  /** Address of the Valkey that hosts share; null for a host alone. */
  traces: TraceSettings | null;
  valkeyUrl: string | null;
  /** Secret of a backend that tells of changes; null hears none. */
  internalSecret: string | null;
  /** Receiver of the events of pages; null writes them into the log. */
  eventsUrl: string | null;
  /** Writes and searches that a visitor may make in a minute. */
  limits: LimitSettings;
  /** Limits after which calls of a real backend are given up or not made. */
  circuits: CircuitSettings;
  /** Source of the tiles of the address picker's map; null for the embedded map alone. */
  mapTiles: MapTiles | null;
}

/** Proxies on the same machine. */
const LOOPBACK = ['127.0.0.0/8', '::1'];

/** A setting that cannot be used; the message is one line for the operator of the server. */
export class SettingsError extends Error {}

function wholeNumber(name: string, text: string | undefined, fallback: number, maximum: number): number {
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > maximum) {
    throw new SettingsError(`${name} must be a whole number of at most ${maximum}, not "${text}"`);
  }
  return value;
}

/** As `wholeNumber`, but 0 is refused. */
function positiveNumber(name: string, text: string | undefined, fallback: number, maximum: number): number {
  const value = wholeNumber(name, text, fallback, maximum);
  if (value === 0) throw new SettingsError(`${name} must be at least 1`);
  return value;
}

/** The map server in the settings; null without one. */
function readMapTiles(env: Record<string, string | undefined>): MapTiles | null {
  const url = env['TILE_URL'] || null;
  if (url === null) return null;
  const example = url.replaceAll(/\{[zxy]\}/g, '0');
  const isUsable =
    ['{z}', '{x}', '{y}'].every((part) => url.includes(part)) &&
    URL.canParse(example) &&
    /^https?:$/.test(new URL(example).protocol) &&
    !/[{}\s"'<>;,]/.test(example) &&
    new URL(example).username === '';
  if (!isUsable) {
    throw new SettingsError(
      `TILE_URL must be an address with {z}, {x} and {y} such as https://tiles.example/{z}/{x}/{y}.png, not "${url}"`,
    );
  }
  return { url, attribution: env['TILE_ATTRIBUTION'] || null, origin: new URL(example).origin };
}

function readEventsUrl(text: string | undefined): string | null {
  if (!text) return null;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new SettingsError(
      `EVENTS_URL must be an address such as https://events.example/shop, not "${text}"`,
    );
  }
  return text;
}

const MOST_WORKERS = 64;

/** The number of processes. Several need a backend elsewhere and a built page. */
function readWorkers(env: Record<string, string | undefined>): number {
  const text = env['WORKERS'] || '1';
  if (text !== 'auto' && (!/^\d+$/.test(text) || Number(text) === 0 || Number(text) > MOST_WORKERS))
    throw new SettingsError(
      `WORKERS must be auto or a whole number from 1 to ${MOST_WORKERS}, not "${text}"`,
    );
  if (text === '1') return 1;
  if (!env['BACKEND_ORIGIN'])
    throw new SettingsError('WORKERS needs BACKEND_ORIGIN: the embedded marketplace runs in one process');
  if (env['DEV'] === '1') throw new SettingsError('WORKERS is for the built page: DEV=1 runs in one process');
  return text === 'auto' ? Math.min(MOST_WORKERS, availableParallelism()) : Number(text);
}

/** The collector of traces; null without one. Its other variables are read by the library. */
function readTraces(env: Record<string, string | undefined>): TraceSettings | null {
  const url = env['OTEL_EXPORTER_OTLP_ENDPOINT'] || null;
  if (url === null) return null;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new SettingsError(
      `OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://collector.example:4318, not "${url}"`,
    );
  const share = Number(env['OTEL_TRACES_SAMPLER_ARG'] || '1');
  if (!(share >= 0 && share <= 1))
    throw new SettingsError(
      `OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, not "${env['OTEL_TRACES_SAMPLER_ARG']}"`,
    );
  return { url: url.replace(/\/$/, ''), share };
}

function readValkeyUrl(text: string | undefined): string | null {
  if (!text) return null;
  // The message does not repeat it: it may contain a password.
  if (!URL.canParse(text) || !/^(?:redis|valkey)s?:$/.test(new URL(text).protocol))
    throw new SettingsError('VALKEY_URL must be an address such as valkey://:password@cache.example:6379');
  return text;
}

function readInternalSecret(env: Record<string, string | undefined>): string | null {
  const secret = env['INTERNAL_SECRET'] || null;
  if (secret === null) return null;
  if (!/^[\x21-\x7e]{16,}$/.test(secret))
    throw new SettingsError('INTERNAL_SECRET must be at least 16 letters, digits or signs without spaces');
  if (!env['METRICS_PORT'])
    throw new SettingsError('INTERNAL_SECRET needs METRICS_PORT: /internal/invalidate is served there');
  return secret;
}

/** The origins of a list, in the form that URL writes. */
function readPublicOrigins(text: string | undefined): string[] {
  const origins = listOf(text).map((entry) => {
    const url = URL.canParse(entry) ? new URL(entry) : null;
    if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== entry.replace(/\/$/, '')) {
      throw new SettingsError(
        `PUBLIC_ORIGIN must be one or several origins such as https://shop.example.id, not "${entry}"`,
      );
    }
    return url.origin;
  });
  const hosts = origins.map((origin) => new URL(origin).host);
  if (new Set(hosts).size < hosts.length) {
    throw new SettingsError('PUBLIC_ORIGIN names a host twice; each can have one scheme only');
  }
  return origins;
}

function readCookieName(text: string | undefined): string {
  const name = text || 'session';
  if (!/^[\w.-]{1,64}$/.test(name)) {
    throw new SettingsError(`SESSION_COOKIE must be the name of a cookie such as session, not "${text}"`);
  }
  return name;
}

function readTrustedProxies(text: string | undefined): string[] {
  const entries = text === undefined ? LOOPBACK : listOf(text);
  if (addressSet(entries) === null) {
    throw new SettingsError(
      `TRUSTED_PROXIES must be addresses and networks such as 10.0.0.0/8,::1, not "${text}"`,
    );
  }
  return entries;
}

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Tells whether a developers' tool is on. A public host requires the explicit `force`. */
function isToolOn(name: string, value: string | undefined, publicOrigins: readonly string[]): boolean {
  if (value === '1' && publicOrigins.length > 0) {
    throw new SettingsError(
      `${name}=1 is not for a public host (PUBLIC_ORIGIN is set); ${name}=force if it is meant`,
    );
  }
  return value === '1' || value === 'force';
}

function readLog(env: Record<string, string | undefined>): LogSettings {
  const format = env['LOG_FORMAT'] || 'text';
  if (format !== 'json' && format !== 'text') {
    throw new SettingsError(`LOG_FORMAT must be text or json, not "${format}"`);
  }
  // In a terminal, a line for every answer would hide the important lines.
  const level = env['LOG_LEVEL'] || (format === 'json' ? 'info' : 'warn');
  const isLevel = (name: string): name is LogLevel => LOG_LEVELS.some((known) => known === name);
  if (!isLevel(level)) {
    throw new SettingsError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${level}"`);
  }
  return { format, level };
}

/** Creates a folder and its parents one by one: in a file system that refuses, the recursive form never returns. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

/** Reads the server's settings; throws a SettingsError for one that cannot be used. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const backendOrigin = env['BACKEND_ORIGIN'] || null;
  if (backendOrigin !== null) {
    const url = URL.canParse(backendOrigin) ? new URL(backendOrigin) : null;
    const isOrigin =
      url !== null && /^https?:$/.test(url.protocol) && url.origin === backendOrigin.replace(/\/$/, '');
    if (!isOrigin) {
      throw new SettingsError(
        `BACKEND_ORIGIN must be an origin such as https://api.example.id, not "${backendOrigin}"`,
      );
    }
  }
  const publicOrigins = readPublicOrigins(env['PUBLIC_ORIGIN']);
  const dataDir = path.resolve(env['DATA_DIR'] || '.data');
  if (backendOrigin === null) {
    try {
      makeFolder(dataDir);
      accessSync(dataDir, constants.W_OK | constants.X_OK);
    } catch {
      throw new SettingsError(`DATA_DIR ${dataDir} cannot be written`);
    }
  }
  return {
    host: env['HOST'] || '127.0.0.1',
    port: wholeNumber('PORT', env['PORT'], 3000, 65_535),
    workers: readWorkers(env),
    dataDir,
    backendOrigin: backendOrigin === null ? null : new URL(backendOrigin).origin,
    faults: isToolOn('FAULTS', env['FAULTS'], publicOrigins),
    capacity: positiveNumber('CAPACITY', env['CAPACITY'], 64, 10_000),
    renderWaitMs: positiveNumber('RENDER_WAIT_MS', env['RENDER_WAIT_MS'], 900, 60_000),
    lab: isToolOn('LAB', env['LAB'], publicOrigins),
    isDevelopment: env['DEV'] === '1',
    mapTiles: readMapTiles(env),
    publicOrigins,
    trustedProxies: readTrustedProxies(env['TRUSTED_PROXIES']),
    log: readLog(env),
    metrics: env['METRICS_PORT']
      ? {
          host: env['METRICS_HOST'] || '127.0.0.1',
          port: wholeNumber('METRICS_PORT', env['METRICS_PORT'], 0, 65_535),
        }
      : null,
    traces: readTraces(env),
    valkeyUrl: readValkeyUrl(env['VALKEY_URL']),
    internalSecret: readInternalSecret(env),
    eventsUrl: readEventsUrl(env['EVENTS_URL']),
    stopDelayMs: wholeNumber('STOP_DELAY_MS', env['STOP_DELAY_MS'], 0, 60_000),
    limits: {
      writesPerVisitor: wholeNumber('WRITES_PER_VISITOR', env['WRITES_PER_VISITOR'], 60, 1_000_000),
      writesPerAddress: wholeNumber('WRITES_PER_ADDRESS', env['WRITES_PER_ADDRESS'], 600, 1_000_000),
      searchesPerVisitor: wholeNumber('SEARCHES_PER_VISITOR', env['SEARCHES_PER_VISITOR'], 240, 1_000_000),
      searchesPerAddress: wholeNumber('SEARCHES_PER_ADDRESS', env['SEARCHES_PER_ADDRESS'], 2_400, 1_000_000),
      sessionCookie: readCookieName(env['SESSION_COOKIE']),
    },
    circuits: {
      timeoutMs: positiveNumber('BACKEND_TIMEOUT_MS', env['BACKEND_TIMEOUT_MS'], 15_000, 120_000),
      concurrency: positiveNumber('BACKEND_CONCURRENCY', env['BACKEND_CONCURRENCY'], 64, 10_000),
      failures: positiveNumber('BREAKER_FAILURES', env['BREAKER_FAILURES'], 5, 1_000),
      pauseMs: positiveNumber('BREAKER_PAUSE_MS', env['BREAKER_PAUSE_MS'], 500, 60_000),
    },
  };
}
