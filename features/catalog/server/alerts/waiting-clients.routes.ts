import type { FastifyInstance } from 'fastify';
import { pageFromWire, pageToWire } from '#platform/contract/page.wire.ts';
import { orRefuse } from '#platform/http/refusal.ts';
import { serve } from '#platform/http/serve.ts';
import { listWaitingClientsSchema } from '../../contract/alerts/waiting-clients.schema.ts';
import { waitingClientToWire } from '../../contract/alerts/waiting-clients.wire.ts';
import { listWaitingClientsEndpoint } from '../../contract/panel/panel-stock.endpoints.ts';
import { catalogTexts } from '../../contract/texts.ts';
import { waitingClients } from './waiting-clients.ts';

/** Names people, so it needs the permission of the shop's other lists of clients. */
export function waitingClientsRoutes(app: FastifyInstance): void {
  const readers = { access: 'staff', permission: 'clients:read' } as const;
  serve(app, listWaitingClientsEndpoint, listWaitingClientsSchema, readers, async (context, call) => {
    const page = await waitingClients(context, call.params.idproduto, pageFromWire(call.query));
    const { clients, total } = orRefuse(page, catalogTexts);
    return pageToWire(call.query, total, clients.map(waitingClientToWire));
  });
}
