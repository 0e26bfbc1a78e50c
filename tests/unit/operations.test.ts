import { readFileSync } from 'node:fs';
import * as apps from 'kubernetes-models/apps/v1';
import * as autoscaling from 'kubernetes-models/autoscaling/v2';
import * as networking from 'kubernetes-models/networking.k8s.io/v1';
import * as policy from 'kubernetes-models/policy/v1';
import * as core from 'kubernetes-models/v1';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { LLMS_PATH } from '#server/seo/llmsText.ts';
import { LOGO_PATH } from '#server/seo/logo.ts';
import { REPORTS_PATH } from '#server/http/securityHeaders.ts';
import { readSettings } from '#server/settings.ts';
import type { HostEvents } from '#server/watch/hostEvents.ts';
import { createMetrics } from '#server/watch/metrics.ts';
import { routeKindOf } from '#server/watch/routeKind.ts';
import { FONT_PATH } from '#marketplace/core/pages/styles.ts';
import { COLLECT_ERRORS_PATH, COLLECT_PATH } from '#src/domain/measurement/collectPaths.ts';

type MeasuredVital = Parameters<HostEvents['measured']>[0];

const read = (file: string) => readFileSync(`examples/operations/${file}`, 'utf8');

/** The files of a shop as its operators begin with them. */
interface Service {
  image: string;
  build?: string;
  command?: string[];
  environment?: Record<string, string>;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  ports?: string[];
  volumes?: string[];
  tmpfs?: string[];
  stop_grace_period?: string;
}
const compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const services = Object.entries(compose.services);
/** As compose fills in variables: with the value of the environment, or the default. */
const filled = (environment: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replaceAll(
        /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
        (_, variable: string, sign: string, other: string) =>
          sign === '-' ? other : `${variable}-of-the-operator`,
      ),
    ]),
  );

/** Paths that the page host answers, beside those of its pages. */
const OWN_PATHS = [
  '/assets/a.js',
  '/backend/retail/carts',
  COLLECT_PATH,
  COLLECT_ERRORS_PATH,
  REPORTS_PATH,
  LLMS_PATH,
  LOGO_PATH,
  FONT_PATH,
];
/** A page of each kind, in both shells. */
const PAGES = [
  '/p/a/B',
  '/pdp-shell/a/B',
  '/grocery/p/a/B',
  '/grocery/pdp-shell/a/B',
  '/trade-in/s/a',
  '/click-and-collect/p/a',
  '/add-on/installation/a',
];

describe('[HOST-42] compose.yaml', () => {
  test('gives the hosts settings that they take', () => {
    for (const name of ['host-1', 'host-2']) {
      const settings = readSettings(filled(compose.services[name]?.environment));
      expect(settings.workers).toBeGreaterThan(0);
      expect(settings.backendOrigin).toBe('http://backend:3100');
      expect(settings.publicOrigins).toEqual(['https://localhost']);
      expect(settings.metrics).toEqual({ host: '0.0.0.0', port: 9100 });
      expect(settings.internalSecret).not.toBeNull();
      const seconds = Number.parseInt(compose.services[name]?.stop_grace_period ?? '', 10);
      // The longest answer takes as long as a call, and 5 s.
      expect(seconds * 1_000).toBeGreaterThan(settings.stopDelayMs + settings.circuits.timeoutMs + 5_000);
    }
  });

  test.each(services)('lets %s write only where it must, without rights', (_, service) => {
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
  });

  test('opens to the outside the proxy alone', () => {
    const open = services.flatMap(([name, { ports = [] }]) =>
      ports.filter((port) => !port.startsWith('127.0.0.1:')).map(() => name),
    );
    expect(new Set(open)).toEqual(new Set(['proxy']));
  });

  test('names images by version, and files and volumes that are there', () => {
    for (const [name, { image, build, volumes = [] }] of services) {
      if (build === undefined) expect(image, name).toMatch(/:v?\d+\.\d+/);
      for (const volume of volumes) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('./')) expect(readFileSync(source, 'utf8').length).toBeGreaterThan(0);
        else expect(Object.keys(compose.volumes)).toContain(source);
      }
    }
  });
});

/** Tells whether a list of paths of Caddy contains one. */
const isListed = (listed: readonly string[], path: string) =>
  listed.some((pattern) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
  );

test('[HOST-42] the proxy leads every address of the page host to it, and no other', () => {
  const listed = [...read('Caddyfile').matchAll(/^\s@\w+ path (.+)$/gm)].flatMap(([, paths = '']) =>
    paths.split(' '),
  );
  for (const path of [...PAGES, ...OWN_PATHS]) expect(isListed(listed, path), path).toBe(true);
  for (const path of ['/', '/robots.txt', '/sitemap.xml', '/login', '/pictures/a.webp', '/metrics', '/c/a'])
    expect(isListed(listed, path), path).toBe(false);
  for (const path of PAGES) expect(routeKindOf(path), path).toMatch(/product|page/);
});

