import { ProductImage } from '#features/catalog/storefront/card/product-image.tsx';
import { ComboTile } from '#features/promotions/storefront/combo-tile.tsx';
import { formatMoney } from '#kernel/money.ts';
import { countCart, productsWords } from '../domain/count-products.ts';
import { cartSums } from '../domain/pricing/cart-totals.ts';
import { useCartLines } from './use-cart.ts';

/** Maximum pictures. */
const SHOWN = 4;

/** What waits in the cart, on a step between it and the order. Nothing while the cart is empty or not loaded yet. */
export function CartRecap() {
  const lines = useCartLines();
  if (lines.length === 0) return null;
  const priced = lines.every(({ price }) => price !== undefined);
  return (
    <section
      aria-label="No seu carrinho"
      className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-md bg-sunken p-3.5"
    >
      <ul aria-hidden="true" className="flex gap-1.5">
        {lines.slice(0, SHOWN).map(({ product }) => (
          <li key={`${product.id} ${product.combo !== undefined}`}>
            {product.combo === undefined ? (
              <ProductImage
                product={{ ...product, available: true }}
                alt=""
                sizes="44px"
                className="size-11 rounded-md p-1"
              />
            ) : (
              <ComboTile parts={product.combo.parts} className="size-11 rounded-md" />
            )}
          </li>
        ))}
      </ul>
      <p className="text-right text-sm">
        <span className="text-ink-2">{productsWords(countCart(lines))}</span>
        {priced && (
          <strong className="block text-base tabular-nums">{formatMoney(cartSums(lines).subtotal)}</strong>
        )}
      </p>
    </section>
  );
}
