import { Type } from 'typebox';
import type { EndpointSchema } from '#platform/contract/endpoint.ts';
import { uuid } from '#platform/contract/fields.schema.ts';

export const liveTicketSchema = {
  summary:
    'Um bilhete para ouvir, por websocket (Socket.IO em /v4/ao-vivo/, auth.ticket), quando um pedido do cliente muda. Vale uma vez, por 30 segundos.',
  tag: 'Orders',
  params: Type.Object({ idfornecedor: uuid }),
  answer: Type.Object({ bilhete: Type.String() }),
} as const satisfies EndpointSchema;
