import { inspect } from 'node:util';
import pino, { type DestinationStream } from 'pino';
import type { Found } from '../http/found.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface LogSettings {
  /** `json` is a line per answer, for machines; `text` is short, for a person at a terminal. */
  format: 'json' | 'text';
  level: LogLevel;
}

/** One answer, without anything that identifies its visitor or their search. */
export interface AnsweredRequest {
  method: string;
  route: string;
  status: number;
  /** Time until the last byte was handed over. */
  ms: number;
  /** Bytes on the socket, headers included. */
  bytes: number;
  requestId: string | null;
  traceId: string | null;
  /** The source of a page. */
  found?: Found | undefined;
  /** The visitor left before the end. */
  aborted?: true;
}

export interface Log {
  answered: (answer: AnsweredRequest) => void;
  /** An error, and the id of its request. */
  failed: (error: unknown, requestId?: string | null) => void;
  /** A warning for the operator of the host. */
  warned: (message: string, facts: Record<string, string | number>) => void;
  /** An event that a page measured. */
  measured: (event: object) => void;
  started: (url: string, version: string) => void;
  stopping: () => void;
  stopped: () => void;
  /** Writes the lines that are still buffered. */
  close: () => void;
}

/** Lines are gathered for so long and up to so many bytes, so that no answer waits for the disk. */
const FLUSH_MS = 1_000;
const BUFFER_BYTES = 3_072;
/** A pipe takes so many bytes in one piece: lines of several processes stay whole. */
const MAX_WRITE_BYTES = 4_096;
const MAX_ERROR_CHARACTERS = 3_500;

/** Destination of the text; a test brings its own. */
export interface TextStreams {
  out: (text: string) => void;
  error: (text: string) => void;
}
const STANDARD: TextStreams = {
  out: (text) => void process.stdout.write(text),
  error: (text) => void process.stderr.write(text),
};

/** The log of a host. JSON goes to standard output; of text, warnings and errors go to standard error. */
export function createLog(
  { format, level }: LogSettings,
  to: { json?: DestinationStream; text?: TextStreams } = {},
): Log {
  const text = to.text ?? STANDARD;
  const buffered =
    format === 'json' && to.json === undefined
      ? pino.destination({ dest: 1, sync: false, minLength: BUFFER_BYTES, maxWrite: MAX_WRITE_BYTES })
      : null;
  const flushing = buffered === null ? null : setInterval(() => buffered.flush(), FLUSH_MS).unref();
  const lines = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    format === 'json' ? (buffered ?? to.json ?? pino.destination(1)) : asText(text),
  );
  return {
    answered: (answer) => lines.info(answer, 'answered'),
    failed: (error, requestId = null) => {
      lines.error({ requestId, error: withoutQueries(errorText(error)) }, 'failed');
      buffered?.flush();
    },
    warned: (message, facts) => lines.warn(facts, message),
    measured: (event) => lines.info(event, 'measured'),
    started: (url, version) => {
      if (format === 'text') text.out(`Etalase is open at ${url}\n`);
      else lines.info({ url, version }, 'started');
      buffered?.flush();
    },
    stopping: () => lines.info('stopping'),
    stopped: () => lines.info('stopped'),
    close: () => {
      if (flushing !== null) clearInterval(flushing);
      buffered?.flushSync();
    },
  };
}

const errorText = (error: unknown): string => inspect(error, { depth: 2 }).slice(0, MAX_ERROR_CHARACTERS);

/** A query may hold a visitor's search words. */
const withoutQueries = (text: string): string => text.replaceAll(/\?[^\s'"<>)]+/g, '?…');

interface Line {
  level: string;
  time: string;
  msg: string;
  [fact: string]: unknown;
}

/** A destination that shortens each line to text. */
function asText({ out, error }: TextStreams): DestinationStream {
  return {
    write(json) {
      const { level, time: _, msg, ...facts } = JSON.parse(json) as Line;
      if (msg === 'measured') {
        out(`measured ${JSON.stringify(facts)}\n`);
      } else if (msg === 'answered') {
        const { method, route, status, ms } = facts;
        out(`${String(status)} ${String(method)} ${String(route)}, ${String(ms)} ms\n`);
      } else if (msg === 'failed') {
        const { requestId, error: what } = facts;
        error(`${requestId === null ? '' : `In request ${String(requestId)}: `}${String(what)}\n`);
      } else {
        const told = Object.entries(facts).map(([name, fact]) => ` ${name}=${String(fact)}`);
        (level === 'info' ? out : error)(`${msg}${told.join('')}\n`);
      }
    },
  };
}
