/** The composed server as Prometheus, its alerts and dashboard, and a receiver of traces see it. */
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { orderedCentavos, placedOrders } from '#features/orders/server/placed-orders.ts';
import { receivedNotices } from '#features/payments/server/webhooks/received-notices.ts';
import { defined } from '#kernel/defined.ts';
import type { Database } from '#platform/db/database.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { registerJobs } from '#platform/jobs/claim-jobs.store.ts';
import { setPaused } from '#platform/jobs/control-jobs.store.ts';
import { sendNext } from '#platform/mail/outbox.ts';
import type { Sample } from '#platform/metrics/metric.ts';
import { type ParsedMetric, parseExposition } from '#platform/metrics/testing/parse-exposition.ts';
import { inProject } from '#platform/process/project-folder.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { openTracing } from '#platform/tracing/open-tracing.ts';
import { buildApp } from '../src/build-app.ts';
import { mailWriters } from '../src/lifecycle/mail-writers.ts';
import { type Monitoring, openMonitoring } from '../src/monitoring/open-monitoring.ts';
import { groupedBy, queriedMetrics } from '../src/monitoring/testing/queried-metrics.ts';
import { openPublicCaches, type PublicCaches } from '../src/public-cache/open-public-caches.ts';
import { type Login, logIn, PUBLIC_URL, SECRET, send } from '../src/testing/small-server.ts';
import { type SmallWorld, smallWorld } from '../src/testing/small-world.ts';
import { toInject, validRequests } from '../src/testing/valid-requests.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const TRACEPARENT = `00-${TRACE}-b7ad6b7169203331-01`;
const ORDER = 'POST /v2/app/:token/usuario/:idcliente/pedido';
const CATEGORIES = 'GET /v2/app/:token/listacategoriasprodutos/:idfornecedor';
const ORDER_ROUTE = ORDER.slice('POST '.length);

const template = testDatabase();
const spans: ReadableSpan[] = [];
const lines: Record<string, unknown>[] = [];
let dataDir: string;
let database: Database;
let cache: PublicCaches;
let monitoring: Monitoring;
let app: FastifyInstance;
let world: SmallWorld;
let ana: Login;
let origin: string;
let metricsPort: number;
let text: string;
/** What the counters of this process stood at, because other test files run in it, too. */
let before: ReadonlyMap<string, readonly Sample[]>;
let metrics: ReadonlyMap<string, ParsedMetric>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-monitoring-'));
  world = await smallWorld(template.current);
  const logger = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) });
  const stopTracing = await openTracing({
    serviceName: 'test',
    ratio: 1,
    endpoint: {
      export(batch, done) {
        spans.push(...batch);
        done({ code: 0 });
      },
      shutdown: async () => {},
    },
  });
  monitoring = await openMonitoring(
    { metrics: { host: '127.0.0.1', port: 0 }, logLevel: 'info', slowStatement: 60_000 },
    logger,
  );
  const { onCompleted, watchStatement } = monitoring;
  database = openDatabase(template.url, defined({ watchStatement }));
  cache = openPublicCaches(template.url);
  app = await buildApp({
    settings: {
      dataDir,
      defaultSite: undefined,
      publicUrl: PUBLIC_URL,
      sessionSecret: SECRET,
      trustedProxies: [],
    },
    pages: false,
    ...{ database, cache, logger, notificationsDatabaseUrl: template.url },
    ...defined({ onCompleted }),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  metricsPort = (await monitoring.serve({ app, database, forJobs: database, cache, queries: true })) ?? 0;
  ana = await logIn(app, world.ana.email, world.market.id);

  before = new Map([receivedNotices, placedOrders, orderedCentavos].map((each) => [each.name, each.read()]));
  await doSomethingOfEverything();
  text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  metrics = parseExposition(text);

  const outbox = {
    database,
    writers: mailWriters(PUBLIC_URL, { database, sessionSecret: SECRET }),
    send: async () => {},
    report: () => {},
  };
  while (await sendNext(outbox, Date.now()));
  // Sends the last spans.
  await stopTracing();
});
afterAll(async () => {
  await app.close();
  await monitoring.close();
  await cache.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
});

async function doSomethingOfEverything(): Promise<void> {
  const { id: clientId, userId, email, addressId } = world.ana;
  const who = { handle: ana.handle, clientId, userId, email, addressId, orderNumber: 1, shop: world.market };
  const requests = validRequests({ ...who, staffEmail: world.staff.owner });
  const request = toInject(ORDER, requests[ORDER] ?? {});
  const ordered = await send(app, {
    ...request,
    headers: { ...request.headers, cookie: ana.cookie, traceparent: TRACEPARENT },
  });
  expect(ordered.statusCode, ordered.body).toBe(200);
  await send(app, toInject(CATEGORIES, { params: { token: 'token', idfornecedor: world.market.id } }));
  await fetch(`${origin}/healthz`);
  await fetch(`${origin}/metrics`);
  await send(app, {
    method: 'POST',
    url: `/v4/pagamentos/qualquer/${world.market.id}/notificacoes`,
    payload: {},
  });
  const now = Date.now();
  monitoring.jobRuns.onEnded({ name: 'old rows', begunAt: now - 10, endedAt: now, outcome: { done: 1 } });
  await registerJobs(
    database.db,
    ['old rows', 'charges'].map((name) => ({ name, firstAt: now - 2_000 })),
    now,
  );
  await setPaused(database.db, { name: 'charges', paused: true }, now);
}

