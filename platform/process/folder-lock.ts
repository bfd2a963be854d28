import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartupRefusal } from './startup-refusal.ts';

/** Another process has locked the folder. */
export class FolderBusy extends StartupRefusal {}

const SQLITE_BUSY = 5;

/**
 * Locks a folder for this process and returns a function that unlocks it. Throws `FolderBusy` if another process has locked it,
 * and `StartupRefusal` if the folder is not writable.
 *
 * The lock is SQLite's exclusive lock on an empty file: the kernel holds it, so `kill -9` cannot leave it stale, a reused process
 * id cannot fool it, and two simultaneous starts cannot both win. (Node has no `flock`.) Nothing else may open the file: closing
 * any other handle on it would drop the lock.
 */
export function lockFolder(folder: string): () => void {
  const file = new DatabaseSync(join(folder, 'server.lock'), { open: false });
  try {
    file.open();
    file.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    if (file.isOpen) file.close();
    throw isBusy(error) ? new FolderBusy(busy(folder)) : new StartupRefusal(unwritable(folder));
  }
  return () => file.close();
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

const busy = (folder: string): string =>
  `A pasta de dados ${folder} já está em uso por outro servidor Vitrine: encerre-o ou aponte DATA_DIR para outra pasta.`;

const unwritable = (folder: string): string =>
  `Não é possível gravar na pasta de dados ${folder} (DATA_DIR): confira as permissões e o espaço em disco.`;
