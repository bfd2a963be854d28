import { ONE, thousandths } from '#kernel/quantity.ts';
import type { ProductCard } from '../../domain/product.ts';
import { amountWords } from '../words/unit-words.ts';

const FEW = thousandths(5_000);

/** Tells when few are left; a stock that is not tracked or ample needs no words. */
export function StockNote({
  product,
}: {
  readonly product: Pick<ProductCard, 'stock' | 'available' | 'unit'>;
}) {
  if (!product.available || product.stock === undefined || product.stock > FEW) return null;
  return (
    <span className="font-medium text-danger text-sm">
      {product.stock < 2 * ONE ? 'Resta' : 'Restam'} {amountWords(product.stock, product.unit)}
    </span>
  );
}
