import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';
import type { Binaries } from './binaries.ts';
import type { DatabaseUser } from './database-user.ts';

const databaseRole = 'vitrine';
export const databaseName = 'vitrine';
export const databaseFolder = (dataDir: string): string => join(dataDir, 'postgres');
const passwordFile = (dataDir: string): string => join(dataDir, 'postgres-password');

export const databaseUrl = (port: number, password: string, database = databaseName): string =>
  `postgresql://${databaseRole}:${password}@127.0.0.1:${port}/${database}`;

/** The password of the embedded database, undefined while there is none. */
export function databasePassword(dataDir: string): string | undefined {
  const file = passwordFile(dataDir);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() || undefined : undefined;
}

/** Ensures that the database folder and its password exist; returns the password. */
export function prepareDataFolder(dataDir: string, binaries: Binaries, user: DatabaseUser): string {
  const folder = databaseFolder(dataDir);
  const known = databasePassword(dataDir);
  if (existsSync(folder) && known) return known;

  const password = known ?? newPassword(dataDir);
  if (existsSync(folder)) {
    setPassword(folder, password, binaries, user);
    return password;
  }
  // Created beside its final path and renamed when complete, so that a kill leaves nothing half-made.
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  if (user.ids) chownSync(draft, user.ids.uid, user.ids.gid);
  initialise(draft, binaries, user);
  setPassword(draft, password, binaries, user);
  renameSync(draft, folder);
  return password;
}

function newPassword(dataDir: string): string {
  const password = randomBytes(24).toString('hex');
  writeFileSync(passwordFile(dataDir), `${password}\n`, { mode: 0o600 });
  return password;
}

function initialise(folder: string, { initdb }: Binaries, user: DatabaseUser): void {
  const flags = [
    ...['--pgdata', folder, '--username', databaseRole, '--encoding', 'UTF8', '--data-checksums'],
    // `local` has no effect: the server opens no socket file. The password is set before the server first listens.
    ...['--auth-local', 'trust', '--auth-host', 'scram-sha-256'],
    // Names sort as in Brazil, whatever the machine's locale.
    ...['--locale-provider', 'icu', '--icu-locale', 'pt-BR', '--lc-messages', 'C'],
    ...['--text-search-config', 'portuguese', '--no-instructions'],
  ];
  // C.UTF-8 is missing on some systems (macOS); C differs only in what ICU does not decide.
  if (run(initdb, [...flags, '--locale', 'C.UTF-8'], user).status === 0) return;
  succeed(run(initdb, [...flags, '--locale', 'C'], user));
}

function setPassword(folder: string, password: string, { postgres }: Binaries, user: DatabaseUser): void {
  // Single-user mode reads one statement per line from stdin, so the password is on no command line.
  const statement = `ALTER ROLE ${databaseRole} PASSWORD '${password}'\n`;
  succeed(run(postgres, ['--single', '-D', folder, 'postgres'], user, statement));
}

function run(program: string, args: string[], user: DatabaseUser, input = ''): SpawnSyncReturns<string> {
  const command = user.command(program, args);
  return spawnSync(command.program, command.args, {
    ...command.options,
    stdio: 'pipe',
    encoding: 'utf8',
    input,
  });
}

function succeed({ status, error, stderr }: SpawnSyncReturns<string>): void {
  if (status === 0) return;
  const reason = error?.message ?? stderr.trim().split('\n').at(-1);
  throw new StartupRefusal(`O banco de dados embutido não pôde ser criado: ${reason}.`);
}
