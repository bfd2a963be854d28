/** Everything that Prometheus reads of this server. A metric that is not listed here is not served. */

import type { FastifyInstance } from 'fastify';
import { JOB_NAMES } from '#features/administration/contract/job-names.ts';
import { SILENCE } from '#features/administration/server/monitor/monitor.ts';
import { orderedCentavos, placedOrders } from '#features/orders/server/placed-orders.ts';
import { providerCalls } from '#features/payments/server/providers/provider-calls.ts';
import { unknownOutcomesState } from '#features/payments/server/store/payment-facts.store.ts';
import { receivedNotices } from '#features/payments/server/webhooks/received-notices.ts';
import { failedConnections } from '#platform/db/connections/counted-client.ts';
import type { Database, Db, PoolUse } from '#platform/db/database.ts';
import type { StatementDurations } from '#platform/db/statements/statement-durations.ts';
import type { RequestDurations } from '#platform/http/request-durations.ts';
import { countOpenDeadLetters, type JobState, jobStates } from '#platform/jobs/job-states.store.ts';
import { outboxState } from '#platform/mail/outbox-state.store.ts';
import { triedMails } from '#platform/mail/tried-mails.ts';
import { counted, gauge, type Metric, type Sample } from '#platform/metrics/metric.ts';
import { scraped } from '#platform/metrics/scraped.ts';
import { bucketCalls } from '#platform/pictures/s3-picture-store.ts';
import { busyShare } from '#platform/process/busy-share.ts';
import type { PublicCaches } from '../public-cache/open-public-caches.ts';
import { clockMetrics, serverConnectionMetrics } from './database-server-metrics.ts';
import type { JobRunCounts } from './job-run-counts.ts';

export interface Measured {
  readonly app: Pick<FastifyInstance, 'server' | 'openRequests' | 'liveConnections'>;
  readonly database: Database;
  readonly forJobs: Database;
  readonly cache: Pick<PublicCaches, 'use'>;
  /** Whether this process answers what needs a query: one of several is enough. */
  readonly queries: boolean;
}

interface Counts {
  readonly requests: RequestDurations;
  readonly statements: StatementDurations;
  readonly jobRuns: JobRunCounts;
}

export const serverMetrics = (
  { app, database, forJobs, cache, queries }: Measured,
  { requests, statements, jobRuns }: Counts,
): readonly Metric[] => [
  requests,
  ...connectionMetrics(app),
  ...statements.metrics,
  ...poolMetrics({ requests: database, jobs: forJobs }),
  failedConnections,
  ...cacheMetrics(cache),
  ...jobRuns.metrics,
  triedMails,
  receivedNotices,
  providerCalls,
  bucketCalls,
  placedOrders,
  orderedCentavos,
  ...clockMetrics(forJobs.db),
  ...(queries ? queriedMetrics(forJobs.db) : []),
  busyMetric(),
];

const one = (value: number): readonly Sample[] => [{ value }];

function connectionMetrics({ server, openRequests, liveConnections }: Measured['app']): readonly Metric[] {
  const connections = () =>
    new Promise<readonly Sample[]>((resolve, reject) =>
      server.getConnections((error, count) => (error ? reject(error) : resolve(one(count)))),
    );
  return [
    gauge('http_server_active_requests', 'Requests whose response is not complete.', () =>
      one(openRequests.size),
    ),
    gauge(
      'vitrine_http_connections',
      'Open connections of clients or proxies, WebSockets included.',
      connections,
    ),
    gauge('vitrine_live_connections', 'Open pages that are notified of changes.', () =>
      one(liveConnections()),
    ),
  ];
}

