/**
 * Where code says what it is doing, for traces. Until `open-tracing.ts` has opened them, all of this does nothing, and no library is
 * loaded. A span is a named piece of work of a trace; work that begins within it belongs to it.
 */

export type SpanKind = 'internal' | 'server' | 'client' | 'consumer';

export type Attributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanOptions {
  readonly kind?: SpanKind;
  readonly attributes?: Attributes;
  /** A W3C `traceparent` to continue where no span of this process is active. */
  readonly continues?: string | undefined;
}

/** Ends a span; of what has failed, with the kind of its failure. Never its words: they may repeat what somebody has typed. */
export type EndSpan = (failure?: string) => void;

export interface OpenSpan extends CurrentTrace {
  readonly end: EndSpan;
  readonly annotate: (attributes: Attributes) => void;
  /** What begins in `work` belongs to this span. */
  readonly enter: (work: () => void) => void;
}

export interface CurrentTrace {
  readonly traceId: string;
  /** The current span, as a W3C `traceparent` names it. */
  readonly traceparent: string;
}

export interface Tracer {
  /** Runs work as a span, which ends when its promise settles. */
  run<T>(name: string, work: () => Promise<T>, options?: SpanOptions): Promise<T>;
  begin(name: string, options?: SpanOptions): OpenSpan;
  annotate(attributes: Attributes): void;
  current(): CurrentTrace | undefined;
}

let tracer: Tracer | undefined;

/** Starts or, with undefined, ends the tracing of this process. */
export const setTracer = (used: Tracer | undefined): void => {
  tracer = used;
};

export const activeTracer = (): Tracer | undefined => tracer;

/** Runs work as a span of the current trace. */
export const inSpan = <T>(name: string, work: () => Promise<T>, options?: SpanOptions): Promise<T> =>
  tracer === undefined ? work() : tracer.run(name, work, options);

/** Adds to the current span. Ids only, as in a log. */
export const annotate = (attributes: Attributes): void => tracer?.annotate(attributes);

/** Undefined where nothing is traced, or not this. */
export const currentTrace = (): CurrentTrace | undefined => tracer?.current();
