/** Judged queries with their correct results, and the product files. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JudgedQuery } from './measures.ts';
import { type ProductWords, relevantBy } from './relevance-rule.ts';

const data = fileURLToPath(new URL('../../../shared/data', import.meta.url));
const PUBLIC = join(data, 'search_queries.public.json');

const own = (name: string): string => fileURLToPath(new URL(`queries/${name}.json`, import.meta.url));

/** Sets of queries by title. Nothing is tuned on the held-back one. */
export const QUERY_SETS: readonly (readonly [title: string, file: string])[] = [
  ['públicas', PUBLIC],
  ['de ajuste', own('tuning')],
  ['de ajuste, outras', own('tuning-words')],
  ['reservadas', own('held-back')],
];

export const PRODUCT_FILES = [
  'produtos_varejo_b2w.csv.gz',
  'produtos_atacado_descmerc.csv.gz',
  'medicamentos_cmed.csv.gz',
  'alimentos_ean_openfoodfacts.csv.gz',
].map((name) => join(data, 'catalog', name));

/** Whether the product is of the list of medicines, whose names are mostly abbreviations and laboratories. */
export const isMedicine = (code: string): boolean => code.startsWith('cm-');

export const dataIsThere = (): boolean => [PUBLIC, ...PRODUCT_FILES].every((file) => existsSync(file));

interface QueryFile {
  readonly consultas: readonly {
    readonly id: string;
    readonly tipo: string;
    readonly consulta: string;
    readonly regra: string;
    /** Without codes the rule says which products are correct. */
    readonly relevantes?: readonly string[];
  }[];
}

export async function judgedQueries(file: string, products: readonly ProductWords[]): Promise<JudgedQuery[]> {
  const { consultas }: QueryFile = JSON.parse(await readFile(file, 'utf8'));
  return consultas.map(({ id, tipo, consulta, regra, relevantes }) => ({
    id,
    kind: tipo,
    text: consulta,
    relevant: relevantes ?? relevantBy(regra, products),
  }));
}
