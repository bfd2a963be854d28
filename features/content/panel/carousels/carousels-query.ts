import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import {
  type CarouselToEdit,
  carouselToEditFromWire,
} from '../../contract/carousels/edited-carousel.wire.ts';
import {
  getCarouselEndpoint,
  panelListCarouselsEndpoint,
} from '../../contract/carousels/panel-carousels.endpoints.ts';

export const carouselsKey = (shopId: string) => ['panel', shopId, 'carousels'] as const;

/** As many as a shop has at most. */
const LIMIT = 100;

/** All of them, in the shop's order. */
export const carouselsQuery = (api: Api, shopId: string) =>
  queryOptions({
    queryKey: [...carouselsKey(shopId), 'list'] as const,
    queryFn: async ({ signal }): Promise<readonly CarouselToEdit[]> => {
      const query = { pagina: 1, limite: LIMIT };
      const params = { idfornecedor: shopId };
      const { dados } = await api.call(panelListCarouselsEndpoint, { params, query }, { signal });
      return dados.map(carouselToEditFromWire);
    },
  });

export const carouselQuery = (api: Api, shopId: string, id: string) =>
  queryOptions({
    queryKey: [...carouselsKey(shopId), id] as const,
    queryFn: async ({ signal }) =>
      carouselToEditFromWire(
        await api.call(
          getCarouselEndpoint,
          { params: { idfornecedor: shopId, idcarrossel: id } },
          { signal },
        ),
      ),
  });
