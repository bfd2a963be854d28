import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { copyTree, syncToDisk } from './copy-tree.ts';

/** Left out of a base backup, as PostgreSQL's manual says ("Making a Base Backup Using the Low Level API"): rebuilt at a start. */
const WITHOUT_CONTENT =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.+/;
const LEFT_OUT = /^(postmaster\.(pid|opts)|backup_label|tablespace_map|.*\/pgsql_tmp.*|pg_internal\.init)$/;
const WAL_FILE = /^[0-9A-F]{24}$/;

/**
 * Copies the folder of a running PostgreSQL (`source`) to the new folder `target`, with the WAL that makes the copy consistent.
 * Writes go on meanwhile. A start on the copy recovers to the moment at which the copy ended. Returns the number of bytes.
 */
export async function takeBaseBackup(url: string, source: string, target: string): Promise<number> {
  // The slot and the backup belong to this session and end with it, also when the process is killed.
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const slot = `vitrine_backup_${process.pid}`;
    // Retains the WAL of the copy until it is copied, too.
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot]);
    await client.query('select pg_backup_start($1, true)', [slot]);
    const bytes = await copyTree(source, target, {
      skips: (path) => WITHOUT_CONTENT.test(path) || LEFT_OUT.test(path),
    });
    const { rows } = await client.query<{ labelfile: string; spcmapfile: string; last: string }>(
      'select labelfile, spcmapfile, pg_walfile_name(lsn) as last from pg_backup_stop(wait_for_archive => false)',
    );
    const [stopped] = rows;
    if (stopped === undefined) throw new Error('pg_backup_stop returned nothing');
    await writeFile(join(target, 'backup_label'), stopped.labelfile);
    await syncToDisk(join(target, 'backup_label'));
    if (stopped.spcmapfile !== '') await writeFile(join(target, 'tablespace_map'), stopped.spcmapfile);
    const wal = await copyWal(source, target, firstWalFile(stopped.labelfile), stopped.last);
    return bytes + wal;
  } finally {
    await client.end();
  }
}

/** From `START WAL LOCATION: 0/2000028 (file 000000010000000000000002)`. */
function firstWalFile(label: string): string {
  const name = /\(file ([0-9A-F]{24})\)/.exec(label)?.[1];
  if (name === undefined) throw new Error('the label of the backup names no WAL file');
  return name;
}

async function copyWal(source: string, target: string, first: string, last: string): Promise<number> {
  const folder = join(source, 'pg_wal');
  const needed = (await readdir(folder)).filter(
    (name) => (WAL_FILE.test(name) && name >= first && name <= last) || name.endsWith('.history'),
  );
  await mkdir(join(target, 'pg_wal'), { recursive: true, mode: 0o700 });
  return copyTree(folder, join(target, 'pg_wal'), { skips: (name) => !needed.includes(name) });
}
