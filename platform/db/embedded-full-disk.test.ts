/** The embedded database on a disk that fills up and then gets room again. */
import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from './database.ts';
import { isDatabaseAway } from './database-away.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts';
import { migrate } from './migrations/migrate.ts';
import { openDatabase } from './open-database.ts';

const disk = mkdtempSync(join(tmpdir(), 'vitrine-disk-'));
const filler = join(disk, 'filler');
/** A small tmpfs, if this machine allows mounting one. */
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', disk]).status === 0;

let embedded: EmbeddedDatabase;
let database: Database;

beforeAll(async () => {
  if (!isMounted) return;
  // PostgreSQL runs as another user, who must reach the folder.
  chmodSync(disk, 0o755);
  embedded = await startEmbeddedDatabase({ dataDir: join(disk, 'data'), log: () => {} });
  await migrate(embedded.url);
  database = openDatabase(embedded.url);
});
afterAll(async () => {
  await database?.close();
  await embedded?.stop();
  if (isMounted) spawnSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
});

/** Fills the disk completely. */
function fill(): void {
  const file = openSync(filler, 'a');
  for (let size = 1024 * 1024; size >= 1; ) {
    try {
      writeSync(file, Buffer.alloc(size));
    } catch {
      size = Math.floor(size / 2);
    }
  }
  closeSync(file);
}

const write = () =>
  database.transaction((db) =>
    db.execute(sql`insert into noted select repeat(md5(n::text), 30) from generate_series(1, 4000) as n`),
  );
const count = async (): Promise<number> =>
  (await database.db.execute<{ count: number }>(sql`select count(*) as count from noted`)).rows[0]?.count ??
  0;

/** Writes until a write fails; returns the number of committed rows and the error. */
async function writeUntilRefused(): Promise<{ readonly written: number; readonly refusal: unknown }> {
  for (let written = 0; ; written += 4000) {
    try {
      await write();
    } catch (refusal) {
      return { written, refusal };
    }
  }
}

/** Of a database that has seen no write fail. */
async function state(): Promise<string> {
  const observer = openDatabase(embedded.url);
  return await observer.state().finally(() => observer.close());
}

test.runIf(isMounted)('a full disk refuses what is written, and goes on by itself with room', async () => {
  await database.db.execute(sql`create table noted (words text)`);
  await write();
  let rowsLeft = 4000;
  for (let time = 0; time < 2; time += 1) {
    expect(await state()).toBe('ready');
    fill();
    // Readiness says so before anything is written.
    expect(await state()).toBe('disk-full');
    const { written, refusal } = await writeUntilRefused();
    rowsLeft += written;
    expect(refusal).toSatisfy(isDatabaseAway);
    // Each read either succeeds or fails with a retryable error.
    for (let read = 0; read < 20; read += 1) {
      expect(await count().catch((error: unknown) => isDatabaseAway(error) && rowsLeft)).toBe(rowsLeft);
    }
    rmSync(filler);
    await vi.waitFor(() => write(), { timeout: 50_000, interval: 200 });
    rowsLeft += 4000;
    expect(await count()).toBe(rowsLeft);
  }
});
