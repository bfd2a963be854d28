import { ONE, thousandths } from '#kernel/quantity.ts';
import type { ProductCard } from '../../domain/product.ts';
import { amountWords } from '../words/unit-words.ts';

const FEW = thousandths(5_000);

type Stocked = Pick<ProductCard, 'stock' | 'available' | 'unit'>;

/** Whether little stock is left; never for untracked stock. */
export const fewLeft = ({ stock, available }: Stocked): boolean =>
  available && stock !== undefined && stock <= FEW;

export function StockNote({ product }: { readonly product: Stocked }) {
  if (product.stock === undefined || !fewLeft(product)) return null;
  return (
    <span className="font-medium text-danger text-sm">
      {product.stock < 2 * ONE ? 'Resta' : 'Restam'} {amountWords(product.stock, product.unit)}
    </span>
  );
}
