/** A backup under load, and restores of it: as it was, to a moment, and to one that cannot be reached. Issue of operation; reliability G1. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgottenFile, readForgotten, writeForgotten } from '#features/privacy/server/forgotten-clients.ts';
import type { ClientId, SupplierId, UserId } from '#kernel/ids.ts';
import { startEmbeddedDatabase } from '#platform/db/embedded.ts';
import { readManifest } from './backup-folder.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

const root = mkdtempSync(join(tmpdir(), 'vitrine backup % '));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const dataDir = join(root, 'data');
const walArchive = join(root, "dona's wal");
const log = () => {};
const client = {
  clientId: '01a00000-0000-7000-8000-000000000001' as ClientId,
  userId: '01a00000-0000-7000-8000-000000000002' as UserId,
  supplierId: '01a00000-0000-7000-8000-000000000003' as SupplierId,
  doneAt: 1_000,
};

let backup = '';
/** Orders that were committed when the backup began, and when it had ended. */
let committed: readonly [number, number];
/** After the thousandth order, and before the last one. */
let moment = '';

beforeAll(async () => {
  const { url, stop } = await startEmbeddedDatabase({ dataDir, walArchive, log });
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  await db.query('create table orders (n int primary key, filler text not null)');
  mkdirSync(join(dataDir, 'pictures', 'ab'), { recursive: true });
  writeFileSync(join(dataDir, 'pictures', 'ab', 'abc.webp'), 'a picture');
  writeFileSync(join(dataDir, 'session-secret'), 'secret', { mode: 0o600 });
  let placed = 0;
  let ordering = true;
  const shopper = (async () => {
    while (ordering) {
      await db.query(`insert into orders values ($1, repeat('x', 500))`, [placed + 1]);
      placed += 1;
    }
  })();
  await sleep(100);
  const before = placed;
  const taken = await takeBackup({ dataDir, embeddedUrl: url, target: join(root, 'backups') });
  backup = taken.folder;
  committed = [before, placed];
  ordering = false;
  await shopper;
  await db.query(`insert into orders values (1000000, 'before the moment')`);
  // A Date has whole milliseconds, cut off: one is added, so that the moment is not before the order.
  const { rows } = await db.query<{ now: Date }>(
    `select clock_timestamp() + interval '1 millisecond' as now`,
  );
  await sleep(20);
  moment = rows[0]?.now.toISOString() ?? '';
  await db.query(`insert into orders values (1000001, 'after the moment')`);
  await writeForgotten([forgottenFile(dataDir)], [client]);
  await db.query('select pg_switch_wal()');
  const { rows: last } = await db.query<{ file: string }>(
    'select pg_walfile_name(pg_current_wal_lsn()) as file',
  );
  await archived(db, last[0]?.file ?? '');
  await db.end();
  await stop();
}, 120_000);

/** Until a file before the current one is in the archive. */
async function archived(db: pg.Client, current: string): Promise<void> {
  for (;;) {
    const { rows } = await db.query<{ last: string | null }>(
      'select last_archived_wal as last from pg_stat_archiver',
    );
    const last = rows[0]?.last ?? '';
    if (
      /^[0-9A-F]{24}$/.test(last) &&
      Number.parseInt(last.slice(16), 16) >= Number.parseInt(current.slice(16), 16) - 1
    )
      return;
    await sleep(100);
  }
}

async function ordersIn(folder: string): Promise<number[]> {
  const { url, stop } = await startEmbeddedDatabase({ dataDir: folder, log });
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    return (await db.query<{ n: number }>('select n from orders order by n')).rows.map(({ n }) => n);
  } finally {
    await db.end();
    await stop();
  }
}

test('on an empty folder the shop is as it was when the backup ended: no order between is missing, none twice', async () => {
  const fresh = join(root, 'fresh');
  expect(await restoreBackup({ dataDir: fresh, backup, log })).toEqual({ before: undefined });
  const orders = await ordersIn(fresh);
  expect(orders).toEqual(orders.map((_, index) => index + 1));
  expect(orders.length).toBeGreaterThanOrEqual(committed[0]);
  expect(orders.length).toBeLessThanOrEqual(committed[1] + 1);
  expect(readFileSync(join(fresh, 'pictures', 'ab', 'abc.webp'), 'utf8')).toBe('a picture');
  expect(statSync(join(fresh, 'session-secret')).mode & 0o777).toBe(0o600);
});

test('what it writes from then on is archived, too: its history has a number of its own', async () => {
  const again = join(root, 'again');
  await restoreBackup({ dataDir: again, backup, archive: walArchive, log });
  const { url, stop } = await startEmbeddedDatabase({ dataDir: again, walArchive, log });
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  await db.query("insert into orders values (2000000, 'after the restore')");
  const { rows } = await db.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
  await expect.poll(() => readdirSync(walArchive), { timeout: 20_000 }).toContain(rows[0]?.file ?? 'no file');
  expect(rows[0]?.file).toMatch(/^00000002/);
  expect(readdirSync(walArchive)).toContain('00000002.history');
  await db.end();
  await stop();
});

test('a moment that the archive does not reach is refused, and the data folder is as before', async () => {
  const until = '2035-01-01T00:00:00-03:00';
  const names = readdirSync(dataDir).toSorted();
  await expect(restoreBackup({ dataDir, backup, wal: walArchive, until, log })).rejects.toThrow(
    /termina antes/,
  );
  expect(readdirSync(dataDir).toSorted()).toEqual(names);
  expect((await ordersIn(dataDir)).slice(-2)).toEqual([1_000_000, 1_000_001]);
});

test('with the archive it is as it was at the moment, and who was deleted since stays listed', async () => {
  // The newest history is the one of the restore before.
  const options = { dataDir, backup, wal: walArchive, until: moment, log };
  const { before } = await restoreBackup({ ...options, timeline: 1 });
  const orders = await ordersIn(dataDir);
  expect(orders.at(-1)).toBe(1_000_000);
  expect(orders.slice(0, -1)).toEqual(orders.slice(0, -1).map((_, index) => index + 1));
  expect(orders.length).toBeGreaterThan(committed[1]);
  expect(await readForgotten([forgottenFile(dataDir)])).toEqual([client]);
  expect(readdirSync(before ?? '')).toContain('postgres');
  expect(readdirSync(walArchive)).toContain('00000003.history');
});

test.each([
  [{ until: '2020-01-01T00:00:00Z', wal: '/tmp' }, /use um backup anterior/],
  [{ until: '2035-01-01T00:00:00Z' }, /indique a pasta em --wal/],
  [{ wal: join(dataDir, 'wal') }, /fica dentro da pasta de dados/],
])('%o is refused before anything is moved', async (options, sentence) => {
  const names = readdirSync(dataDir);
  await expect(restoreBackup({ dataDir, backup, log, ...options })).rejects.toThrow(sentence);
  expect(readdirSync(dataDir)).toEqual(names);
});

test('half a backup is not one, and a backup never lies in the data that it copies', async () => {
  await expect(readManifest(root)).rejects.toThrow(/não é um backup completo/);
  await expect(
    takeBackup({ dataDir, embeddedUrl: undefined, target: join(dataDir, 'copies') }),
  ).rejects.toThrow(/fica dentro da pasta de dados/);
});
