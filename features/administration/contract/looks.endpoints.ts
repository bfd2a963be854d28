import { endpoint } from '#platform/contract/endpoint.ts';
import type { lookAtClientSchema, lookAtOrderSchema } from './looks.schema.ts';

const SHOP = '/v4/plataforma/fornecedores/:idfornecedor';

/** POST, because the look itself is recorded. */
export const lookAtOrderEndpoint = endpoint<typeof lookAtOrderSchema>(
  'POST',
  `${SHOP}/pedidos/:numpedido/consultar`,
);
export const lookAtClientEndpoint = endpoint<typeof lookAtClientSchema>(
  'POST',
  `${SHOP}/clientes/:idcliente/consultar`,
);
