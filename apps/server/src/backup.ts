/** `npm run backup -- --para PASTA`: copies the whole shop to a new folder, also while the server works. */
import { parseArgs } from 'node:util';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';
import { takeBackup } from './backup/take-backup.ts';
import { openData } from './lifecycle/open-data.ts';
import { Shutdown } from './lifecycle/shutdown.ts';
import { readDataSettings } from './settings.ts';

function targetIn(argv: readonly string[]): string {
  try {
    const { para } = parseArgs({ args: [...argv], options: { para: { type: 'string' } } }).values;
    if (para) return para;
  } catch {
    // Said below.
  }
  throw new StartupRefusal('Uso: npm run backup -- --para PASTA');
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
const shutdown = new Shutdown();
shutdown.listen();
try {
  const target = targetIn(process.argv.slice(2));
  const settings = readDataSettings();
  const { dataDir, databaseUrl, objectStorage } = settings;
  const data = await openData(settings, { joinRunning: true });
  shutdown.add(data.stop);
  const embeddedUrl = databaseUrl === undefined ? data.url : undefined;
  const { folder, manifest } = await takeBackup({ dataDir, embeddedUrl, target });
  say(`Backup completo: ${folder} (${Math.ceil(manifest.bytes / 1_000_000)} MB)`);
  if (!manifest.hasDatabase)
    say('O banco de DATABASE_URL não está nele: copie-o com o pg_basebackup ou o seu provedor.');
  if (objectStorage !== undefined)
    say(`As imagens do bucket ${objectStorage.bucket} não estão nele: copie o bucket.`);
  await shutdown.end(0);
} catch (error) {
  await shutdown.refuse(error);
}
