import type { Offer } from '#features/pricing/domain/offer.ts';
import type { Quantity } from '#kernel/quantity.ts';
import type { ProductCard } from '../../domain/product.ts';
import { TierTable } from './tier-table.tsx';

interface MoreForLessProps {
  readonly product: Pick<ProductCard, 'unit' | 'increments'>;
  readonly offer: Offer;
  readonly quantity: Quantity;
}

/** What buying more gives: promotions, which only a cart decides, and the prices of larger quantities. */
export function MoreForLess(props: MoreForLessProps) {
  const { promotions = [] } = props.offer;
  return (
    <>
      {promotions.length > 0 && (
        <ul
          aria-label="Ofertas"
          className="flex flex-col gap-1 rounded-lg bg-success-soft px-4 py-2.5 text-sm"
        >
          {promotions.map(({ id, label }) => (
            <li key={id} className="text-success">
              Oferta no carrinho: <strong>{label}</strong>
            </li>
          ))}
        </ul>
      )}
      <TierTable {...props} />
    </>
  );
}
