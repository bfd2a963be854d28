/**
 * `npm run import -- --supplier APELIDO ARQUIVO.csv[.gz]`: imports product files into a shop, while the server runs
 * or not. With `--municipios` instead of `--supplier` it imports the country's municipalities.
 */
import { resolve } from 'node:path';
import { importMunicipalities } from '#features/addresses/server/import-municipalities.ts';
import { importProducts } from '#features/catalog/server/import/import-products.ts';
import { ImportRefusal } from '#features/catalog/server/import/import-refusal.ts';
import { type Mapping, parseMapping } from '#features/catalog/server/import/mapping.ts';
import { supplierScope } from '#features/suppliers/domain/shop.ts';
import { supplierByKey } from '#features/suppliers/server/find-supplier.ts';
import { VISITOR } from '#kernel/scope.ts';
import type { Context } from '#platform/db/context.ts';
import type { Database } from '#platform/db/database.ts';
import { migrate } from '#platform/db/migrations/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { PictureStore } from '#platform/pictures/picture-store.ts';
import { StartupRefusal } from '#platform/process/startup-refusal.ts';
import { importArguments } from './import-arguments.ts';
import { progressLine } from './import-progress.ts';
import { openData } from './lifecycle/open-data.ts';
import { Shutdown, waitAtMost } from './lifecycle/shutdown.ts';
import { pictureStoreOf } from './picture-store-of.ts';
import { readDataSettings } from './settings.ts';

/** Long, because one batch writes a thousand products and their search words. Milliseconds. */
const STATEMENT_TIMEOUT = 120_000;

const shutdown = new Shutdown();
shutdown.listen();

try {
  const { supplier, files, maps } = importArguments(process.argv.slice(2));
  const mapping = parseMapping(maps);
  const settings = readDataSettings();
  const data = await openData(settings, { joinRunning: true });
  shutdown.add(data.stop);
  await migrate(data.url);
  const database = openDatabase(data.url, { max: 2, statementTimeout: STATEMENT_TIMEOUT });
  shutdown.add(() => waitAtMost(5_000, database.close()));
  // npm runs scripts in the project's folder; relative paths are meant from where the command was typed.
  const from = process.env.INIT_CWD ?? process.cwd();
  const paths = files.map((file) => resolve(from, file));
  if (supplier === undefined) {
    for (const path of paths) await importMunicipalitiesOf(database, path);
  } else {
    const context = await contextOf(database, supplier);
    const pictures = pictureStoreOf(settings);
    for (const path of paths) await importFile(context, path, mapping, pictures);
  }
  await shutdown.end(0);
} catch (error) {
  await shutdown.refuse(error instanceof ImportRefusal ? new StartupRefusal(error.message) : error);
}

async function contextOf(database: Database, supplier: string): Promise<Context> {
  const shop = await supplierByKey(database.db, supplier);
  if (shop === undefined) throw new StartupRefusal(`Não há fornecedor com o apelido ${supplier}.`);
  return { supplier: supplierScope(shop), actor: VISITOR, now: Date.now(), db: database.db, database };
}

async function importMunicipalitiesOf(database: Database, file: string): Promise<void> {
  const imported = await importMunicipalities(database, file, (line, reason) =>
    process.stdout.write(`${file}: linha ${line}: ${reason}\n`),
  );
  if (!imported.ok) throw new StartupRefusal(imported.refusal);
  const { written, refused } = imported.value;
  process.stdout.write(`${file}: ${written} municípios gravados, ${refused} linhas recusadas.\n`);
}

async function importFile(
  context: Context,
  file: string,
  mapping: Mapping,
  pictures: PictureStore,
): Promise<void> {
  const begun = Date.now();
  const progress = progressLine(process.stderr);
  const counts = await importProducts(context, {
    file,
    mapping,
    pictures,
    onProgress: ({ read, inserted, updated, refused }) =>
      progress.show(`${read} linhas: ${inserted} novos, ${updated} atualizados, ${refused} recusados`),
    onRefused: (line, reason) => {
      progress.clear();
      process.stdout.write(`${file}: linha ${line}: ${reason}\n`);
    },
  });
  progress.clear();
  const seconds = ((Date.now() - begun) / 1000).toFixed(1).replace('.', ',');
  const repeated =
    counts.repeated === 0 ? '' : `, ${counts.repeated} com sku repetido no arquivo (vale a última linha)`;
  const missing = [
    [counts.missingPictures, 'fotos não vieram'],
    [counts.unknownPrincipals, 'produtos sem o principal que nomeiam'],
    [counts.unknownSegments, 'segmentos desconhecidos'],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, what]) => `, ${count} ${what}`)
    .join('');
  process.stdout.write(
    `${file}: ${counts.read} linhas em ${seconds} s: ${counts.inserted} produtos novos, ${counts.updated} atualizados, ${counts.refused} linhas recusadas${missing}${repeated}.\n`,
  );
}
