import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type GaugeConfiguration,
} from 'prom-client';
import type { HostEvents } from './hostEvents.ts';

/** Seconds. */
const FAST = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const CALLS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** With the borders of the Web Vitals: where good ends and where poor begins. */
const VITALS = [0.1, 0.2, 0.4, 0.8, 1.2, 1.8, 2.5, 4, 6, 10];
const INTERACTIONS = [0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1];
const SHIFTS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** The bytes and pages in each of the two rooms of kept pages. */
export type RoomSizes = Record<'newcomers' | 'regulars', { bytes: number; pages: number }>;

/** Metrics of the host for Prometheus. Every label has few, known values. */
export function createMetrics(rooms: () => RoomSizes, version = '') {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const counter = <T extends string>(name: string, help: string, labelNames: T[] = []) =>
    new Counter({ name: `etalase_${name}`, help, labelNames, registers });
  const gauge = <T extends string>(
    name: string,
    help: string,
    labelNames: T[] = [],
    more: Pick<GaugeConfiguration<T>, 'aggregator' | 'collect'> = {},
  ) => new Gauge({ name: `etalase_${name}`, help, labelNames, registers, ...more });
  const histogram = <T extends string>(name: string, help: string, buckets: number[], labelNames: T[] = []) =>
    new Histogram({ name: `etalase_${name}`, help, buckets, labelNames, registers });

  const answers = counter('http_answers_total', 'Answers by kind of route and status', ['route', 'status']);
  const answerSeconds = histogram('http_answer_seconds', 'Until the last byte', FAST, ['route']);
  const renders = counter('renders_total', 'Pages rendered by outcome', ['outcome']);
  const renderSeconds = histogram('render_seconds', 'From the beginning of a render to its page', FAST);
  const refusals = counter('render_refusals_total', 'Pages refused with 503: no room');
  const waiting = gauge('render_queue_length', 'Pages whose render has not begun');
  const pages = counter('page_cache_answers_total', 'Pages by what the cache had', ['found']);
  const configs = counter('config_cache_answers_total', 'Configs by what the cache had', ['found']);
  const calls = counter('backend_calls_total', 'Calls of the backend', ['caller', 'endpoint', 'outcome']);
  const callSeconds = histogram('backend_call_seconds', 'Until the headers of the answer', CALLS, [
    'endpoint',
  ]);
  const circuits = gauge('backend_circuit_open', '1 while calls are not made', ['caller', 'endpoint'], {
    aggregator: 'max',
  });
  const spared = counter('backend_spared_total', 'Calls that were not made', ['caller', 'endpoint', 'kind']);
  const limited = counter('rate_limited_total', 'Refused with 429', ['limit']);
  const violations = counter('policy_violations_total', 'Reports of the content security policy', [
    'directive',
    'blocked',
  ]);
  const measured = counter('measured_events_total', 'Events that pages told of', [
    'event',
    'page',
    'release',
  ]);
  const unmeasured = counter('measured_refused_total', 'What the collector did not take, or had', ['why']);
  const broken = counter('page_errors_total', 'What broke in pages', ['kind', 'page', 'release']);
  const ofPage = ['page', 'release'];
  const vitals = {
    LCP: histogram('lcp_seconds', 'Largest Contentful Paint, as visitors saw it', VITALS, ofPage),
    INP: histogram('inp_seconds', 'Interaction to Next Paint', INTERACTIONS, ofPage),
    CLS: histogram('cls', 'Cumulative Layout Shift', SHIFTS, ofPage),
    TTFB: histogram('ttfb_seconds', 'Time to First Byte', VITALS, ofPage),
  };
  const valkeyLost = gauge('valkey_lost', '1 while the shared Valkey does not answer', [], {
    aggregator: 'max',
  });
  const asked = counter('shared_pages_total', 'Pages that this host lacked, by who had them', ['found']);
  const changes = counter('changes_total', 'Changes of the shop that this host was told', ['kind']);
  const removed = counter('janitor_removed_total', 'Rows that nobody can reach any more', ['what']);
  const ofRoom = (name: string, help: string, size: keyof RoomSizes['newcomers']) =>
    gauge(name, help, ['room'], {
      collect() {
        for (const [room, held] of Object.entries(rooms())) this.set({ room }, held[size]);
      },
    });
  ofRoom('page_cache_bytes', 'Size of the kept pages', 'bytes');
  ofRoom('page_cache_pages', 'Number of the kept pages', 'pages');

  gauge('build_info', '1 for the version that runs', ['version'], { aggregator: 'first' }).set(
    { version },
    1,
  );

  const events: HostEvents = {
    answered(route, status, ms) {
      answers.inc({ route, status: `${Math.floor(status / 100)}xx` });
      answerSeconds.observe({ route }, ms / 1000);
    },
    rendered(status, ms) {
      renders.inc({ outcome: status >= 500 ? 'error page' : 'page' });
      renderSeconds.observe(ms / 1000);
    },
    renderFailed: () => renders.inc({ outcome: 'failed' }),
    renderRefused: () => refusals.inc(),
    rendersWaiting: (count) => waiting.set(count),
    pageFound: (found) => pages.inc({ found }),
    configFound: (found) => configs.inc({ found }),
    backendAnswered(caller, endpoint, status, ms) {
      const outcome = status === null ? 'none' : `${Math.floor(status / 100)}xx`;
      calls.inc({ caller, endpoint, outcome });
      callSeconds.observe({ endpoint }, ms / 1000);
    },
    circuit(caller, endpoint, kind) {
      if (kind === 'opened' || kind === 'closed')
        circuits.set({ caller, endpoint }, kind === 'opened' ? 1 : 0);
      else spared.inc({ caller, endpoint, kind });
    },
    limited: (limit) => limited.inc({ limit }),
    policyViolated: (directive, blocked) => violations.inc({ directive, blocked }),
    measured(event, page, release) {
      measured.inc({ event: event.name, page, release });
      if (event.name !== 'web_vital') return;
      const { metric, value } = event.data;
      vitals[metric].observe({ page, release }, metric === 'CLS' ? value : value / 1000);
    },
    measureRefused: (why) => unmeasured.inc({ why }),
    pageBroke: (kind, page, release) => broken.inc({ kind, page, release }),
    valkeyChanged: (isAnswering) => valkeyLost.set(isAnswering ? 0 : 1),
    pageAsked: (found) => asked.inc({ found }),
    changed: (kind) => changes.inc({ kind }),
    tidied({ sessions, keys }) {
      removed.inc({ what: 'sessions' }, sessions);
      removed.inc({ what: 'keys' }, keys);
    },
  };
  return {
    events,
    contentType: registry.contentType,
    text: (): Promise<string> => registry.metrics(),
    /** The same as data, for a process that adds up several. */
    counted: (): Promise<Counted> => registry.getMetricsAsJSON(),
    /** Ends the counting. */
    close: () => registry.clear(),
  };
}
export type Metrics = ReturnType<typeof createMetrics>;

/** Metrics with their values. */
export type Counted = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;
