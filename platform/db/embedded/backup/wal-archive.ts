/** Continuous archiving of the WAL, from which a moment between two backups can be restored. */
import type { ServerSettings } from '../server-flags.ts';

/** For PostgreSQL's shell commands: one word of the shell, with the percent sign of its own placeholders doubled. */
const word = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`.replaceAll('%', '%%');

/**
 * Archives each WAL file to `folder` once it is full, or after a minute with writes: the most that is lost with the disk. An archived
 * file is never overwritten; where it is there already, it must be the same.
 */
export function archiveTo(folder: string): ServerSettings {
  const file = `${word(folder)}/%f`;
  const part = `${word(folder)}/.%f.part`;
  return {
    archive_mode: 'on',
    archive_timeout: '60s',
    archive_command: `cmp -s %p ${file} || { test ! -e ${file} && cp %p ${part} && sync ${part} && mv ${part} ${file}; }`,
  };
}

/** What a restored database reads of the archive. */
export interface Replay {
  readonly folder: string;
  /** False: only which histories there are, so that the restored one gets a number of its own. */
  readonly wal: boolean;
  /** ISO 8601: what was committed until then; absent: everything. */
  readonly until?: string | undefined;
  /** Number of the history to follow; absent: the newest, which a former restore may have begun. */
  readonly timeline?: number | undefined;
}

/**
 * A restored database begins a history of its own (a timeline): the WAL that it writes from then on has names that the archive does not
 * have yet. Otherwise it would archive other files under names that are taken, and retain its WAL until the disk is full.
 */
export function restoreFrom(replay: Replay | undefined): ServerSettings {
  const settings = { recovery_target_action: 'promote' };
  if (replay === undefined) return { ...settings, restore_command: 'false' };
  const { folder, wal, until, timeline } = replay;
  const copy = `cp ${word(folder)}/%f %p`;
  // Archived at once, so that the next restore knows of this history.
  const archiving = archiveTo(folder);
  if (!wal) {
    const histories = `case %f in *.history) ${copy};; *) false;; esac`;
    return { ...settings, ...archiving, restore_command: histories, recovery_target_timeline: 'current' };
  }
  return {
    ...settings,
    ...archiving,
    restore_command: copy,
    recovery_target_timeline: timeline === undefined ? 'latest' : String(timeline),
    // At a start PostgreSQL reads zones as numbers only, not as Z.
    ...(until === undefined
      ? {}
      : { recovery_target_time: new Date(until).toISOString().replace('Z', '+00') }),
  };
}
