import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import {
  type ListedPage,
  listedPageFromWire,
  listedVersionFromWire,
  pageToEditFromWire,
} from '../../contract/edited-page.wire.ts';
import {
  getPageEndpoint,
  listPagesEndpoint,
  listVersionsEndpoint,
} from '../../contract/panel-pages.endpoints.ts';

export const pagesKey = (shopId: string) => ['panel', shopId, 'pages'] as const;

const LIMIT = 100;

/** All of them, in the shop's order: a shop has at most 200. */
export const pagesQuery = (api: Api, shopId: string, archived: boolean) =>
  queryOptions({
    queryKey: [...pagesKey(shopId), 'list', archived] as const,
    queryFn: async ({ signal }): Promise<readonly ListedPage[]> => {
      const found: ListedPage[] = [];
      for (let pagina = 1; ; pagina += 1) {
        const query = { arquivadas: archived, pagina, limite: LIMIT };
        const { dados, paginas } = await api.call(
          listPagesEndpoint,
          { params: { idfornecedor: shopId }, query },
          { signal },
        );
        found.push(...dados.map(listedPageFromWire));
        if (pagina >= paginas) return found;
      }
    },
  });

export const pageQuery = (api: Api, shopId: string, id: string) =>
  queryOptions({
    queryKey: [...pagesKey(shopId), id] as const,
    queryFn: async ({ signal }) =>
      pageToEditFromWire(
        await api.call(getPageEndpoint, { params: { idfornecedor: shopId, idpagina: id } }, { signal }),
      ),
  });

/** The last ones; `version` is the latest, so that a save asks again. */
export const versionsQuery = (api: Api, shopId: string, id: string, version: number) =>
  queryOptions({
    queryKey: [...pagesKey(shopId), id, 'versions', version] as const,
    queryFn: async ({ signal }) => {
      const params = { idfornecedor: shopId, idpagina: id };
      const query = { pagina: 1, limite: LIMIT };
      const { dados } = await api.call(listVersionsEndpoint, { params, query }, { signal });
      return dados.map(listedVersionFromWire);
    },
  });
