/** Cells of the bulk edit grid as text: what is shown, what was typed or pasted, and what it means. */
import { centavos, formatMoney } from '#kernel/money.ts';
import { formatQuantity, LARGEST_QUANTITY, thousandths } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import { parseDecimal } from '../import/decimal.ts';
import { foldedText } from '../search/search-terms.ts';
import type { GridCells, GridField } from './grid-change.ts';
import type { PanelListProduct } from './panel-list.ts';

/** In the order of the grid. */
export const GRID_FIELDS = [
  'price',
  'cost',
  'onOffer',
  'stock',
  'minimum',
  'active',
  'categoryId',
] as const satisfies readonly GridField[];

export interface CategoryChoice {
  readonly value: string;
  readonly label: string;
}

export type CellFault = 'not-a-number' | 'not-positive' | 'too-large' | 'not-yes-or-no' | 'unknown-category';

/** R$ 10.000.000,00, as the API accepts. */
const LARGEST_PRICE = 1_000_000_000;

const YES = ['sim', 's', '1', 'true', 'verdadeiro', 'x'];
const NO = ['nao', 'n', '0', 'false', 'falso', ''];

/** 'R$ 12,90' → '12,90'. */
const plain = (text: string): string => text.replace(/^R\$\s*/, '');

/** A cell as it is shown before anybody changes it. */
export function cellText(
  product: PanelListProduct,
  field: GridField,
  categories: readonly CategoryChoice[],
): string {
  switch (field) {
    case 'price':
      return plain(formatMoney(product.price));
    case 'cost':
      return product.cost === undefined ? '' : plain(formatMoney(product.cost));
    case 'minimum':
      return formatQuantity(product.minimum);
    case 'stock':
      return product.stock === undefined ? '' : formatQuantity(product.stock);
    case 'active':
      return product.active ? 'sim' : 'não';
    case 'onOffer':
      return product.onOffer ? 'sim' : 'não';
    case 'categoryId':
      return categories.find(({ value }) => value === product.categoryId)?.label ?? product.categoryName;
  }
}

/** What a typed cell means. An empty cost is none, and an empty stock stops counting it. */
export function readCell(
  field: GridField,
  text: string,
  categories: readonly CategoryChoice[],
): Result<GridCells, CellFault> {
  const typed = text.trim();
  switch (field) {
    case 'price':
      return decimal(typed, 2, (units) =>
        units === 0 ? refuse('not-positive') : accept({ price: centavos(units) }),
      );
    case 'cost':
      return typed === ''
        ? accept({ cost: 'none' })
        : decimal(typed, 2, (units) => accept({ cost: centavos(units) }));
    case 'minimum':
      return decimal(typed, 3, (units) => accept({ minimum: thousandths(units) }));
    case 'stock':
      return typed === ''
        ? accept({ stock: 'untracked' })
        : decimal(typed, 3, (units) => accept({ stock: thousandths(units) }));
    case 'active':
    case 'onOffer': {
      const word = foldedText(typed);
      if (YES.includes(word)) return accept({ [field]: true });
      return NO.includes(word) ? accept({ [field]: false }) : refuse('not-yes-or-no');
    }
    case 'categoryId': {
      const key = categoryKey(typed);
      const found = categories.find(({ label }) => categoryKey(label) === key);
      return found === undefined ? refuse('unknown-category') : accept({ categoryId: found.value });
    }
  }
}

/** 'Bebidas > Café' and 'bebidas›cafe' name the same category. */
const categoryKey = (text: string): string => foldedText(text).replace(/\s*[>›/]\s*/g, '›');

function decimal(
  text: string,
  decimals: 2 | 3,
  make: (units: number) => Result<GridCells, CellFault>,
): Result<GridCells, CellFault> {
  const units = parseDecimal(text, decimals);
  if (units === undefined || units === 'ambiguous') return refuse('not-a-number');
  return units > (decimals === 2 ? LARGEST_PRICE : LARGEST_QUANTITY) ? refuse('too-large') : make(units);
}
