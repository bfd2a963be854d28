import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { secretsIn } from '#platform/keys/derived-keys.ts';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';
import { type Environment, environmentSchema, type VariableName, variableOf } from './environment-schema.ts';
import { MIN_SECRET } from './process-variables.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

const names = Object.keys(environmentSchema.properties) as VariableName[];

/** Throws a `StartupRefusal` with one sentence per mistake, none of which repeats a value. Empty variables count as absent. */
export function checkEnvironment(variables: Variables, isServer: boolean): Environment {
  // As in a compose file's `PORT: ${PORT}`.
  const given = names.flatMap((name) => {
    const text = variables[name]?.trim();
    return text ? [[name, typed(name, text)] as const] : [];
  });
  const value = Value.Default(environmentSchema, Object.fromEntries(given)) as Environment;
  const malformed = new Set(
    Value.Errors(environmentSchema, value).map(({ instancePath }) => instancePath.split('/')[1]),
  );
  const problems = [
    ...names.filter((name) => malformed.has(name)).map(wrong),
    ...names.filter((name) => !malformed.has(name)).flatMap((name) => closerLook(name, value)),
    ...(isServer ? serverProblems(value) : []),
    ...objectStorageProblems(value),
  ];
  if (problems.length > 0) throw new StartupRefusal(problems.join('\n'));
  return value;
}

// Stricter than TypeBox's own conversion, which would read 80.5 as port 80.
const typed = (name: VariableName, text: string): string | number =>
  Type.IsInteger(environmentSchema.properties[name]) && /^\d+$/.test(text) ? Number(text) : text;

const wrong = (name: VariableName): string =>
  `A variável de ambiente ${name} ${variableOf(name).description}.`;

/** What a pattern cannot express. */
function closerLook(name: VariableName, value: Environment): string[] {
  const given = value[name];
  if (given === undefined) return [];
  const text = String(given);
  if (name === 'DATABASE_URL') return databaseUrlProblems(text);
  if (name === 'TRUSTED_PROXIES')
    return text.split(',').filter(Boolean).every(isNetwork) ? [] : [wrong(name)];
  if (name === 'SESSION_SECRET') return areSecrets(text) ? [] : [wrong(name)];
  if (name === 'METRICS_PORT') return given !== 0 && given === value.PORT ? [wrong(name)] : [];
  const isAddress = name.endsWith('_URL') || name.endsWith('_ENDPOINT');
  return !isAddress || URL.canParse(text) ? [] : [wrong(name)];
}

/** The driver connects to one server, and would take the list for the name of one. */
function databaseUrlProblems(url: string): string[] {
  const [, hosts = ''] = /^[a-z]+:\/\/(?:[^/?#]*@)?([^/?#]*)/.exec(url) ?? [];
  if (hosts.includes(',')) return [SEVERAL_SERVERS];
  // Without a host the socket's folder is in the parameter `host`, which `pg` reads and URL refuses.
  const parsed = URL.parse(url) ?? URL.parse(url.replace('@/', '@localhost/'));
  if (parsed === null) return [wrong('DATABASE_URL')];
  return parsed.searchParams.get('host')?.includes(',') ? [SEVERAL_SERVERS] : [];
}

const SEVERAL_SERVERS =
  'A variável de ambiente DATABASE_URL deve nomear um só servidor: para um primário com réplicas, indique o endereço que leva ' +
  'sempre ao primário (um nome de DNS, HAProxy ou PgBouncer).';

function isNetwork(proxy: string): boolean {
  const [host = '', bits] = proxy.split('/');
  return isIP(host) !== 0 && (bits === undefined || ipaddr.isValidCIDR(proxy));
}

function areSecrets(list: string): boolean {
  const each = secretsIn(list);
  return each.length > 0 && each.every((secret) => secret.length >= MIN_SECRET);
}

function serverProblems({ DATABASE_URL, SESSION_SECRET, DEMO }: Environment): string[] {
  if (DATABASE_URL === undefined) return [];
  return [...(DEMO === '1' ? [DEMO_ELSEWHERE] : []), ...(SESSION_SECRET === undefined ? [NO_SECRET] : [])];
}

const DEMO_ELSEWHERE = 'DEMO=1 só vale com o banco de dados embutido: retire DEMO ou DATABASE_URL.';
const NO_SECRET =
  'Falta a variável de ambiente SESSION_SECRET: com DATABASE_URL, todos os processos precisam do mesmo segredo.';

/** S3 is set whole or not at all. */
function objectStorageProblems(value: Environment): string[] {
  const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  if (value.S3_ENDPOINT === undefined && needed.every((name) => value[name] === undefined)) return [];
  return needed
    .filter((name) => value[name] === undefined)
    .map((name) => `Falta a variável de ambiente ${name}: as imagens em S3 precisam dela.`);
}
