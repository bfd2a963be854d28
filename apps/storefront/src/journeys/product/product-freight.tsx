import type { ProductDetail } from '#features/catalog/domain/product.ts';
import { shownPrice, shownQuantity } from '#features/catalog/storefront/price/shown-price.ts';
import { usePriceRules } from '#features/catalog/storefront/price/use-price-rules.ts';
import { FreightByCep } from '#features/delivery/storefront/freight/freight-by-cep.tsx';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { times } from '#kernel/money.ts';
import { cartControls } from './product-controls.ts';

/** Freight for the quantity in the cart or chosen beside the button, else for the smallest order. */
export function ProductFreight({ product }: { readonly product: ProductDetail }) {
  const { id, available, offer, increments } = product;
  const shop = useShop();
  const rules = usePriceRules();
  const quantity = shownQuantity(increments, cartControls.useQuantity(product));
  if (!available || offer === undefined) return null;
  const subtotal = times(shownPrice(offer, increments, rules, quantity).price, quantity);
  return <FreightByCep shop={shop} productId={id} quantity={quantity} subtotal={subtotal} />;
}
