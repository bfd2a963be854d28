import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  addTypeSchema,
  changeTypeSchema,
  closeTypeSchema,
  listSubscriptionTypesSchema,
  listTypesSchema,
} from './subscription-type.schema.ts';

export const listSubscriptionTypesEndpoint = endpoint<typeof listSubscriptionTypesSchema>(
  'GET',
  '/v4/subscription/type/list/:idfornecedor',
);
export const listTypesEndpoint = endpoint<typeof listTypesSchema>(
  'GET',
  '/v4/painel/:idfornecedor/tipos-assinatura',
);
export const addTypeEndpoint = endpoint<typeof addTypeSchema>(
  'POST',
  '/v4/painel/:idfornecedor/tipos-assinatura',
);
export const changeTypeEndpoint = endpoint<typeof changeTypeSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/tipos-assinatura/:idtipoassinatura',
);
export const closeTypeEndpoint = endpoint<typeof closeTypeSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/tipos-assinatura/:idtipoassinatura',
);
