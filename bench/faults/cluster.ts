/** PostgreSQL as an operator runs it: restarted whenever it ends, with a standby that can take over. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, cpSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabaseIfAbsent } from '#platform/db/embedded/application-database.ts';
import { embeddedBinaries } from '#platform/db/embedded/binaries.ts';
import { databaseFolder, databaseUrl, prepareDataFolder } from '#platform/db/embedded/data-folder.ts';
import { databaseUser } from '#platform/db/embedded/database-user.ts';
import { type ServerProcess, startServerProcess } from '#platform/db/embedded/server-process.ts';
import { queryOnce } from '../bench-database.ts';
import { killPostgres } from '../kill/kill-postgres.ts';

const STANDBY = 'standby';
/** Delay before the supervisor restarts PostgreSQL. Milliseconds. */
const RESTART_PAUSE = 500;

/** Calls `onMove` with the port whenever the primary listens on another one. */
export class Cluster {
  readonly #home: string;
  readonly #onMove: (port: number) => void;
  readonly #binaries = embeddedBinaries();
  #password = '';
  #nodes = 0;
  #dataDir = '';
  #primary: ServerProcess | undefined;
  #standby: { dataDir: string; server: ServerProcess } | undefined;
  #closing = false;

  constructor(home: string, onMove: (port: number) => void) {
    this.#home = home;
    this.#onMove = onMove;
  }

  /** URL of the primary itself, without a proxy. */
  get url(): string {
    return databaseUrl(this.#primary?.port ?? 0, this.#password);
  }

  /** The same database through another port of this machine. */
  urlAt(port: number): string {
    return databaseUrl(port, this.#password);
  }

  async start(): Promise<void> {
    this.#dataDir = this.#newFolder();
    const user = databaseUser(databaseFolder(this.#dataDir), this.#binaries.postgres);
    this.#password = prepareDataFolder(this.#dataDir, this.#binaries, user);
    await this.#startPrimary();
    await createDatabaseIfAbsent(databaseUrl(this.#primary?.port ?? 0, this.#password, 'postgres'));
  }

  /** A fast shutdown, as in a package upgrade; the supervisor starts PostgreSQL again. */
  async restart(): Promise<void> {
    await this.#primary?.stop();
  }

  /** SIGKILL for all processes of the primary. */
  async kill(): Promise<void> {
    await killPostgres(this.#dataDir);
  }

  /** Adds a synchronous standby of the running primary, which has every committed transaction. */
  async addStandby(): Promise<void> {
    const dataDir = this.#newFolder();
    const [from, to] = [databaseFolder(this.#dataDir), databaseFolder(dataDir)];
    await queryOnce(this.url, `select pg_create_physical_replication_slot('${STANDBY}', true)`);
    await this.#copyWhileRunning(from, to);
    const primary = new URL(this.url);
    appendFileSync(
      join(to, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=127.0.0.1 port=${primary.port} user=${primary.username} password=${primary.password} application_name=${STANDBY}'\nprimary_slot_name = '${STANDBY}'\n`,
    );
    this.#writeAs(from, join(to, 'standby.signal'), '');
    this.#standby = { dataDir, server: await this.#run(dataDir) };
    await this.#until(`select 1 from pg_stat_replication where state = 'streaming'`);
    await queryOnce(this.url, `alter system set synchronous_standby_names = '${STANDBY}'`);
    await queryOnce(this.url, 'select pg_reload_conf()');
    await this.#until(`select 1 from pg_stat_replication where sync_state = 'sync'`);
  }

  /** The primary ends for good, and the standby takes over. */
  async failOver(): Promise<void> {
    if (this.#standby === undefined) throw new Error('there is no standby');
    const { dataDir, server } = this.#standby;
    const dead = this.#dataDir;
    // Before the kill, so that the supervisor does not restart the old primary.
    this.#dataDir = dataDir;
    const gone = this.#primary?.exited;
    this.#primary = server;
    this.#standby = undefined;
    await killPostgres(dead);
    await gone;
    await queryOnce(this.url, 'select pg_promote(true, 60)');
    this.#supervise(server, dataDir);
    this.#onMove(server.port);
    rmSync(dead, { recursive: true, force: true });
  }

  async close(): Promise<void> {
    this.#closing = true;
    await this.#standby?.server.stop();
    await this.#primary?.stop();
  }

  #newFolder(): string {
    this.#nodes += 1;
    const folder = join(this.#home, `node-${this.#nodes}`);
    mkdirSync(folder, { recursive: true, mode: 0o755 });
    return folder;
  }

  #run(dataDir: string): Promise<ServerProcess> {
    const folder = databaseFolder(dataDir);
    const user = databaseUser(folder, this.#binaries.postgres);
    return startServerProcess({ folder, binaries: this.#binaries, user, log: () => {} });
  }

  async #startPrimary(): Promise<void> {
    const dataDir = this.#dataDir;
    const server = await this.#run(dataDir);
    this.#primary = server;
    this.#supervise(server, dataDir);
    this.#onMove(server.port);
  }

  #supervise(server: ServerProcess, dataDir: string): void {
    void server.exited.then(async () => {
      while (!this.#closing && this.#dataDir === dataDir) {
        await sleep(RESTART_PAUSE);
        // Retried: with a full disk, for example, PostgreSQL does not start until there is room.
        const started = await this.#startPrimary().then(
          () => true,
          () => false,
        );
        if (started) return;
      }
    });
  }

  /** A base backup by PostgreSQL's low-level functions, without client programs. */
  async #copyWhileRunning(from: string, to: string): Promise<void> {
    const { Client } = (await import('pg')).default;
    const client = new Client({ connectionString: this.url });
    await client.connect();
    try {
      await client.query(`select pg_backup_start('${STANDBY}', true)`);
      mkdirSync(to, { mode: 0o700 });
      this.#own(from, to);
      // Files may disappear during the copy, so the exit status is ignored.
      spawnSync('sh', ['-c', 'cp -a "$1"/. "$2"/', 'sh', from, to]);
      for (const name of ['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot'])
        rmSync(join(to, name), { recursive: true, force: true });
      for (const name of ['pg_wal', 'pg_wal/archive_status', 'pg_wal/summaries', 'pg_replslot']) {
        mkdirSync(join(to, name), { mode: 0o700 });
        this.#own(from, join(to, name));
      }
      const { rows } = await client.query<{ labelfile: string }>(
        'select labelfile from pg_backup_stop(wait_for_archive => false)',
      );
      this.#writeAs(from, join(to, 'backup_label'), rows[0]?.labelfile ?? '');
    } finally {
      await client.end();
    }
    cpSync(`${from}-password`, `${to}-password`);
  }

  #own(like: string, path: string): void {
    const { uid, gid } = statSync(like);
    chownSync(path, uid, gid);
  }

  #writeAs(like: string, path: string, text: string): void {
    writeFileSync(path, text, { mode: 0o600 });
    this.#own(like, path);
  }

  async #until(question: string): Promise<void> {
    for (let waited = 0; waited < 60_000; waited += 100) {
      if ((await queryOnce(this.url, question)).length > 0) return;
      await sleep(100);
    }
    throw new Error(`the standby is not there: ${question}`);
  }
}
