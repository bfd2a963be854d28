import type { ProductId } from '#kernel/ids.ts';
import { fromReais, toReais } from '#kernel/money.ts';
import { fromNumber, toNumber } from '#kernel/quantity.ts';
import { accept, type Result, refuse } from '#kernel/result.ts';
import type { TablePrice } from '../domain/offer.ts';
import { exactPrice, exactQuantity } from './exact-values.ts';
import type { WireTableLine, WireTablePrice } from './panel-price-tables.schema.ts';
import type { ValueRefusal } from './texts.ts';

/** A line to write; an undefined price removes the product from the table. */
export interface TableLine {
  readonly productId: ProductId;
  readonly price: TablePrice | undefined;
}

type Read<Value> = Result<
  Value,
  { readonly code: ValueRefusal | 'price-of-nothing' | 'half-wholesale' | 'product-twice' }
>;

export function tableLinesFromWire(wire: readonly WireTableLine[]): Read<TableLine[]> {
  const lines = new Map<ProductId, TableLine>();
  for (const line of wire) {
    const price = tablePriceFromWire(line);
    if (!price.ok) return price;
    lines.set(line.idproduto, { productId: line.idproduto, price: price.value });
  }
  return lines.size < wire.length ? refuse({ code: 'product-twice' }) : accept([...lines.values()]);
}

function tablePriceFromWire({
  preco,
  precoatacado,
  minatacado,
}: WireTableLine): Read<TablePrice | undefined> {
  if ((precoatacado === undefined) !== (minatacado === undefined)) return refuse({ code: 'half-wholesale' });
  if (preco === null) return accept(undefined);
  if (preco === 0 || precoatacado === 0) return refuse({ code: 'price-of-nothing' });
  const normal = exactPrice(preco);
  if (!normal.ok || precoatacado === undefined || minatacado === undefined) {
    return normal.ok ? accept({ normal: normal.value }) : normal;
  }
  const price = exactPrice(precoatacado);
  if (!price.ok) return price;
  const minimum = exactQuantity(minatacado);
  if (!minimum.ok) return minimum;
  if (minimum.value === 0) return refuse({ code: 'half-wholesale' });
  return accept({ normal: normal.value, wholesale: { price: price.value, minimum: minimum.value } });
}

export const tablePriceToWire = (
  productId: ProductId,
  { normal, wholesale }: TablePrice,
): WireTablePrice => ({
  idproduto: productId,
  preco: toReais(normal),
  ...(wholesale === undefined
    ? {}
    : { precoatacado: toReais(wholesale.price), minatacado: toNumber(wholesale.minimum) }),
});

export const tablePriceFromAnswer = ({ preco, precoatacado, minatacado }: WireTablePrice): TablePrice => ({
  normal: fromReais(preco),
  ...(precoatacado === undefined || minatacado === undefined
    ? {}
    : { wholesale: { price: fromReais(precoatacado), minimum: fromNumber(minatacado) } }),
});
