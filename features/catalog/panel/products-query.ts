import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { listCategoriesEndpoint } from '../contract/categories/categories.endpoints.ts';
import { categoryFromWire } from '../contract/categories/category.wire.ts';
import { getPanelProductEndpoint } from '../contract/panel/panel-edit.endpoints.ts';
import { editedProductFromWire } from '../contract/panel/panel-edit.wire.ts';
import {
  listPanelBrandsEndpoint,
  listPanelProductsEndpoint,
} from '../contract/panel/panel-list.endpoints.ts';
import { listedProductFromWire } from '../contract/panel/panel-list.wire.ts';
import { listMovementsEndpoint } from '../contract/panel/panel-stock.endpoints.ts';
import { movementFromWire } from '../contract/panel/panel-stock.wire.ts';

export const productsKey = (shopId: string) => ['panel', shopId, 'products'] as const;

type TableQuery = Readonly<Record<string, string | number>>;

/** A page of the list; filters of the address that are switches arrive as 'sim'. */
export const panelProductsQuery = (api: Api, shopId: string, query: TableQuery) =>
  queryOptions({
    queryKey: [...productsKey(shopId), 'list', query] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const { mostrar, ...rest } = query;
      const flag = mostrar === undefined ? {} : { [String(mostrar)]: true };
      const call = { params: { idfornecedor: shopId }, query: { ...rest, ...flag, limite: 20 } };
      const { dados, total, paginas } = await api.call(listPanelProductsEndpoint, call, { signal });
      return { products: dados.map(listedProductFromWire), total, pages: paginas };
    },
  });

/** The products of the grid, by name. */
export const gridProductsQuery = (api: Api, shopId: string, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...productsKey(shopId), 'grid', ids] as const,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const query = { ids: ids.join(','), limite: 100 };
      const call = { params: { idfornecedor: shopId }, query };
      const { dados } = await api.call(listPanelProductsEndpoint, call, { signal });
      return dados.map(listedProductFromWire);
    },
  });

export const panelProductQuery = (api: Api, shopId: string, productId: string) =>
  queryOptions({
    queryKey: [...productsKey(shopId), 'one', productId] as const,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId, idproduto: productId };
      return editedProductFromWire(await api.call(getPanelProductEndpoint, { params }, { signal }));
    },
  });

export const movementsQuery = (api: Api, shopId: string, productId: string, page: number) =>
  queryOptions({
    queryKey: [...productsKey(shopId), 'movements', productId, page] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId, idproduto: productId };
      const call = { params, query: { pagina: page, limite: 20 } };
      const { dados, paginas } = await api.call(listMovementsEndpoint, call, { signal });
      return { movements: dados.map(movementFromWire), pages: paginas };
    },
  });

export const panelBrandsQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: [...productsKey(shopId), 'brands'] as const,
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId };
      const { marcas } = await api.call(listPanelBrandsEndpoint, { params }, { signal });
      return marcas.map(({ chave, nome }) => ({ value: chave, label: nome }));
    },
  });

/** The shop's categories as choices, children under their parents. */
export const categoryOptionsQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: [...productsKey(shopId), 'categories'] as const,
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const params = { token: 'token', idfornecedor: shopId };
      const { categorias } = await api.call(listCategoriesEndpoint, { params, query: {} }, { signal });
      return categorias
        .map(categoryFromWire)
        .flatMap(({ id, name, children }) => [
          { value: id, label: name },
          ...children.map((child) => ({ value: child.id, label: `${name} › ${child.name}` })),
        ]);
    },
  });
