import { resolve } from 'node:path';
import { defined } from '#kernel/defined.ts';
import { sessionSecret } from './lifecycle/session-secret.ts';
import { type CacheSizes, MEGABYTE } from './public-cache/cache-sizes.ts';
import { checkEnvironment, type Variables } from './settings/check-environment.ts';
import type { Environment } from './settings/environment-schema.ts';

export type Role = 'web' | 'jobs';
export type ObjectStorage = {
  bucket: string;
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};
/** External services for addresses; each one is off where it is not configured. */
export type PlaceSettings = {
  postalCodes?: string;
  geocoder?: string;
  tiles?: { url: string; credits: string };
};
/** As `openDatabase` takes them. */
export interface PoolSettings {
  readonly max: number;
  readonly connectionTimeout: number;
  readonly statementTimeout: number;
  readonly transactionTimeout: number;
}
export type LogLevel = Environment['LOG_LEVEL'];
export type MonitoringSettings = {
  /** Where metrics are served; absent: nothing is measured. */
  metrics?: { host: string; port: number };
  /** Where traces are sent; absent: nothing is traced. `ratio`: share of them that is recorded, 0 to 1. */
  traces?: { endpoint: string; serviceName: string; ratio: number };
  logLevel: LogLevel;
  /** A statement that takes this long is logged. Milliseconds; 0: none. */
  slowStatement: number;
};
export type Settings = {
  port: number;
  host: string;
  /** A second port for the health checks alone. */
  healthPort: number | undefined;
  /** Absolute path. */
  dataDir: string;
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Folder to which the embedded database archives its WAL, absolute; undefined: it does not. */
  walArchive: string | undefined;
  pools: { readonly requests: PoolSettings; readonly jobs: PoolSettings };
  caches: CacheSizes;
  /** Without a trailing slash. */
  publicUrl: string;
  defaultSite: string | undefined;
  /** One secret, or several separated by commas: the first signs and encrypts, all of them verify and decrypt. */
  sessionSecret: string;
  smtpUrl: string | undefined;
  /** Sender address of mails. */
  mailFrom: string;
  objectStorage: ObjectStorage | undefined;
  places: PlaceSettings;
  /** URL of the company register with `{cnpj}`; absent: no look-up. */
  companies?: string;
  /** Where purchases are sent for the shops' Google Analytics. */
  collectUrl: string;
  trustedProxies: string[];
  /** Maximum calls per minute of all visitors of one address, per process; 0: no limit. */
  visitorCalls: number;
  /** How long a CDN may hold visitors' pages, in seconds; 0: not at all. */
  cdnSeconds: number;
  /** False: browsers remove the service worker that they have, with all that it stored. */
  serviceWorker: boolean;
  roles: Role[];
  demo: boolean;
  /** Whether the platform's people need a second step. Not in the demo, whose passwords are public anyway. */
  needsSecondStep: boolean;
  production: boolean;
  /** How long requests are still served after a stop signal. Milliseconds. */
  shutdownGrace: number;
  monitoring: MonitoringSettings;
};

/** Settings of commands that work on the data beside a running server; they need no secret. */
export type DataSettings = Pick<
  Settings,
  'dataDir' | 'databaseUrl' | 'walArchive' | 'objectStorage' | 'publicUrl'
>;

/** Reads the same environment without requiring or generating a secret. */
export const readDataSettings = (variables: Variables = process.env): DataSettings =>
  dataSettings(checkEnvironment(variables, false));

const dataSettings = (read: Environment): DataSettings => ({
  dataDir: resolve(read.DATA_DIR),
  databaseUrl: read.DATABASE_URL,
  walArchive: read.WAL_ARCHIVE_DIR && resolve(read.WAL_ARCHIVE_DIR),
  objectStorage: objectStorage(read),
  publicUrl: (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/$/, ''),
});

/** What a start checks first, without writing anything. */
export const requireValidEnvironment = (variables: Variables = process.env): void =>
  void checkEnvironment(variables, true);