const sampled = (name: string, labels: Readonly<Record<string, string>> = {}): number | undefined =>
  [...metrics.values()]
    .flatMap(({ samples }) => samples)
    .find(
      (sample) =>
        sample.name === name &&
        Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
    )?.value;
const added = (name: string, labels: Readonly<Record<string, string>> = {}): number => {
  const ofLabels = (sample: Sample) =>
    Object.entries(labels).every(([label, value]) => sample.labels?.[label] === value);
  return (sampled(name, labels) ?? 0) - (before.get(name)?.find(ofLabels)?.value ?? 0);
};

describe('the metrics', () => {
  test('count requests by template and status', () => {
    const labels = { http_request_method: 'GET', http_route: '/healthz', http_response_status_code: '200' };
    expect(sampled('http_server_request_duration_seconds_count', labels)).toBe(1);
    expect(sampled('http_server_request_duration_seconds_bucket', { ...labels, le: '+Inf' })).toBe(1);
    // Nor is the port of the shops theirs.
    const unknown = { http_route: 'unknown', http_response_status_code: '404' };
    expect(sampled('http_server_request_duration_seconds_count', unknown)).toBe(1);
  });

  test('time statements by name, and say how the pools are used', () => {
    const placed = { db_query_summary: 'orders_place' };
    expect(sampled('db_client_operation_duration_seconds_count', placed)).toBe(1);
    expect(
      sampled('db_client_operation_duration_seconds_count', { db_query_summary: 'commit' }),
    ).toBeGreaterThan(0);
    const pool = { db_client_connection_pool_name: 'requests/generic-plans' };
    expect(sampled('db_client_connection_count', { ...pool, db_client_connection_state: 'idle' })).toBe(1);
    expect(sampled('db_client_connection_pending_requests', pool)).toBe(0);
    expect(sampled('db_client_connection_max', pool)).toBe(10);
  });

  test('count orders with their sums, webhooks and mails', () => {
    expect(added('vitrine_orders_total', { kind: 'order' })).toBe(1);
    expect(added('vitrine_ordered_centavos_total')).toBeGreaterThan(0);
    const notice = { provider: 'unknown', outcome: 'unknown-provider' };
    expect(added('vitrine_payment_webhooks_total', notice)).toBe(1);
    expect(sampled('vitrine_mails_waiting')).toBeGreaterThan(0);
    expect(sampled('vitrine_mails_given_up')).toBe(0);
    expect(sampled('vitrine_payments_unknown')).toBe(0);
  });

  test('know jobs, caches, sockets, memory and the event loop', () => {
    expect(sampled('vitrine_job_runs_total', { job_name: 'old rows', outcome: 'done' })).toBe(1);
    expect(sampled('vitrine_job_overdue_seconds', { job_name: 'old rows' })).toBeGreaterThan(1);
    expect(sampled('vitrine_job_overdue_seconds', { job_name: 'charges' })).toBe(0);
    expect(sampled('vitrine_job_paused', { job_name: 'charges' })).toBe(1);
    expect(sampled('vitrine_job_failures', { job_name: 'old rows' })).toBe(0);
    expect(sampled('vitrine_job_dead_letters')).toBe(0);
    expect(sampled('vitrine_cache_misses_total', { cache: 'answers' })).toBeGreaterThan(0);
    expect(sampled('vitrine_cache_max_bytes', { cache: 'pages' })).toBe(64 * 1024 * 1024);
    expect(sampled('vitrine_http_connections')).toBeGreaterThan(0);
    expect(sampled('vitrine_live_connections')).toBe(0);
    expect(sampled('process_resident_memory_bytes')).toBeGreaterThan(1e7);
    expect(metrics.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
    expect(metrics.has('nodejs_gc_duration_seconds')).toBe(true);
  });

  test('know what is outside of the process: PostgreSQL’s connections and clock, providers, the bucket', () => {
    expect(sampled('vitrine_postgresql_connections')).toBeGreaterThan(0);
    expect(sampled('vitrine_postgresql_max_connections')).toBeGreaterThan(50);
    expect(sampled('vitrine_db_failed_connections_total', { error_type: '53300' })).toBe(0);
    expect(Math.abs(sampled('vitrine_clock_offset_seconds') ?? 60)).toBeLessThan(5);
    expect(Math.abs(sampled('vitrine_clock_set_seconds') ?? 60)).toBeLessThan(5);
    const answered = { provider: 'mercado-pago', outcome: 'done' };
    expect(sampled('vitrine_payment_call_duration_seconds_count', answered)).toBe(0);
    const failed = { http_request_method: 'GET', outcome: 'failed' };
    expect(sampled('vitrine_object_store_call_duration_seconds_bucket', { ...failed, le: '15' })).toBe(0);
  });

  test('name no shop and no person', () => {
    const { market, atlas, ana: client, bia } = world;
    const ids = [market, atlas, client, bia].map(({ id }) => id);
    // A provider's name begins like the shop's.
    const said = text.replaceAll('"mercado-pago"', '');
    for (const secret of [...ids, market.slug, client.email, ana.handle, client.userId])
      expect(said).not.toContain(secret);
  });
});

describe('alerts and dashboard', () => {
  interface Rule {
    readonly alert: string;
    readonly expr: string;
    readonly labels: { readonly severity: string };
    readonly annotations: { readonly summary: string; readonly action: string };
  }
  interface Panel {
    readonly title: string;
    readonly type: string;
    readonly targets?: readonly { readonly expr: string }[];
  }
  const file = (name: string): string => readFileSync(inProject(`deploy/monitoring/${name}`), 'utf8');
  const { groups } = parse(file('alerts.yml')) as { groups: readonly { rules: readonly Rule[] }[] };
  const rules = groups.flatMap((group) => group.rules);
  const { panels } = JSON.parse(file('dashboard.json')) as { panels: readonly Panel[] };
  const expressions = [
    ...rules.map(({ alert, expr }) => [alert, expr] as const),
    ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const)),
  ];
  /** What Prometheus itself adds. */
  const ITS_LABELS = ['job', 'instance', 'le'];

  test('each alert says what to do', () => {
    expect(rules.length).toBeGreaterThan(15);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { alert, labels, annotations } of rules) {
      expect(annotations.summary, alert).toMatch(/\.$/);
      expect(annotations.action, alert).toMatch(/^[A-Z].{30,}\.$/);
      expect(['page', 'ticket'], alert).toContain(labels.severity);
    }
  });

  test('the guide has a row for each alert, and no other', () => {
    const guide = readFileSync(inProject('docs/running.md'), 'utf8');
    const [, section = ''] = guide.split('\n### When an alert fires\n');
    const [table = ''] = section.split('\n#');
    const named = [...table.matchAll(/^\| (Vitrine\w+) /gm)].map(([, alert]) => alert);
    expect(named.sort()).toEqual(rules.map(({ alert }) => alert).sort());
  });

  test('a panel that draws has a query', () => {
    for (const { title, type, targets } of panels)
      expect(type === 'row' || (targets?.length ?? 0) > 0, title).toBe(true);
  });

  test.each(expressions)('%s: every metric and label is served', (_, expression) => {
    const found = queriedMetrics(expression);
    expect(found.length).toBeGreaterThan(0);
    const known = new Set(ITS_LABELS);
    for (const { name, labels } of found) {
      if (name === 'up') continue;
      const metric = metrics.get(name) ?? metrics.get(name.replace(/_(bucket|sum|count)$/, ''));
      expect(metric, name).toBeDefined();
      for (const { labels: given } of metric?.samples ?? [])
        for (const label of Object.keys(given)) known.add(label);
      // Such as garbage collections, of which there may have been none.
      if ((metric?.samples.length ?? 0) === 0) return;
      expect(
        labels.filter((label) => !known.has(label)),
        name,
      ).toEqual([]);
    }
    expect(groupedBy(expression).filter((label) => !known.has(label))).toEqual([]);
  });
});

