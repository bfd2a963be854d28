import { Type } from 'typebox';
import { uuid } from '#features/catalog/contract/fields.schema.ts';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';

export const liveTicketSchema = {
  summary:
    'Um bilhete para ouvir, por websocket (Socket.IO em /v4/ao-vivo/, auth.ticket), quando um pedido do cliente muda. Vale uma vez, por 30 segundos.',
  tag: 'Orders',
  params: Type.Object({ idfornecedor: uuid }),
  answer: Type.Object({ bilhete: Type.String() }),
} as const satisfies EndpointSchema;
