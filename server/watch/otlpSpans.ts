import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { endpointOf } from '../proxy/endpoints.ts';
import { routeKindOf } from './routeKind.ts';
import { foundOf } from './serverTiming.ts';
import type { Spans, TraceSettings } from './spans.ts';

const PATH = '/v1/traces';
/** A collector that does not answer holds up the end of the host for so long, ms. */
const LAST_SEND_MS = 2_000;
const HEADER = 'traceparent';

/**
 * Sends traces to a collector by OTLP, in JSON over HTTP. A collector that is away costs no answer: spans are sent in
 * the background, and those for which there is no room are dropped. No address or other text of a visitor is in a span.
 */
export function createOtlpSpans({ url, share }: TraceSettings, version: string): Spans {
  const ids = new RandomIdGenerator();
  /** Ids that the edge has given to a request: its first span has them, as the log has. */
  let given: { traceId: string; spanId: string } | null = null;
  const ratio = new TraceIdRatioBasedSampler(share);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env['OTEL_SERVICE_NAME'] || 'etalase',
      'service.version': version,
      'service.instance.id': randomUUID(),
    }),
    sampler: new ParentBasedSampler({
      root: ratio,
      remoteParentSampled: ratio,
      remoteParentNotSampled: new AlwaysOffSampler(),
    }),
    idGenerator: {
      generateTraceId: () => given?.traceId ?? ids.generateTraceId(),
      generateSpanId: () => given?.spanId ?? ids.generateSpanId(),
    },
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: url + PATH }) })],
  });
  const tracer = provider.getTracer('etalase', version);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());

  function begin(name: string, kind: SpanKind, at: Context): { span: Span; inside: Context } {
    const span = tracer.startSpan(name, { kind }, at);
    return { span, inside: trace.setSpan(at, span) };
  }
  const fail = (span: Span, error: unknown) => {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
  };
  async function during<T>(span: Span, inside: Context, work: () => Promise<T>): Promise<T> {
    try {
      return await context.with(inside, work);
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  }
  const withStatus = (span: Span, { status }: Response) => {
    span.setAttribute('http.response.status_code', status);
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  };

  return {
    async answer(request, isFirst, work) {
      const asked = parentOf(request.headers.get(HEADER));
      const route = routeKindOf(new URL(request.url).pathname);
      const from = asked === null || isFirst ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, asked);
      given = isFirst ? asked : null;
      const { span, inside } = begin(`${request.method} ${route}`, SpanKind.SERVER, from);
      given = null;
      span.setAttribute('http.request.method', request.method);
      span.setAttribute('http.route', route);
      return during(span, inside, async () => {
        const response = await work();
        withStatus(span, response);
        const found = foundOf(response.headers.get('server-timing'));
        if (found !== null) span.setAttribute('etalase.page.found', found);
        return response;
      });
    },
    step(name, work) {
      const { span, inside } = begin(name, SpanKind.INTERNAL, context.active());
      let isLater = false;
      try {
        const made = context.with(inside, work);
        if (!(made instanceof Promise)) return made;
        isLater = true;
        return during(span, inside, () => made as Promise<unknown>) as typeof made;
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        if (!isLater) span.end();
      }
    },
    traced: (call, caller) => async (input, init) => {
      const request = input instanceof Request ? input : null;
      const method = init?.method ?? request?.method ?? 'GET';
      const endpoint = endpointOf(method, new URL(request?.url ?? String(input)).pathname);
      const { span, inside } = begin(endpoint, SpanKind.CLIENT, context.active());
      span.setAttribute('http.request.method', method);
      span.setAttribute('etalase.caller', caller);
      const headers = new Headers(init?.headers ?? request?.headers);
      const { traceId, spanId, traceFlags } = span.spanContext();
      headers.set(HEADER, `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`);
      return during(span, inside, async () => {
        const response = await call(input, { ...init, headers });
        withStatus(span, response);
        return response;
      });
    },
    async close() {
      await Promise.race([
        provider.shutdown().catch(() => {}),
        delay(LAST_SEND_MS, undefined, { ref: false }),
      ]);
    },
  };
}

/** The span of the proxy that asks, by its header; the edge lets only valid ones through. */
function parentOf(header: string | null) {
  const [, traceId = '', spanId = '', flags = '00'] = header?.split('-') ?? [];
  return traceId === '' ? null : { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}
