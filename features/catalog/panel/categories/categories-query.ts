import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { listPanelCategoriesEndpoint } from '../../contract/categories/panel/panel-categories.endpoints.ts';
import { editedCategoryFromWire } from '../../contract/categories/panel/panel-category.wire.ts';
import type { EditedCategory } from '../../domain/categories/edited-category.ts';
import { productsKey } from '../products-query.ts';

const categoriesKey = (shopId: string) => ['panel', shopId, 'category-tree'] as const;

/** The whole tree in the shop's order, each subcategory after its parent. */
export const categoryTreeQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: categoriesKey(shopId),
    queryFn: async ({ signal }): Promise<readonly EditedCategory[]> => {
      const params = { idfornecedor: shopId };
      const { categorias } = await api.call(listPanelCategoriesEndpoint, { params }, { signal });
      return categorias.map(editedCategoryFromWire);
    },
  });

/** After a change: products name categories, too. */
export const refreshCategories = async (queryClient: QueryClient, shopId: string): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: categoriesKey(shopId) }),
    queryClient.invalidateQueries({ queryKey: productsKey(shopId) }),
  ]);
};

/** 'Bebidas › Cafés' */
export function fullName(tree: readonly EditedCategory[], { name, parentId }: EditedCategory): string {
  const parent = tree.find(({ id }) => id === parentId);
  return parent === undefined ? name : `${parent.name} › ${name}`;
}