describe('a purchase', () => {
  const inTrace = () => spans.filter((span) => span.spanContext().traceId === TRACE);
  const named = (name: string) => inTrace().find((span) => span.name === name);

  test('is one trace from the click to the commit and its mail', () => {
    const request = named(`POST ${ORDER_ROUTE}`);
    const submit = named('submit order');
    expect(request?.parentSpanContext?.spanId).toBe('b7ad6b7169203331');
    expect(submit?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
    for (const statement of ['orders_place', 'commit']) {
      expect(named(statement)?.parentSpanContext?.spanId, statement).toBe(submit?.spanContext().spanId);
    }
    expect(submit?.attributes['vitrine.order_number']).toEqual(expect.any(Number));
    expect(request?.attributes).toMatchObject({
      'http.route': ORDER_ROUTE,
      'http.response.status_code': 200,
      'vitrine.shop': world.market.id,
    });
    const mail = named('send mail');
    expect(mail?.attributes['vitrine.mail_kind']).toEqual(expect.any(String));
  });

  test('has no name, address or text of anybody in it', () => {
    const said = JSON.stringify(inTrace().map(({ name, attributes, events }) => [name, attributes, events]));
    for (const secret of [world.ana.email, ana.handle, 'Rua ', '529.982']) expect(said).not.toContain(secret);
  });

  test('is logged with its trace, its shop and the id of who ordered', () => {
    const line = lines.find(({ route, msg }) => route === ORDER_ROUTE && msg === 'answered');
    expect(line).toMatchObject({
      trace: TRACE,
      shop: world.market.id,
      actor: 'principal',
      user: world.ana.userId,
      status: 200,
    });
  });
});
