/**
 * `npm run settings`: prints every environment variable that the server reads. With `-- --check` it checks the present ones as a start
 * would, without starting: nothing is written, and the exit code is 1 where a start would be refused.
 */
import { parseArgs } from 'node:util';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';
import { settingsTable } from './settings/settings-table.ts';
import { requireValidEnvironment } from './settings.ts';

const usage = 'Uso: npm run settings [-- --check]';

function checks(argv: readonly string[]): boolean {
  try {
    return parseArgs({ args: [...argv], options: { check: { type: 'boolean', default: false } } }).values
      .check;
  } catch {
    throw new StartupRefusal(usage);
  }
}

try {
  if (checks(process.argv.slice(2))) {
    requireValidEnvironment();
    process.stdout.write('As variáveis de ambiente estão certas.\n');
  } else process.stdout.write(`${settingsTable()}\n`);
} catch (error) {
  if (!(error instanceof StartupRefusal)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
