/** Ways to fill an empty cart: the last order, the client's lists, and the shop's categories. */
import { useQuery } from '@tanstack/react-query';
import { CategoryTiles } from '#features/catalog/storefront/list/category-tiles.tsx';
import { categoriesQuery } from '#features/catalog/storefront/queries/categories-query.ts';
import { LastOrder } from '#features/orders/storefront/repeat/last-order.tsx';
import { ListsToFill } from '#features/shopping-lists/storefront/lists-to-fill.tsx';
import { useShop } from '#features/suppliers/storefront/shop-context.ts';
import { useApi } from '#platform/web/use-api.ts';

export function WaysToFill() {
  const api = useApi();
  const { id } = useShop();
  const { data: categories = [] } = useQuery(categoriesQuery(api, id));
  return (
    <div className="mx-auto flex w-full max-w-225 flex-col gap-6">
      <LastOrder />
      <ListsToFill />
      <CategoryTiles categories={categories.slice(0, MAX)} label="Comprar por categoria" />
    </div>
  );
}

/** Fits into two rows. */
const MAX = 10;
