import { endpoint } from '#platform/contract/endpoint.ts';
import type { listNfesSchema } from './nfe.schema.ts';

export const listNfes = endpoint<typeof listNfesSchema>(
  'GET',
  '/v4/painel/:idfornecedor/pedidos/:numpedido/notas',
);