describe('[HOST-42] Prometheus and Grafana', () => {
  /** Labels of each metric of a host to which everything has happened once. */
  async function labelsByMetric(): Promise<Map<string, Set<string>>> {
    const none = { bytes: 0, pages: 0 };
    const metrics = createMetrics(() => ({ newcomers: none, regulars: none }), '1.0.0');
    const { events } = metrics;
    events.answered('product', 200, 1);
    events.rendered(200, 1);
    events.pageFound('hit');
    events.configFound('hit');
    events.backendAnswered('render', 'products', 200, 1);
    events.circuit('render', 'products', 'opened');
    events.circuit('render', 'products', 'refused');
    events.limited('write by visitor');
    events.policyViolated('script-src', 'inline');
    for (const metric of ['LCP', 'INP', 'CLS', 'TTFB'] as const)
      events.measured({ name: 'web_vital', data: { metric, value: 1 } } as MeasuredVital, 'product', 'other');
    events.measureRefused('limit');
    events.pageBroke('uncaught', 'product', 'other');
    events.pageAsked('alone');
    events.changed('product');
    events.tidied({ sessions: 1, keys: 1 });
    const counted = await metrics.counted();
    return new Map(
      counted.map(({ name, values }) => [
        name,
        new Set(['job', 'instance', ...values.flatMap(({ labels }) => Object.keys(labels))]),
      ]),
    );
  }
  interface Rule {
    alert: string;
    expr: string;
    labels: { severity: string };
    annotations: { summary: string };
  }
  const { groups } = parse(read('alerts.yml')) as { groups: { rules: Rule[] }[] };
  const { panels } = JSON.parse(read('grafana/dashboard.json')) as {
    panels: { id: number; title: string; type: string; targets?: { expr: string }[] }[];
  };
  const rules = groups.flatMap((group) => group.rules);
  const shown = panels.filter(({ type }) => type !== 'row');
  const asked = [
    ...rules.map(({ alert, expr }) => [alert, expr] as const),
    ...shown.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
  ];

  test.each(asked)('%s asks for metrics and labels that a host has', async (_, expr) => {
    const labels = await labelsByMetric();
    const names = [...expr.matchAll(/\b(?:etalase|nodejs|process)_\w+/g)].map(([name]) =>
      name.replace(/_(?:bucket|sum|count)$/, ''),
    );
    if (names.length === 0) expect(expr).toMatch(/^up\{/);
    for (const name of names) {
      expect([...labels.keys()], expr).toContain(name);
      for (const [, inBraces = ''] of expr.matchAll(new RegExp(`${name}\\w*\\{([^}]*)\\}`, 'g')))
        for (const [, label = ''] of inBraces.matchAll(/(\w+)=/g))
          expect([...(labels.get(name) ?? [])], expr).toContain(label);
      for (const [, by = ''] of expr.matchAll(/by \(([^)]+)\)/g))
        for (const label of by.split(', ')) expect([...(labels.get(name) ?? [])], expr).toContain(label);
    }
  });

  test('every metric of the host is on the dashboard or in an alert, but these', async () => {
    const all = asked.map(([, expr]) => expr).join('\n');
    const names = [...(await labelsByMetric()).keys()];
    const silent = names.filter((name) => name.startsWith('etalase_') && !all.includes(name));
    expect(silent).toEqual([
      'etalase_render_seconds',
      'etalase_config_cache_answers_total',
      'etalase_policy_violations_total',
      'etalase_measured_events_total',
      'etalase_measured_refused_total',
      'etalase_ttfb_seconds',
      'etalase_janitor_removed_total',
      'etalase_page_cache_pages',
      'etalase_build_info',
    ]);
  });

  test('an alert says in its summary what is wrong, and how soon it must be looked at', () => {
    for (const { alert, labels, annotations } of rules) {
      expect(['page', 'ticket'], alert).toContain(labels.severity);
      expect(annotations.summary.length, alert).toBeGreaterThan(20);
    }
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  });
});

describe('[HOST-42] the manifests for Kubernetes', () => {
  const MODELS: Record<string, Record<string, unknown>> = {
    v1: core,
    'apps/v1': apps,
    'policy/v1': policy,
    'autoscaling/v2': autoscaling,
    'networking.k8s.io/v1': networking,
  };
  type Model = new (data: unknown) => { validate: () => void };
  interface Manifest {
    apiVersion: string;
    kind: string;
    data?: Record<string, string>;
    spec?: unknown;
  }
  const manifests = ['host.yaml', 'ingress.yaml'].flatMap((file) =>
    parseAllDocuments(read(`kubernetes/${file}`)).map((document) => document.toJS() as Manifest),
  );
  const one = (kind: string): Manifest => {
    const found = manifests.find((manifest) => manifest.kind === kind);
    if (found === undefined) throw new Error(`no ${kind}`);
    return found;
  };

  test.each(manifests.map((manifest) => [manifest.kind, manifest] as const))(
    '%s fits its schema',
    (kind, manifest) => {
      const Kind = MODELS[manifest.apiVersion]?.[kind] as Model;
      expect(() => new Kind(manifest).validate()).not.toThrow();
      expect(() => new Kind({ ...manifest, spec: 'no', data: 'no' }).validate()).toThrow('must be object');
    },
  );

  test('give the hosts settings that they take', () => {
    const settings = readSettings({
      ...one('ConfigMap').data,
      VALKEY_URL: 'valkey://cache.example',
      INTERNAL_SECRET: 'a-secret-of-the-operator',
    });
    const { template } = one('Deployment').spec as {
      template: { spec: { terminationGracePeriodSeconds: number } };
    };
    expect(template.spec.terminationGracePeriodSeconds * 1_000).toBeGreaterThan(
      settings.stopDelayMs + settings.circuits.timeoutMs + 5_000,
    );
  });

  test('lead every address of the page host to it', () => {
    const { rules } = one('Ingress').spec as {
      rules: { http: { paths: { path: string; pathType: string }[] } }[];
    };
    const paths = rules.flatMap(({ http }) => http.paths);
    const isLed = (address: string) =>
      paths.some(({ path, pathType }) =>
        pathType === 'Exact' ? address === path : address === path || address.startsWith(`${path}/`),
      );
    for (const address of [...PAGES, ...OWN_PATHS]) expect(isLed(address), address).toBe(true);
    for (const address of ['/', '/pictures/a.webp', '/metrics']) expect(isLed(address), address).toBe(false);
  });
});