function poolMetrics(databases: Readonly<Record<string, Database>>): readonly Metric[] {
  const samples = (read: (use: PoolUse, labels: { readonly [POOL]: string }) => readonly Sample[]) => () =>
    Object.entries(databases).flatMap(([of, database]) =>
      database.pools().flatMap((use) => read(use, { [POOL]: `${of}/${use.name}` })),
    );
  return [
    gauge(
      'db_client_connection_count',
      'Connections to PostgreSQL by pool and state.',
      samples(({ used, idle }, labels) => [
        { labels: { ...labels, db_client_connection_state: 'used' }, value: used },
        { labels: { ...labels, db_client_connection_state: 'idle' }, value: idle },
      ]),
    ),
    gauge(
      'db_client_connection_max',
      'Limit of connections by pool.',
      samples(({ max }, labels) => [{ labels, value: max }]),
    ),
    gauge(
      'db_client_connection_pending_requests',
      'Queries and transactions that wait for a connection.',
      samples(({ waiting }, labels) => [{ labels, value: waiting }]),
    ),
  ];
}

const POOL = 'db_client_connection_pool_name';

function cacheMetrics({ use }: Measured['cache']): readonly Metric[] {
  type Use = ReturnType<typeof use>[number];
  const samples = (read: (use: Use) => number) => () =>
    use().map((each) => ({ labels: { cache: each.cache }, value: read(each) }));
  return [
    counted(
      'vitrine_cache_hits_total',
      'Reads that a cache answered.',
      samples(({ hits }) => hits),
    ),
    counted(
      'vitrine_cache_misses_total',
      'Values that had to be loaded.',
      samples(({ misses }) => misses),
    ),
    gauge(
      'vitrine_cache_entries',
      'Values in a cache.',
      samples(({ entries }) => entries),
    ),
    gauge(
      'vitrine_cache_bytes',
      'What they are estimated to take.',
      samples(({ bytes }) => bytes),
    ),
    gauge(
      'vitrine_cache_max_bytes',
      'What they may take.',
      samples(({ maxBytes }) => maxBytes),
    ),
  ];
}

function queriedMetrics(db: Db): readonly Metric[] {
  const mails = scraped(() => outboxState(db));
  const payments = scraped(() => unknownOutcomesState(db, Date.now() - SILENCE));
  return [
    ...jobStateMetrics(db),
    ...serverConnectionMetrics(db),
    gauge('vitrine_mails_waiting', 'Mails that are neither sent nor given up.', async () =>
      one((await mails()).waiting),
    ),
    gauge('vitrine_mails_given_up', 'Mails that are not tried any more, of the last 30 days.', async () =>
      one((await mails()).givenUp),
    ),
    gauge('vitrine_mails_oldest_age_seconds', 'Age of the oldest mail that waits.', async () =>
      one((await mails()).oldest),
    ),
    gauge(
      'vitrine_mails_overdue_seconds',
      'For how long the most delayed mail could have been tried, and was not.',
      async () => one((await mails()).overdue),
    ),
    gauge('vitrine_payments_unknown', 'Payments whose outcome nobody knows; 1,000 at most.', async () =>
      one((await payments()).count),
    ),
    gauge('vitrine_payments_unknown_oldest_age_seconds', 'Age of the oldest of them.', async () =>
      one((await payments()).oldest),
    ),
  ];
}

function jobStateMetrics(db: Db): readonly Metric[] {
  const states = scraped(() => jobStates(db, JOB_NAMES));
  const letters = scraped(async () => ({ open: await countOpenDeadLetters(db, JOB_NAMES) }));
  const samples = (read: (job: JobState) => number) => async () =>
    (await states()).map((job) => ({ labels: { job_name: job.name }, value: read(job) }));
  return [
    gauge(
      'vitrine_job_failures',
      'Failed runs since the last success.',
      samples(({ failures }) => failures),
    ),
    gauge(
      'vitrine_job_overdue_seconds',
      'For how long the job has been due without having ended: it is late, or its run takes long.',
      samples(({ overdue }) => overdue),
    ),
    gauge(
      'vitrine_job_paused',
      '1 while the job runs on request only.',
      samples(({ paused }) => Number(paused)),
    ),
    gauge(
      'vitrine_job_dead_letters',
      'Jobs that failed five times in a row or more, and have not succeeded since.',
      async () => one((await letters()).open),
    ),
  ];
}

function busyMetric(): Metric {
  const busy = busyShare();
  return gauge(
    'vitrine_event_loop_busy_ratio',
    'Share of the time since the last scrape in which the event loop was busy.',
    () => one(busy()),
  );
}
