/** Security events: possible attempts at other people's data or prices. Logged without naming anyone. */
import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export type Suspicion =
  | 'foreign-client'
  | 'foreign-handle'
  | 'foreign-supplier'
  | 'cross-site'
  | 'not-permitted'
  | 'claimed-money'
  | 'payment-notice';

/** Repeated events are logged once per pause, with their number. Milliseconds. */
const PAUSE = 60_000;
/** Limit of tracked senders; further ones are counted together per event. */
const MAX = 1_000;

interface LastReport {
  readonly until: number;
  readonly silent: number;
}

const reportsOf = new WeakMap<FastifyInstance, Map<string, LastReport>>();

/** Key for hashing addresses: within one process, lines of one address can be matched, but the address cannot be recovered. */
const SECRET = randomBytes(16);
const whoIs = ({ ip }: FastifyRequest): string =>
  createHash('sha256').update(SECRET).update(ip).digest('base64url').slice(0, 10);

export function logSuspicion(
  request: FastifyRequest,
  suspicion: Suspicion,
  facts: Readonly<Record<string, unknown>> = {},
  now = Date.now(),
): void {
  const reports = reportsOf.get(request.server) ?? new Map<string, LastReport>();
  reportsOf.set(request.server, reports);
  const who = whoIs(request);
  const key = reports.size < MAX || reports.has(`${suspicion} ${who}`) ? `${suspicion} ${who}` : suspicion;
  const last = reports.get(key);
  if (last !== undefined && last.until > now) {
    reports.set(key, { ...last, silent: last.silent + 1 });
    return;
  }
  for (const [other, { until }] of reports) if (until <= now) reports.delete(other);
  reports.set(key, { until: now + PAUSE, silent: 0 });
  request.log.warn(
    {
      event: suspicion,
      route: request.routeOptions.url ?? 'unknown',
      who,
      ...facts,
      untold: last?.silent ?? 0,
    },
    'security event',
  );
}
