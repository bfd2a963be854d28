/** Traces by OpenTelemetry. Its packages are loaded here, when traces are wanted, and nowhere else. */
import { hostname } from 'node:os';
import type { TracerProvider as ApiProvider, Span } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import {
  type Attributes,
  type CurrentTrace,
  type EndSpan,
  type SpanOptions,
  setTracer,
  type Tracer,
} from './tracing.ts';

export interface TracingOptions {
  /** Base address of an OTLP/HTTP receiver, to which /v1/traces is appended; or what takes the spans in tests. */
  readonly endpoint: string | SpanExporter;
  readonly serviceName: string;
  /** Share of the traces that are recorded, 0 to 1. */
  readonly ratio: number;
}

/** How long a stop waits for the last spans. Milliseconds. */
const LAST_EXPORT = 3_000;

/** Starts tracing this process. Returns a function that sends what is left and stops. */
export async function openTracing({
  endpoint,
  serviceName,
  ratio,
}: TracingOptions): Promise<() => Promise<void>> {
  const [api, { AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, resources, sdk] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace'),
    ]);
  const sampler = new sdk.TraceIdRatioBasedSampler(ratio);
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({
      'service.name': serviceName,
      'service.instance.id': `${hostname()}:${process.pid}`,
    }),
    // A sender outside may ask for no recording, but not for more than we record anyway.
    sampler: new sdk.ParentBasedSampler({ root: sampler, remoteParentSampled: sampler }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: typeof endpoint === 'string' ? await exporterTo(endpoint) : endpoint,
      }),
    ],
  });
  const contexts = new AsyncLocalStorageContextManager();
  api.context.setGlobalContextManager(contexts);
  setTracer(tracerOf(api, provider, new W3CTraceContextPropagator()));
  return async () => {
    setTracer(undefined);
    api.context.disable();
    await Promise.race([
      provider.shutdown(),
      new Promise<void>((resolve) => setTimeout(resolve, LAST_EXPORT).unref()),
    ]);
  };
}

async function exporterTo(endpoint: string): Promise<SpanExporter> {
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
}

type Api = typeof import('@opentelemetry/api');
type Propagator = InstanceType<typeof import('@opentelemetry/core')['W3CTraceContextPropagator']>;

function tracerOf(api: Api, provider: ApiProvider, propagator: Propagator): Tracer {
  const { context, trace, SpanKind, SpanStatusCode } = api;
  const KINDS = {
    internal: SpanKind.INTERNAL,
    server: SpanKind.SERVER,
    client: SpanKind.CLIENT,
    consumer: SpanKind.CONSUMER,
  };
  const tracer = provider.getTracer('vitrine');
  const parentOf = (continues: string | undefined) => {
    const active = context.active();
    if (continues === undefined || trace.getSpan(active) !== undefined) return active;
    return propagator.extract(active, { traceparent: continues }, api.defaultTextMapGetter);
  };
  const open = (name: string, { kind = 'internal', attributes = {}, continues }: SpanOptions = {}) => {
    const parent = parentOf(continues);
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...attributes } }, parent);
    return { span, within: trace.setSpan(parent, span) };
  };
  const endOf =
    (span: Span): EndSpan =>
    (failure) => {
      if (failure !== undefined) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute('error.type', failure);
      }
      span.end();
    };
  return {
    async run(name, work, options) {
      const { span, within } = open(name, options);
      const end = endOf(span);
      try {
        const result = await context.with(within, work);
        end();
        return result;
      } catch (error) {
        end(error instanceof Error ? error.name : typeof error);
        throw error;
      }
    },
    begin(name, options) {
      const { span, within } = open(name, options);
      return {
        ...traceOf(span),
        end: endOf(span),
        annotate: (attributes) => void span.setAttributes({ ...attributes }),
        enter: (work) => context.with(within, work),
      };
    },
    annotate(attributes: Attributes) {
      trace.getActiveSpan()?.setAttributes({ ...attributes });
    },
    current() {
      const span = trace.getActiveSpan();
      return span === undefined ? undefined : traceOf(span);
    },
  };
}

function traceOf(span: Span): CurrentTrace {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return { traceId, traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}` };
}
