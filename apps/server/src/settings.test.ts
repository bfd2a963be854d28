import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { environmentSchema, type VariableName, variableOf } from './settings/environment-schema.ts';
import { readDataSettings, readSettings } from './settings.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'vitrine-settings-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));
const read = (env: Record<string, string>) => readSettings({ DATA_DIR, ...env });

test('nothing needs to be set', () => {
  expect(read({})).toMatchObject({
    port: 3000,
    host: 'localhost',
    dataDir: DATA_DIR,
    databaseUrl: undefined,
    publicUrl: 'http://localhost:3000',
    objectStorage: undefined,
    places: {},
    trustedProxies: [],
    visitorCalls: 12_000,
    roles: ['web', 'jobs'],
    demo: false,
    production: false,
    serviceWorker: true,
  });
});

test('what is set is read', () => {
  const env = {
    PORT: '8080',
    HOST: '0.0.0.0',
    PUBLIC_URL: 'https://loja.exemplo.com.br/',
    DATABASE_URL: 'postgresql://vitrine:segredo@banco/vitrine',
    TRUSTED_PROXIES: '10.0.0.0/8,::1',
    ROLES: 'jobs',
    SERVICE_WORKER: 'off',
    NODE_ENV: 'production',
    SESSION_SECRET: 'x'.repeat(32),
  };
  expect(read(env)).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    publicUrl: 'https://loja.exemplo.com.br',
    databaseUrl: env.DATABASE_URL,
    trustedProxies: ['10.0.0.0/8', '::1'],
    roles: ['jobs'],
    serviceWorker: false,
    production: true,
    sessionSecret: env.SESSION_SECRET,
  });
});

test('services that help to fill addresses in', () => {
  const CEP_LOOKUP_URL = 'https://servico.exemplo/ws/{cep}/json/';
  const MAP_TILES_URL = 'https://mapas.exemplo/{z}/{x}/{y}.png';
  const GEOCODER_URL = 'https://busca.exemplo';
  expect(read({ CEP_LOOKUP_URL, MAP_TILES_URL, GEOCODER_URL }).places).toEqual({
    postalCodes: CEP_LOOKUP_URL,
    geocoder: GEOCODER_URL,
    tiles: { url: MAP_TILES_URL, credits: '© colaboradores do OpenStreetMap' },
  });
  expect(read({ MAP_TILES_URL, MAP_TILES_CREDITS: 'Prefeitura' }).places.tiles?.credits).toBe('Prefeitura');
});

test('mails come from the platform’s own host, unless it is said from whom', () => {
  expect(read({ PUBLIC_URL: 'https://loja.exemplo.com.br' }).mailFrom).toBe(
    'nao-responda@loja.exemplo.com.br',
  );
  expect(read({ MAIL_FROM: 'contato@exemplo.com.br' }).mailFrom).toBe('contato@exemplo.com.br');
});

test('a process that shares a database is given time to be noticed when it stops', () => {
  const DATABASE_URL = 'postgresql://banco/vitrine';
  const SESSION_SECRET = 'x'.repeat(64);
  expect(read({}).shutdownGrace).toBe(0);
  expect(read({ DATABASE_URL, SESSION_SECRET }).shutdownGrace).toBe(5_000);
  expect(read({ DATABASE_URL, SESSION_SECRET, SHUTDOWN_GRACE: '0' }).shutdownGrace).toBe(0);
  expect(read({ SHUTDOWN_GRACE: '30' }).shutdownGrace).toBe(30_000);
});

