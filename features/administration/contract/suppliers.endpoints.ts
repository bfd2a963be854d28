import { endpoint } from '#platform/contract/endpoint.ts';
import type {
  changeShopBehaviourSchema,
  changeShopIdentitySchema,
  changeShopStateSchema,
  listShopsSchema,
  openShopSchema,
  publishShopSchema,
  showShopSchema,
  showShopSetupSchema,
} from './suppliers.schema.ts';

export const listShopsEndpoint = endpoint<typeof listShopsSchema>('GET', '/v4/plataforma/fornecedores');
export const openShopEndpoint = endpoint<typeof openShopSchema>('POST', '/v4/plataforma/fornecedores');
export const showShopEndpoint = endpoint<typeof showShopSchema>(
  'GET',
  '/v4/plataforma/fornecedores/:idfornecedor',
);
export const changeShopIdentityEndpoint = endpoint<typeof changeShopIdentitySchema>(
  'PUT',
  '/v4/plataforma/fornecedores/:idfornecedor',
);
export const changeShopBehaviourEndpoint = endpoint<typeof changeShopBehaviourSchema>(
  'PUT',
  '/v4/plataforma/fornecedores/:idfornecedor/comportamento',
);
export const changeShopStateEndpoint = endpoint<typeof changeShopStateSchema>(
  'PUT',
  '/v4/plataforma/fornecedores/:idfornecedor/situacao',
);

/** For the shop's own people. */
export const showShopSetupEndpoint = endpoint<typeof showShopSetupSchema>(
  'GET',
  '/v4/painel/:idfornecedor/preparo',
);
export const publishShopEndpoint = endpoint<typeof publishShopSchema>(
  'POST',
  '/v4/painel/:idfornecedor/preparo/publicar',
);
