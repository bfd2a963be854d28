import { parseQuantity } from '#kernel/quantity.ts';
import type { WantedProduct } from '../domain/fee.ts';

export interface WireWantedProduct {
  readonly id?: string;
  readonly idproduto?: string;
  readonly quantidade: number;
}

/** A product's id has two spellings on the wire; the schema requires one of them. */
export const wantedProductsFromWire = (wire: readonly WireWantedProduct[]): WantedProduct[] =>
  wire.flatMap(({ id, idproduto, quantidade }) => {
    const productId = idproduto ?? id;
    const quantity = parseQuantity(quantidade);
    return productId === undefined || quantity === undefined ? [] : [{ productId, quantity }];
  });
