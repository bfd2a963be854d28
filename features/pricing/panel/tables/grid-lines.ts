/** Cells of a price table's grid as text: what is shown, and what was typed or pasted means. */
import { centavos, toReais } from '#kernel/money.ts';
import { LARGEST_QUANTITY, thousandths, toNumber } from '#kernel/quantity.ts';
import { type NumberKind, unitsOf, unitsText } from '#platform/panel/forms/fields/number-text.ts';
import type { TablePrice } from '../../domain/offer.ts';

/** In the order of the grid. */
export const PRICE_FIELDS = ['price', 'wholesale', 'minimum'] as const;
export type PriceField = (typeof PRICE_FIELDS)[number];
export type TypedCells = Readonly<Partial<Record<PriceField, string>>>;

const MONEY: NumberKind = { places: 2, fixed: true };
const QUANTITY: NumberKind = { places: 3 };
const kindOf = (field: PriceField): NumberKind => (field === 'minimum' ? QUANTITY : MONEY);

/** R$ 10.000.000,00, as the API accepts. */
const LARGEST_PRICE = 1_000_000_000;

const unitsIn = (price: TablePrice | undefined, field: PriceField): number | null => {
  if (price === undefined) return null;
  if (field === 'price') return price.normal;
  return (field === 'wholesale' ? price.wholesale?.price : price.wholesale?.minimum) ?? null;
};

/** A cell before anybody changes it. */
export const cellText = (price: TablePrice | undefined, field: PriceField): string =>
  unitsText(unitsIn(price, field), kindOf(field));

/** What a product's cells mean: its line of the request, or what is wrong in which cell. */
export interface ReadLine {
  readonly faults: Readonly<Partial<Record<PriceField, string>>>;
  readonly line:
    | { readonly preco: number | null; readonly precoatacado?: number; readonly minatacado?: number }
    | undefined;
}

/** Without a price the product leaves the table, whatever its wholesale cells still show. */
export function readLine(price: TablePrice | undefined, typed: TypedCells): ReadLine {
  const units = (field: PriceField): number | null => {
    const text = typed[field];
    return text === undefined ? unitsIn(price, field) : unitsOf(text, kindOf(field));
  };
  const normal = units('price');
  const faults: Partial<Record<PriceField, string>> = {};
  const check = (field: PriceField, value: number | null): void => {
    const fault = value === null ? undefined : faultOf(field, value);
    if (fault !== undefined) faults[field] = fault;
  };
  check('price', normal);
  if (normal === null) {
    const asks = (['wholesale', 'minimum'] as const).some((field) => (typed[field] ?? '').trim() !== '');
    if (!asks) return { faults, line: { preco: null } };
    return { faults: { price: 'O preço de atacado precisa do preço da tabela.' }, line: undefined };
  }
  const [wholesale, minimum] = [units('wholesale'), units('minimum')];
  check('wholesale', wholesale);
  check('minimum', minimum);
  if (wholesale !== null && minimum === null) faults.minimum = 'Informe a partir de quantos.';
  if (wholesale === null && minimum !== null) faults.wholesale = 'Informe o preço de atacado.';
  if (Object.keys(faults).length > 0) return { faults, line: undefined };
  return {
    faults,
    line: {
      preco: toReais(centavos(normal)),
      ...(wholesale === null || minimum === null
        ? {}
        : {
            precoatacado: toReais(centavos(wholesale)),
            minatacado: toNumber(thousandths(minimum)),
          }),
    },
  };
}

function faultOf(field: PriceField, value: number): string | undefined {
  if (Number.isNaN(value)) return 'Escreva um número como 1.234,50.';
  if (value <= 0) return 'Informe um valor maior que zero.';
  return value > (field === 'minimum' ? LARGEST_QUANTITY : LARGEST_PRICE) ? 'É grande demais.' : undefined;
}

/** Whether two people's words about a product are the same. */
export const isSamePrice = (one: TablePrice | undefined, other: TablePrice | undefined): boolean =>
  PRICE_FIELDS.every((field) => unitsIn(one, field) === unitsIn(other, field));
