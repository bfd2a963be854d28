/** The public queries with their correct results, and the product files. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JudgedQuery } from './measures.ts';

const data = fileURLToPath(new URL('../../../shared/data', import.meta.url));
const QUERIES = join(data, 'search_queries.public.json');

export const PRODUCT_FILES = [
  'produtos_varejo_b2w.csv.gz',
  'produtos_atacado_descmerc.csv.gz',
  'medicamentos_cmed.csv.gz',
  'alimentos_ean_openfoodfacts.csv.gz',
].map((name) => join(data, 'catalog', name));

export const dataIsThere = (): boolean => [QUERIES, ...PRODUCT_FILES].every((file) => existsSync(file));

interface QueryFile {
  readonly consultas: readonly {
    readonly id: string;
    readonly tipo: string;
    readonly consulta: string;
    readonly relevantes: readonly string[];
  }[];
}

export async function judgedQueries(file = QUERIES): Promise<JudgedQuery[]> {
  const { consultas }: QueryFile = JSON.parse(await readFile(file, 'utf8'));
  return consultas.map(({ id, tipo, consulta, relevantes }) => ({
    id,
    kind: tipo,
    text: consulta,
    relevant: relevantes,
  }));
}
