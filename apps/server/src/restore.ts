/**
 * `npm run restore -- --de PASTA [--wal PASTA [--ate MOMENTO] [--linha N]]`: puts a backup into the data folder of a stopped server, as it was when
 * the backup ended, at the end of the archived WAL, or at a moment.
 */
import { parseArgs } from 'node:util';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { Shutdown } from './lifecycle/shutdown.ts';
import { readDataSettings } from './settings.ts';

const usage =
  'Uso: npm run restore -- --de PASTA [--wal PASTA [--ate 2026-01-31T18:30:00-03:00] [--linha 1]]';

function readArguments(argv: readonly string[]) {
  try {
    const { de, wal, ate, linha } = parseArgs({
      args: [...argv],
      options: {
        de: { type: 'string' },
        wal: { type: 'string' },
        ate: { type: 'string' },
        linha: { type: 'string' },
      },
    }).values;
    if (de && (ate === undefined || isMoment(ate)) && (linha === undefined || /^[1-9]\d{0,8}$/.test(linha)))
      return { backup: de, wal, until: ate, timeline: linha === undefined ? undefined : Number(linha) };
  } catch {
    // Said below.
  }
  throw new StartupRefusal(usage);
}

/** With a time zone: a moment without one would be another on another machine. */
const isMoment = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text) &&
  !Number.isNaN(Date.parse(text));

const say = (line: string) => void process.stdout.write(`${line}\n`);
const shutdown = new Shutdown();
shutdown.listen();
try {
  const wanted = readArguments(process.argv.slice(2));
  const { dataDir, databaseUrl, walArchive: archive } = readDataSettings();
  const log = (line: string) => void process.stderr.write(`PostgreSQL: ${line}\n`);
  if (databaseUrl !== undefined)
    throw new StartupRefusal(
      'Com DATABASE_URL o banco é restaurado com as ferramentas do PostgreSQL: veja docs/running.md. Nada mudou.',
    );
  const { before } = await restoreBackup({ dataDir, archive, log, ...wanted });
  say(`Restaurado em ${dataDir}. Inicie com npm start.`);
  if (before !== undefined)
    say(`O que estava lá foi guardado em ${before}: apague quando não precisar mais.`);
  await shutdown.end(0);
} catch (error) {
  await shutdown.refuse(error);
}
