import { endpoint } from '#platform/contract/endpoint.ts';
import type { listRatingsSchema, rateOrderSchema } from './order-rating.schema.ts';
import type { getProductRatingSchema, moderateCommentSchema } from './product-rating.schema.ts';

export const rateOrderEndpoint = endpoint<typeof rateOrderSchema>(
  'POST',
  '/v1/app/:idcliente/pedido/:numpedido/avaliar',
);
export const listRatingsEndpoint = endpoint<typeof listRatingsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/avaliacoes',
);
export const moderateCommentEndpoint = endpoint<typeof moderateCommentSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/avaliacoes/:numpedido',
);
export const getProductRatingEndpoint = endpoint<typeof getProductRatingSchema>(
  'GET',
  '/v2/app/fornecedor/:idfornecedor/produto/:idproduto/avaliacoes',
);
