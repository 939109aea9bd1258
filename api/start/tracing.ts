import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span as TracedSpan,
  type Tracer,
} from '@opentelemetry/api'
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from '@opentelemetry/sdk-trace'
import type { Env } from '../process/env.ts'
import { log } from '../process/log.ts'
import { withTimeout } from '../process/with-timeout.ts'
import { runWork, createWork, type Span } from '../process/work.ts'

/** Spans are dropped if the collector takes longer. */
const exportWithinMs = 5000
const flushWithinMs = 2000
/** Longer attributes, such as statements, are cut. */
const maxTextLength = 2000

/** Requests without a trace: those of load balancers, Prometheus and browsers' asset downloads. */
const untraced = /^\/(healthz|readyz|metrics|assets\/.*)$/

type Settings = Pick<
  Env,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG' | 'TRUST_PROXY'
>

/** Batched in the background; while the collector is down, some spans are buffered and the rest dropped. */
export const startTracing = (env: Settings, endWithinMs = flushWithinMs) => {
  const exporter = new OTLPTraceExporter({
    url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`,
    timeoutMillis: exportWithinMs,
  })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(env.OTEL_TRACES_SAMPLER_ARG) }),
    spanLimits: { attributeValueLengthLimit: maxTextLength },
    spanProcessors: [
      new BatchSpanProcessor({ exporter: reportFailures(exporter), exportTimeoutMillis: exportWithinMs + 1000 }),
    ],
  })
  const tracer = provider.getTracer('directory')
  const propagator = new W3CTraceContextPropagator()

  const getTraceContext = ({ headers }: IncomingMessage) =>
    env.TRUST_PROXY > 0 ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter) : ROOT_CONTEXT

  return {
    traces: { child: childIn(tracer, ROOT_CONTEXT) },
    around:
      (listener: RequestListener): RequestListener =>
      (request, response) => {
        const path = request.url!.split('?', 1)[0]!
        if (untraced.test(path)) return listener(request, response)
        const attributes = { 'http.request.method': request.method!, 'url.path': path }
        const span = tracer.startSpan(
          path === '/graphql' ? `${request.method} /graphql` : request.method!,
          { kind: SpanKind.SERVER, attributes },
          getTraceContext(request),
        )
        response.once('close', () => endRequest(span, response))
        runWork(createWork(toSpan(tracer, span)), () => listener(request, response))
      },
    stop: async () => {
      await withTimeout(
        endWithinMs,
        provider.shutdown().catch(() => {}),
        undefined,
      )
    },
  }
}

const childIn =
  (tracer: Tracer, context: Context): Span['child'] =>
  (name, attributes = {}) => {
    const kind = 'db.system.name' in attributes ? SpanKind.CLIENT : SpanKind.INTERNAL
    return toSpan(tracer, tracer.startSpan(name, { kind, attributes }, context))
  }

const toSpan = (tracer: Tracer, span: TracedSpan): Span => ({
  child: childIn(tracer, trace.setSpan(ROOT_CONTEXT, span)),
  end: (isFailed = false) => {
    if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  },
})

const endRequest = (span: TracedSpan, response: ServerResponse) => {
  span.setAttribute('http.response.status_code', response.statusCode)
  const requestId = response.getHeader('x-request-id')
  if (requestId) span.setAttribute('http.response.header.x-request-id', [String(requestId)])
  if (response.statusCode >= 500 || !response.writableFinished) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}

/** Logs once per outage. */
export const reportFailures = (exporter: SpanExporter): SpanExporter => {
  let isAway = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const isFailed = result.code !== ExportResultCode.SUCCESS
        if (isFailed && !isAway)
          log.warn({ reason: result.error?.message }, 'trace collector unavailable; dropping traces')
        isAway = isFailed
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
  }
}
