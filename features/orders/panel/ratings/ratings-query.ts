import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/web/api.ts';
import { listRatingsEndpoint } from '../../contract/ratings/ratings.endpoints.ts';
import { STARS, type StarCount } from '../../domain/order-rating.ts';

export const ratingsKey = (shopId: string) => ['panel', shopId, 'ratings'] as const;

export interface RatingRow {
  readonly number: number;
  readonly stars: StarCount;
  readonly comment: string;
  /** The client lets everybody read the comment. */
  readonly published: boolean;
  /** The shop keeps it off the pages of products. */
  readonly hidden: boolean;
  readonly changedAt: number;
  readonly client: string;
}

interface Wish {
  readonly page: number;
  readonly stars: string | undefined;
}

/** The newest first. */
export const ratingsQuery = (api: Api, shopId: string, { page, stars = '' }: Wish) =>
  queryOptions({
    queryKey: [...ratingsKey(shopId), page, stars] as const,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const query = { pagina: page, ...(stars === '' ? {} : { nota: Number(stars) }) };
      const found = await api.call(
        listRatingsEndpoint,
        { params: { idfornecedor: shopId }, query },
        { signal },
      );
      const rows = found.dados.map(
        (row): RatingRow => ({
          number: row.numpedido,
          stars: STARS.find((count) => count === row.nota) ?? 1,
          comment: row.comentario,
          published: row.publicado,
          hidden: row.oculto,
          changedAt: Date.parse(row.alteradoEm),
          client: row.cliente.nome,
        }),
      );
      return { rows, total: found.total, pages: found.paginas, average: found.media };
    },
  });
