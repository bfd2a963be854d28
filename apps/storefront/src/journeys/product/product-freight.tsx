import { useSuspenseQuery } from '@tanstack/react-query';
import { firstQuantity } from '#features/catalog/storefront/price/shown-price.ts';
import type { CatalogScope } from '#features/catalog/storefront/queries/catalog-scope.ts';
import { productQuery } from '#features/catalog/storefront/queries/product-query.ts';
import { FreightByCep } from '#features/delivery/storefront/freight/freight-by-cep.tsx';
import { cartControls } from './product-controls.ts';

interface ProductFreightProps {
  readonly scope: CatalogScope;
  readonly slug: string;
}

/** Freight for the quantity in the cart, or for the minimum quantity. */
export function ProductFreight({ scope, slug }: ProductFreightProps) {
  const { data: product } = useSuspenseQuery(productQuery(scope, slug));
  const inCart = cartControls.useQuantity(product);
  if (!product.available || product.offer === undefined) return null;
  return <FreightByCep productId={product.id} quantity={inCart || firstQuantity(product.increments)} />;
}
