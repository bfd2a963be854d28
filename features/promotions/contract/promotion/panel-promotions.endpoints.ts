import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  addPromotionSchema,
  changePromotionSchema,
  endPromotionSchema,
  listPromotionsSchema,
} from './panel-promotions.schema.ts';

export const listPromotionsEndpoint = endpoint<typeof listPromotionsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/ofertas',
);
export const addPromotionEndpoint = endpoint<typeof addPromotionSchema>(
  'POST',
  '/v4/painel/:idfornecedor/ofertas',
);
export const changePromotionEndpoint = endpoint<typeof changePromotionSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/ofertas/:idoferta',
);
export const endPromotionEndpoint = endpoint<typeof endPromotionSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/ofertas/:idoferta',
);
