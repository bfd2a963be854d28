/** The price list as a sheet: its columns, cells and file name. */
import { formatMoney, toReais } from '#kernel/money.ts';
import { formatQuantity, toNumber } from '#kernel/quantity.ts';
import type { PriceListLine } from '../../domain/price-list.ts';

/** Strings are written as text cells, so no program reads them as formulas. */
type SheetCell = string | number | null;

interface SheetColumn {
  readonly header: string;
  readonly width: number;
  readonly numFmt?: string;
  readonly cell: (line: PriceListLine) => SheetCell;
}

const REAIS = '"R$" #,##0.00';
const UNITS = '0.###';

/** Maximum characters of an XLSX cell; a longer one makes the file invalid. */
const MAX_CELL_LENGTH = 32_767;

const described: readonly SheetColumn[] = [
  { header: 'Código', width: 18, cell: ({ sku }) => whole(sku) },
  { header: 'Produto', width: 52, cell: ({ name }) => whole(name) },
  { header: 'Marca', width: 20, cell: ({ brand }) => whole(brand) },
  { header: 'Unidade', width: 10, cell: ({ unit }) => whole(unit) },
  { header: 'Múltiplo', width: 10, numFmt: UNITS, cell: ({ step }) => toNumber(step) },
  { header: 'Mínimo', width: 10, numFmt: UNITS, cell: ({ smallestOrder }) => toNumber(smallestOrder) },
];
const priced: readonly SheetColumn[] = [
  { header: 'Preço', width: 14, numFmt: REAIS, cell: ({ prices }) => firstPrice(prices) },
  { header: 'Preço por quantidade', width: 36, cell: ({ prices }) => otherPrices(prices) },
];
const ordered: readonly SheetColumn[] = [
  { header: 'Quantidade', width: 14, numFmt: UNITS, cell: () => null },
];

/** Without price columns if prices are hidden. */
export const priceListColumns = (withPrices: boolean): readonly SheetColumn[] => [
  ...described,
  ...(withPrices ? priced : []),
  ...ordered,
];

const whole = (text: string): SheetCell => (text === '' ? null : text.slice(0, MAX_CELL_LENGTH));

const firstPrice = ([first]: PriceListLine['prices']): SheetCell =>
  first === undefined ? null : toReais(first.price);

/** Example: 'a partir de 12: R$ 15,90; a partir de 100: R$ 14,00'. */
const otherPrices = ([, ...others]: PriceListLine['prices']): SheetCell =>
  whole(
    others.map(({ from, price }) => `a partir de ${formatQuantity(from)}: ${formatMoney(price)}`).join('; '),
  );

/** Example: 'precos-mercado-central-2026-11-21.xlsx'. */
export const priceListFile = (shopSlug: string, day: string): string => `precos-${shopSlug}-${day}.xlsx`;
