/** Stores mails in a folder when no mail server is configured: as a file for mail programs, and beside it as JSON. */
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Instant } from '#kernel/scope.ts';
import { writeWhole } from '../process/whole-file.ts';
import type { Mail } from './mail.ts';

export interface StoredMail extends Mail {
  readonly id: string;
  readonly at: Instant;
}

export const mailFolder = (dataDir: string): string => join(dataDir, 'mail');

/** Readable only by the owner of the process: links in mails open accounts. */
export async function storeMail(folder: string, stored: StoredMail, message: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Written atomically, so that a reader of the folder never sees half a mail.
  await writeWhole(join(folder, `${stored.id}.json`), JSON.stringify(stored), { mode: 0o600 });
  await writeWhole(join(folder, `${stored.id}.eml`), message, { mode: 0o600 });
}

/** Newest first: ids begin with the time at which a mail was requested. */
export async function storedMails(folder: string, most: number): Promise<StoredMail[]> {
  const names = (await namesIn(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const texts = names.slice(-most).map((name) => readFile(join(folder, name), 'utf8').catch(() => ''));
  // A file that was deleted meanwhile is skipped.
  const found = (await Promise.all(texts)).filter((text) => text !== '');
  return found.map((text) => JSON.parse(text) as StoredMail).toReversed();
}

/** Deletes the files from before this time; returns how many. */
export async function dropStoredMails(folder: string, before: Instant): Promise<number> {
  let dropped = 0;
  for (const name of await namesIn(folder)) {
    const file = join(folder, name);
    const facts = await stat(file).catch(() => undefined);
    if (facts === undefined || facts.mtimeMs >= before) continue;
    await rm(file, { force: true });
    dropped += 1;
  }
  return dropped;
}

/** Deletes the mails to these recipients. */
export async function dropStoredMailsTo(folder: string, readers: readonly string[]): Promise<void> {
  const wanted = new Set(readers.map((reader) => reader.toLowerCase()));
  for (const name of (await namesIn(folder)).filter((one) => one.endsWith('.json'))) {
    const file = join(folder, name);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined || !wanted.has((JSON.parse(text) as StoredMail).to.toLowerCase())) continue;
    await rm(file.replace(/json$/, 'eml'), { force: true });
    await rm(file, { force: true });
  }
}

const ours = /^[0-9a-f-]{36}\.(?:eml|json)(?:\.part|\.[0-9a-f-]{36})?$/;

const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => ours.test(name));
