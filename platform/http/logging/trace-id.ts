import type { IncomingHttpHeaders } from 'node:http';
import { currentTrace } from '#platform/tracing/tracing.ts';

/** W3C Trace Context: version, trace id, parent id, flags. Later versions may append more. */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-.*)?$/;
const MAX_LENGTH = 200;

/** The trace that a request belongs to: the one that is recorded here, else the one that its sender named. */
export const traceIdOf = ({ traceparent }: IncomingHttpHeaders): string | undefined =>
  currentTrace()?.traceId ?? sentTraceId(traceparent);

export function sentTraceId(traceparent: string | readonly string[] | undefined): string | undefined {
  if (typeof traceparent !== 'string' || traceparent.length > MAX_LENGTH) return undefined;
  return TRACEPARENT.exec(traceparent)?.[1];
}
