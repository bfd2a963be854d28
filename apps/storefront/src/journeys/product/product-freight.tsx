import type { ProductDetail } from '#features/catalog/domain/product.ts';
import { firstQuantity } from '#features/catalog/storefront/price/shown-price.ts';
import { FreightByCep } from '#features/delivery/storefront/freight/freight-by-cep.tsx';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { cartControls } from './product-controls.ts';

/** Freight for the quantity in the cart or chosen beside the button, else for the smallest order. */
export function ProductFreight({ product }: { readonly product: ProductDetail }) {
  const shop = useShop();
  const quantity = cartControls.useQuantity(product);
  if (!product.available || product.offer === undefined) return null;
  return (
    <FreightByCep
      shop={shop}
      productId={product.id}
      quantity={quantity || firstQuantity(product.increments)}
    />
  );
}
