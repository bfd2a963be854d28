import { endpoint } from '#platform/contract/endpoint.ts';
import type { putAddressErpCodeSchema } from './address-erp-code.schema.ts';

/** Spec 3, address: cod_erp. */
export const putAddressErpCodeEndpoint = endpoint<typeof putAddressErpCodeSchema>(
  'PUT',
  '/v4/painel/:idfornecedor/clientes/:idcliente/enderecos/:idendereco/cod-erp',
);
