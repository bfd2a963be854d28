/**
 * `npm run migrate`: brings the database to this version and ends, with the role that may change tables. A server does the same at
 * its start, unless nothing is missing.
 */
import { migrate } from '#platform/db/migrations/migrate.ts';
import { openData } from './lifecycle/open-data.ts';
import { Shutdown } from './lifecycle/shutdown.ts';
import { readDataSettings } from './settings.ts';

const shutdown = new Shutdown();
shutdown.listen();

try {
  const data = await openData(readDataSettings(), { joinRunning: true });
  shutdown.add(data.stop);
  await migrate(data.url, {
    onApplied: ({ name }) => void process.stdout.write(`${name}: aplicada.\n`),
    onLocked: () =>
      void process.stdout.write('Uma tabela está em uso por outra transação: nova tentativa em instantes.\n'),
  });
  process.stdout.write('O banco de dados está na versão deste programa.\n');
  await shutdown.end(0);
} catch (error) {
  await shutdown.refuse(error);
}
