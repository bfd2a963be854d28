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

/**
 * Replays the WAL in `folder`: all of it, or what was committed until the moment (ISO 8601). At a start PostgreSQL reads zones as numbers
 * only, not as Z.
 */
export function restoreFrom(folder: string, until: string | undefined): ServerSettings {
  return {
    restore_command: `cp ${word(folder)}/%f %p`,
    recovery_target_action: 'promote',
    ...(until === undefined
      ? {}
      : { recovery_target_time: new Date(until).toISOString().replace('Z', '+00') }),
  };
}
