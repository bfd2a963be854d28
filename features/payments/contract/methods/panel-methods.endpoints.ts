/** Payment methods and provider accounts for staff. */
import { endpoint } from '#platform/contract/endpoint.ts';
import type * as schemas from './panel-methods.schema.ts';

const panel = '/v4/painel/:idfornecedor';

export const listMethodsEndpoint = endpoint<typeof schemas.listMethodsSchema>(
  'GET',
  `${panel}/formas-pagamento`,
);
export const addMethodEndpoint = endpoint<typeof schemas.addMethodSchema>(
  'POST',
  `${panel}/formas-pagamento`,
);
export const changeMethodEndpoint = endpoint<typeof schemas.changeMethodSchema>(
  'PUT',
  `${panel}/formas-pagamento/:idformapagto`,
);
export const orderMethodsEndpoint = endpoint<typeof schemas.orderMethodsSchema>(
  'PUT',
  `${panel}/ordem-formas-pagamento`,
);
export const testAccountEndpoint = endpoint<typeof schemas.testAccountSchema>(
  'POST',
  `${panel}/contas-pagamento/:provedor/teste`,
);
