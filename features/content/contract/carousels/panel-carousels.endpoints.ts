import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  addCarouselSchema,
  changeCarouselSchema,
  getCarouselSchema,
  orderCarouselsSchema,
  panelListCarouselsSchema,
  removeCarouselSchema,
} from './panel-carousels.schema.ts';

export const panelListCarouselsEndpoint = endpoint<typeof panelListCarouselsSchema>(
  'GET',
  '/v4/painel/:idfornecedor/carrosseis',
);
export const addCarouselEndpoint = endpoint<typeof addCarouselSchema>(
  'POST',
  '/v4/painel/:idfornecedor/carrosseis',
);
export const orderCarouselsEndpoint = endpoint<typeof orderCarouselsSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/ordem-carrosseis',
);
export const getCarouselEndpoint = endpoint<typeof getCarouselSchema>(
  'GET',
  '/v4/painel/:idfornecedor/carrosseis/:idcarrossel',
);
export const changeCarouselEndpoint = endpoint<typeof changeCarouselSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/carrosseis/:idcarrossel',
);
export const removeCarouselEndpoint = endpoint<typeof removeCarouselSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/carrosseis/:idcarrossel',
);
