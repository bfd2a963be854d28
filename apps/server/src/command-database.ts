import type { Database } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrations/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { openData } from './lifecycle/open-data.ts';
import { Shutdown, waitAtMost } from './lifecycle/shutdown.ts';
import { type DataSettings, readDataSettings } from './settings.ts';

interface CommandData {
  readonly settings: DataSettings;
  readonly database: Database;
}

/** Runs a command on the data, whether the server runs or not, and ends the process. */
export async function runCommand(work: (data: CommandData) => Promise<void>): Promise<void> {
  const shutdown = new Shutdown();
  shutdown.listen();
  try {
    const settings = readDataSettings();
    const data = await openData(settings, { joinRunning: true });
    shutdown.add(data.stop);
    await migrate(data.url);
    const database = openDatabase(data.url, { max: 2 });
    shutdown.add(() => waitAtMost(5_000, database.close()));
    await work({ settings, database });
    await shutdown.end(0);
  } catch (error) {
    await shutdown.refuse(error);
  }
}
