import { type SpawnOptions, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';

type Ids = { uid: number; gid: number };
type Command = { program: string; args: string[]; options: SpawnOptions };
export type DatabaseUser = {
  ids: Ids | undefined;
  command(program: string, args: string[]): Command;
};

/**
 * How to run PostgreSQL's programs on a folder. PostgreSQL refuses to run as root; as root we run it as the owner of an existing
 * folder, else as the user `postgres`. Anyone else runs it as themselves.
 */
export function databaseUser(folder: string, binary: string): DatabaseUser {
  const ids = process.getuid?.() === 0 ? (ownerOf(folder) ?? postgresUser()) : undefined;
  const options: SpawnOptions = { cwd: '/', env: { PATH: process.env.PATH } };
  const reached = !ids || reaches(ids, binary, dirname(folder));
  if (!hasSetpriv()) {
    if (!reached) throw unreachable(folder);
    return { ids, command: (program, args) => ({ program, args, options: { ...options, ...ids } }) };
  }
  const prefix = [...deathSignal, ...(ids ? identity(ids) : []), ...(reached ? [] : passage), '--'];
  return {
    ids,
    command: (program, args) => ({ program: 'setpriv', args: [...prefix, program, ...args], options }),
  };
}

// If this process is killed, the kernel signals PostgreSQL to shut down.
const deathSignal = ['--pdeathsig', 'INT'];

const identity = ({ uid, gid }: Ids): string[] => [
  '--reuid',
  `${uid}`,
  '--regid',
  `${gid}`,
  '--clear-groups',
];

// Root's folders (/root, mktemp -d) are closed to other users; without this capability a clone there could not start.
const passage = [
  ...['--inh-caps', '-all,+dac_override', '--ambient-caps', '-all,+dac_override'],
  ...['--securebits', '+no_setuid_fixup'],
];

function hasSetpriv(): boolean {
  const { stdout } = spawnSync('setpriv', ['--version'], { encoding: 'utf8' });
  return stdout?.includes('util-linux') ?? false;
}

function reaches(ids: Ids, binary: string, folder: string): boolean {
  const question = 'test -x "$1" && test -x "$2"';
  return spawnSync('/bin/sh', ['-c', question, 'sh', binary, folder], { cwd: '/', ...ids }).status === 0;
}

function ownerOf(folder: string): Ids | undefined {
  if (!existsSync(folder)) return undefined;
  const { uid, gid } = statSync(folder);
  return uid === 0 ? undefined : { uid, gid };
}

function postgresUser(): Ids {
  const found = idsOfPostgres();
  if (found) return found;
  spawnSync('groupadd', ['--system', 'postgres']);
  spawnSync('useradd', ['--system', '--gid', 'postgres', 'postgres']);
  const created = idsOfPostgres();
  if (created) return created;
  throw new StartupRefusal(
    'O PostgreSQL não roda como root e o usuário postgres não pôde ser criado: inicie com outro usuário ou defina DATABASE_URL.',
  );
}

function idsOfPostgres(): Ids | undefined {
  const idOf = (flag: string): number => {
    const { status, stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : Number.NaN;
  };
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  return Number.isInteger(uid) && Number.isInteger(gid) ? { uid, gid } : undefined;
}

const unreachable = (folder: string): StartupRefusal =>
  new StartupRefusal(
    `O usuário do PostgreSQL não alcança a pasta ${folder}: inicie sem ser root, mude DATA_DIR ou defina DATABASE_URL.`,
  );
