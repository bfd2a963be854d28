import type { FastifyInstance } from 'fastify';
import { defined } from '#kernel/defined.ts';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { parseFields } from '#platform/http/body/body-parsers.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { listRatingsSchema, rateOrderSchema } from '../../contract/ratings/order-rating.schema.ts';
import { ratingFromForm, ratingToWire } from '../../contract/ratings/order-rating.wire.ts';
import { ratingTexts } from '../../contract/ratings/order-rating-texts.ts';
import {
  getProductRatingSchema,
  moderateCommentSchema,
} from '../../contract/ratings/product-rating.schema.ts';
import { productRatingToWire } from '../../contract/ratings/product-rating.wire.ts';
import {
  getProductRatingEndpoint,
  listRatingsEndpoint,
  moderateCommentEndpoint,
  rateOrderEndpoint,
} from '../../contract/ratings/ratings.endpoints.ts';
import { moderateComment } from '../ratings/moderate-comment.ts';
import { productRating } from '../ratings/product-rating.ts';
import { rateOrder } from '../ratings/rate-order.ts';
import { shopRatings } from '../ratings/shop-ratings.ts';

/** Clients rate delivered orders; the shop's staff read and moderate the ratings, everybody reads a product's. Spec 7, avaliar. */
export function ratingsRoutes(app: FastifyInstance): void {
  parseFields(app, (forms) => {
    serve(
      forms,
      rateOrderEndpoint,
      rateOrderSchema,
      { access: 'customer', act: 'orders:rate' },
      async (context, { params, body }) =>
        ratingToWire(orRefuse(await rateOrder(context, params.numpedido, ratingFromForm(body)), ratingTexts)),
    );
  });

  const readers = { access: 'staff', permission: 'orders:read' } as const;
  serve(app, listRatingsEndpoint, listRatingsSchema, readers, async (context, { query }) => {
    const { ratings, total, average } = await shopRatings(context, query.nota, pageFromWire(query));
    const page = pageToWire(
      query,
      total,
      ratings.map(({ orderNumber, stars, comment, published, hiddenAt, ratedAt, changedAt, client }) => ({
        numpedido: orderNumber,
        nota: stars,
        comentario: comment,
        publicado: published,
        oculto: hiddenAt !== null,
        avaliadoEm: ratedAt.toISOString(),
        alteradoEm: changedAt.toISOString(),
        cliente: { idcliente: client.clientId, nome: client.name },
      })),
    );
    return {
      ...page,
      ...defined({ media: average === undefined ? undefined : Math.round(average * 100) / 100 }),
    };
  });

  const moderators = { access: 'staff', permission: 'orders:write' } as const;
  serve(
    app,
    moderateCommentEndpoint,
    moderateCommentSchema,
    moderators,
    async (context, { params, body }) => {
      const { hidden } = orRefuse(await moderateComment(context, params.numpedido, body.oculto), ratingTexts);
      return { oculto: hidden };
    },
  );

  serve(
    app,
    getProductRatingEndpoint,
    getProductRatingSchema,
    { access: 'anyone' },
    async (context, { params }) => productRatingToWire(await productRating(context, params.idproduto)),
  );
}
