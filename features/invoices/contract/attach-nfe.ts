import { endpoint } from '#platform/contract/endpoint.ts';
import type { attachNfeSchema } from './nfe.schema.ts';

export const attachNfe = endpoint<typeof attachNfeSchema>(
  'POST',
  '/v4/painel/:idfornecedor/pedidos/:numpedido/notas',
);
