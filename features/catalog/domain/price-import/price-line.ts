/** One line of a sheet of prices: of which product, and what that costs in the table. */
import type { TablePrice, Wholesale } from '#features/pricing/domain/offer.ts';
import { centavos, type Money } from '#kernel/money.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { ImportField, ImportReason, ImportRow } from '../import/import-fields.ts';
import { rowReader } from '../import/row-reader.ts';
import type { ColumnMapping } from '../sheet-import/sheet-import.ts';

/** The fields that say which product a line is of; the first one that a line fills counts. */
export const PRODUCT_FIELDS = ['productId', 'sku', 'ean'] as const satisfies readonly ImportField[];
export type ProductField = (typeof PRODUCT_FIELDS)[number];

/** R$ 10.000.000,00, as the grid of prices accepts. */
const LARGEST_PRICE = centavos(1_000_000_000);

export interface PriceLine {
  readonly named: { readonly field: ProductField; readonly code: string };
  readonly price: Money;
  /** Undefined: the sheet says nothing of wholesale, and what the table has stays. Null: no wholesale price. */
  readonly wholesale: Wholesale | null | undefined;
}

/** Missing cells at the end of a line are empty: spreadsheets leave them out. */
export function priceLineOf(
  cells: readonly string[],
  mapping: ColumnMapping,
): Result<PriceLine, readonly ImportReason[]> {
  const row: ImportRow = Object.fromEntries(
    mapping.flatMap((field, index) => (field === null ? [] : [[field, cells[index] ?? ''] as const])),
  );
  const { text, money, quantity, complain, reasons } = rowReader(row);
  const field = PRODUCT_FIELDS.find((one) => (row[one] ?? '').trim() !== '');
  const code = field === undefined ? '' : text(field);
  if (field === undefined) complain(PRODUCT_FIELDS.find((one) => mapping.includes(one)) ?? 'sku', 'missing');
  const price = priceOf('price');
  if ((row.price ?? '').trim() === '') complain('price', 'missing');
  const wholesale = wholesaleOf();
  if (reasons.length > 0 || field === undefined || price === undefined) return refuse(reasons);
  return accept({ named: { field, code }, price, wholesale });

  function priceOf(of: 'price' | 'wholesalePrice'): Money | undefined {
    const read = money(of);
    if (read === 0) complain(of, 'not-positive');
    if (read !== undefined && read > LARGEST_PRICE) complain(of, 'too-large');
    return read;
  }

  /** Lines without wholesale leave both cells empty or write zeros. */
  function wholesaleOf(): Wholesale | null | undefined {
    if (!mapping.includes('wholesalePrice') && !mapping.includes('wholesaleMinimum')) return undefined;
    const minimum = quantity('wholesaleMinimum') ?? 0;
    const each = money('wholesalePrice') ?? 0;
    if (minimum === 0 && each === 0) return null;
    if (minimum === 0) complain('wholesaleMinimum', 'without-pair');
    if (each === 0) complain('wholesalePrice', 'without-pair');
    if (each > LARGEST_PRICE) complain('wholesalePrice', 'too-large');
    return { minimum, price: each } as Wholesale;
  }
}

/** What the table says of a product after its line. */
export function priceAfter(
  { price, wholesale }: Pick<PriceLine, 'price' | 'wholesale'>,
  before: TablePrice | undefined,
): TablePrice {
  const stays = wholesale === undefined ? before?.wholesale : (wholesale ?? undefined);
  return stays === undefined ? { normal: price } : { normal: price, wholesale: stays };
}

export const isSamePrice = (one: TablePrice | undefined, other: TablePrice): boolean =>
  one?.normal === other.normal &&
  one.wholesale?.price === other.wholesale?.price &&
  one.wholesale?.minimum === other.wholesale?.minimum;

/** A product as its line may name it. */
export interface NamedProduct {
  readonly id: string;
  readonly sku: string;
  readonly ean: string | null;
}

/** A code as it may be meant: exported sheets put an apostrophe before what a spreadsheet would take for a formula. */
export const codesMeant = (code: string): readonly string[] =>
  /^'['=+\-@]/.test(code) ? [code, code.slice(1)] : [code];

/** Finds the product of a line: an exact code wins over one in different case, and where a code has no product it may be a bar code. */
export function productFinder(products: readonly NamedProduct[]) {
  const byId = groupedBy(products, ({ id }) => id);
  const bySku = groupedBy(products, ({ sku }) => sku);
  const byFoldedSku = groupedBy(products, ({ sku }) => sku.toLowerCase());
  const byEan = groupedBy(products, ({ ean }) => ean ?? '');
  const ofCode = (typed: string) =>
    codesMeant(typed)
      .map((code) => bySku.get(code) ?? byFoldedSku.get(code.toLowerCase()) ?? byEan.get(code))
      .find((found) => found !== undefined);
  return ({ field, code }: PriceLine['named']): Result<string, 'unknown-product' | 'several-products'> => {
    const found =
      field === 'productId' ? byId.get(code.toLowerCase()) : field === 'ean' ? byEan.get(code) : ofCode(code);
    const [first, second] = found ?? [];
    if (first === undefined) return refuse('unknown-product');
    return second === undefined ? accept(first.id) : refuse('several-products');
  };
}

function groupedBy(
  products: readonly NamedProduct[],
  keyOf: (product: NamedProduct) => string,
): ReadonlyMap<string, readonly NamedProduct[]> {
  return Map.groupBy(products, keyOf);
}

export type MissingColumn = 'product-column-missing' | 'price-column-missing';

/** What no column of the sheet says. */
export function missingColumn(mapping: ColumnMapping): MissingColumn | undefined {
  if (!PRODUCT_FIELDS.some((field) => mapping.includes(field))) return 'product-column-missing';
  return mapping.includes('price') ? undefined : 'price-column-missing';
}

/** The code by which a line names its product; empty where it names none. */
export const codeOfLine = (cells: readonly string[], mapping: ColumnMapping): string =>
  PRODUCT_FIELDS.map((field) => cells[mapping.indexOf(field)] ?? '').find((code) => code !== '') ?? '';
