import { endpoint } from '#platform/contract/endpoint.ts';
import type { removeNfeSchema } from './nfe.schema.ts';

export const removeNfe = endpoint<typeof removeNfeSchema>(
  'DELETE',
  '/v4/painel/:idfornecedor/pedidos/:numpedido/notas/:chave',
);
