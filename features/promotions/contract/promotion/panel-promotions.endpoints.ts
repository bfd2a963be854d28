import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  addPromotionSchema,
  amendPromotionSchema,
  changePromotionSchema,
  endPromotionSchema,
  getPromotionSchema,
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
export const getPromotionEndpoint = endpoint<typeof getPromotionSchema>(
  'GET',
  '/v4/painel/:idfornecedor/ofertas/:idoferta',
);
export const amendPromotionEndpoint = endpoint<typeof amendPromotionSchema>(
  'PATCH',
  '/v4/painel/:idfornecedor/ofertas/:idoferta',
);
