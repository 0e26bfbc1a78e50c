import { isOfType } from '#web/contentType.ts';
import { readBounded } from '#web/readBounded.ts';
import * as z from 'zod/mini';
import { bare } from './bareAnswer.ts';
import type { HostEvents } from './hostEvents.ts';
import type { Log } from './log.ts';
import { routeKindOf } from './routeKind.ts';

const MAX_BODY_BYTES = 16 * 1024;
const MAX_REPORTS_A_BODY = 20;
const WINDOW_MS = 60_000;
/** Bodies that are read in a window; a refusal costs nothing. */
const BODIES_A_WINDOW = 60;
/** Lines of log in a window: one for each kind of violation. */
const LINES_A_WINDOW = 20;

const DIRECTIVES = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'manifest-src',
  'worker-src',
  'frame-src',
  'media-src',
  'object-src',
  'form-action',
  'base-uri',
  'frame-ancestors',
  'require-trusted-types-for',
  'trusted-types',
]);
/** Words that browsers send in place of an address. */
const WORDS = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'data',
  'blob',
  'trusted-types-policy',
  'trusted-types-sink',
]);

const text = z.string().check(z.maxLength(8_192));
/** The body of `application/csp-report`. */
const oneReport = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': z.optional(text),
    'violated-directive': z.optional(text),
    'blocked-uri': z.optional(text),
  }),
});
/** The body of `application/reports+json`. */
const manyReports = z
  .array(
    z.object({
      type: z.string(),
      body: z.object({
        documentURL: z.optional(text),
        effectiveDirective: z.optional(text),
        blockedURL: z.optional(text),
      }),
    }),
  )
  .check(z.minLength(1), z.maxLength(MAX_REPORTS_A_BODY));

interface Violation {
  document: string;
  directive: string;
  blocked: string;
}

export interface PolicyReportsParts {
  events: Pick<HostEvents, 'policyViolated'>;
  log: Pick<Log, 'warned'>;
  /** Milliseconds; only differences count. */
  now?: () => number;
}

/**
 * Takes browsers' reports about the content security policy: counts them by short, known names, and logs each kind once
 * a minute. Reports not about a page of this host are refused, and those beyond the limit of a window are not read.
 */
export function createPolicyReports({ events, log, now = () => performance.now() }: PolicyReportsParts) {
  let windowEnds = -Infinity;
  let bodies = 0;
  const told = new Set<string>();

  function count(host: string, { document, directive, blocked }: Violation): void {
    const known = DIRECTIVES.has(directive) ? directive : 'other';
    const source = sourceOf(blocked, host);
    events.policyViolated(known, source.kind);
    const facts = { directive: known, blocked: source.named, route: routeKindOf(new URL(document).pathname) };
    const key = Object.values(facts).join(' ');
    if (told.has(key) || told.size >= LINES_A_WINDOW) return;
    told.add(key);
    log.warned('content security policy violated', facts);
  }

  return async (request: Request): Promise<Response> => {
    if (request.method !== 'POST') return bare(405, { allow: 'POST' });
    const type = request.headers.get('content-type');
    const isOne = isOfType(type, 'application/csp-report');
    if (!isOne && !isOfType(type, 'application/reports+json')) return bare(415);
    if (now() >= windowEnds) {
      windowEnds = now() + WINDOW_MS;
      bodies = 0;
      told.clear();
    }
    if (bodies >= BODIES_A_WINDOW) {
      return bare(429, { 'retry-after': String(Math.max(1, Math.ceil((windowEnds - now()) / 1000))) });
    }
    bodies += 1;
    const body = await readBounded(request, MAX_BODY_BYTES);
    if (body === null) return bare(413);
    const { host } = new URL(request.url);
    const violations = isOne ? readOne(body) : readMany(body);
    if (violations === null || !violations.every(({ document }) => isOf(document, host))) return bare(400);
    for (const violation of violations) count(host, violation);
    return bare(204);
  };
}

const isOf = (document: string, host: string): boolean =>
  URL.canParse(document) && new URL(document).host === host;

function readOne(body: Buffer): Violation[] | null {
  const read = z.safeParse(oneReport, toJson(body));
  if (!read.success) return null;
  const report = read.data['csp-report'];
  return [
    {
      document: report['document-uri'],
      directive: (report['effective-directive'] ?? report['violated-directive'] ?? '').split(' ', 1)[0] ?? '',
      blocked: report['blocked-uri'] ?? '',
    },
  ];
}

function readMany(body: Buffer): Violation[] | null {
  const read = z.safeParse(manyReports, toJson(body));
  if (!read.success || read.data.some(({ type }) => type !== 'csp-violation')) return null;
  return read.data.map(({ body: report }) => ({
    document: report.documentURL ?? '',
    directive: report.effectiveDirective ?? '',
    blocked: report.blockedURL ?? '',
  }));
}

/** The source that was refused, without path or query: a kind for counting, and its host for the log. */
function sourceOf(blocked: string, host: string): { kind: string; named: string } {
  if (WORDS.has(blocked)) return { kind: blocked, named: blocked };
  if (!URL.canParse(blocked)) return { kind: 'other', named: 'other' };
  const url = new URL(blocked);
  if (url.host === host) return { kind: 'self', named: 'self' };
  if (url.protocol === 'https:' || url.protocol === 'http:') {
    return { kind: 'elsewhere', named: url.host.slice(0, 100) };
  }
  // Extensions of a browser do not concern this host, but are often all that is reported.
  const kind = /^[a-z-]*extension:$/.test(url.protocol) ? 'extension' : 'other';
  return { kind, named: kind };
}

function toJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