test('an empty variable counts as absent', () => {
  expect(read({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
});

test.each([
  ['PORT', 'três mil'],
  ['PORT', '70000'],
  ['PORT', '80.5'],
  ['SHUTDOWN_GRACE', 'logo'],
  ['SHUTDOWN_GRACE', '-1'],
  ['SHUTDOWN_GRACE', '301'],
  ['HOST', 'http://localhost'],
  ['DATABASE_URL', 'mysql://banco/vitrine'],
  ['CEP_LOOKUP_URL', 'https://servico.exemplo/ws/'],
  ['CEP_LOOKUP_URL', 'https://[/{cep}'],
  ['GEOCODER_URL', 'busca.exemplo'],
  ['MAP_TILES_URL', 'https://{s}.mapas.exemplo/{z}/{x}/{y}.png'],
  ['MAP_TILES_URL', 'https://mapas.exemplo/mapa.png'],
  ['PUBLIC_URL', 'loja.exemplo.com.br'],
  ['DEFAULT_SITE', 'Mercado Central'],
  ['SESSION_SECRET', 'curto'],
  ['SMTP_URL', 'http://correio'],
  ['S3_ENDPOINT', 's3'],
  ['TRUSTED_PROXIES', '10.0.0.0/33'],
  ['TRUSTED_PROXIES', 'proxy.local'],
  ['TRUSTED_PROXIES', '10.0.0.0/-1'],
  ['TRUSTED_PROXIES', '10.0.0.0/'],
  ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
  ['TRUSTED_PROXIES', 'fd00::/129'],
  ['TRUSTED_PROXIES', '2130706433'],
  ['TRUSTED_PROXIES', '10/8'],
  ['VISITOR_CALLS_PER_MINUTE', 'muitas'],
  ['VISITOR_CALLS_PER_MINUTE', '-1'],
  ['ROLES', 'web;jobs'],
  ['MAIL_FROM', 'Loja <loja@exemplo.com.br>'],
  ['MAIL_FROM', 'loja'],
  ['DEMO', 'sim'],
  ['NODE_ENV', 'prod'],
])('a wrong %s is refused by name: %s', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(
    new RegExp(`^A variável de ambiente ${name} deve .+\\.$`, 'm'),
  );
});

test.each([
  ['DATABASE_URL', 'postgresql://[banco/vitrine'],
  ['PUBLIC_URL', 'https://[loja'],
  ['S3_ENDPOINT', 'https://[s3'],
  ['DATABASE_POOL_SIZE', '0'],
  ['DATABASE_STATEMENT_TIMEOUT', '2.4'],
  ['CACHE_PAGES_MB', '64MB'],
  ['HEALTH_PORT', '0'],
  ['LOG_LEVEL', 'verbose'],
])('%s is also read as what it stands for: %s', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(
    new RegExp(`(^|\n)A variável de ambiente ${name} deve .+\\.`),
  );
});

test.each([
  'postgres://a:1,b:2/db?target_session_attrs=read-write',
  'postgresql://usuario:se,gredo@primario,replica:5433/vitrine',
  'postgresql:///vitrine?host=primario,replica',
])('an address of several database servers is refused in a sentence: %s', (DATABASE_URL) => {
  const wrong = () => readDataSettings({ DATABASE_URL });
  expect(wrong).toThrow(/^A variável de ambiente DATABASE_URL deve nomear um só servidor: .+\.$/);
  expect(wrong).not.toThrow(/gredo/);
});

test.each([
  'postgresql://usuario:se,gredo@banco:5432/vitrine?sslmode=require',
  'postgresql://usuario@/vitrine?host=/var/run/postgresql',
])('a comma in the password is no list of servers, and a socket is one: %s', (DATABASE_URL) => {
  expect(readDataSettings({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL);
});

test('all mistakes are named at once, each in a sentence of its own, and nothing is written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-settings-'));
  const env = {
    DATA_DIR: folder,
    PORT: 'abc',
    ROLES: 'shop',
    TRUSTED_PROXIES: 'proxy',
    DATABASE_URL: 'postgresql://banco/vitrine',
    S3_BUCKET: 'imagens',
  };
  let message = '';
  try {
    read(env);
  } catch (error) {
    message = (error as Error).message;
  }
  expect(message.split('\n').map((line) => /[A-Z0-9]+(?:_[A-Z0-9]+)+|PORT|ROLES/.exec(line)?.[0])).toEqual([
    'ROLES',
    'PORT',
    'TRUSTED_PROXIES',
    'SESSION_SECRET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ]);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('no sentence repeats the value of a secret', () => {
  const names = Object.keys(environmentSchema.properties) as VariableName[];
  const secrets = names.filter((name) => variableOf(name).secret);
  expect(secrets).toEqual(expect.arrayContaining(['DATABASE_URL', 'SESSION_SECRET', 'SMTP_URL']));
  for (const name of secrets) {
    const refused = () => read({ [name]: 'xyzzy' });
    try {
      refused();
    } catch (error) {
      expect((error as Error).message).not.toContain('xyzzy');
    }
  }
});

test('every variable says what it means, and how a mistake is named', () => {
  for (const name of Object.keys(environmentSchema.properties) as VariableName[]) {
    expect(variableOf(name).meaning, name).toMatch(/^[A-Z`].+\.$/);
    expect(variableOf(name).description, name).toMatch(/^deve /);
  }
});

test('pools, timeouts and caches have their usual sizes, and others where they are set', () => {
  const usual = read({});
  expect(usual.pools).toEqual({
    requests: { max: 10, connectionTimeout: 2_000, statementTimeout: 2_400, transactionTimeout: 4_000 },
    jobs: { max: 4, connectionTimeout: 2_000, statementTimeout: 15_000, transactionTimeout: 0 },
  });
  expect(usual.healthPort).toBeUndefined();
  const MB = 1024 * 1024;
  expect(usual.caches).toEqual({
    pages: 64 * MB,
    answers: 8 * MB,
    forPages: 12 * MB,
    rows: 14 * MB,
    stock: 18 * MB,
  });
  expect(read({ DATABASE_POOL_SIZE: '5', CACHE_PAGES_MB: '128', HEALTH_PORT: '9000' })).toMatchObject({
    pools: { requests: { max: 5 } },
    caches: { pages: 128 * MB },
    healthPort: 9_000,
  });
});

test('the demonstration needs the embedded database', () => {
  expect(read({ DEMO: '1' }).demo).toBe(true);
  expect(() => read({ DEMO: '1', DATABASE_URL: 'postgres://banco/vitrine' })).toThrow(/^DEMO=1 só vale/);
});

test('S3 is set whole or not at all', () => {
  const whole = { S3_BUCKET: 'imagens', S3_ACCESS_KEY_ID: 'chave', S3_SECRET_ACCESS_KEY: 'segredo' };
  expect(read(whole).objectStorage).toMatchObject({
    bucket: 'imagens',
    region: 'us-east-1',
    endpoint: undefined,
  });
  expect(() => read({ S3_BUCKET: 'imagens', S3_ACCESS_KEY_ID: 'chave' })).toThrow(/S3_SECRET_ACCESS_KEY/);
});

test('without a session secret, one is generated once and stored readable by the owner alone', () => {
  const { sessionSecret } = read({});
  expect(sessionSecret.length).toBeGreaterThanOrEqual(32);
  expect(read({}).sessionSecret).toBe(sessionSecret);
  const file = join(DATA_DIR, 'session-secret');
  expect(readFileSync(file, 'utf8')).toBe(sessionSecret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a command that works on the data of a running server needs no secret, and generates none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-settings-'));
  const DATABASE_URL = 'postgresql://banco/vitrine';
  expect(readDataSettings({ DATA_DIR: folder, DATABASE_URL })).toEqual({
    dataDir: folder,
    databaseUrl: DATABASE_URL,
    objectStorage: undefined,
    publicUrl: 'http://localhost:3000',
  });
  readDataSettings({ DATA_DIR: folder });
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('with an external database the session secret is required: each machine would generate another one', () => {
  const DATABASE_URL = 'postgresql://vitrine:segredo@banco/vitrine';
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-settings-'));
  expect(() => read({ DATABASE_URL, DATA_DIR: folder })).toThrow(
    /^Falta a variável de ambiente SESSION_SECRET: .+\.$/,
  );
  expect(existsSync(join(folder, 'session-secret'))).toBe(false);
  rmSync(folder, { recursive: true });
});

test('the session secret may be a list, each long enough; a wrong one is not repeated in the error', () => {
  const [first, second] = ['x'.repeat(32), 'y'.repeat(40)];
  expect(read({ SESSION_SECRET: `${first}, ${second}` }).sessionSecret).toBe(`${first}, ${second}`);
  const wrong = () => read({ SESSION_SECRET: `${first},curto` });
  expect(wrong).toThrow(/^A variável de ambiente SESSION_SECRET deve .+\.$/);
  expect(wrong).not.toThrow(/curto|xxx/);
  expect(() => read({ SESSION_SECRET: ','.repeat(40) })).toThrow(/SESSION_SECRET deve/);
});

test('what is measured, traced and logged', () => {
  expect(read({}).monitoring).toEqual({ logLevel: 'info', slowStatement: 1_000 });
  const env = {
    ...{ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5', LOG_LEVEL: 'warn', SLOW_QUERY_MS: '250' },
    ...{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_TRACES_SAMPLER_ARG: '0.05' },
  };
  expect(read(env).monitoring).toEqual({
    logLevel: 'warn',
    slowStatement: 250,
    metrics: { host: '10.0.0.5', port: 9464 },
    traces: { endpoint: 'http://localhost:4318', serviceName: 'vitrine', ratio: 0.05 },
  });
});

test.each([
  ['METRICS_PORT', '3000'],
  ['METRICS_PORT', '70000'],
  ['METRICS_HOST', 'a b'],
  ['LOG_LEVEL', 'loud'],
  ['SLOW_QUERY_MS', '-1'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ['OTEL_TRACES_SAMPLER_ARG', '5%'],
])('%s is not %s', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`A variável de ambiente ${name} deve`));
});
