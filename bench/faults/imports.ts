/** A supplier's system that imports its stock repeatedly, with the lines in a new order each time. */
import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { importProducts } from '#features/catalog/server/import/import-products.ts';
import { parseMapping } from '#features/catalog/server/import/mapping.ts';
import { VISITOR } from '#kernel/scope.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { diskPictureStore } from '#platform/pictures/disk-picture-store.ts';
import { queryOnce } from '../bench-database.ts';
import { pickSome, type SeededRandom } from '../seeded-random.ts';
import type { World } from '../world/make-world.ts';

export interface Importing {
  /** URL of the database as the server reaches it. */
  readonly url: string;
  readonly world: World;
  readonly lines: readonly StockLine[];
  /** Path of the import file. */
  readonly file: string;
  readonly isOver: () => boolean;
  readonly counts: { finished: number; brokenOff: number };
  /** PostgreSQL's error codes of aborted imports, with their counts. */
  readonly codes: Map<string, number>;
  /** By how much the pauses are longer. */
  readonly pace: number;
}

export interface StockLine {
  readonly sku: string;
  readonly name: string;
  /** Centavos. */
  readonly price: number;
}

/** The products whose stock the imports set; their stock is not audited. */
export const stockLines = (url: string, ids: readonly string[]): Promise<StockLine[]> =>
  queryOnce<{ sku: string; name: string; price: number }>(
    url,
    'select sku, name, price::float8 as price from products where id = any($1)',
    [ids],
  );

const BETWEEN = 200;
/** As in the import command, because one batch writes a thousand products. Milliseconds. */
const STATEMENT_TIMEOUT = 120_000;

export async function importAgainAndAgain(importing: Importing, random: SeededRandom): Promise<void> {
  const { url, world, file, lines, isOver, counts, codes, pace } = importing;
  const database = openDatabase(url, { max: 2, statementTimeout: STATEMENT_TIMEOUT });
  const supplier = { id: world.supplierId, slug: world.slug, name: 'Loja', tags: new Set<string>() };
  try {
    while (!isOver()) {
      const rows = pickSome(random, lines, lines.length).map(
        ({ sku, name, price }) =>
          `${sku};${name};${(price / 100).toFixed(2).replace('.', ',')};${100_000 + random.below(1_000)}`,
      );
      await writeFile(file, `sku;nome;preco;estoque\n${rows.join('\n')}\n`);
      try {
        await importProducts(
          { supplier, actor: VISITOR, now: Date.now(), db: database.db, database },
          {
            file,
            mapping: parseMapping([]),
            pictures: diskPictureStore('/nonexistent'),
            onRefused: (line, reason) => {
              throw new Error(`${line}: ${reason}`);
            },
            onProgress: () => {},
          },
        );
        counts.finished += 1;
      } catch (error) {
        counts.brokenOff += 1;
        const code = codeOf(error);
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }
      await sleep(BETWEEN * pace);
    }
  } finally {
    await database.close().catch(() => {});
  }
}

/** The first error code in the chain of causes, else the message. */
function codeOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) if ('code' in at) return String(at.code);
  return error instanceof Error ? error.message.slice(0, 80) : String(error);
}