/** Reads and checks the environment; throws a `StartupRefusal` with a sentence for each mistake. */
export function readSettings(variables: Variables = process.env): Settings {
  const read = checkEnvironment(variables, true);
  const data = dataSettings(read);
  const demo = read.DEMO === '1';
  return {
    port: read.PORT,
    host: read.HOST,
    healthPort: read.HEALTH_PORT,
    ...data,
    pools: pools(read),
    caches: caches(read),
    defaultSite: read.DEFAULT_SITE,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? `nao-responda@${new URL(data.publicUrl).hostname}`,
    places: places(read),
    ...defined({ companies: read.COMPANY_LOOKUP_URL }),
    collectUrl: read.GA4_COLLECT_URL,
    trustedProxies: read.TRUSTED_PROXIES.split(',').filter(Boolean),
    visitorCalls: read.VISITOR_CALLS_PER_MINUTE,
    cdnSeconds: read.CDN_SECONDS,
    serviceWorker: read.SERVICE_WORKER === 'on',
    roles: [...new Set(read.ROLES.split(','))] as Role[],
    demo,
    needsSecondStep: !demo,
    production: read.NODE_ENV === 'production',
    // With the embedded database this is the only process, so there is no load balancer to wait for.
    shutdownGrace: 1_000 * (read.SHUTDOWN_GRACE ?? (read.DATABASE_URL === undefined ? 0 : 5)),
    monitoring: monitoring(read),
    // Last, because it may write a file, which a refused start should not. Generated and stored in the data folder, which no
    // other machine shares.
    sessionSecret: read.SESSION_SECRET ?? sessionSecret(data.dataDir),
  };
}

const pools = (read: Environment): Settings['pools'] => ({
  requests: {
    max: read.DATABASE_POOL_SIZE,
    connectionTimeout: read.DATABASE_CONNECTION_TIMEOUT,
    statementTimeout: read.DATABASE_STATEMENT_TIMEOUT,
    transactionTimeout: read.DATABASE_TRANSACTION_TIMEOUT,
  },
  jobs: {
    max: read.DATABASE_JOBS_POOL_SIZE,
    connectionTimeout: read.DATABASE_CONNECTION_TIMEOUT,
    statementTimeout: read.DATABASE_JOBS_STATEMENT_TIMEOUT,
    // Jobs may take their time.
    transactionTimeout: 0,
  },
});

const caches = (read: Environment): CacheSizes => ({
  pages: read.CACHE_PAGES_MB * MEGABYTE,
  answers: read.CACHE_ANSWERS_MB * MEGABYTE,
  forPages: read.CACHE_PAGE_ANSWERS_MB * MEGABYTE,
  rows: read.CACHE_ROWS_MB * MEGABYTE,
  stock: read.CACHE_STOCK_ROWS_MB * MEGABYTE,
});

function objectStorage(read: Environment): ObjectStorage | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = read;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { bucket, endpoint, region, accessKeyId, secretAccessKey };
}

function places(read: Environment): PlaceSettings {
  const { CEP_LOOKUP_URL: postalCodes, GEOCODER_URL: geocoder, MAP_TILES_URL: url } = read;
  return defined({
    postalCodes,
    geocoder,
    tiles: url === undefined ? undefined : { url, credits: read.MAP_TILES_CREDITS },
  });
}

function monitoring(read: Environment): MonitoringSettings {
  const { METRICS_PORT: port, METRICS_HOST: host, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = read;
  const ratio = Number(read.OTEL_TRACES_SAMPLER_ARG);
  return {
    logLevel: read.LOG_LEVEL,
    slowStatement: read.SLOW_QUERY_MS,
    ...defined({
      metrics: port === undefined ? undefined : { host, port },
      traces: endpoint === undefined ? undefined : { endpoint, serviceName: read.OTEL_SERVICE_NAME, ratio },
    }),
  };
}
