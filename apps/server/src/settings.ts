import { isIP } from 'node:net';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { defined } from '#kernel/defined.ts';
import { secretsIn } from '#platform/keys/derived-keys.ts';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';
import { sessionSecret } from './lifecycle/session-secret.ts';
import { type Environment, environmentSchema, MIN_SECRET } from './settings-schema.ts';

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
export type Settings = {
  port: number;
  host: string;
  /** Absolute path. */
  dataDir: string;
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** Folder to which the embedded database archives its WAL, absolute; undefined: it does not. */
  walArchive: string | undefined;
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
  /** False: browsers remove the service worker that they have, with all that it stored. */
  serviceWorker: boolean;
  roles: Role[];
  demo: boolean;
  /** Whether the platform's people need a second step. Not in the demo, whose passwords are public anyway. */
  needsSecondStep: boolean;
  production: boolean;
  /** How long requests are still served after a stop signal. Milliseconds. */
  shutdownGrace: number;
};

/** Settings of commands that work on the data beside a running server; they need no secret. */
export type DataSettings = Pick<
  Settings,
  'dataDir' | 'databaseUrl' | 'walArchive' | 'objectStorage' | 'publicUrl'
>;

/** Reads the same environment without requiring or generating a secret. */
export const readDataSettings = (env: Record<string, string | undefined>): DataSettings =>
  dataSettings(checked(env));

const dataSettings = (read: Environment): DataSettings => ({
  dataDir: resolve(read.DATA_DIR),
  databaseUrl: read.DATABASE_URL,
  walArchive: read.WAL_ARCHIVE_DIR && resolve(read.WAL_ARCHIVE_DIR),
  objectStorage: objectStorage(read),
  publicUrl: (read.PUBLIC_URL ?? `http://localhost:${read.PORT}`).replace(/\/$/, ''),
});

/** Reads and checks the environment; throws with the name of the first wrong variable. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const read = checked(env);
  const data = dataSettings(read);
  return {
    port: read.PORT,
    host: read.HOST,
    ...data,
    defaultSite: read.DEFAULT_SITE,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? `nao-responda@${new URL(data.publicUrl).hostname}`,
    places: places(read),
    ...companies(read),
    collectUrl: collectUrl(read),
    trustedProxies: trustedProxies(read),
    visitorCalls: read.VISITOR_CALLS_PER_MINUTE,
    serviceWorker: read.SERVICE_WORKER === 'on',
    roles: [...new Set(read.ROLES.split(','))] as Role[],
    demo: demo(read),
    needsSecondStep: !demo(read),
    production: read.NODE_ENV === 'production',
    // With the embedded database this is the only process, so there is no load balancer to wait for.
    shutdownGrace: 1_000 * (read.SHUTDOWN_GRACE ?? (read.DATABASE_URL === undefined ? 0 : 5)),
    // Last, because it may write a file, which a refused start should not.
    sessionSecret: secrets(read) ?? sessionSecret(data.dataDir),
  };
}

function checked(env: Record<string, string | undefined>): Environment {
  const names = Object.keys(environmentSchema.properties);
  // An empty variable counts as absent, as in a compose file's `PORT: ${PORT}`.
  const given = names.flatMap((name) => {
    const text = env[name]?.trim();
    return text ? [[name, typed(name, text)]] : [];
  });
  const value = Value.Default(environmentSchema, Object.fromEntries(given));
  if (Value.Check(environmentSchema, value)) return value;
  const path = Value.Errors(environmentSchema, value).map((error) => error.instancePath.slice(1));
  throw wrong(names.find((name) => path.includes(name)) as keyof Environment);
}

// Stricter than TypeBox's own conversion, which would read 80.5 as port 80.
const typed = (name: string, text: string): string | number =>
  isNumber(name) && /^\d+$/.test(text) ? Number(text) : text;

const isNumber = (name: string): boolean =>
  Type.IsInteger(environmentSchema.properties[name as keyof Environment]);

function wrong(name: keyof Environment): StartupRefusal {
  const { description } = environmentSchema.properties[name] as { description?: string };
  return new StartupRefusal(`A variável de ambiente ${name} ${description}.`);
}

/** Undefined: generated and stored in the data folder, which no other machine shares. */
function secrets(read: Environment): string | undefined {
  const given = read.SESSION_SECRET;
  if (given === undefined && read.DATABASE_URL !== undefined)
    throw new StartupRefusal(
      'Falta a variável de ambiente SESSION_SECRET: com DATABASE_URL, todos os processos precisam do mesmo segredo.',
    );
  if (given === undefined) return undefined;
  const each = secretsIn(given);
  if (each.length === 0 || each.some((secret) => secret.length < MIN_SECRET)) throw wrong('SESSION_SECRET');
  return given;
}

function objectStorage(read: Environment): ObjectStorage | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = read;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = read;
  if (!bucket && !endpoint && !accessKeyId && !secretAccessKey) return undefined;
  if (bucket && accessKeyId && secretAccessKey)
    return { bucket, endpoint, region, accessKeyId, secretAccessKey };
  const missing = !bucket ? 'S3_BUCKET' : !accessKeyId ? 'S3_ACCESS_KEY_ID' : 'S3_SECRET_ACCESS_KEY';
  throw new StartupRefusal(`Falta a variável de ambiente ${missing}: as imagens em S3 precisam dela.`);
}

function places(read: Environment): PlaceSettings {
  const { CEP_LOOKUP_URL: postalCodes, GEOCODER_URL: geocoder, MAP_TILES_URL: url } = read;
  for (const name of ['CEP_LOOKUP_URL', 'GEOCODER_URL', 'MAP_TILES_URL'] as const) {
    if (read[name] !== undefined && !URL.canParse(read[name])) throw wrong(name);
  }
  return {
    ...defined({
      postalCodes,
      geocoder,
      tiles: url === undefined ? undefined : { url, credits: read.MAP_TILES_CREDITS },
    }),
  };
}

function companies({ COMPANY_LOOKUP_URL: url }: Environment): Pick<Settings, 'companies'> {
  if (url === undefined) return {};
  if (!URL.canParse(url)) throw wrong('COMPANY_LOOKUP_URL');
  return { companies: url };
}

function collectUrl({ GA4_COLLECT_URL: url }: Environment): string {
  if (!URL.canParse(url)) throw wrong('GA4_COLLECT_URL');
  return url;
}

function trustedProxies(read: Environment): string[] {
  const proxies = read.TRUSTED_PROXIES.split(',').filter(Boolean);
  const isValid = (proxy: string): boolean => {
    const [address = '', bits] = proxy.split('/');
    return isIP(address) !== 0 && (bits === undefined || ipaddr.isValidCIDR(proxy));
  };
  if (!proxies.every(isValid)) throw wrong('TRUSTED_PROXIES');
  return proxies;
}

function demo(read: Environment): boolean {
  if (read.DEMO === '0') return false;
  if (!read.DATABASE_URL) return true;
  throw new StartupRefusal('DEMO=1 só vale com o banco de dados embutido: retire DEMO ou DATABASE_URL.');
}
