import type { Staff } from '#kernel/scope.ts';
import type { StaffContext } from '#platform/db/context.ts';
import { type SheetFormat, type SheetRows, sheetFile } from '#platform/documents/sheet-file.ts';
import { seesCosts } from '../../domain/panel/seen-costs.ts';
import { groupingsOf } from '../filters/groupings.store.ts';
import { countExported, type ExportedRow, productsAfter } from './export-products.store.ts';

/** Rows read at once. */
const PAGE = 1_000;

const reais = (value: number | null): number | '' => (value === null ? '' : value / 100);
const units = (value: number | null): number | '' => (value === null ? '' : value / 1000);

type Cell = string | number;
type Words = ReadonlyMap<string, string>;

type ExportColumn = readonly [heading: string, cell: (row: ExportedRow, words: Words) => Cell];

/** What the shop pays: for who makes prices. */
export const COST_HEADING = 'custo';

/** The headings are those that the import knows, so that the file can be changed and imported again. */
const COLUMNS: readonly ExportColumn[] = [
  ['sku', ({ sku }) => sku],
  ['nome', ({ name }) => name],
  ['marca', ({ brand }) => brand],
  ['categoria', ({ root }) => root],
  ['subcategoria', ({ leaf }) => leaf],
  ['preco', ({ price }) => reais(price)],
  [COST_HEADING, ({ cost }) => reais(cost)],
  ['unidade', ({ unit }) => unit],
  ['ean', ({ ean }) => ean ?? ''],
  ['descricao', ({ description }) => description],
  ['estoque', ({ stock }) => units(stock)],
  ['granularidade', ({ step }) => units(step)],
  ['min_por_pedido', ({ minimum }) => units(minimum)],
  ['maxporpedido', ({ maximum }) => units(maximum)],
  ['multiploincremento', ({ multiple }) => units(multiple)],
  ['minvendaatacado', ({ wholesaleMinimum }) => units(wholesaleMinimum)],
  ['precovendaatacado', ({ wholesalePrice }) => reais(wholesalePrice)],
  ['tags', ({ tags }) => tags.join('|')],
  ['agrupadores', ({ groupings }, words) => groupings.map((key) => words.get(key) ?? key).join('|')],
  ['produto_principal', ({ principalSku }) => principalSku ?? ''],
  ['peso', ({ weight }) => weight ?? ''],
  ['preco_embalagem', ({ giftWrapPrice }) => reais(giftWrapPrice)],
  ['ativo', ({ active }) => (active ? 'sim' : 'não')],
];

/** All products that are not archived, as a file that is written while it is downloaded; costs for who makes prices. */
export async function exportProducts(
  context: StaffContext,
  format: SheetFormat,
): Promise<ReadableStream<Uint8Array>> {
  return sheetFile(format, {
    name: 'Produtos',
    wide: ['nome', 'descricao'],
    ...(await productsSheet(context)),
  });
}

const columnsFor = (actor: Staff): readonly ExportColumn[] =>
  COLUMNS.filter(([heading]) => heading !== COST_HEADING || seesCosts(actor));

export const productHeadings = (actor: Staff): readonly string[] =>
  columnsFor(actor).map(([heading]) => heading);

export async function productsSheet(context: StaffContext): Promise<SheetRows> {
  const groupings = await groupingsOf(context.db, context.supplier.id);
  const words = new Map(
    groupings.map(({ key, kind, name }) => [key, kind === '' ? name : `${kind}: ${name}`]),
  );
  const headings = productHeadings(context.actor);
  return {
    headings,
    rows: rowsOf(context, columnsFor(context.actor), words),
    count: () => countExported(context.db, context.supplier.id),
  };
}

async function* rowsOf(
  { db, supplier }: StaffContext,
  columns: readonly ExportColumn[],
  words: Words,
): AsyncGenerator<Cell[]> {
  let after = '';
  for (;;) {
    const page = await productsAfter(db, supplier.id, after, PAGE);
    for (const row of page) yield columns.map(([, cell]) => cell(row, words));
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return;
    after = last.sku;
  }
}
